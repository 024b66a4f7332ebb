import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing
import Text

@Suite("Sentences, joined places and places that say where they are, in lists") struct ListSentenceTests {
    private static let towns = [
        "bristol", "bath", "exeter", "plymouth", "penzance", "porto", "braga", "coimbra", "lisbon", "innsbruck",
        "bozen",
        "verona", "torino", "genova", "parma", "kraków", "lublin", "toruń", "nantes", "rennes", "tours", "seattle",
        "portland", "eugene", "picton", "abel tasman", "kaikoura", "colmar", "freiburg", "reading", "jane", "phoenix",
        "sedona", "flagstaff", "sevilla", "córdoba", "granada",
    ]

    /// The stops, with nights behind a star.
    private func stops(_ text: String) throws -> String {
        let imported = try ListFormat().read(Array(text.utf8), context)
        return imported.trips.flatMap(\.waypoints).map { stop in
            stop.name.text + (stop.plan.nights.map { "*\($0)" } ?? "")
        }.joined(separator: " | ")
    }

    private var context: ImportContext {
        ImportContext(
            fileName: "f", identifiers: SeededIdentifiers(seed: 1),
            readPlace: { text, near in
                if text == "Salamanca" {
                    return .failure(
                        PlaceRefusal("“Salamanca” fits 3 places", foldedNames: ["salamanca"], isKnown: true))
                }
                guard let index = Self.towns.firstIndex(of: text.lowercased()),
                    let place = try? Coordinate(latitude: 40 + Double(index) / 10, longitude: 10)
                else { return FoundPlace.ofCoordinates(text, near: near) }
                return .success(FoundPlace(name: text, location: place, label: text, wasLookedUp: false))
            },
            today: CivilDate(daysSince1970: 20_600))
    }

    @Test(
        "what a line says beside its places is understood",
        arguments: [
            // Two heads, a town between, and where one sleeps.
            (
                "Day 1 - Mon 7 June 2027: Bristol to Exeter, via Bath. Overnight Exeter\n"
                    + "Day 2 - Tue 8 June 2027: Exeter to Plymouth. Overnight Plymouth\n",
                "Bristol | Bath | Exeter*1 | Plymouth*1"
            ),
            ("Phoenix to Sedona, overnight in Flagstaff\n", "Phoenix | Sedona | Flagstaff*1"),
            ("Bath. Overnight in a hostel\nExeter\n", "Bath*1 | Exeter"),
            // Dates of two numbers, and days of the month behind days of the week.
            ("10.08 Kraków\n12.08 Lublin\n15.08 Toruń\n", "Kraków*2 | Lublin*3 | Toruń"),
            (
                "lunedì 7 giugno 2027: Torino\nmartedì 8 : giornata libera\nmercoledì 9: Genova\nvenerdì 11: Parma\n",
                "Torino*2 | Genova*2 | Parma"
            ),
            ("Jour 1 : Nantes - Rennes\nJour 2 : Rennes - Tours\n", "Nantes | Rennes*1 | Tours"),
            ("1. nap: Nantes\n2. nap: Rennes\n4. nap: Tours\n", "Nantes*1 | Rennes*2 | Tours"),
            // Several places of a day.
            ("Bath and Bristol\nExeter & Plymouth\nPenzance\n", "Bath | Bristol | Exeter | Plymouth | Penzance"),
            ("Porto e Braga\nCoimbra + Lisbon\n", "Porto | Braga | Coimbra | Lisbon"),
            ("Sa 5.6. Freiburg\nSo 6.6. Bath und Colmar\nMo 7.6. Colmar\n", "Freiburg*1 | Bath | Colmar"),
            // Places that say where they are.
            ("Bristol\nCamp: 50.1, -5.5\nExeter: 50.72, -3.53\n", "Bristol | Camp | Exeter"),
            ("Camp (50.1, -5.5)\nBath\n", "Camp | Bath"),
            ("Bath\nHotel Sole: https://www.openstreetmap.org/?mlat=44.5&mlon=11.3\n", "Bath | Hotel Sole"),
            ("Bath\nBristol - https://example.org/hotel\n", "Bath | Bristol"),
            // Conversations and sentences.
            (
                "[12.06.27, 10:15] Anna: Porto first\n[12.06.27, 10:16] Ben: then Braga\n"
                    + "[12.06.27, 10:20] Ben: Lisbon at the end?\n",
                "Porto | Braga | Lisbon"
            ),
            ("Picton\nKayaking in Abel Tasman\nWhale watching in Kaikoura\n", "Picton | Abel Tasman | Kaikoura"),
            ("Bath\nDinner in Bath\nExeter\n", "Bath | Exeter"),
            ("Trip to Porto\nBraga\nCoimbra\n", "Braga | Coimbra"),
            (
                "We fly into Seattle on July 3 and stay 2 nights.\nThen we drive to Portland for 1 night.\n",
                "Seattle*2 | Portland*1"
            ),
            // Nights and arrivals.
            ("Bath x2 nights\nBristol × 1 night\n", "Bath*2 | Bristol*1"),
            ("Seattle - 120/night x 2\nPortland - $95/night x 1\n", "Seattle*2 | Portland*1"),
            ("Check in: Bristol, 3pm\nCheck-in: Exeter (2 nights)\n", "Bristol | Exeter*2"),
            ("1. Etappe: Innsbruck – Bozen\n2. Etappe: Bozen – Verona\n", "Innsbruck | Bozen | Verona"),
            ("1. Stop: Bath\n2. Stop: Bristol\n", "Bath | Bristol"),
            // Below the hyphens of a signature there are no stops.
            ("Bath\nBristol\n\n-- \nJane Miller\nSales Manager, Reading\n", "Bath | Bristol"),
            ("Bath\r\n--\r\nReading\r\n", "Bath"),
        ])
    func line(text: String, expected: String) throws {
        #expect(try stops(text) == expected)
    }

    @Test("of several places those that are clear are kept, and the others are told")
    func partly() throws {
        let imported = try ListFormat().read(Array("Bath and Salamanca\nExeter\n".utf8), context)
        #expect(imported.trips.flatMap(\.waypoints).map(\.name.text) == ["Bath", "Exeter"])
        #expect(imported.skipped.map(\.reason) == ["“Salamanca” fits 3 places"])
    }

    @Test("a mail in HTML has the lines of its table, and its letters")
    func markup() throws {
        let mail = """
            From: Marta <marta@example.org>
            Content-Type: text/html; charset=utf-8

            <div>Hola,</div><table><tr><td>7.6.2027</td><td>Sevilla</td><td>2 noches</td></tr>
            <tr><td>9.6.2027</td><td>C&oacute;rdoba</td><td>1 noche</td></tr></table>
            <ul><li>Granada &ndash; 2 noches</li></ul>

            """
        #expect(try stops(mail) == "Sevilla*2 | Córdoba*1 | Granada*2")
    }

    @Test("a day of the week on which a date is not is told with the day that it is")
    func weekday() throws {
        let imported = try ListFormat().read(Array("Tue 9 June 2027: Bath\nExeter\n".utf8), context)
        #expect(
            imported.notices.contains {
                $0.hasSuffix("“Tue 9 June 2027” is on another day of the week: 9 Jun 2027 is a Wednesday")
            })
    }
}
