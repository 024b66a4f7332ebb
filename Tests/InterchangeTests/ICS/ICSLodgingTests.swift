import CivilTime
import Entities
import Geodesy
import Interchange
import PlaceNames
import Places
import TestSupport
import Testing

@Suite("Houses in calendars, and the nights in them") struct ICSLodgingTests {
    private static let towns: [String: (Double, Double)] = [
        "Rouen": (49.44, 1.1), "La Rochelle": (46.16, -1.15), "Arcachon": (44.66, -1.17), "Bayonne": (43.49, -1.48),
        "Verona": (45.44, 10.99), "Bristol": (51.45, -2.59),
    ]

    /// The stops with what is planned and their notes, and what is told but for look-ups.
    private func plan(_ events: [String]) throws -> [String] {
        let text =
            "BEGIN:VCALENDAR\n"
            + events.enumerated().map { "BEGIN:VEVENT\nUID:\($0)\n\($1)\nEND:VEVENT\n" }.joined() + "END:VCALENDAR\n"
        let imported = try ICSFormat().read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1),
                readPlace: { text, near in
                    guard let (latitude, longitude) = Self.towns[text],
                        let place = try? Coordinate(latitude: latitude, longitude: longitude)
                    else { return FoundPlace.ofCoordinates(text, near: near) }
                    let town = Place(name: text, region: nil, country: "FR", coordinate: place, population: nil)
                    return .success(FoundPlace(town))
                }, today: CivilDate(daysSince1970: 20_600)))
        return imported.trips.flatMap(\.waypoints).map { stop in
            ([stop.name.text] + [stop.plan[.nights].typed, stop.note?.text].compactMap { $0 }).joined(separator: "|")
        } + imported.notices.filter { !$0.contains("placed") && !$0.contains("looked up") && !$0.contains("address") }
    }

    @Test("A check-in with coordinates and a check-out without them are one stay, whichever has them")
    func coordinatesOnce() throws {
        let (geo, address) = ("GEO:49.44;1.12", "LOCATION:Rouen")
        for (first, last) in [("\(geo)\n\(address)", address), (address, "\(geo)\n\(address)")] {
            let stays = try plan([
                "SUMMARY:Check-in: Ibis\nDTSTART:20260903T140000\n\(first)",
                "SUMMARY:Check-out: Ibis\nDTSTART:20260905T110000\n\(last)",
            ])
            #expect(stays.count == 1 && stays[0].hasPrefix("Ibis|2"), "\(stays)")
        }
        let others = try plan([
            "SUMMARY:Check-in: Ibis\nDTSTART:20260903T140000\n\(geo)",
            "SUMMARY:Check-out: Novotel\nDTSTART:20260905T110000\n\(address)",
        ])
        #expect(others.count > 1)
    }

    /// An event of whole days of September, the last of which is not in it.
    private func event(_ title: String, _ first: Int, _ last: Int, _ rest: String = "GEO:49.4;1.1") -> String {
        func day(_ day: Int) -> String { "202609\(day < 10 ? "0" : "")\(day)" }
        return "SUMMARY:\(title)\nDTSTART;VALUE=DATE:\(day(first))\nDTEND;VALUE=DATE:\(day(last))\n\(rest)"
    }

    @Test(
        "The nights of a house that an event of whole days ends on the day of leaving, or says itself",
        arguments: [
            ("Hotel Ibis Rouen", "GEO:49.4;1.1", "3"), ("Airbnb Rouen", "LOCATION:Rouen", "3"),
            ("Réservation: Le Vieux Port", "GEO:49.4;1.1", "3"), ("Unterkunft am Hafen", "GEO:49.4;1.1", "3"),
            ("Cycling", "GEO:49.4;1.1", "2"), ("Cycling", "GEO:49.4;1.1\nDESCRIPTION:3 nights", "3"),
            ("Hotel", "GEO:49.4;1.1\nDESCRIPTION:Check-out: 8 September 2026", "2"),
            ("Hotel", "GEO:49.4;1.1\nDESCRIPTION:Check-in: 6 September 2026\\nCheck-out: 10 September 2026", "4"),
            ("Hotel", "GEO:49.4;1.1\nDESCRIPTION:Breakfast\\n2 nuits", "2"), ("2 nights: Rouen", "LOCATION:Rouen", "2"),
            ("B&B Flora", "GEO:49.4;1.1", "3"), ("Gas station 24 h", "GEO:49.4;1.1", "2"),
        ])
    func nights(title: String, rest: String, nights: String) throws {
        let stop = try #require(try plan([event(title, 6, 9, rest)]).first)
        #expect(stop.split(separator: "|").dropFirst().first.map(String.init) == nights)
    }

    @Test("Houses on days of which two are common end on the day before")
    func commonDays() throws {
        let common = [event("Hotel A", 6, 9), event("Hotel B", 8, 11, "GEO:46;1")]
        #expect(try plan(common) == ["Hotel A|2", "Hotel B|2"])
        let gap = [event("Hotel A", 6, 9), event("Hotel B", 12, 14, "GEO:46;1")]
        #expect(
            try plan(gap) == [
                "Hotel A|6", "Hotel B|2",
                "3 nights that no event covers were put at the event before, so that each event keeps its day",
            ])
    }

    @Test("The night behind the last whole day of an event is its own")
    func gap() throws {
        #expect(
            try plan([event("La Rochelle", 3, 5, ""), event("Bayonne", 7, 9, "")]) == [
                "La Rochelle|4", "Bayonne|1",
                "2 nights that no event covers were put at the event before, so that each event keeps its day",
            ])
    }

    @Test("A house without a place is in the town in its title, and said to be about there")
    func towns() throws {
        let hotels = [
            event("Hôtel des Pins\\, La Rochelle", 3, 5, ""), event("Chambre d'hôtes Les Pins\\, Arcachon", 5, 7, ""),
            event("Airbnb Bayonne", 7, 9, ""),
        ]
        #expect(
            try plan(hotels) == [
                "Hôtel des Pins|2|about here: Hôtel des Pins, La Rochelle",
                "Chambre d'hôtes Les Pins|2|about here: Chambre d'hôtes Les Pins, Arcachon",
                "Airbnb Bayonne|2|about here: Airbnb Bayonne",
            ])
        let days = [
            "SUMMARY:Check-in: Ibis Bayonne\nDTSTART:20260907T160000", event("Airbnb Arcachon", 5, 7, ""),
            "SUMMARY:Check-out: Ibis Bayonne\nDTSTART:20260909T110000",
        ]
        #expect(
            try plan(days) == [
                "Airbnb Arcachon|2|about here: Airbnb Arcachon", "Ibis Bayonne|2|about here: Ibis Bayonne",
            ])
    }

    @Test(
        "A title that says no town near is no place",
        arguments: ["Hotel Verona Centro", "Hotel Bristol", "Hotel", "Dinner, Rouen", "Airbnb"])
    func noTown(title: String) throws {
        let events = [event("Bayonne", 1, 2, ""), event(title.replacing(",", with: "\\,"), 2, 4, "")]
        #expect(try plan(events) == ["Bayonne", "1 event without a place left out: “\(title)”"])
    }

    @Test("The first event over nights is in the town in its title, near the first place that another one says")
    func first() throws {
        let first = "SUMMARY:Rouen – camping\nDTSTART:20260901T150000\nDTEND:20260903T100000"
        #expect(try plan([first, event("Beach", 3, 5, "LOCATION:La Rochelle")]).first == "Rouen|2|Rouen – camping")
        // Nothing else says where the journey is.
        let beach = "SUMMARY:Beach\nDTSTART:20260905T150000\nLOCATION:the beach"
        #expect(try plan([first, beach]).contains { $0.hasPrefix("1 event without a place") })
    }

    @Test(
        "An event of some hours is at the place of its name, or where one eats, near the event before and soon behind it",
        arguments: [
            ("Mittagessen Arcachon", 7, ["Bayonne|1", "Mittagessen Arcachon"]),
            ("Arcachon", 7, ["Bayonne|1", "Arcachon"]),
            ("Meeting Arcachon", 7, ["Bayonne|1"]), ("Lunch", 7, ["Bayonne|1"]), ("Lunch Verona", 7, ["Bayonne|1"]),
            ("Arcachon", 20, ["Bayonne|1"]),
        ])
    func outings(title: String, day: Int, expected: [String]) throws {
        let outing = "SUMMARY:\(title)\nDTSTART:202609\(day < 10 ? "0" : "")\(day)T120000"
        let found = try plan([event("Bayonne", 5, 7, ""), outing]).filter { !$0.contains(" without a place ") }
        #expect(found.map { $0.split(separator: "|")[0] } == expected.map { $0.split(separator: "|")[0] }, "\(found)")
    }

    @Test("Titles with towns make a journey where no event says a place, and one of them alone makes none")
    func titles() throws {
        let two = [event("Urlaub: Rouen", 1, 4, ""), event("La Rochelle (Hotel)", 4, 6, "")]
        #expect(try plan(two).prefix(2) == ["Rouen|3|Urlaub: Rouen", "La Rochelle|2|La Rochelle (Hotel)"])
        #expect(
            try plan([event("Rouen - show", 1, 4, ""), event("Dentist", 5, 6, "")]).allSatisfy {
                !$0.hasPrefix("Rouen")
            })
    }
}
