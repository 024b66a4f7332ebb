import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing
import Text

@Suite("Nights in other towns, dates and brackets in lists") struct ListNightTests {
    private static let towns = [
        "bath", "bristol", "cardiff", "swansea", "paris", "saint-malo", "roscoff", "brest", "ulm", "augsburg",
        "firenze", "siena", "bologna", "granada", "sevilla", "brüssel", "lyon", "marrakech", "ouarzazate", "tinghir",
        "dublin", "galway", "kilkenny", "killarney", "oban", "luss", "glasgow", "roma", "napoli", "la rochelle",
    ]

    /// The stops of a list that is read on 30 November 2026, with the first day in front, each with nights behind a
    /// star, its cost and its note.
    private func stops(_ text: String) throws -> String {
        let imported = try ListFormat().read(Array(text.utf8), context)
        return imported.trips.map { trip in
            let stops = trip.waypoints.map { stop in
                stop.name.text + (stop.plan.nights.map { "*\($0)" } ?? "")
                    + (stop.plan.cost.map { " \($0.thousandths / 1000)" } ?? "")
                    + (stop.note.map { " (\($0.text.replacingText("\n", with: "; ")))" } ?? "")
            }
            return (trip.plan.start.map { "\($0.text): " } ?? "") + stops.joined(separator: " | ")
        }.joined(separator: " || ")
    }

    private var context: ImportContext {
        ImportContext(
            fileName: "f", identifiers: SeededIdentifiers(seed: 1),
            readPlace: { text, near in
                guard let index = Self.towns.firstIndex(of: text.lowercased()),
                    let place = try? Coordinate(latitude: 40 + Double(index) / 10, longitude: 10)
                else { return FoundPlace.ofCoordinates(text, near: near) }
                return .success(FoundPlace(name: text, location: place, label: text, wasLookedUp: false))
            },
            today: CivilDate(daysSince1970: 20_787))
    }

    @Test(
        "a list without years goes on in the year of the line above",
        arguments: [
            ("Fr 7.8. Brüssel\n8.-10.8. Paris\n", "2026-08-07: Brüssel*1 | Paris*2"),
            (
                "7.8.2026 Ulm\n7.8. Brüssel 1 Nacht\n8.-10.8. Paris\n10.-13.8. Lyon\n",
                "2026-08-07: Ulm | Brüssel*1 | Paris*2 | Lyon*3"
            ),
            ("Fr 7.8. Brüssel 1 Nacht\n8.8.-10.8. Paris\n10.8. Lyon\n", "2026-08-07: Brüssel*1 | Paris*2 | Lyon"),
            ("Fri 7 Aug: Bath\n8-10 Aug: Bristol\n10 Aug: Cardiff\n", "2026-08-07: Bath*1 | Bristol*2 | Cardiff"),
            ("Mer 30/12/2026: Roma\n31.12.-2.1. Napoli\n2.1. Siena\n", "2026-12-30: Roma*1 | Napoli*2 | Siena"),
            // A line that goes back a day has no year of its own either.
            ("8.8.2026 Ulm 1 Nacht\n7.8. Augsburg\n9.8. Lyon\n", "2026-08-08: Ulm*1 | Augsburg (Date: 7.8.) | Lyon"),
        ]
    )
    func years(text: String, expected: String) throws {
        #expect(try stops(text) == expected)
    }

    @Test(
        "the town of the night behind a comma is a stop with the house and its cost",
        arguments: [
            (
                "Wed 13 May: Bath, night in Bristol\nThu 14 May: Cardiff, overnight in Swansea (Grand Hotel, £80)\n",
                "2026-05-13: Bath | Bristol*1 | Cardiff | Swansea*1 80 (Grand Hotel)"
            ),
            (
                "Samedi 9 mai : Départ de Paris à 9h, pause à midi, nuit à Saint-Malo (Hôtel du Port, 115 €)\n"
                    + "Dimanche 10 mai : Roscoff, nuit à Brest\n",
                "2026-05-09: Paris (pause à midi) | Saint-Malo*1 115 (Hôtel du Port) | Roscoff | Brest*1"
            ),
            ("Paris → Brest, nuit à La Rochelle\n", "Paris | Brest | La Rochelle*1"),
            ("Mi 13.5.: Ulm, Übernachtung in Augsburg (Hotel Post)\n", "2026-05-13: Ulm | Augsburg*1 (Hotel Post)"),
            ("Bologna - Firenze, notte a Siena\nRoma, notte a Roma\n", "Bologna | Firenze | Siena*1 | Roma*1"),
            ("Granada, noche en Sevilla\n", "Granada | Sevilla*1"),
            // No town, and the house in the town before.
            ("Bologna - Firenze, notte al Camping Sole, 45€\n", "Bologna | Firenze*1 45 (notte al Camping Sole)"),
            ("Bath, night in Nowhere\nBristol\n", "Bath (night in Nowhere) | Bristol"),
        ]
    )
    func nightsElsewhere(text: String, expected: String) throws {
        #expect(try stops(text) == expected)
    }

    @Test(
        "dates in brackets behind the numbers of days have one order in the whole list",
        arguments: [
            (
                "Giorno 1 (11/9): Bologna - Firenze\nGiorno 2 (12/9): Firenze - Siena\nGiorno 3 (13/9): Siena - Roma\n",
                "Bologna | Firenze*1 | Siena*1 | Roma"
            ),
            (
                "Day 1 (9/11): Bath\nDay 2 (9/12): Bristol\nDay 3 (9/13): Cardiff\n", "Bath*1 | Bristol*1 | Cardiff"
            ),
            ("Tag 1 (10/9): Ulm\nTag 2 (11/9): Augsburg\nTag 3 (12/9): Lyon\n", "Ulm*1 | Augsburg*1 | Lyon"),
            ("Jour 1 (sam 11/9) : Paris\nJour 2 (dim 12/9) : Brest\n", "Paris*1 | Brest"),
        ]
    )
    func bracketedDates(text: String, expected: String) throws {
        let found = try stops(text)
        #expect(String(found.drop { $0 != ":" }.dropFirst(2)) == expected)
        #expect(found.prefix(7) == "2027-09")
    }

    @Test(
        "dashes and slashes in brackets are no signs between places",
        arguments: [
            (
                "Jour 1 : MARRAKECH\nJour 2 : MARRAKECH / OUARZAZATE (200 km – 4h)\nJour 3 : OUARZAZATE / TINGHIR (170 km)\n",
                "MARRAKECH*1 | OUARZAZATE*1 (200 km – 4h) | TINGHIR (170 km)"
            ),
            ("Bath – Bristol (20 km – 30 min) – Cardiff\n", "Bath | Bristol (20 km – 30 min) | Cardiff"),
            ("PARIS / LYON (450 km / 5h)\n", "PARIS | LYON (450 km / 5h)"),
        ]
    )
    func brackets(text: String, expected: String) throws {
        #expect(try stops(text) == expected)
    }

    /// A table of a list with the name of its trip in front.
    private func named(_ text: String) throws -> String {
        let imported = try ListFormat().read(Array(text.utf8), context)
        return "\(imported.trips[0].name.text): \(try stops(text))"
    }

    @Test(
        "a first line with the length of the whole journey is its title",
        arguments: [
            "IRLAND – MIETWAGENRUNDREISE (8 Tage / 7 Nächte)", "IRLAND – 8 Tage / 7 Nächte",
            "Irlande : 8 jours / 7 nuits",
            "ITALIA - TOUR IN AUTO (5 giorni / 4 notti)", "Irland – Mietwagenrundreise",
            "ITALIA - TOUR IN AUTO (5 giorni)",
            "Ireland self-drive tour, 8 days", "Irlanda: 8 días y 7 noches",
        ]
    )
    func titles(title: String) throws {
        #expect(try named("\(title)\nDublin 1 night\nGalway 2 nights\n") == "\(title): Dublin*1 | Galway*2")
    }

    @Test("several lines with lengths are stops")
    func stopsWithLengths() throws {
        let found = try named("Dublin – 3 days / 2 nights\nGalway – 2 days / 1 night\n")
        #expect(found.hasPrefix("f: Dublin*2") && found.containsText(" | Galway*1"))
    }

    @Test(
        "what is written below a day is said of the town of its night",
        arguments: [
            (
                "5. Tag: Killarney – Galway\nCliffs of Moher. Zwei Übernachtungen in Galway.\n7. Tag: Galway – Dublin\n",
                "Killarney | Galway*2 (Cliffs of Moher) | Dublin"
            ),
            (
                "Day 1: Dublin – Killarney\nBy Kilkenny to Killarney. 2 nights in Killarney.\nDay 3: Killarney – Galway\n",
                "Dublin | Killarney*2 (By Kilkenny to Killarney) | Galway"
            ),
            (
                "Jour 1 : MARRAKECH\nJour 2 : MARRAKECH / OUARZAZATE\nLyon. Déjeuner libre. Nuit à l'hôtel.\n"
                    + "Jour 3 : OUARZAZATE / TINGHIR\nRoma. Dîner et nuit à l'hôtel.\n",
                "MARRAKECH*1 | OUARZAZATE*1 (Lyon. Déjeuner libre. Nuit à l'hôtel.)"
                    + " | TINGHIR*1 (Roma. Dîner et nuit à l'hôtel.)"
            ),
            // The same town in three lines, and a day on which one only leaves.
            (
                "Jours 1 et 2 : PARIS / BREST\n2 nuits à Brest.\nJour 3 : BREST\nDépart.\n",
                "PARIS | BREST*2"
            ),
            ("Day 1: Dublin\nDay 2: Galway\nDepart\n", "Dublin*1 | Galway"),
            ("Day 1: Dublin\nDay 3: Rückreise\n", "Dublin*2"), ("Day 1: Dublin\nDay 3: Abflug\n", "Dublin*2"),
            // Nights in another town stay those of that.
            ("Day 1: Dublin\n2 nights in Galway\nDay 3: Killarney\n", "Dublin | Galway*2 | Killarney"),
        ]
    )
    func prose(text: String, expected: String) throws {
        #expect(try stops(text) == expected)
    }

    @Test(
        "places behind other words are found",
        arguments: [
            (
                "- Drive to [Luss](https://example.com/l)\n"
                    + "- Lunch at [Oban](https://example.com)\n- Galway [map](https://example.com/a)\n",
                "Luss (https://example.com/l) | Oban (Lunch at Oban; https://example.com) | Galway (https://example.com/a)"
            ),
            (
                "# Trip\n\n## Day 1 – Sat 5 Sept 2026\n- Pick up van in **Glasgow**\n\n## Day 2\n- Oban\n",
                "2026-09-05: Glasgow*1 | Oban"
            ),
            (
                "# Trip\n\n## Day 1 – Sat 5 Sept 2026\n- Collect the camper in **Glasgow**\n\n## Day 2\n- Oban\n",
                "2026-09-05: Glasgow*1 (Collect the camper in Glasgow) | Oban"
            ),
            ("Sevilla\nzurück über Lyon (1N)\nUlm\n", "Sevilla | Lyon*1 | Ulm"),
            ("Sevilla\nheim nach Ulm\n", "Sevilla | Ulm"), ("Sevilla\nback home\n", "Sevilla (back home)"),
        ]
    )
    func words(text: String, expected: String) throws {
        #expect(try stops(text) == expected)
    }
}
