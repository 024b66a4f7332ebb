import CivilTime
import Entities
import Geodesy
import Itineraries
import TestSupport
import Testing

@Suite("Fixed times, ways and days that are left over")
struct FixedTimeTests {
    @Test("a fixed arrival stands at its own time, and the stop before says when to leave for it")
    func fixed() throws {
        var planned = try PlannedTrip([60, 60])
        try planned.set(2, .arrive(time("2027-06-12T11:00")))
        #expect(
            planned.lines == [
                "Day 1 · Sat 12 Jun 2027 · S1 → S3 · 2 h, 120.0 km by road (OSRM)",
                "  1, S1, leave 09:00, at the latest 10:00",
                "  2, S2, 11:00, fixed, there from 10:00", "  3, S3, 12:00",
            ])
        let visits = planned.itinerary.days[0].visits
        #expect(visits.map(\.slack) == [nil, 3_600, nil])
        #expect(visits.map { $0.fixed?.minuteText } == [nil, "2027-06-12T11:00", nil])
    }

    @Test(
        "who has to be there for an arrival and for the ferry behind it leaves for what comes first",
        arguments: [
            ("11:00", 60, "12:30", "10:00"), ("11:00", 30, "11:30", "10:00"),
            // The stay begins at the arrival that is fixed, so that whoever leaves earlier misses the ferry as well.
            ("12:00", 120, "13:00", "11:00"),
        ])
    func earlier(arrive: String, stay: Int, departs: String, leaveBy: String) throws {
        var planned = try PlannedTrip([60, 60])
        try planned.set(2, .arrive(time(arrive)), .stayMinutes(stay))
        try planned.set(3, .way(Way(by: .ferry, minutes: 60, departs: time(departs))))
        #expect(planned.itinerary.days[0].visits[0].leaveBy?.time.hourAndMinute == leaveBy)
    }

    @Test("days before a fixed arrival are free at the last stop with a night before it, never nights at its stop")
    func freeDays() throws {
        var planned = try PlannedTrip([60, 60])
        try planned.set(2, .nights(1))
        try planned.set(3, .arrive(time("2027-06-15T18:00")))
        #expect(
            planned.lines == [
                "Day 1 · Sat 12 Jun 2027 · S1 → S2 · 1 h, 60.0 km by road (OSRM)", "  1, S1, leave 09:00",
                "  2, S2, 10:00, night", "Days 2–3 · Sun 13 Jun to Mon 14 Jun · S2 · free", "  2, S2, 2 nights",
                "Day 4 · Tue 15 Jun · S2 → S3 · 1 h, 60.0 km by road (OSRM)",
                "  2, S2, leave 09:00, at the latest 17:00",
                "  3, S3, 18:00, fixed, there from 10:00",
            ])
        #expect(planned.itinerary.totals.nights == 3)
        // Without a night before it they are at the start.
        try planned.set(2, .nights(nil))
        #expect(planned.lines.first == "Days 1–3 · Sat 12 Jun 2027 to Mon 14 Jun · S1 · free")
        #expect(planned.itinerary.days.map { $0.night?.stop } == [0, nil])
        // A night that follows from the driving time is one, too.
        try planned.trip.plan.set(.dailyMinutes(60))
        #expect(planned.itinerary.days.map { $0.night?.stop } == [1, 1, nil])
        #expect(planned.itinerary.days.map(\.isFree) == [false, true, false])
    }

    @Test("between two arrivals that are fixed on different days a night is spent at the stop before the second")
    func twoFixed() throws {
        var planned = try PlannedTrip([60, 60, 60])
        try planned.set(2, .arrive(time("2027-06-12T10:00")))
        try planned.set(4, .arrive(time("2027-06-14T10:00")))
        #expect(
            planned.lines == [
                "Day 1 · Sat 12 Jun 2027 · S1 → S3 · 2 h, 120.0 km by road (OSRM)",
                "  1, S1, leave 09:00",
                "  2, S2, 10:00, fixed", "  3, S3, 11:00, night", "Day 2 · Sun 13 Jun · S3 · free", "  3, S3, night",
                "Day 3 · Mon 14 Jun · S3 → S4 · 1 h, 60.0 km by road (OSRM)", "  3, S3, leave 09:00",
                "  4, S4, 10:00, fixed",
            ])
        // Where no night may be spent there, at the one before it.
        try planned.set(3, .nights(0))
        #expect(planned.itinerary.days.map { $0.night?.stop } == [1, 1, nil])
    }

    @Test("an arrival in the morning is in time from a stop on the way, where the whole drive of that day is too long")
    func morning() throws {
        var planned = try PlannedTrip([180, 60])
        try planned.set(3, .arrive(time("2027-06-13T10:30")))
        #expect(planned.itinerary.days.map { $0.visits.map(\.stop) } == [[0, 1], [1, 2]])
        #expect(planned.itinerary.days.flatMap(\.warnings) == [])
        // With a single leg it is kept by going on the day before, which is free.
        var single = try PlannedTrip([180])
        try single.set(2, .arrive(time("2027-06-14T10:30")))
        #expect(
            single.lines == [
                "Day 1 · Sat 12 Jun 2027 · S1 · free", "  1, S1, night",
                "Day 2 · Sun 13 Jun · S1 → S2 · 3 h, 180.0 km by road (OSRM)",
                "  1, S1, leave 09:00",
                "  2, S2, 10:30 +1, fixed, there from 12:00, night",
                "  ! S2 is reached on the day before its fixed time, since the drive on its own day would be 1 h 30 min "
                    + "late; leave S1 by 07:30 on that day to be in time",
                "Day 3 · Mon 14 Jun · S2 · no drive", "  2, S2",
            ])
        // Where no night is to be at its stop, it is late.
        try single.set(2, .nights(0))
        let late = single.itinerary
        #expect(late.days.map(\.isFree) == [true, false])
        #expect(
            late.days.last?.warnings.map(\.text) == [
                "S2 is reached 1 h 30 min late; it was to be at 10:30; leave S1 by 07:30 to be in time"
            ])
        #expect(late.days.last?.visits.first?.leaveBy?.minuteText == "2027-06-14T07:30")
        #expect(late.days.last?.visits.last?.slack == nil)
    }

    @Test("a time alone is fixed on whatever day it falls, also without a first day")
    func anyDay() throws {
        var planned = try PlannedTrip([60, 60], start: nil)
        try planned.set(3, .arrive(time("18:00")))
        #expect(planned.lines.suffix(1) == ["  3, S3, 18:00, fixed, there from 11:00"])
        // Late is what no night before it would keep.
        try planned.set(2, .nights(0))
        try planned.set(3, .arrive(time("10:30")))
        #expect(
            planned.lines.suffix(2) == [
                "  3, S3, 11:00, fixed 10:30, 30 min late",
                "  ! S3 is reached 30 min late; it was to be at 10:30; leave S1 by 08:30 to be in time",
            ])
        // What was meant for the evening is missed after midnight.
        try planned.trip.plan.set(.leave(TimeOfDay(text: "22:30")))
        try planned.set(3, .arrive(time("23:30")))
        #expect(
            planned.lines.last == "  ! S3 is reached 1 h late; it was to be at 23:30; leave S1 by 21:30 to be in time")
    }

    @Test("nobody leaves a stop before its time; after a night it is that of the morning")
    func leave() throws {
        var planned = try PlannedTrip([60, 60, 60])
        try planned.set(2, .leave(TimeOfDay(text: "14:00")))
        try planned.set(3, .nights(1), .leave(TimeOfDay(text: "11:00")))
        #expect(
            planned.lines.filter { $0.hasPrefix("  ") } == [
                "  1, S1, leave 09:00", "  2, S2, 10:00 – 14:00", "  3, S3, 15:00, night", "  3, S3, leave 11:00",
                "  4, S4, 12:00",
            ])
        try planned.set(2, .stayMinutes(300))
        #expect(planned.lines[2] == "  2, S2, 10:00 – 15:00, stay 5 h")
    }

    @Test("no night is spent where none is to be, though the day becomes longer")
    func never() throws {
        var planned = try PlannedTrip([200, 200, 200])
        #expect(planned.itinerary.days.map { $0.night?.stop } == [1, 2, nil])
        try planned.set(2, .nights(0))
        #expect(planned.itinerary.days.map { $0.night?.stop } == [2, nil])
        #expect(planned.itinerary.days[0].warnings.map(\.kind) == [.overLimit])
    }

    @Test("a stop to sleep at wins where the longest day becomes a tenth longer at most")
    func sleep() throws {
        var planned = try PlannedTrip([150, 60, 60, 150])
        #expect(planned.itinerary.days.map { $0.night?.stop } == [2, nil])
        try planned.trip.plan.set(.dailyMinutes(300))
        try planned.set(2, .kind(.sleep))
        // 150 and 270 minutes: more than a tenth above 210.
        #expect(planned.itinerary.days.map { $0.night?.stop } == [2, nil])
        planned.minutes = [200, 20, 20, 180]
        // 200 and 220 minutes instead of 210 twice.
        #expect(planned.itinerary.days.map { $0.night?.stop } == [1, nil])
    }

    @Test("a ferry waits for its departure, is no driving, and costs")
    func ferry() throws {
        var planned = try PlannedTrip([60, 300, 60])
        let cost = Cost(thousandths: 85_000)
        try planned.set(3, .way(Way(by: .ferry, minutes: 150, departs: time("14:00"), cost: cost)))
        try planned.set(3, .cost(Cost(thousandths: 10_000)))
        try planned.trip.plan.set(.litersPer100km(10))
        #expect(
            planned.lines == [
                "Day 1 · Sat 12 Jun 2027 · S1 → S4 · 2 h, 120.0 km by road (OSRM), ferry 2 h 30 min",
                "  1, S1, leave 09:00, at the latest 12:30", "  2, S2, 10:00 – 13:30, at the ferry by then",
                "  ferry, 2 h 30 min, departs 14:00, arrives 16:30, wait 4 h", "  3, S3, 16:30", "  4, S4, 17:30",
            ])
        let totals = planned.itinerary.totals
        #expect(totals.driving == 7_200)
        #expect(totals.fuelLiters == 12)
        #expect(totals.cost == 95_000)
        #expect(
            totals.costByKind.map { "\($0.kind) \($0.cost)" } == ["ferry 85000", "other 10000"])
        // A ferry that is missed is waited for until the next day.
        try planned.set(2, .stayMinutes(300))
        #expect(
            planned.lines.prefix(6) == [
                "Day 1 · Sat 12 Jun 2027 · S1 → S2 · 1 h, 60.0 km by road (OSRM)", "  1, S1, leave 09:00",
                "  2, S2, 10:00 – 15:00, stay 5 h, night",
                "Day 2 · Sun 13 Jun · S2 → S4 · 1 h, 60.0 km by road (OSRM), ferry 2 h 30 min",
                "  2, S2, by 13:30, at the ferry", "  ferry, 2 h 30 min, departs 14:00, arrives 16:30",
            ])
        // Where no night can be before it, it says by how much; nobody knows when the next one leaves.
        try planned.set(2, .nights(0))
        #expect(
            planned.lines.suffix(5) == [
                "  2, S2, 10:00 – 15:00, stay 5 h", "  ferry, 2 h 30 min, departure at 14:00 missed",
                "  3, S3, arrival not known", "  4, S4, arrival not known",
                "  ! the ferry to S3 at 14:00 is missed by 1 h; leave S1 by 07:30 to be in time",
            ])
        // Its date has free days before it, as that of an arrival has; the day begins at an early departure.
        try planned.set(2, .stayMinutes(nil), .nights(1))
        try planned.set(3, .way(Way(by: .ferry, minutes: 150, departs: time("2027-06-14T07:15"))))
        #expect(
            planned.lines.dropFirst(3).prefix(6) == [
                "Day 2 · Sun 13 Jun · S2 · free", "  2, S2, night",
                "Day 3 · Mon 14 Jun · S2 → S4 · 1 h, 60.0 km by road (OSRM), ferry 2 h 30 min",
                "  2, S2, by 06:45, at the ferry",
                "  ferry, 2 h 30 min, departs 07:15, arrives 09:45", "  3, S3, 09:45",
            ])
    }

    @Test("a ferry that waits for the next day does so unless something fixed behind it would be missed then")
    func waitingForFerry() throws {
        var planned = try PlannedTrip([300, 300, 120, 60])
        try planned.trip.plan.set(.dailyMinutes(720))
        try planned.set(4, .way(Way(by: .ferry, minutes: 120, departs: time("14:00"))))
        try planned.set(5, .arrive(time("2027-06-17T20:00")))
        // With days to spare the night goes before it; they are free there, and not behind it.
        let itinerary = planned.itinerary
        #expect(itinerary.days.flatMap(\.warnings).allSatisfy { $0.kind != .late }, "\(planned.lines)")
        #expect(itinerary.days.first { $0.ways.count == 1 }?.ways[0].departs?.time.hourAndMinute == "14:00")
        // Without them the arrival is late, but no ferry is missed, behind which nothing is known.
        try planned.set(5, .arrive(time("2027-06-12T23:30")))
        let tight = planned.itinerary
        #expect(tight.days.count == 2 && tight.days[1].ways[0].departs?.time.hourAndMinute == "14:00")
        #expect(tight.days.flatMap(\.warnings).filter { $0.kind == .late }.map(\.stop) == [4])
    }

    @Test("a departure on a date is not missed for a drive that fits on the day before it")
    func departureOnDate() throws {
        var planned = try PlannedTrip([300, 60])
        try planned.set(3, .way(Way(by: .ferry, minutes: 60, departs: time("2027-06-14T11:00"))))
        #expect(planned.itinerary.days.map { $0.visits.map(\.stop) } == [[0, 1], [1], [1, 2]])
        #expect(planned.itinerary.days.flatMap(\.warnings) == [])
    }

    @Test("a drive does not go on over midnight behind a fixed arrival where a night can be before that")
    func eveningBehindFixed() throws {
        var planned = try PlannedTrip([60, 60, 240])
        try planned.trip.plan.set(.dailyMinutes(720))
        // At a sight nobody sleeps.
        try planned.set(2, .arrive(time("2027-06-12T20:00")), .kind(StopKind("see")))
        #expect(planned.itinerary.days.map { $0.visits.map(\.stop) } == [[0, 1, 2], [2, 3]])
        #expect(planned.itinerary.days.flatMap(\.warnings).allSatisfy { $0.kind != .afterMidnight })
        try planned.set(2, .kind(nil))
        // The night belongs at the fixed stop where none is to be at the next one.
        try planned.set(3, .nights(0))
        #expect(planned.itinerary.days.map { $0.visits.map(\.stop) } == [[0, 1], [1, 2, 3]])
        try planned.set(2, .nights(0))
        #expect(planned.itinerary.days.map { $0.visits.map(\.stop) } == [[0, 1, 2, 3]])
        // A ferry in the night is one that the person chose.
        try planned.set(2, .nights(nil))
        try planned.set(4, .way(Way(by: .ferry, minutes: 480, departs: time("22:00"))))
        #expect(planned.itinerary.days.map { $0.visits.map(\.stop) } == [[0, 1, 2, 3]])
    }

    @Test("where the days do not suffice for what is decided, the rest is driven by the driving time of a day")
    func tooFewByNights() throws {
        var planned = try PlannedTrip([60, 200, 200, 200])
        try planned.set(2, .nights(4))
        try planned.trip.plan.set(.days(3))
        #expect(planned.itinerary.days.map { $0.driving / 60 } == [60, 0, 0, 0, 200, 200, 200])
        #expect(planned.itinerary.days.flatMap(\.warnings).map(\.kind) == [.tooFewDays])
        // As long as they suffice, they are kept.
        try planned.trip.plan.set(.days(5))
        #expect(planned.itinerary.days.map { $0.driving / 60 } == [60, 0, 0, 0, 600])
    }

    @Test("after midnight it is dark without a word; nobody is told to leave in the night")
    func darkness() throws {
        var planned = try PlannedTrip([840])
        try planned.trip.plan.set(.leave(TimeOfDay(text: "09:30")))
        #expect(
            planned.itinerary.days[0].warnings.filter { $0.kind == .afterDark }.map(\.text) == [
                "S2 is reached after dark, at 23:30"
            ])
        planned.minutes = [900]
        #expect(planned.itinerary.days[0].warnings.map(\.kind).filter { $0 != .overLimit } == [.afterMidnight])
    }

    @Test("a drive of a known time stands in place of what is measured")
    func drive() throws {
        var planned = try PlannedTrip([60])
        try planned.set(2, .way(Way(by: .drive, minutes: 90)))
        #expect(
            planned.lines == [
                "Day 1 · Sat 12 Jun 2027 · S1 → S2 · 1 h 30 min, 60.0 km by road (OSRM)", "  1, S1, leave 09:00",
                "  drive, 1 h 30 min", "  2, S2, 10:30",
            ])
    }

    @Test("a number of days is used up; what is left over comes last, and too few are said")
    func days() throws {
        var planned = try PlannedTrip([60, 60, 60, 60])
        try planned.trip.plan.set(.days(2))
        #expect(planned.itinerary.days.map(\.driving) == [7_200, 7_200])
        try planned.trip.plan.set(.days(6))
        #expect(planned.itinerary.days.map(\.driving) == [3_600, 3_600, 3_600, 3_600, 0])
        #expect(planned.lines.suffix(2) == ["Days 5–6 · Wed 16 Jun to Thu 17 Jun · S5 · free", "  5, S5, night"])
        #expect(planned.itinerary.totals.days == 6 && planned.itinerary.totals.freeDays == 2)
        #expect(planned.itinerary.totals.nights == 5)
        // Rest days count.
        try planned.set(3, .nights(3))
        #expect(planned.itinerary.days.map(\.driving) == [3_600, 3_600, 0, 0, 3_600, 3_600])
        #expect(planned.itinerary.totals.freeDays == 0)
        try planned.trip.plan.set(.days(3))
        #expect(planned.itinerary.days.map(\.driving) == [7_200, 0, 0, 7_200])
        #expect(
            planned.itinerary.days.first?.warnings.map(\.text) == [
                "the trip takes 4 days, 1 more than the 3 it may take: 3 nights are decided (S3 3)"
            ])
        #expect(planned.itinerary.days.first?.warnings.map(\.kind) == [.tooFewDays])
        // The driving time of a day is said, and not kept.
        try planned.set(3, .nights(nil))
        try planned.trip.plan.set(.days(1))
        try planned.trip.plan.set(.dailyMinutes(120))
        #expect(planned.itinerary.days.map { $0.warnings.map(\.kind) } == [[.overLimit]])
    }

    @Test("behind a stop with rest days the longest day of the whole trip still counts, and a stop to sleep at wins")
    func daysAndRest() throws {
        var planned = try PlannedTrip([60, 20, 25, 25])
        try planned.trip.plan.set(.days(5))
        try planned.set(2, .nights(3))
        try planned.set(3, .kind(.sleep))
        // 20 and 50 minutes: more than 45 and 25, but less than the 60 of the first day.
        #expect(planned.itinerary.days.map { $0.driving / 60 } == [60, 0, 0, 20, 50])
    }

    @Test("a fixed arrival divides the days that a trip may take")
    func daysAndFixed() throws {
        var planned = try PlannedTrip([60, 60, 60, 60])
        try planned.trip.plan.set(.days(6))
        try planned.set(4, .arrive(time("2027-06-13T18:00")))
        #expect(planned.itinerary.days.map { $0.visits.map(\.stop) }.first == [0, 1, 2])
        #expect(planned.itinerary.days.map(\.driving) == [7_200, 3_600, 3_600, 0])
        #expect(planned.itinerary.totals.days == 6 && planned.itinerary.totals.freeDays == 3)
        #expect(planned.itinerary.days.flatMap(\.warnings) == [])
    }

    @Test("an arrival after civil twilight says so, and when one would have to leave")
    func afterDark() throws {
        var planned = try PlannedTrip([120])
        try planned.trip.plan.set(.leave(TimeOfDay(text: "17:30")))
        let warnings = planned.itinerary.days[0].warnings
        #expect(warnings.map(\.kind) == [.afterDark])
        #expect(
            warnings.map(\.text) == ["S2 is reached after dark, at 19:30; leave S1 by 16:25 to be there at dusk"])
        // By ferry it is no matter, nor without a date.
        try planned.set(2, .way(Way(by: .ferry)))
        #expect(planned.itinerary.days[0].warnings == [])
        try planned.set(2, .way(nil))
        try planned.trip.plan.set(.start(nil))
        #expect(planned.itinerary.days[0].warnings == [])
    }

    @Test("it is dark from the minute on in which civil twilight ends, and not before", arguments: [-2, -1, 1, 2])
    func dusk(minutes: Int) throws {
        var planned = try PlannedTrip([120])
        let stop = planned.trip.waypoints[1].location
        let clock = PlaceClock(name: "UTC", distance: 0) { _ in 0 }
        let date = try #require(CivilDate(text: "2027-06-12"))
        let dusk = try #require(SolarDay(date, over: stop, clock).dusk)
        let leave = CivilDateTime(secondsSince1970: dusk.milliseconds / 1_000 + Int64(minutes * 60 - 7_200)).time
        try planned.trip.plan.set(.leave(leave))
        #expect(planned.itinerary.days[0].warnings.map(\.kind) == (minutes > 0 ? [.afterDark] : []))
    }

    @Test("a day's sunrise is that of its first stop, its sunset that of its last")
    func sunOfTwoStops() throws {
        var planned = try PlannedTrip([60])
        let places = [place(51.5, 0), place(40, 20)]
        for index in 0...1 { planned.trip.waypoints[index].location = places[index] }
        let date = try #require(CivilDate(text: "2027-06-12"))
        let clock = PlaceClock(name: "UTC", distance: 0) { _ in 0 }
        let (first, last) = (SolarDay(date, over: places[0], clock), SolarDay(date, over: places[1], clock))
        func minute(_ instant: Instant?) -> String? {
            instant.map { clock.local(($0.milliseconds + 30_000) / 1_000).minuteText }
        }
        let sun = try #require(planned.itinerary.days[0].sun)
        #expect(sun.sunrise?.minuteText == minute(first.sunrise) && sun.sunset?.minuteText == minute(last.sunset))
        #expect(minute(first.sunrise) != minute(last.sunrise) && minute(first.sunset) != minute(last.sunset))
        #expect(sun.daylight == nil)
    }

    @Test("each day has sunrise where it begins and sunset where it ends, by the clocks there")
    func sun() throws {
        let planned = try PlannedTrip([60])
        let text = ItineraryText(planned.itinerary, of: planned.trip, unit: .kilometers)
        #expect(text.sections.map(\.sun) == ["sun 05:56 – 18:03"])
        #expect(text.sections[0].heading.hasSuffix("60.0 km by road (OSRM) · sun 05:56 – 18:03"))
        var north = planned
        for index in 0...1 { north.trip.waypoints[index].location = place(70 + Double(index), 25) }
        let polar = ItineraryText(north.itinerary, of: north.trip, unit: .kilometers)
        #expect(polar.sections.map(\.sun) == ["the sun does not set"])
        try north.trip.plan.set(.start(CivilDate(text: "2027-12-12")))
        #expect(
            ItineraryText(north.itinerary, of: north.trip, unit: .kilometers).sections[0].sun == "the sun does not rise"
        )
    }
}
