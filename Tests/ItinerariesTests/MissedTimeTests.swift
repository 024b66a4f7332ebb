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
        #expect(itinerary.days.map(\.isFree) == [false, true, false])
        #expect(itinerary.days.compactMap { $0.night?.stop } == [3, 3])
        #expect(
            planned.lines.last == "  ! S5 is reached 2 h late; it was to be at 10:00; leave S4 by 07:00 to be in time")
        #expect(itinerary.days.last?.visits[0].leaveBy?.minuteText == "2027-06-16T07:00")
        // What would be on the evening before takes a night.
        planned.minutes[3] = 720
        #expect(
            planned.lines.last { $0.contains("late") }
                == "  ! S5 is reached 11 h late; it was to be at 10:00; leave S4 by 22:00 on Tue 15 Jun to be in time, "
                + "or spend the night before nearer to it")
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
                == "  ! the ferry to S3 at 11:00 on Sun 13 Jun is missed by 22 h; leave S2 by 11:00 on Sun 13 Jun to be in "
                + "time")
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
