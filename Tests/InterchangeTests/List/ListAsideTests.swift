import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing
import Text

@Suite("Lines of pasted itineraries that look like stops and are none, and days that are written as agencies do")
struct ListAsideTests {
    /// The towns that are known; a degree is about 150 km.
    private static let towns = [
        "dublin": 1.0, "killarney": 2, "cashel": 2.5, "galway": 3, "porto": 4, "braga": 4.5, "lissabon": 6,
        "pise": 8, "lucques": 8.2, "florence": 8.5, "sienne": 8.8, "auckland": 10, "rotorua": 11, "köln": 12,
        "metz": 13,
        "nancy": 13.5, "dijon": 14, "seattle": 15, "portland": 16, "astoria": 16.5, "rennes": 18, "bozen": 20,
        "bolzano": 20, "boston": 22, "home": 70, "luxemburg": 12.5, "portland, or": 16,
    ]

    /// The name of the trip where the list says it, the stops with their nights, cost, time of leaving and notes, and
    /// behind them the reasons of what was skipped.
    private func list(_ text: String) throws -> (name: String, stops: [String], notices: [String], isRound: Bool) {
        let imported = try ListFormat().read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1),
                readPlace: { text, near in
                    guard let degrees = Self.towns[text.lowercased()],
                        let place = try? Coordinate(latitude: degrees, longitude: degrees)
                    else { return FoundPlace.ofCoordinates(text, near: near) }
                    let name = text == "Portland, OR" ? "Portland" : text
                    return .success(FoundPlace(name: name, location: place, label: text, wasLookedUp: false))
                },
                today: CivilDate(daysSince1970: 20_600)))
        let stops = imported.trips.flatMap { trip in
            trip.waypoints.map { stop in
                [
                    stop.name.text, stop.plan.nights.map { "\($0)" }, stop.plan.cost.map { "cost \($0)" },
                    stop.note.map { $0.text.split(separator: "\n").joined(separator: "/") },
                ].compactMap { $0 }.joined(separator: "|")
            }
        }
        return (
            imported.trips.first?.name.text ?? "", stops + imported.skipped.map(\.reason), imported.notices,
            imported.trips.first?.isRoundTrip ?? false
        )
    }

    @Test(
        "What a price holds gives no stop nights or costs",
        arguments: [
            (
                "Includes: car hire, 7 nights accommodation, breakfast.",
                "Galway|Includes: car hire, 7 nights accommodation, breakfast."
            ),
            ("Inklusive 7 Nächte und 40 € Gutschein", "Galway|Inklusive 7 Nächte und 40 € Gutschein"),
            ("Comprend 7 nuits", "Galway|Comprend 7 nuits"), ("Incluye 7 noches", "Galway|Incluye 7 noches"),
        ])
    func includes(line: String, last: String) throws {
        #expect(
            try list("Day 1: 14 Nov 2026 - Dublin\nDay 2: 15 Nov 2026 - Galway\n\(line)\n").stops == ["Dublin|1", last])
    }

    @Test(
        "All that is below the price of the whole or a heading of what it holds is left out",
        arguments: [
            "Price per person: 899 €", "Prices per person", "Leistungen:", "Im Preis enthalten:", "Included",
            "Le prix comprend :", "El precio incluye:", "La quota comprende:", "Not included:",
            "Tarif : 745 € par personne",
            "Preis pro Person im DZ: ab 899,- €",
        ])
    func footer(line: String) throws {
        let read = try list(
            "Day 1: 14 Nov 2026 - Dublin\nDay 2: 15 Nov 2026 - Galway\n\(line)\n- 7 nights in hotels\nDijon\nMetz, 80 €\n"
        )
        #expect(Array(read.stops.prefix(2)) == ["Dublin|1", "Galway"])
        #expect(read.stops.dropFirst(2).allSatisfy { $0.contains("names no place") } && read.stops.count == 6)
    }

    @Test("A price in the midst of the days ends with the next day")
    func priceWithin() throws {
        #expect(
            try list("Day 1: Dublin\nPrice per person: 20 €\nDay 2: Galway\nIncluded: 1 night\nDay 4: Porto\n").stops
                == [
                    "Dublin|1|Price per person: 20 €", "Galway|2|Included: 1 night", "Porto",
                ])
    }

    @Test("What is visited on the way does not get the nights of the end of the day")
    func visit() throws {
        let text = """
            Day 1 | Mon 07 Sep 2026 | Dublin - Killarney
            Visit Cashel.
            Accommodation: Killarney Plaza Hotel (3 nights)
            Day 4 | Thu 10 Sep 2026 | Killarney - Galway
            """
        #expect(
            try list(text).stops == [
                "Dublin", "Killarney|3|Visit Cashel./Accommodation: Killarney Plaza Hotel", "Galway",
            ])
        let arrival =
            "Day 1: Pise - Lucques\nArrivée à Pise, prise du véhicule. Nuit à l'hôtel Ilaria 4*.\nDay 2: Dijon\n"
        #expect(try list(arrival).stops.map { String($0.prefix(9)) } == ["Pise", "Lucques|1", "Dijon"])
    }

    @Test("A sentence with the night in a house is said of its town")
    func sentence() throws {
        let text = """
            Day 1: 14 Nov 2026 - Arrive Auckland
            Collect your car at the airport. Overnight: Heartland Hotel, Auckland.
            Day 2: 15 Nov 2026 - Auckland to Rotorua
            Overnight: Sudima Hotel, Rotorua.
            """
        #expect(
            try list(text).stops == [
                "Auckland|1|Collect your car at the airport. Overnight: Heartland Hotel, Auckland.",
                "Rotorua|1|Overnight: Sudima Hotel, Rotorua.",
            ])
    }

    @Test("Slashes stand between the places of a way, and between two names of one town")
    func slashes() throws {
        let text = """
            J1 - Samedi 3 octobre 2026 : PISE / LUCQUES (25 km)
            J2 - Dimanche 4 octobre 2026 : LUCQUES / FLORENCE
            5 octobre 2026 : Florence / Sienne / Pise - Départ
            """
        #expect(
            try list(text).stops == [
                "PISE", "LUCQUES|1|25 km", "FLORENCE|1", "Sienne", "Pise|Départ",
            ])
        #expect(try list("Dijon\nBozen / Bolzano\nMetz\n").stops.count == 3)
    }

    @Test(
        "Days of arrival and of departure are the first and the last",
        arguments: [
            ("Anreise Porto. Übernachtung im Hotel Carris.", "Abreise"), ("Arrivée à Porto", "Départ de Lissabon"),
            ("Llegada a Porto", "Salida de Lissabon"), ("Arrivo a Porto", "Partenza da Lissabon"),
            ("Arrive Porto", "Departure after breakfast"), ("Anreise nach Porto", "Abreise aus Lissabon"),
            ("Porto", "Vol retour"),
        ])
    func ends(arrival: String, departure: String) throws {
        let text = """
            1. Tag (12.05.2026): \(arrival)
            2. Tag (13.05.2026): Porto – Braga
            3. Tag (14.05.2026): Braga – Lissabon
            5. Tag (16.05.2026): \(departure)
            """
        let stops = try list(text).stops
        #expect(
            stops.map { $0.split(separator: "|").prefix(2).joined(separator: "|") } == [
                "Porto|1", "Braga|1", "Lissabon|2",
            ])
        #expect(try list("Day 1: Porto\nDay 2: Braga\nDay 5: Departure\n").stops == ["Porto|1", "Braga|3"])
    }

    @Test("A place is left at the time behind it, and an arrow in front of a line is no part of a name")
    func left() throws {
        #expect(
            try list("Fr 3.7.2026 Köln los 16 Uhr\n-> Luxemburg (1 Nacht, Couchsurfing bei Tom)\nSa 4.7. Metz\n").stops
                == [
                    "Köln", "Luxemburg|1|Couchsurfing bei Tom", "Metz",
                ])
    }

    @Test("An indented town by itself or with nights is a stop, and one with other words is told")
    func indented() throws {
        let text = """
            Sat 4.7.2026 Metz, lunch
                Nancy - Place Stanislas
                2 nights Nancy, Airbnb 45 EUR
            Mon 6.7.2026 Dijon
            """
        let read = try list(text)
        #expect(read.stops == ["Metz|lunch/Nancy - Place Stanislas", "Nancy|2|cost 45|Airbnb", "Dijon"])
        #expect(read.notices.contains { $0.contains("“Nancy - Place Stanislas”") })
        #expect(
            try list("Day 1: Metz\n    Nancy\nDay 2: Dijon\n    - Nancy\n").stops.map { $0.prefix(5) } == [
                "Metz", "Nancy", "Dijon",
            ])
    }

    @Test(
        "Where one lives is no town",
        arguments: [
            "Home by 8pm", "back home", "nach Hause", "retour maison", "a casa", "Drive home", "zurück nach Hause",
        ])
    func home(line: String) throws {
        let read = try list("Sat 8 Aug 2026: Seattle to Portland\nSun 9 Aug 2026: Portland to Astoria\n\(line)\n")
        #expect(read.stops == ["Seattle", "Portland|1", "Astoria|\(line)"] && !read.isRound)
        #expect(read.notices.contains { $0.contains("“\(line)” names no town") })
        let round = try list("Round trip West\n\nSeattle\nPortland\n\(line)\n")
        #expect(round.isRound && round.name == "Round trip West" && round.stops.count == 2)
        #expect(try list("Seattle → Portland → home\n").stops == ["Seattle", "Portland|home"])
        #expect(try list("Seattle\nPortland\nhome (Boston)\n").stops == ["Seattle", "Portland", "Boston"])
        #expect(try list("Metz\nDijon\nretour Rennes\n").stops == ["Metz", "Dijon", "Rennes"])
    }

    @Test(
        "A first line that names a journey is the title",
        arguments: ["**Ruta por el norte**", "Road trip Bretagne", "Viaggio in Sicilia", "**Ein langer Weg**"])
    func title(line: String) throws {
        let read = try list("\(line)\nMetz\nDijon\n")
        #expect(read.stops == ["Metz", "Dijon"] && read.name == line.filter { $0 != "*" })
    }
}
