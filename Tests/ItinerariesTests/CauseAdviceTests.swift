import CivilTime
import Entities
import Geodesy
import Itineraries
import TestSupport
import Testing

@Suite("Advice that goes to the cause")
struct CauseAdviceTests {
    private func texts(_ planned: PlannedTrip) -> [String] {
        planned.itinerary.days.flatMap(\.warnings).map { $0.text(.hours24, in: .kilometers, advice: .menu) }
    }

    /// A train to S2 on a date, a night there, and a time fixed at S3 on the day of the train.
    private func night() throws -> PlannedTrip {
        var planned = try PlannedTrip([60, 100])
        try planned.set(2, .nights(1), .way(Way(by: .train, minutes: 180, departs: time("2027-06-12T08:30"))))
        try planned.set(3, .arrive(time("2027-06-12T12:00")))
        return planned
    }

    @Test("a night that makes a fixed time be missed by a day is named, though one is late without it")
    func lessLate() throws {
        let text = "S3 is reached 22 h 40 min late; it was to be at 12:00 on Sat 12 Jun; "
        let cause = "no night at S2 would make it 1 h 10 min late: ‘2 nights 0’"
        #expect(texts(try night()) == [text + cause + "; or ‘3 arrive 2027-06-13 10:45’ fixes a later time"])
    }

    @Test("what mends a missed ferry too is the only advice for the time before it")
    func mendsMore() throws {
        var planned = try night()
        planned.minutes.append(390)
        planned.trip.waypoints.append(stop(13, "S4", 0, 0.3))
        try planned.set(4, .way(Way(by: .ferry, minutes: 390, departs: time("2027-06-13T09:00"))))
        let warnings = texts(planned)
        #expect(warnings.count == 2)
        #expect(warnings.allSatisfy { $0.hasSuffix(": ‘2 nights 0’") }, "\(warnings)")
        #expect(warnings[1].contains("fewer nights before it would be in time, 0 at S2 instead of 1"))
    }

    @Test("a departure that nothing can reach is told with the words for the next one at the same time")
    func laterDeparture() throws {
        var planned = try PlannedTrip([600, 60])
        try planned.trip.plan.set(.dailyMinutes(900))
        try planned.set(1, .arrive(time("2027-06-12T08:00")))
        try planned.set(3, .way(Way(by: .ferry, minutes: 60, departs: time("2027-06-12T14:00"), cost: Cost("85"))))
        let text = try #require(texts(planned).first { $0.contains("missed") })
        #expect(
            text.hasSuffix(
                "a ferry at 14:00 on Sun 13 Jun, if there is one, would be reached: ‘3 way ferry 1h 2027-06-13 14:00 85’"
            ),
            "\(text)")
    }

    @Test("no night is left out for a dinner where a ferry is missed by that")
    func ferryBeforeDinner() throws {
        var planned = try PlannedTrip([515, 120, 250])
        try planned.trip.plan.set(.dailyMinutes(600))
        try planned.trip.plan.set(.days(2))
        try planned.set(3, .way(Way(by: .ferry, minutes: 120, departs: time("14:00"))))
        try planned.set(4, .arrive(time("2027-06-13T19:30")))
        #expect(planned.itinerary.days.map { $0.night?.stop } == [1, nil])
        #expect(planned.lines.last?.hasPrefix("  ! S4 is reached 40 min late; it was to be at 19:30") == true)
        #expect(planned.lines.contains("  2, S2, by 13:30, at the ferry"))
    }

    @Test("behind what is fixed in the evening one stays for the night, unless that takes a day more")
    func evening() throws {
        var planned = try PlannedTrip([180, 90, 300, 60])
        try planned.trip.plan.set(.dailyMinutes(600))
        try planned.set(2, .arrive(time("2027-06-12T19:30")))
        #expect(planned.itinerary.days.map { $0.night?.stop } == [1, nil])
        // In the afternoon the drive goes on.
        try planned.set(2, .arrive(time("2027-06-12T15:30")))
        #expect(planned.itinerary.days.map { $0.night?.stop }.first != 1)
        try planned.set(2, .arrive(time("2027-06-12T19:30")), .nights(0))
        #expect(planned.itinerary.days.map { $0.night?.stop }.first != 1)
        // One day is enough for both.
        var short = try PlannedTrip([180, 60])
        try short.set(2, .arrive(time("2027-06-12T19:30")))
        #expect(short.itinerary.days.count == 1)
    }

    @Test("days to spare make nothing late at the last stop, and a morning for which one was there goes on")
    func daysToSpare() throws {
        var planned = try PlannedTrip([380, 185, 140, 130, 125])
        try planned.trip.plan.set(.dailyMinutes(420))
        try planned.trip.plan.set(.days(12))
        try planned.set(3, .arrive(time("2027-06-14T11:00")))
        try planned.set(4, .nights(2))
        try planned.set(6, .arrive(time("2027-06-17T19:00")))
        let days = planned.itinerary.days
        #expect(days.flatMap(\.warnings).map(\.kind) == [.early])
        #expect(days.first { $0.visits.map(\.stop) == [2, 3] }?.number == 3, "\(planned.lines)")
        #expect(planned.lines.contains("  3, S3, leave 11:00"))
        #expect(days.last?.number == 7 && days.last?.lastNumber == 12 && days.last?.isFree == true)
    }

    @Test("stops that are left at once are told, those with a fixed time first")
    func staysToGive() throws {
        var planned = try PlannedTrip([60, 60, 60])
        func hints() -> [String] {
            ItineraryText(planned.itinerary, of: planned.trip, unit: .kilometers, advice: .menu).hints
        }
        #expect(hints() == [])
        try planned.set(2, .arrive(time("12:00")))
        #expect(hints() == ["no stay is given at S2: ‘2 stay 1h30’ gives one to it"])
        // Within a city each stop is one to see.
        for index in planned.trip.waypoints.indices {
            planned.trip.waypoints[index].location = place(0, Double(index) / 100)
        }
        #expect(hints() == ["no stay is given at 3 stops: ‘2 stay 1h30’ gives one to S2"])
        for number in 2...4 { try planned.set(number, .stayMinutes(60)) }
        #expect(hints() == [])
    }

    @Test("a date before the first day, and several dates without one, have a first day that keeps them")
    func firstDays() throws {
        var planned = try PlannedTrip([300, 300, 300])
        try planned.set(3, .arrive(time("2027-06-02T19:00")))
        #expect(
            texts(planned).contains { $0.hasSuffix("; ‘start 2027-06-01’ is a first day that keeps it") },
            "\(texts(planned))")
        try planned.set(4, .arrive(time("2027-06-05T18:00")))
        try planned.trip.plan.set(.start(nil))
        let warnings = texts(planned).filter { $0.contains("has no start") }
        #expect(
            warnings.count == 2 && warnings.allSatisfy { $0.contains("is a first day that keeps it") }, "\(warnings)")
    }

    @Test(
        "days that are left at the end are offered to the stops with the longest drives, where no warning comes of it")
    func spareDays() throws {
        var planned = try PlannedTrip([60, 120, 300, 240, 60])
        try planned.trip.plan.set(.days(9))
        func spare(_ style: AdviceStyle = .menu) -> String? {
            ItineraryText(planned.itinerary, of: planned.trip, unit: .kilometers, advice: style).hints
                .first { $0.contains("free") }
        }
        #expect(
            spare() == "4 days are free at the end: ‘4 nights 2’ gives one to S4, or ‘3 nights 2’ gives one to S3")
        #expect(spare(.none) == nil)
        #expect(
            spare(.command(trip: "T"))?.hasSuffix(
                "roadtrip edit \"T\" 4 --nights 2 gives one to S4, or roadtrip edit \"T\" 3 --nights 2 gives one to S3")
                == true)
        // What is free before a time that is fixed on a date is not at the end.
        try planned.set(5, .arrive(time("2027-06-17T20:00")))
        #expect(spare() == nil, "\(spare() ?? "")")
        try planned.set(5, .arrive(nil))
        try planned.trip.plan.set(.days(5))
        #expect(spare() == nil)
    }

    @Test("one time to leave is told, and the last moment beside it where it is later on the same day")
    func lastLeave() throws {
        var planned = try PlannedTrip([60, 60])
        try planned.set(3, .arrive(time("2027-06-12T19:00")))
        #expect(planned.lines[2] == "  2, S2, 10:00, leave at the latest 18:00")
        try planned.set(2, .nights(1))
        try planned.set(3, .arrive(time("2027-06-13T19:00")))
        #expect(planned.lines[4] == "  2, S2, leave 09:00, at the latest 18:00", "\(planned.lines)")
        try planned.set(3, .arrive(time("2027-06-13T10:00")))
        #expect(planned.lines[4] == "  2, S2, leave 09:00", "\(planned.lines)")
        // The day before is over.
        try planned.set(3, .arrive(time("2027-06-12T19:00")))
        #expect(planned.lines.contains("  2, S2, leave 09:00"), "\(planned.lines)")
        #expect(!planned.lines.contains { $0.contains("latest") })
    }

    @Test("a stay where a day ends has an end")
    func lastStay() throws {
        var planned = try PlannedTrip([60, 60])
        try planned.set(2, .stayMinutes(90), .nights(1))
        try planned.set(3, .stayMinutes(45))
        #expect(planned.lines.contains("  2, S2, 10:00 – 11:30, stay 1 h 30 min, night"), "\(planned.lines)")
        #expect(planned.lines.contains("  3, S3, 10:00 – 10:45, stay 45 min"), "\(planned.lines)")
        try planned.set(3, .arrive(time("12:00")))
        #expect(
            planned.lines.contains("  3, S3, 12:00 – 12:45, fixed, there from 10:00, stay 45 min"), "\(planned.lines)")
    }

    @Test("a ferry with its time in place of the roads says once what falls away")
    func replacedDrive() throws {
        var planned = try PlannedTrip([60, 60])
        let ferry = Crossing(
            from: "Split", to: "Stari Grad", kind: .ferry, distance: 40_000, duration: 7_200, wait: 1_800)
        planned.measured[1] = Leg(
            from: 1, to: 2, distance: 57_000, initialBearing: 90, source: .roads, duration: 9_900, crossings: [ferry])
        let before = planned
        try planned.set(3, .way(Way(by: .ferry, minutes: 120)))
        planned.measured[1] = Leg(
            from: 1, to: 2, distance: 40_000, initialBearing: 90, source: .roads, duration: 7_200, given: .ferry)
        func news(_ planned: PlannedTrip, since before: PlannedTrip) -> [String] {
            planned.itinerary.newWarnings(
                of: planned.trip, since: before.itinerary, of: before.trip, besides: nil, times: .hours24,
                unit: .kilometers, advice: .menu)
        }
        #expect(planned.itinerary.mayHaveNews)
        #expect(
            news(planned, since: before) == [
                "The ferry is in place of 17 km by road and the ferry Split – Stari Grad: a stop at each port keeps the road."
            ])
        #expect(news(planned, since: planned) == [])
    }
}
