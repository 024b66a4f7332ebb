import CivilTime
import Entities
import Itineraries
import TestSupport
import Testing

@Suite("Times that are missed, and nights on board")
struct MissedTimeTests {
    @Test("where no drive of the morning is in time the day before ends near, and the warning says what helps")
    func tooFarForTheMorning() throws {
        var planned = try PlannedTrip([60, 180, 120, 180])
        try planned.trip.plan.set(.dailyMinutes(720))
        try planned.set(5, .arrive(time("2027-06-16T10:00")))
        let itinerary = planned.itinerary
        // The last stop on the way has the free days, not the first one.
        #expect(itinerary.days.prefix(3).map(\.isFree) == [false, true, false])
        // The drive is on the last of them, so that one is there in time.
        #expect(itinerary.days.compactMap { $0.night?.stop } == [3, 3, 4])
        #expect(itinerary.days.flatMap(\.warnings).allSatisfy { $0.kind != .late })
        #expect(
            planned.lines(.menu).contains(
                "  ! S5 is reached on the day before its fixed time, since the drive on its own day would be 2 h late; "
                    + "leave S4 by 07:00 on that day to be in time: ‘4 leave 07:00’"), "\(planned.lines(.menu))")
        // Nobody is told to leave in the night.
        planned.minutes[3] = 720
        #expect(
            planned.lines.last { $0.contains("late") }
                == "  ! S5 is reached on the day before its fixed time, since the drive on its own day would be 11 h late"
        )
        // Nobody leaves before the trip begins.
        var first = try PlannedTrip([720])
        try first.set(2, .arrive(time("2027-06-12T10:00")))
        #expect(first.lines.last { $0.contains("late") } == "  ! S2 is reached 11 h late; it was to be at 10:00")
    }

    @Test("a departure on a date that is missed names its day where it is another than that of the drive")
    func missedOnAnotherDay() throws {
        var planned = try PlannedTrip([60, 60])
        try planned.set(2, .nights(2))
        try planned.set(3, .way(Way(by: .ferry, minutes: 60, departs: time("2027-06-13T11:00"))))
        #expect(
            planned.lines.last
                == "  ! the ferry to S3 at 11:00 on Sun 13 Jun is missed by 22 h; fewer nights before it would be in time, "
                + "1 at S2 instead of 2")
        #expect(planned.lines.contains("  ferry, 1 h, departure at 11:00 missed"))
    }

    @Test("a night on board is no night at the stop that is reached in the morning")
    func nightOnBoard() throws {
        var planned = try PlannedTrip([60, 480, 60])
        try planned.set(2, .nights(0))
        try planned.set(3, .way(Way(by: .ferry, minutes: 480, departs: time("22:00"))), .nights(1))
        // The night that is decided comes behind it.
        #expect(planned.itinerary.days.map { $0.visits.map(\.stop) } == [[0, 1, 2], [2], [2, 3]])
        #expect(planned.itinerary.days.map { $0.nights } == [0, 1, 0])
        #expect(planned.itinerary.days.map(\.number) == [1, 2, 3])
        #expect(planned.itinerary.totals.nights == 1)
        #expect(planned.lines.contains("  3, S3, 06:00 +1"))
        // One that arrives after the time to leave is followed by a night.
        try planned.set(3, .way(Way(by: .ferry, minutes: 840, departs: time("22:00"))))
        #expect(planned.itinerary.days.map { $0.nights } == [1, 0])
    }
}
