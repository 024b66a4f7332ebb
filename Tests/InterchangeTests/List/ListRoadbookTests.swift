import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

@Suite("Roadbooks, whole addresses and links to the way in lists") struct ListRoadbookTests {
    /// The longitudes of the places that are known, at 45 degrees north.
    private static let places = [
        "Salers": 2.5, "Murat": 2.9, "Dienne": 2.8, "Lyon": 4.8, "Rennes": -1.7, "Paris": 2.3, "Vannes": -2.8,
        "Tübingen": 9.0, "Stuttgart": 9.2, "Konstanz": 9.6, "Portland": -122, "Portland, OR": -122, "Seattle": -121.5,
        "Astoria": -123, "Bilbao": -2.9, "Santander": -3.8, "Oviedo": -5.8,
    ]

    private func read(_ text: String) throws -> [String] {
        let context = ImportContext(
            fileName: "f", identifiers: SeededIdentifiers(seed: 1),
            readPlace: { text, near in
                guard let longitude = Self.places[text],
                    let place = try? Coordinate(latitude: 45, longitude: longitude)
                else { return FoundPlace.ofCoordinates(text, near: near) }
                let name = String(text.prefix { $0 != "," })
                return .success(FoundPlace(name: name, location: place, label: name, wasLookedUp: true))
            }, today: CivilDate(daysSince1970: 20_600))
        let imported = try ListFormat().read(Array(text.utf8), context)
        let stops = imported.trips.first?.waypoints ?? []
        return stops.map { stop in
            ([stop.name.text] + [stop.plan.nights.map { "\($0) n" }, stop.plan[.cost].typed].compactMap { $0 }
                + [stop.note?.text].compactMap { $0 }).joined(separator: "|")
        } + imported.skipped.map(\.reason)
    }

    @Test(
        "The distance in front of a place is no part of its name, and in its note",
        arguments: [
            ("km 0 Salers\nkm 12,5 Murat\nKm 160: Lyon\n", ["Salers|km 0", "Murat|km 12,5", "Lyon|Km 160"]),
            ("0 km Salers\n12.5 km Murat\n160 km - Lyon\n", ["Salers|0 km", "Murat|12.5 km", "Lyon|160 km"]),
            ("0 Salers\n12.5 Murat\n160 Lyon\n", ["Salers|km 0", "Murat|km 12.5", "Lyon|km 160"]),
            ("Mile 0 Salers\nMile 40: Murat\n", ["Salers|Mile 0", "Murat|Mile 40"]),
            ("km0 Salers\n12km Murat\n", ["Salers|km0", "Murat|12km"]),
            ("Day 1: km 12 Salers (2 nights)\nDay 3: Murat\n", ["Salers|2 n|km 12", "Murat"]),
            ("1. Salers\n2. Murat\n3. Lyon\n", ["Salers", "Murat", "Lyon"]),
            ("10.08 Salers\n12.08 Murat\n14.08 Lyon\n", ["Salers|2 n", "Murat|2 n", "Lyon"]),
        ])
    func distances(list: String, expected: [String]) throws {
        #expect(try read(list) == expected)
    }

    @Test(
        "A house with its whole address is a night in its town",
        arguments: [
            (
                "Mon 8 Mar 2027\nStuttgart - Tübingen\nStay: Hotel Krone, Marktplatz 2, 72070 Tübingen, 120 €\n"
                    + "Tue 9 Mar 2027\nTübingen - Konstanz\n",
                [
                    "Stuttgart", "Tübingen|1 n|120|Stay: Hotel Krone, Marktplatz 2, 72070 Tübingen", "Konstanz",
                ]
            ),
            (
                "Paris\nHôtel : Ibis, 12 rue de la Gare, 35000 Rennes - 89 €\nVannes\n",
                ["Paris", "Rennes|1 n|89|Hôtel : Ibis, 12 rue de la Gare, 35000 Rennes", "Vannes"]
            ),
            (
                "Seattle\nHotel: The Nines, 525 SW Morrison St, Portland, OR 97204 - $289\nPortland to Astoria\n",
                ["Seattle", "Portland|1 n|289|Hotel: The Nines, 525 SW Morrison St, Portland, OR 97204", "Astoria"]
            ),
            (
                "Hotel: Ibis, 12 rue de la Gare, 35000 Rennes, 89 €\nVannes\n",
                ["Rennes|1 n|89|Hotel: Ibis, 12 rue de la Gare, 35000 Rennes", "Vannes"]
            ),
        ])
    func addresses(list: String, expected: [String]) throws {
        #expect(try read(list) == expected)
    }

    @Test("What is said of a day parts no two ways") func saidOfDay() throws {
        #expect(
            try read(
                "Saturday, August 8 2026\nSeattle to Portland\nLunch at Pok Pok\nSunday, August 9 2026\n"
                    + "Portland to Astoria\n"
            ).prefix(3).map { String($0.prefix { $0 != "|" }) } == ["Seattle", "Portland", "Astoria"])
    }

    @Test("A link along the stops of the list adds none again, wherever it stands") func links() throws {
        let link = "https://www.google.com/maps/dir/Bilbao/Santander/Oviedo"
        let days = "* Día 1: Bilbao\n* Día 2: Santander\n* Día 3: Oviedo\n"
        #expect(try read("\(days)* [Mapa](\(link))\n") == ["Bilbao|1 n", "Santander|1 n", "Oviedo|Mapa: \(link)"])
        #expect(try read("\(link)\n\(days)") == ["Bilbao|1 n", "Santander|1 n", "Oviedo"])
        #expect(
            try read("Bilbao – Oviedo\n\n\(link)\n").map { String($0.prefix { $0 != "|" }) }.suffix(3) == [
                "Bilbao", "Santander", "Oviedo",
            ])
        #expect(try read("Lyon\n\(link)\n") == ["Lyon", "Bilbao", "Santander", "Oviedo"])
    }
}
