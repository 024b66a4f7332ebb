import CivilTime
import Entities
import Itineraries
import TestSupport
import Testing
import Text

@Suite("What is decided about the first and the last stop")
struct FirstAndLastStopTests {
    @Test("an arrival that is fixed at the first stop is told on its day, also before nights there")
    func fixedAtStart() throws {
        var planned = try PlannedTrip([60])
        try planned.set(1, .arrive(time("2027-06-12T19:30")), .nights(2))
        #expect(
            planned.lines.prefix(4) == [
                "Day 1 · Sat 12 Jun 2027 · S1 · no drive", "  1, S1, 19:30, fixed, night",
                "Day 2 · Sun 13 Jun · S1 · no drive", "  1, S1, night",
            ])
        #expect(planned.itinerary.withRestInBlocks.days.count == planned.itinerary.days.count)
        // Free days before it are told first.
        try planned.set(1, .arrive(time("2027-06-13T19:30")), .nights(1))
        #expect(planned.lines.contains("  1, S1, 19:30, fixed, night"))
    }

    @Test("behind a last stop without a night no day is left over, and a warning says which are")
    func noNightAtEnd() throws {
        var planned = try PlannedTrip([60, 60])
        try planned.trip.plan.set(.days(5))
        #expect(planned.itinerary.totals.days == 5)
        try planned.set(3, .nights(0))
        #expect(planned.itinerary.totals.days == 2)
        #expect(
            planned.lines(.menu).last
                == "  ! 3 of the 5 days are left behind S3, where no night is to be; ‘3 nights -’ spends them there")
    }

    @Test("the last time to leave stands beside another time to leave only")
    func leaveBy() throws {
        var planned = try PlannedTrip([60, 60])
        try planned.set(2, .arrive(time("10:00")))
        #expect(!planned.lines.contains { $0.containsText("at the latest") })
        try planned.set(2, .arrive(time("11:00")))
        #expect(planned.lines.contains { $0.hasSuffix("leave 09:00, at the latest 10:00") })
    }
}
