import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing
import Text

@Suite("Lists below the days of the whole trip: titles, ranges, towns in other languages, houses and tickets")
struct ListWholeTripTests {
    /// The towns, each called as it is found, by the names by which it is asked for.
    private static let towns = [
        ("münchen", "München"), ("verona", "Verona"), ("bologna", "Bologna"), ("bari", "Bari"), ("colmar", "Colmar"),
        ("straßburg", "Straßburg"), ("mulhouse", "Mulhouse"), ("dublin", "Dublin"), ("galway", "Galway"),
        ("killarney", "Killarney"), ("syracuse", "Siracusa"), ("agrigente", "Agrigento"), ("palerme", "Palermo"),
        ("messine", "Messina"), ("madrid", "Madrid"), ("burgos", "Burgos"), ("león", "León"), ("leeds", "Leeds"),
        ("york", "York"), ("whitby", "Whitby"), ("lyon", "Lyon"), ("nantua", "Nantua"), ("les rousses", "Les Rousses"),
    ]

    /// What is read of a text.
    private func read(_ text: String) throws -> ImportedTrips {
        try ListFormat().read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1),
                readPlace: { text, near in
                    guard let index = Self.towns.firstIndex(where: { $0.0 == text.lowercased() }),
                        let place = try? Coordinate(latitude: 40 + Double(index) / 5, longitude: 10)
                    else { return FoundPlace.ofCoordinates(text, near: near) }
                    let name = Self.towns[index].1
                    return .success(FoundPlace(name: name, location: place, label: name, wasLookedUp: false))
                },
                today: CivilDate(daysSince1970: 20_400)))
    }

    /// The name and the first day of the trips, and their stops with nights, cost and notes.
    private func stops(_ imported: ImportedTrips) -> [String] {
        imported.trips.flatMap { trip -> [String] in
            let head = [trip.name.text, trip.plan.start?.text ?? "-"].joined(separator: " ")
            return [head]
                + trip.waypoints.map { stop -> String in
                    let parts: [String?] = [
                        stop.name.text, stop.plan.nights.map { "\($0)" }, stop.plan.cost.map { "cost \($0)" },
                        stop.note?.text.replacingText("\n", with: "; "),
                    ]
                    return parts.compactMap { $0 }.joined(separator: "|")
                }
        }
    }

    @Test(
        "A range of dates above the days is that of the whole trip, and no stay",
        arguments: [
            (
                "Rundreise Apulien\n14.05.2026 - 19.05.2026\n\nTag 1: München - Verona\nTag 2: Verona - Bologna\n"
                    + "Tag 3: Bologna - Bari (3 Nächte)\nTag 6: Bari - München\n",
                ["Rundreise Apulien 2026-05-14", "München", "Verona|1", "Bologna|1", "Bari|3", "München"],
                "line 2: “14.05.2026 - 19.05.2026” is taken for the 6 days of the whole trip"
            ),
            (
                "Trip to Ireland\n3 - 7 May 2026\n\nDay 1: Dublin\nDay 2: Dublin - Galway\nDay 4: Killarney\n"
                    + "Day 5: Killarney - Dublin\n",
                ["Trip to Ireland 2026-05-03", "Dublin|1", "Galway|2", "Killarney|1", "Dublin"],
                "line 2: “3 - 7 May 2026” is taken for the 5 days of the whole trip"
            ),
            (
                "Voyage en Sicile\nDu 3 au 10 mai 2026\n\nJOUR 1 : SYRACUSE – AGRIGENTE\nJOUR 2 : AGRIGENTE – PALERME\n",
                ["Voyage en Sicile 2026-05-03", "Siracusa", "Agrigento|1", "Palermo"],
                "line 2: “Du 3 au 10 mai 2026” is taken for the 8 days of the whole trip, and those of its stops are 2"
            ),
            (
                "Wochenende im Elsass\n1.5.2026 bis 4.5.2026\n\nStraßburg\nColmar, 2 Nächte\nMulhouse\n",
                ["Wochenende im Elsass 2026-05-01", "Straßburg", "Colmar|2", "Mulhouse"],
                "line 2: “1.5.2026 bis 4.5.2026” is taken for the 4 days of the whole trip, and those of its stops are 3"
            ),
        ])
    func span(text: String, expected: [String], notice: String) throws {
        let imported = try read(text)
        #expect(stops(imported) == expected)
        #expect(imported.notices == [notice])
        #expect(imported.skipped.isEmpty)
    }

    @Test("A range above a stop of its own is the stay there")
    func stay() throws {
        let imported = try read("3 - 7 May 2026\nDublin\n\n7 - 9 May 2026\nGalway\n")
        #expect(stops(imported).dropFirst() == ["Dublin|4", "Galway|2"])
        #expect(imported.notices.isEmpty)
    }

    @Test("A town of a day that is called otherwise in the language of the list stays beside one that is not known")
    func otherNames() throws {
        let imported = try read(
            "JOUR 1 : SYRACUSE – AGRIGENTE\nJOUR 2 : AGRIGENTE – SELINONTE – PALERME\nJOUR 3 : PALERME – MESSINE\n")
        #expect(stops(imported).dropFirst() == ["Siracusa", "Agrigento|1", "Palermo|1", "Messina"])
        #expect(imported.skipped.count == 1)
    }

    @Test("A house below a day in the town in which the day ends is that of the day")
    func house() throws {
        let imported = try read(
            "Día 1 (4 de abril de 2026): Madrid – Burgos\nHotel Alfonso, Burgos (2 noches, 200 €)\n\n"
                + "Día 3 (6 de abril): Burgos – León\n")
        #expect(stops(imported).dropFirst() == ["Madrid", "Burgos|2|cost 200|Hotel Alfonso", "León"])
    }

    @Test("What one pays on the way is no lodging, and is told")
    func tickets() throws {
        let imported = try read(
            "## Day 1 - Leeds - York\n- Stop: Ripon Cathedral (£10)\n- Sleep: York Youth Hostel, £32\n\n"
                + "## Day 2 - York - Whitby\n- Sleep: Whitby\n")
        #expect(stops(imported).contains { $0.hasPrefix("York|1|cost 32|Stop: Ripon Cathedral (£10)") })
        #expect(imported.notices.contains { $0.hasPrefix("line 2: ") && $0.hasSuffix("in the note of the stop above") })
    }

    @Test("A label behind the distance of a route book hides no place, and its first line is the title")
    func routeBook() throws {
        let imported = try read(
            "ROADBOOK - Balade du club 2CV\n1. Lyon\n2. km 92 - Nantua, pause\n3. km 175 - Arrivée: Les Rousses (2 nuits)\n"
        )
        let stops = stops(imported)
        #expect(stops.first?.hasPrefix("ROADBOOK - Balade du club 2CV") == true)
        #expect(stops.dropFirst().map { $0.prefix { $0 != "|" } } == ["Lyon", "Nantua", "Les Rousses"])
        #expect(imported.trips.first?.waypoints.last?.plan.nights == 2)
        #expect(imported.skipped.isEmpty)
    }
}
