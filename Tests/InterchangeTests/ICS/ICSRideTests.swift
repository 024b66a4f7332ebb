import CivilTime
import Entities
import Geodesy
import Interchange
import Itineraries
import Places
import TestSupport
import Testing

@Suite("Flights, ferries and trains in calendars") struct ICSRideTests {
    /// Towns and airports by what a calendar calls them; a degree of longitude apart, and far enough from each other.
    private static let towns: [String: (Double, Double)] = [
        "Dublin (DUB)": (53.42, -6.27), "Lisbon (LIS)": (38.78, -9.14), "DUB": (53.42, -6.27), "LIS": (38.78, -9.14),
        "Lisboa": (38.72, -9.14), "Livorno": (43.55, 10.31), "Olbia": (40.92, 9.5), "Rome": (41.9, 12.5),
        "Kiel": (54.3, 10.1), "Oslo": (59.9, 10.7), "Köln Hbf": (50.94, 6.96), "Basel SBB": (47.55, 7.59),
    ]

    /// The first day, the stops with what is planned and their notes, and the reasons of what was skipped.
    private func plan(_ events: [String], clock: ((Coordinate) -> PlaceClock)? = nil) throws -> [String] {
        let imported = try read(events, clock: clock)
        return imported.trips.flatMap { trip in
            [trip.plan.start?.text ?? "no start"]
                + trip.waypoints.map { stop in
                    ([stop.name.text] + StopField.allCases.compactMap { stop.plan[$0].typed }
                        + [stop.note?.text].compactMap { $0 }).joined(separator: "|")
                }
        } + imported.skipped.map(\.reason)
    }

    /// What is told of one event about places that are not known.
    private func notices(_ event: String) throws -> [String] {
        try read([event]).notices.compactMap { notice in
            notice.contains("not known") || notice.contains("only placed")
                ? notice.split(separator: ": ", maxSplits: 1).last.map(String.init) : nil
        }
    }

    private func read(_ events: [String], clock: ((Coordinate) -> PlaceClock)? = nil) throws -> ImportedTrips {
        let text =
            "BEGIN:VCALENDAR\n"
            + events.enumerated().map { "BEGIN:VEVENT\nUID:\($0)\n\($1)\nEND:VEVENT\n" }.joined() + "END:VCALENDAR\n"
        return try ICSFormat().read(
            Array(text.utf8),
            ImportContext(
                fileName: "f", identifiers: SeededIdentifiers(seed: 1),
                readPlace: { text, near in
                    guard let (latitude, longitude) = Self.towns[text],
                        let place = try? Coordinate(latitude: latitude, longitude: longitude)
                    else { return FoundPlace.ofCoordinates(text, near: near) }
                    return .success(FoundPlace(name: text, location: place, label: text, wasLookedUp: true))
                }, clock: clock, today: CivilDate(daysSince1970: 20_900)))
    }

    @Test("A flight is the way to the hotel to which it leads, and where it begins is the stop before")
    func flight() throws {
        let stops = try plan([
            "SUMMARY:FR 7132 DUB to LIS\nLOCATION:Dublin (DUB)\nDTSTART:20270912T063000\nDTEND:20270912T092000\n"
                + "DESCRIPTION:[Flight] 9/12/2027 Dublin (DUB) to Lisbon (LIS) - Ryanair FR 7132",
            "SUMMARY:Hotel Plaza\nLOCATION:Lisboa\nDTSTART;VALUE=DATE:20270912\nDTEND;VALUE=DATE:20270915",
        ])
        #expect(
            stops == [
                "2027-09-12", "Dublin (DUB)",
                "Hotel Plaza|3|flight 2h50 2027-09-12 06:30|FR 7132 DUB to LIS\n"
                    + "[Flight] 9/12/2027 Dublin (DUB) to Lisbon (LIS) - Ryanair FR 7132",
            ])
    }

    @Test("A ferry between two towns of whole days leads from the one to the other, which need no place of their own")
    func ferry() throws {
        let stops = try plan([
            "SUMMARY:Livorno\nDTSTART;VALUE=DATE:20270610\nDTEND;VALUE=DATE:20270611",
            "SUMMARY:Ferry Livorno - Olbia\nLOCATION:Livorno\nDTSTART:20270611T080000\nDTEND:20270611T150000",
            "SUMMARY:Olbia\nDTSTART;VALUE=DATE:20270611\nDTEND;VALUE=DATE:20270614",
            "SUMMARY:Flight to Rome (AZ 1234)\nLOCATION:Olbia OLB\nDTSTART:20270614T110000\nDTEND:20270614T123000",
        ])
        #expect(
            stops == [
                "2027-06-10", "Livorno|1", "Olbia|3|ferry 7h 2027-06-11 08:00|Ferry Livorno - Olbia",
                "Rome|flight 1h30 2027-06-14 11:00|Flight to Rome (AZ 1234)",
            ])
    }

    @Test(
        "The words and the signs of rides are known in several languages",
        arguments: [
            ("Fähre Kiel → Oslo", "ferry"), ("Traghetto: Kiel - Oslo", "ferry"), ("Zug von Kiel nach Oslo", "train"),
            ("ICE 105 Kiel - Oslo", "train"), ("LH867 Kiel–Oslo", "Kiel"), ("✈ Kiel – Oslo", "flight"),
            ("Vol Kiel - Oslo (AF 123)", "flight"), ("U2-8765 Kiel to Oslo", "flight"),
        ])
    func words(title: String, means: String) throws {
        let stops = try plan([
            "SUMMARY:\(title)\nLOCATION:Kiel\nDTSTART:20270701T140000\nDTEND:20270701T180000"
        ])
        guard means != "Kiel" else {
            #expect(stops.count == 2)
            return
        }
        #expect(stops.dropFirst().first == "Kiel")
        #expect(stops.last == "Oslo|\(means) 4h 2027-07-01 14:00|\(title)")
    }

    @Test("A night on the way is no night at the stop before it")
    func aboard() throws {
        let stops = try plan([
            "SUMMARY:Kiel\nDTSTART;VALUE=DATE:20270701\nDTEND;VALUE=DATE:20270702",
            "SUMMARY:Ferry Kiel - Oslo\nDTSTART:20270701T140000\nDTEND:20270702T100000",
            "SUMMARY:Oslo\nDTSTART;VALUE=DATE:20270702\nDTEND;VALUE=DATE:20270704",
        ])
        #expect(stops.dropFirst().first == "Kiel")
        #expect(stops.last?.hasPrefix("Oslo|") == true)
        #expect(stops.last?.contains("|ferry 20h 2027-07-01 14:00|") == true)
    }

    @Test("What only sounds like a ride is an event like any other")
    func others() throws {
        let stops = try plan([
            "SUMMARY:Train museum\nLOCATION:Oslo\nDTSTART:20270701T140000\nDTEND:20270701T180000",
            "SUMMARY:Ferry Building - lunch\nLOCATION:Kiel\nDTSTART:20270702T140000\nDTEND:20270702T150000",
        ])
        #expect(stops.map { String($0.prefix(13)) } == ["2027-07-01", "Train museum|", "Ferry Buildin"])
    }

    @Test("Ends in two time zones are by the clocks of both, and an arrival may be told in the description alone")
    func zones() throws {
        // By its longitude Rome is an hour ahead of Dublin.
        let across = try plan(
            [
                "SUMMARY:Flight Dublin (DUB) to Rome\nDTSTART;TZID=Europe/Dublin:20270912T100000\n"
                    + "DTEND;TZID=Europe/Rome:20270912T140000"
            ], clock: PlaceClock.byLongitude)
        #expect(across.last?.hasPrefix("Rome|flight 3h 2027-09-12 10:00") == true, "\(across)")
        let told = try plan(
            [
                "SUMMARY:Train Kiel - Oslo\nDTSTART:20270701T140000\n"
                    + "DESCRIPTION:Departs Kiel 14:00\\nArrives Oslo 18:30\\nCoach 4"
            ], clock: PlaceClock.byLongitude)
        #expect(told.last?.hasPrefix("Oslo|train 4h30 2027-07-01 14:00") == true, "\(told)")
    }

    @Test(
        "Trains with names and numbers, codes of airports, and drives with an arrow or the number of a day are rides",
        arguments: [
            ("Amtrak Cascades 503 Livorno to Rome", "Livorno", "Rome|train 2h 2027-06-12 08:00"),
            ("TGV 8421 Livorno - Rome", "Livorno", "Rome|train 2h 2027-06-12 08:00"),
            ("Frecciarossa 9515: Livorno → Rome", "Livorno", "Rome|train 2h 2027-06-12 08:00"),
            ("KL1001 DUB-LIS", "DUB", "LIS|flight 2h 2027-06-12 08:00"),
            ("NJ 40295: Livorno -> Rome", "Livorno", "Rome|train 2h 2027-06-12 08:00"),
            ("NJ295 Livorno - Rome", "Livorno", "Rome|train 2h 2027-06-12 08:00"),
            (
                "ICE 85: Livorno Porta Nuova -> Rome St Charles", "Livorno Porta Nuova",
                "Rome St Charles|train 2h 2027-06-12 08:00"
            ),
            ("Flight Livorno to Rome Fiumicino (FCO)", "Livorno", "Rome Fiumicino (FCO)|flight 2h 2027-06-12 08:00"),
            ("Livorno → Rome", "Livorno", "Rome"), ("Day 3: Livorno to Rome", "Livorno", "Rome"),
            ("Drive: Livorno - Rome", "Livorno", "Rome"),
        ])
    func titles(title: String, from: String, to: String) throws {
        let stops = try plan(["SUMMARY:\(title)\nDTSTART:20270612T080000\nDTEND:20270612T100000"])
        #expect(stops == ["2027-06-12", from, "\(to)|\(title)"])
    }

    @Test("The end of a ride that is not known is told; a drive is placed in no town of its name")
    func unknownEnds() throws {
        let event = "\nLOCATION:Livorno\nDTSTART:20270612T080000\nDTEND:20270612T100000"
        #expect(
            try notices("SUMMARY:Train Livorno -> Nowhere Centrale" + event) == [
                "“Nowhere Centrale”, to which “Train Livorno -> Nowhere Centrale” leads, is not known"
            ])
        #expect(try notices("SUMMARY:TGV 9 Livorno Sud -> Kiel" + event) == [])
        #expect(
            try notices("SUMMARY:Train Livorno -> Rome Ovest" + event) == [
                "“Rome Ovest” is only placed in its town: Rome"
            ])
        #expect(try plan(["SUMMARY:Drive: Livorno - Rome tonight" + event]).count == 2)
    }

    @Test("A dash between two words is no drive, and the number of a day is no part of a town")
    func days() throws {
        #expect(
            try plan([
                "SUMMARY:Dinner - Rome\nDTSTART:20270612T080000\nDTEND:20270612T100000",
                "SUMMARY:Day 5: Rome\nDTSTART;VALUE=DATE:20270613\nDTEND;VALUE=DATE:20270614",
            ]) == ["2027-06-13", "Day 5: Rome"])
    }
}
