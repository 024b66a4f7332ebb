import CivilTime
import Entities
import Geodesy
import Interchange
import PlaceNames
import Places
import TestSupport
import Testing

@Suite("Two places in one line, and what is seen on a day") struct ListPairTests {
    private static func known(
        _ name: String, _ kind: PlaceKind, _ longitude: Double, country: String = "GB", people: Int? = nil
    ) -> FoundPlace {
        FoundPlace(
            Place(
                name: name, kinds: PlaceKinds(kind), region: nil, country: country, coordinate: place(57, longitude),
                population: people))
    }

    /// The places by their names. A name behind a comma narrows the one in front, as the gazetteer reads it.
    private static let places = [
        "Inverness": known("Inverness", .town, 0, people: 50_000), "Thurso": known("Thurso", .town, 1, people: 7_000),
        "Wick": known("Wick", .town, 1.5, people: 7_000), "Aberdeen": known("Aberdeen", .town, 3, people: 200_000),
        "Granada": known("Granada", .town, 5, country: "ES", people: 230_000),
        "Alhambra": known("Alhambra", .castle, 5.01, country: "ES"),
        "Ronda": known("Ronda", .town, 6, country: "ES", people: 34_000),
        "Málaga": known("Málaga", .town, 7, country: "ES", people: 570_000),
        "Scotland": known("Scotland", .region, 1), "Loch Ness": known("Loch Ness", .lake, 0.3),
        "Skye": known("Isle of Skye", .island, -2), "Portree": known("Portree", .town, -2.1, people: 2_000),
        "Siena": known("Siena", .town, 9, country: "IT", people: 53_000),
        "Piazza del Campo": known("Piazza del Campo", .sight, 9.01, country: "IT"),
    ]

    private func list(_ text: String) throws -> [String] {
        let imported = try ListFormat().read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1),
                readPlace: { text, near in
                    let name = text.split(separator: ",")[0]
                    guard let place = Self.places[String(name)] else {
                        return FoundPlace.ofCoordinates(text, near: near)
                    }
                    return .success(place)
                },
                today: CivilDate(daysSince1970: 20_900)))
        return imported.trips.flatMap { trip in
            trip.waypoints.map { stop in
                [stop.name.text, stop.plan.nights.map { "\($0)" }, stop.note?.text].compactMap { $0 }
                    .joined(separator: "|")
            }
        } + imported.skipped.map(\.reason)
    }

    @Test("Two towns with a comma between them are two stops of one day, of which the last has the night")
    func twoTowns() throws {
        #expect(
            try list("Day 1: Inverness\nDay 2: Thurso, Wick\nDay 3: Aberdeen\n") == [
                "Inverness|1", "Thurso", "Wick|1", "Aberdeen",
            ])
        #expect(
            try list("Day 1: Inverness\nDay 2-3: Thurso\nDay 4: Wick and back to Inverness\n").prefix(2) == [
                "Inverness|1", "Thurso|2",
            ])
    }

    @Test("A sight behind its town is said of that; a region and the town of a province say where the first is")
    func whereabouts() throws {
        #expect(
            try list("Granada, Alhambra\nRonda, Málaga\nThurso, Scotland\n") == ["Granada|Alhambra", "Ronda", "Thurso"])
    }

    @Test("A sight that is elsewhere says nothing of where a town is, and is kept")
    func sightElsewhere() throws {
        #expect(try list("Wick, Alhambra\nThurso\n") == ["Wick|Alhambra", "Thurso"])
    }

    @Test("A sentence with a label below a day is said of it")
    func labelled() throws {
        #expect(
            try list("Day 1: Siena\nStadtbesichtigung: Dom, Ronda.\nDay 2: Wick\n") == [
                "Siena|1|Stadtbesichtigung: Dom, Ronda.", "Wick",
            ])
    }

    @Test("Two places with a word between them are two, where the whole is no name")
    func joined() throws {
        #expect(try list("Inverness & Loch Ness\nWick\n") == ["Inverness", "Loch Ness", "Wick"])
        #expect(try list("Wick\nSkye / Portree, 3 nights\n") == ["Wick", "Portree|3|Skye"])
    }

    @Test("What one sees in the town of a day is said of that, with its nights")
    func sightOfDay() throws {
        #expect(
            try list("## Day 1: Siena\nPiazza del Campo, 2 nights\n\n## Day 3: Wick\n") == [
                "Siena|2|Piazza del Campo", "Wick",
            ])
    }

    @Test("Ticks behind a place are no part of its name", arguments: ["✔", "✅", "🚗", "👍🏽"])
    func ticks(sign: String) throws {
        #expect(try list("Wick \(sign)\nThurso\n") == ["Wick", "Thurso"])
    }

    @Test(
        "Sentences below the way of a day are said of where it ends, whatever places they name",
        arguments: [
            "Breakfast. Visit of Ronda. Continue to Wick.", "Salida a las 8:00 h. Llegada a Wick, cena y alojamiento.",
            "Frühstück. Besichtigung von Thurso. Weiterfahrt nach Wick.", "Rückfahrt nach Wick.",
        ])
    func sentences(text: String) throws {
        #expect(
            try list("Day 1: Inverness – Thurso\nDay 2: Thurso – Wick\n\(text)\nDay 3: Wick – Aberdeen\n") == [
                "Inverness", "Thurso|1", "Wick|1|\(text)", "Aberdeen",
            ])
    }

    @Test("The length of a drive and a house behind the name of a place are said of it")
    func lengthAndHouse() throws {
        #expect(
            try list("Inverness\nThurso (170 km) Camping North\nWick (Harbour) Hotel Mackays, 2 nights\n") == [
                "Inverness", "Thurso|170 km\nCamping North", "Wick|2|Harbour\nHotel Mackays",
            ])
    }
}
