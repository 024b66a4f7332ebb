import CivilTime
import Entities
import Geodesy
import Itineraries
import TestSupport
import Testing

@Suite("What is told of days: nights that move, warnings, sums")
struct PlanNewsTests {
    private static let pass = UninhabitedPlace(kind: "pass", town: .init(name: "Bovec", distance: 12_400))

    @Test("with days to spare no night falls at a meal next door to a stop for the night")
    func mealsNextDoor() throws {
        var planned = try PlannedTrip([120, 10, 120])
        try planned.trip.plan.set(.days(3))
        #expect(planned.itinerary.days.map { $0.night?.stop } == [1, 2, nil])
        try planned.set(3, .kind(StopKind("eat")))
        #expect(planned.itinerary.days.prefix(2).map { $0.night?.stop } == [1, 3])
    }

    @Test("a stop where nobody sleeps loses a tie within a tenth of the longest day, and no more than that")
    func poorEnds() throws {
        var planned = try PlannedTrip([120, 110, 120])
        try planned.trip.plan.set(.dailyMinutes(240))
        #expect(planned.itinerary.days.map { $0.night?.stop } == [2, nil])
        planned.uninhabited = [3: Self.pass]
        // 230 and 120 minutes become 120 and 230, which is no longer.
        #expect(planned.itinerary.days.map { $0.night?.stop } == [1, nil])
        #expect(planned.itinerary.warningCount == 0)
        // 200 and 150 would become 100 and 250, a quarter longer.
        planned.minutes = [100, 100, 150]
        #expect(planned.itinerary.days.map { $0.night?.stop } == [2, nil])
        let warnings = planned.itinerary.days.flatMap(\.shownWarnings)
        #expect(warnings.map(\.kind) == [.noLodging] && warnings.map(\.stop) == [2])
        #expect(
            warnings.map(\.text) == [
                "the night falls at S3, a pass; Bovec, 12 km away, is the nearest town"
            ])
        #expect(planned.itinerary.warned == "1 warning: day 1")
        for setting in [StopSetting.nights(1), .nights(0), .kind(.sleep)] {
            var settled = planned
            try settled.set(3, setting)
            #expect(!settled.itinerary.days.flatMap(\.warnings).contains { $0.kind == .noLodging })
        }
    }

    @Test("a time to leave before the fixed arrival of the same stop is a warning where the day goes on there")
    func contradiction() throws {
        var planned = try PlannedTrip([60, 60])
        try planned.set(2, .arrive(time("12:00")), .leave(TimeOfDay(text: "10:00")))
        let warnings = planned.itinerary.days.flatMap(\.warnings)
        #expect(warnings.map(\.kind) == [.contradiction])
        #expect(warnings.map(\.text) == ["S2 cannot be left at 10:00: the arrival there is fixed at 12:00"])
        // In the morning after a night it is the time to leave.
        try planned.set(2, .nights(1))
        #expect(planned.itinerary.days.flatMap(\.warnings).isEmpty)
        try planned.set(2, .nights(nil), .leave(TimeOfDay(text: "13:00")))
        #expect(planned.itinerary.days.flatMap(\.warnings).isEmpty)
    }

    @Test("a number of days that is not enough names the nights, the fixed times and the drives that need them")
    func tooFewDays() throws {
        var planned = try PlannedTrip([60, 60, 60])
        try planned.trip.plan.set(.days(2))
        try planned.set(2, .nights(2))
        try planned.set(3, .nights(1))
        func reason() -> String? {
            planned.itinerary.days.flatMap(\.warnings).first { $0.kind == .tooFewDays }?.text
        }
        let head = "the trip takes 4 days, 2 more than the 2 it may take: "
        #expect(reason() == head + "3 nights are decided (S2 2, S3 1)")
        try planned.set(2, .nights(nil))
        try planned.set(3, .nights(nil), .arrive(time("2027-06-15T12:00")))
        // The day goes on behind noon.
        let later = "the trip takes 4 days, 2 more than the 2 it may take: "
        #expect(reason() == later + "the arrival at S3 is fixed on day 4")
        try planned.set(3, .arrive(nil))
        #expect(reason() == nil)
        var long = try PlannedTrip([60 * 50])
        try long.trip.plan.set(.days(1))
        let text = long.itinerary.days.flatMap(\.warnings).first { $0.kind == .tooFewDays }?.text
        #expect(text?.hasSuffix(": the way to S2 goes on over midnight") == true)
    }

    @Test("free days before what is fixed are the reason where the nights alone would not be too many")
    func freeDaysAsReason() throws {
        var planned = try PlannedTrip([60, 60, 60])
        try planned.trip.plan.set(.days(6))
        try planned.set(3, .nights(2), .arrive(time("2027-06-17T12:00")))
        func reason() -> String? {
            planned.itinerary.days.flatMap(\.warnings).first { $0.kind == .tooFewDays }?.text
        }
        #expect(reason()?.hasSuffix(" days are free before what is fixed at S3") == true, "\(reason() ?? "")")
        // Times that are fixed too late are the reason; of many some are named, and how many more there are.
        try planned.trip.plan.set(.days(1))
        var many = try PlannedTrip(Array(repeating: 60, count: 7))
        try many.trip.plan.set(.days(1))
        for number in 2...8 { try many.set(number, .arrive(time("2027-06-1\(number + 1)T12:00"))) }
        let text = many.itinerary.days.flatMap(\.warnings).first { $0.kind == .tooFewDays }?.text
        #expect(text?.contains("the arrival at S5 is fixed on day 5 and 3 more") == true, "\(text ?? "")")
    }

    @Test("an edit tells the warnings that it causes at other stops, the first of them")
    func newWarnings() throws {
        var before = try PlannedTrip([60, 60, 60, 60])
        try before.set(4, .arrive(time("2027-06-13T18:00")))
        try before.set(3, .nights(1))
        func news(_ now: PlannedTrip, besides stop: Int? = nil) -> [String] {
            now.itinerary.newWarnings(
                of: now.trip, since: before.itinerary, of: before.trip, besides: stop, times: .hours24,
                unit: .kilometers, advice: .menu)
        }
        #expect(news(before) == [])
        var after = before
        try after.set(3, .nights(3))
        #expect(news(after).first?.hasPrefix("! Day 4: S4 is reached 40 h late; it was to be at 18:00") == true)
        #expect(news(after, besides: 3) == [])
        // What was late before and is late by as much is no news.
        before = after
        #expect(news(after) == [])
        try after.set(3, .nights(4))
        #expect(news(after).count == 1)
        // Another name is no news.
        before = after
        after.trip.waypoints[3].name = name("Kotor")
        #expect(news(after) == [])
        // Many are counted.
        var dark = try PlannedTrip([60, 60, 60, 60, 60, 60, 60])
        before = dark
        try dark.trip.plan.set(.leave(TimeOfDay(text: "19:00")))
        for number in 2...8 { try dark.set(number, .nights(1)) }
        #expect(news(dark).count == 4 && news(dark).last == "! and 4 more new warnings of the days")
    }

    @Test("a last time to leave that is over stands in the warning alone")
    func leaveBy() throws {
        var planned = try PlannedTrip([60 * 30, 60])
        try planned.set(2, .arrive(time("2027-06-13T06:00")))
        // One that is earlier than that of leaving on the same day stands in the warning alone.
        #expect(planned.lines.contains("  1, S1, leave 09:00"))
        planned.minutes[0] = 60 * 40
        #expect(planned.lines.contains("  1, S1, leave 09:00"))
    }

    @Test("all costs have one sum, with the fuel; a passenger sees when a way arrives")
    func sums() throws {
        var planned = try PlannedTrip([60, 60])
        try planned.set(
            3, .cost(Cost("95")), .way(Way(by: .ferry, minutes: 90, departs: time("14:00"), cost: Cost("5"))))
        try planned.trip.plan.set(.currency("EUR"))
        func totals() -> [String] { ItineraryText(planned.itinerary, of: planned.trip, unit: .kilometers).totals }
        #expect(totals().last == "100 EUR (ferry 5, other 95)" && planned.itinerary.totals.totalCost == 100)
        try planned.trip.plan.set(.litersPer100km(10))
        try planned.trip.plan.set(.price(2))
        #expect(totals().last == "about 112 EUR in all")
        #expect(planned.lines.contains("  ferry, 1 h 30 min, departs 14:00, arrives 15:30, wait 4 h"))
    }

    @Test("nights that have moved, and days that are more or fewer, are told in one sentence each")
    func moved() throws {
        let before = try PlannedTrip([240, 240, 240, 240])
        func nights(_ planned: PlannedTrip) -> PlannedNights { PlannedNights(planned.itinerary, of: planned.trip) }
        var after = before
        #expect(nights(after).sentence(since: nights(before)) == nil)
        after.minutes = [60, 300, 240, 240]
        #expect(nights(after).sentence(since: nights(before)) == "3 days instead of 4. No night any more: S2.")
        #expect(nights(before).sentence(since: nights(after)) == "4 days instead of 3. Nights now: S2.")
        var other = before
        try other.set(3, .nights(0))
        other.minutes = [240, 100, 100, 240]
        #expect(
            nights(other).sentence(since: nights(before))
                == "3 days instead of 4. Nights now: S2, S4 (was S3)."
                || nights(other).sentence(since: nights(before)) == "3 days instead of 4. No night any more: S3.")
    }
}
