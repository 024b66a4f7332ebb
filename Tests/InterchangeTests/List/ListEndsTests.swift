import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

@Suite("Lines of lists that name both ends or one end of the journey") struct ListEndsTests {
    private static let towns = [
        "paris": 48.9, "dijon": 47.3, "lyon": 45.8, "nice": 43.7, "santa fe nm": 35.7, "santa fe, nm": 35.7,
        "valence": 44.9, "roswell": 33.4, "big bend": 29.3, "big bend np": 29.3, "07743 jena": 50.9,
        "98617 meiningen": 50.6,
        "jena": 50.9, "meiningen": 50.6,
    ]

    /// The names of the trips, each with its stops, and the lines that were skipped.
    private func list(_ text: String) throws -> [String] {
        let imported = try ListFormat().read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1),
                readPlace: { text, near in
                    guard let latitude = Self.towns[text.lowercased()] else {
                        return FoundPlace.ofCoordinates(text, near: near)
                    }
                    return .success(
                        FoundPlace(name: text, location: place(latitude, 4), label: text, wasLookedUp: true))
                }, today: CivilDate(daysSince1970: 20_900)))
        return imported.trips.flatMap { [$0.name.text] + $0.waypoints.map(\.name.text) }
            + imported.skipped.map { "\($0.line)" }
    }

    @Test(
        "A first line that goes from the first place of the list to a later one is its title",
        arguments: [
            ("Paris - Nice\n* Paris\n* Dijon\n* Lyon\n* Nice\n", ["Paris - Nice", "Paris", "Dijon", "Lyon", "Nice"]),
            ("Paris to Nice\nParis\nLyon (2 nights)\nNice\n", ["Paris to Nice", "Paris", "Lyon", "Nice"]),
            (
                "Santa Fe NM to Big Bend\n\n1. Santa Fe, NM\n2. Roswell ($5)\n3. Big Bend NP\n",
                ["Santa Fe NM to Big Bend", "Santa Fe, NM", "Roswell", "Big Bend NP"]
            ),
            (
                "Paris → Nice\nDay 1: Paris\nDay 2: Dijon\nDay 3: Nice\n", ["Paris → Nice", "Paris", "Dijon", "Nice"]
            ),
        ])
    func titles(text: String, expected: [String]) throws {
        #expect(try list(text) == expected)
    }

    @Test(
        "A way is none where the list does not begin at its beginning, or never comes to its end, or it is an item",
        arguments: [
            ("Paris - Dijon\nDijon - Lyon\nLyon - Nice\n", ["f", "Paris", "Dijon", "Lyon", "Nice"]),
            ("Paris - Dijon\nLyon\nNice\n", ["f", "Paris", "Dijon", "Lyon", "Nice"]),
            ("- Paris to Dijon\n- Dijon\n- Nice\n", ["f", "Paris", "Dijon", "Dijon", "Nice"]),
        ])
    func ways(text: String, expected: [String]) throws {
        #expect(try list(text) == expected)
    }

    @Test(
        "Lines of a beginning, an end and the stops between are stops in the order of the journey",
        arguments: [
            "From: Paris\nTo: Nice\nStops: Dijon, Lyon, Valence\n",
            "Start: Paris\nEnd: Nice\nVia: Dijon, Lyon, Valence\n",
            "From: Paris\nVia: Dijon, Lyon, Valence\nTo: Nice\n",
            "Von: Paris\nZiel: Nice\nZwischenstopps: Dijon, Lyon, Valence\n",
        ])
    func labels(text: String) throws {
        let stops = try list(text)
        #expect(stops == ["f", "Paris", "Dijon", "Lyon", "Valence", "Nice"])
    }

    @Test(
        "The lines of an address are one stop, which is called by the first",
        arguments: [
            "Hotel Bär\nLutherplatz 2\n07743 Jena\n\nZum Löwen\nMarkt 8a\n98617 Meiningen\n",
            "Hotel Bär\r\nLutherplatz 2, 07743 Jena\r\n\r\nZum Löwen\r\n5 Markt\r\n98617 Meiningen",
        ])
    func addresses(text: String) throws {
        #expect(try list(text) == ["f", "Hotel Bär", "Zum Löwen"])
    }

    @Test("Lines that are no address stay lines of the list")
    func noAddresses() throws {
        #expect(try list("Paris\nDijon 2\nLyon\nNice\n").contains("Lyon"))
        #expect(try list("Paris\n\nMarkt 5\n98617 Meiningen\n").prefix(2) == ["f", "Paris"])
    }

    @Test("Nights in square brackets are nights")
    func brackets() throws {
        let imported = try ListFormat().read(
            Array("Oban=56.4,-5.4\nWick [2 nights]=58.4,-3.1\nParis [2 nights]\n".utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1),
                readPlace: { text, near in
                    text == "Paris"
                        ? .success(FoundPlace(name: text, location: place(48, 2), label: text, wasLookedUp: true))
                        : FoundPlace.ofCoordinates(text, near: near)
                }, today: CivilDate(daysSince1970: 20_900)))
        #expect(imported.trips[0].waypoints.last?.plan.nights == 2)
    }
}
