import CivilTime
import Entities
import Geodesy
import Itineraries
import JSON
import TestSupport
import Testing

@Suite("Times that are kept by another night, and those that are not")
struct KeptTimeTests {
    /// Stops 2 and 3 are two hours apart from each other; the third is to be reached by noon.
    private func planned(days: Int? = nil) throws -> PlannedTrip {
        var planned = try PlannedTrip([120, 120, 60])
        try planned.set(3, .arrive(time("12:00")))
        try planned.trip.plan.set(.days(days))
        return planned
    }

    /// The stops of each day.
    private func stops(_ planned: PlannedTrip) -> [[Int]] {
        planned.itinerary.days.map { $0.visits.map { $0.stop + 1 } }
    }

    private func isLate(_ planned: PlannedTrip) -> Bool {
        planned.itinerary.days.contains { $0.warnings.contains { $0.kind == .late } }
    }

    @Test("an arrival of any day that would be late has the night before it, where that makes it one day more")
    func nightBefore() throws {
        #expect(stops(try planned()) == [[1, 2], [2, 3, 4]])
        #expect(!isLate(try planned()))
        // Where no night may be before it, it is late.
        var never = try planned()
        try never.set(2, .nights(0))
        #expect(stops(never) == [[1, 2, 3, 4]] && isLate(never))
        // Nor does it help to leave later than one would have to.
        var lazy = try planned()
        try lazy.set(2, .leave(TimeOfDay(text: "11:00")))
        #expect(stops(lazy) == [[1, 2, 3, 4]] && isLate(lazy))
    }

    @Test("with a number of days such a night is taken only within them")
    func numberOfDays() throws {
        #expect(stops(try planned(days: 2)) == [[1, 2], [2, 3, 4]])
        let tight = try planned(days: 1)
        #expect(stops(tight) == [[1, 2, 3, 4]] && isLate(tight))
        #expect(!tight.itinerary.days.flatMap(\.warnings).contains { $0.kind == .tooFewDays })
    }

    @Test("no date is missed for a time of any day")
    func dated() throws {
        var planned = try planned()
        try planned.set(4, .arrive(time("2027-06-12T18:00")))
        #expect(stops(planned) == [[1, 2, 3, 4]] && isLate(planned))
        try planned.set(4, .arrive(time("2027-06-13T18:00")))
        #expect(stops(planned) == [[1, 2], [2, 3, 4]] && !isLate(planned))
    }

    @Test(
        "no night falls at a meal, a sight or a walk where a stop beside it does as well",
        arguments: ["eat", "see", "fuel", "walk"])
    func kinds(kind: String) throws {
        // At the third stop the longest day would be 10 minutes shorter.
        var planned = try PlannedTrip([170, 10, 170, 170])
        try planned.set(3, .kind(StopKind(kind)))
        #expect(planned.itinerary.days.compactMap { $0.night?.stop } == [3])
        try planned.set(4, .kind(StopKind(kind)))
        #expect(planned.itinerary.days.compactMap { $0.night?.stop } == [1])
        try planned.set(3, .kind(StopKind("other")))
        #expect(planned.itinerary.days.compactMap { $0.night?.stop } == [2])
        // A night that is decided is one.
        try planned.set(3, .kind(StopKind(kind)), .nights(1))
        #expect(planned.itinerary.days.compactMap { $0.night?.stop } == [2])
        // Too far from the balance the meal has it after all.
        planned = try PlannedTrip([150, 150, 300])
        try planned.set(3, .kind(StopKind(kind)))
        #expect(planned.itinerary.days.compactMap { $0.night?.stop } == [2])
    }

    @Test("a way of no minutes is no day of its own, and of two stops at one place the better has the night")
    func samePlace() throws {
        var planned = try PlannedTrip([60, 0, 60, 0])
        try planned.trip.plan.set(.days(9))
        #expect(stops(planned) == [[1, 2, 3], [3, 4, 5], [5]])
        try planned.set(2, .kind(.sleep))
        #expect(stops(planned) == [[1, 2], [2, 3, 4, 5], [5]])
        // Nights that are decided are where they are decided.
        try planned.set(3, .nights(1))
        #expect(stops(planned) == [[1, 2, 3], [3, 4, 5], [5]])
        var start = try PlannedTrip([0, 60])
        try start.trip.plan.set(.days(4))
        #expect(stops(start) == [[1, 2, 3], [3]])
    }

    @Test("who does not drive does not arrive after dark")
    func darkness() throws {
        var planned = try PlannedTrip([60, 0])
        try planned.trip.plan.set(.leave(TimeOfDay(text: "20:00")))
        #expect(planned.itinerary.days[0].warnings.filter { $0.kind == .afterDark }.map(\.stop) == [1])
    }

    @Test("behind a ferry that is missed no time is shown, and the warning says when one would have to leave")
    func missedFerry() throws {
        var planned = try PlannedTrip([60, 120, 60])
        try planned.set(2, .nights(0))
        try planned.set(3, .way(Way(by: .ferry, minutes: 120, departs: time("08:00"))))
        #expect(
            planned.lines == [
                "Day 1 · Sat 12 Jun 2027 · S1 → S4 · 2 h, 120.0 km by road (OSRM), ferry 2 h", "  1, S1, leave 09:00",
                "  2, S2, 10:00", "  ferry, 2 h, departure at 08:00 missed", "  3, S3, arrival not known",
                "  4, S4, arrival not known",
                "  ! the ferry to S3 at 08:00 is missed by 2 h; leave S1 by 06:30 to be in time",
            ])
        let json = ItineraryDocument().value(planned.itinerary).text()
        #expect(json.contains("T10:00") && !json.contains("T12:00") && !json.contains("T13:00"))
        let arrivals = ItineraryText.arrivals(in: planned.itinerary, stops: 4, times: .hours24)
        #expect(arrivals[2]?.time ?? "" == "" && arrivals[3]?.time ?? "" == "")
        // What is fixed behind it is in doubt.
        try planned.set(4, .arrive(time("18:00")))
        #expect(planned.lines.contains("  4, S4, fixed 18:00, arrival not known"))
        #expect(
            planned.lines.last
                == "  ! S4 was to be reached at 18:00; when one is there is not known, since a departure before it is missed"
        )
        // Behind another fixed time leaving earlier helps nobody, and a night does.
        planned = try PlannedTrip([60, 120, 60])
        try planned.set(2, .nights(0), .arrive(time("10:00")))
        try planned.set(3, .way(Way(by: .ferry, minutes: 120, departs: time("08:00"))))
        #expect(
            planned.lines(.menu).last
                == "  ! the ferry to S3 at 08:00 is missed by 2 h; a night at S2 would be in time: ‘2 nights 1’")
        // Nor does that where one leaves later.
        try planned.set(2, .leave(TimeOfDay(text: "09:30")))
        try planned.set(3, .way(Way(by: .ferry, minutes: 120, departs: time("08:00"))))
        #expect(
            planned.lines.last
                == "  ! the ferry to S3 at 08:00 is missed by 2 h; a ferry at 10:30, if there is one, would be reached")
    }

    @Test("a stay where the night is spent is shown and moves nothing")
    func stayAtNight() throws {
        var planned = try PlannedTrip([60, 60])
        try planned.set(2, .nights(1), .stayMinutes(90))
        try planned.set(3, .stayMinutes(30))
        #expect(planned.lines.contains("  2, S2, 10:00 – 11:30, stay 1 h 30 min, night"))
        #expect(planned.lines.contains("  2, S2, leave 09:00"))
        #expect(planned.lines.last == "  3, S3, 10:00 – 10:30, stay 30 min")
    }

    @Test("lengths in warnings are in the person's unit")
    func units() throws {
        var planned = try PlannedTrip([300, 300])
        planned.uninhabited[2] = UninhabitedPlace(kind: "pass", town: .init(name: "Bovec", distance: 16_093))
        let text = ItineraryText(planned.itinerary, of: planned.trip, unit: .miles, advice: .menu)
        let warnings = text.sections.flatMap(\.warnings)
        #expect(warnings.contains { $0.hasSuffix("; Bovec, 10 mi away, is the nearest town; ‘2 nights 1’ keeps it") })
    }

    @Test("many ferries before something on a date are planned as those without it, in a moment")
    func manyFerries() throws {
        var planned = try PlannedTrip(Array(repeating: 50, count: 120))
        for number in stride(from: 3, through: 120, by: 3) {
            try planned.set(number, .way(Way(by: .ferry, minutes: 40, departs: time("10:00"))))
        }
        let days = planned.itinerary.days.map(\.visits)
        try planned.set(121, .arrive(time("2028-06-01T18:00")))
        #expect(
            planned.itinerary.days.filter { !$0.isFree }.dropLast().map(\.visits.count) == days.dropLast().map(\.count))
    }
}
