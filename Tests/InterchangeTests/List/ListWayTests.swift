import CivilTime
import Entities
import Geodesy
import Interchange
import Places
import TestSupport
import Testing

@Suite("Ways in lists with words in front, and legs and nights in tables") struct ListWayTests {
    private static let towns = [
        "denver": 39.7, "estes park": 40.4, "grand lake": 40.2, "aspen": 39.2, "nice": 43.7, "cannes": 43.5,
        "lake louise": 51.4, "jasper": 52.9, "icefields parkway": 52.0, "lyon": 45.7, "annecy": 45.9,
        "chambéry": 45.6, "grenoble": 45.2, "chicago": 41.9, "springfield, il": 39.8, "springfield": 39.8,
        "st. louis": 38.6, "van horn": 31.0, "el paso": 31.8, "de panne": 51.1, "brugge": 51.2,
    ]

    /// The stops of the first trip, with their nights and notes, and the lines that were skipped.
    private func read(_ text: String, as format: any TripFormat) throws -> [String] {
        let imported = try format.read(
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
        return (imported.trips.first?.waypoints ?? []).map { stop in
            ([stop.name.text] + [stop.plan.nights.map(String.init), stop.note?.text].compactMap { $0 })
                .joined(separator: "|")
        } + imported.skipped.map { "\($0.line)" }
    }

    @Test(
        "Words in front of a way are none of its places",
        arguments: [
            (
                "Drive from Denver to Estes Park\nEstes Park to Grand Lake\nfrom Grand Lake to Aspen\n",
                ["Denver", "Estes Park", "Grand Lake", "Aspen"]
            ),
            ("Day 1: from Denver to Aspen\nDay 3: from Aspen to Nice\n", ["Denver", "Aspen|2", "Nice"]),
            ("Trajet de Nice à Cannes\nCannes\n", ["Nice", "Cannes", "Cannes"]),
            ("Van Horn to El Paso\nEl Paso to Denver\n", ["Van Horn", "El Paso", "Denver"]),
            ("De Panne to Brugge\n", ["De Panne", "Brugge"]),
            ("Fahrt von Nice nach Cannes\n", ["Nice", "Cannes"]),
            (
                "Day 3: Icefields Parkway - Lake Louise to Jasper\nDay 4: Jasper\n",
                ["Lake Louise", "Jasper|Icefields Parkway"]
            ),
        ])
    func ways(text: String, expected: [String]) throws {
        #expect(try read(text, as: ListFormat()) == expected)
    }

    @Test("The end of a leg with its region is the beginning of the next without one") func regions() throws {
        #expect(
            try read("From,To\nChicago,\"Springfield, IL\"\nSpringfield,St. Louis\n", as: CSVFormat())
                == ["Chicago", "Springfield, IL", "St. Louis"])
    }

    @Test("A town of the night that is not the last place of the row has the night") func nights() throws {
        #expect(
            try read(
                "Date,Route,Overnight\n2027-06-01,Lyon - Annecy,Chambéry\n2027-06-02,Chambéry - Grenoble,Grenoble\n",
                as: CSVFormat()) == ["Lyon", "Annecy", "Chambéry|1", "Grenoble|1"])
        let imported = try CSVFormat().read(
            Array(
                "Date,City,Overnight,Stay,Kind\n2027-06-01,Lyon,Annecy,2h,see\n2027-06-02,Grenoble,Grenoble,,\n".utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1),
                readPlace: { text, near in
                    guard let latitude = Self.towns[text.lowercased()] else {
                        return FoundPlace.ofCoordinates(text, near: near)
                    }
                    return .success(
                        FoundPlace(name: text, location: place(latitude, 4), label: text, wasLookedUp: true))
                }, today: CivilDate(daysSince1970: 20_900)))
        let stops = try #require(imported.trips.first?.waypoints)
        #expect(stops.map { $0.plan.stayMinutes } == [120, nil, nil])
        #expect(stops.map { $0.plan.nights } == [nil, 1, 1])
    }
}
