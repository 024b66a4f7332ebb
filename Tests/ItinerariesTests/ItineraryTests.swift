import CivilTime
import Entities
import Geodesy
import Itineraries
import MapData
import TestSupport
import Testing
import Text

@Suite("The days of a trip")
struct ItineraryTests {
    /// A trip of stops an hour (and 10 minutes) of driving apart, all in one time zone.
    private func hourly(_ count: Int, start: String? = "2027-06-12", roundTrip: Bool = false) throws -> Trip {
        // 80 km of straight line are an hour.
        let step = 80_000 / Earth.meanRadius * 180 / Double.pi
        // So far north that it never gets to the pole.
        let stops = (0..<count).map { index -> Waypoint in
            let steps = index <= 100 ? index : 100 + index % 2
            return stop(UInt64(10 + index), "S\(index + 1)", Double(steps) * step, 10)
        }
        var trip = Trip(id: id(1), name: name("T"), waypoints: stops, isRoundTrip: roundTrip)
        try trip.plan.set(.legMinutes(0))
        if let start { try trip.plan.set(.start(CivilDate(text: start))) }
        return trip
    }

    @Test("The driving time of a day is that of its legs as the trip shows it, to the minute")
    func sameMinutes() throws {
        var random = SeededGenerator(seed: 25)
        for count in [2, 2, 2, 3, 5, 9] {
            for _ in 0..<100 {
                let trip = try hourly(count)
                let legs = (0..<count - 1).map { from in
                    Leg(
                        from: from, to: from + 1, distance: 1_000, initialBearing: 0, source: .osrm,
                        duration: (Double.random(in: 0..<4_000, using: &random) * 10).rounded() / 10)
                }
                let route = Route(legs: legs)
                let itinerary = ItineraryPlanner.itinerary(of: trip, along: route) { _ in
                    PlaceClock(name: "UTC", distance: 0) { _ in 0 }
                }
                let total = try #require(route.length.duration)
                let minutes = Int((total / 60).rounded())
                #expect(durationText(seconds: itinerary.totals.driving) == durationText(seconds: minutes * 60))
                #expect(Wording.duration(of: route.length) == durationText(seconds: minutes * 60))
                for day in itinerary.days {
                    #expect(durationText(seconds: day.driving) == Wording.duration(of: day.length))
                }
            }
        }
    }

    private func days(
        _ trip: Trip, clock: (Coordinate) -> PlaceClock = { _ in PlaceClock(name: "UTC", distance: 0) { _ in 0 } }
    ) -> Itinerary {
        let estimate = DrivingEstimate(trip.plan)
        let route = estimate.route(straightLineRoute(of: trip))
        return ItineraryPlanner.itinerary(of: trip, along: route, clock: clock)
    }

    /// `1 2027-06-12 1>3 120min night3`.
    private func short(_ itinerary: Itinerary) -> [String] {
        itinerary.days.map { day in
            let ends = [day.visits.first, day.visits.last].compactMap { $0 }.map { "\($0.stop + 1)" }
            return "\(day.number) \(day.date?.text ?? "-") \(ends.joined(separator: ">")) \((day.driving + 30) / 60)min"
                + (day.night.map { " night\($0.stop + 1)" } ?? "")
        }
    }

    @Test("a drive of 8 hours is two days of 4, and the night is where the first one ends")
    func split() throws {
        let itinerary = days(try hourly(9))
        #expect(short(itinerary) == ["1 2027-06-12 1>5 240min night5", "2 2027-06-13 5>9 240min"])
        #expect(itinerary.days[0].night?.isPlanned == false)
        #expect(itinerary.totals.days == 2)
        #expect(itinerary.totals.nights == 1)
        #expect(
            itinerary.days[0].visits.map { $0.leave?.time.hourAndMinute } == ["09:00", "10:00", "11:00", "12:00", nil])
    }

    @Test("planned nights end a day, further ones are rest days, also at the first and at the last stop")
    func nights() throws {
        var trip = try hourly(3)
        try trip.waypoints[0].plan.set(.nights(1))
        try trip.waypoints[1].plan.set(.nights(3))
        try trip.waypoints[2].plan.set(.nights(2))
        #expect(
            short(days(trip)) == [
                "1 2027-06-12 1>1 0min night1", "2 2027-06-13 1>2 60min night2", "3 2027-06-14 2>2 0min night2",
                "4 2027-06-15 2>2 0min night2", "5 2027-06-16 2>3 60min night3", "6 2027-06-17 3>3 0min night3",
            ])
        #expect(days(trip).totals.nights == 6)
    }

    @Test("a round trip ends where it began, and sleeps there only before it begins")
    func roundTrip() throws {
        var trip = try hourly(3, roundTrip: true)
        try trip.waypoints[0].plan.set(.nights(1))
        try trip.waypoints[2].plan.set(.nights(1))
        #expect(
            short(days(trip)) == [
                "1 2027-06-12 1>1 0min night1", "2 2027-06-13 1>3 120min night3", "3 2027-06-14 3>1 120min",
            ])
    }

    @Test("a stay delays the drive, but not where a day begins or ends")
    func stays() throws {
        var trip = try hourly(3)
        for index in trip.waypoints.indices { try trip.waypoints[index].plan.set(.stayMinutes(90)) }
        let visits = days(trip).days[0].visits
        #expect(visits[0].leave?.minuteText == "2027-06-12T09:00")
        #expect(visits[1].arrive?.minuteText == "2027-06-12T10:00")
        #expect(visits[1].leave?.minuteText == "2027-06-12T11:30")
        #expect(visits[2].arrive?.minuteText == "2027-06-12T12:30")
        #expect(visits.map(\.stayMinutes) == [0, 90, 0])
    }

    @Test("a pinned arrival that is early waits; the clock goes on from the pin")
    func early() throws {
        var trip = try hourly(3)
        try trip.waypoints[1].plan.set(.arrive(CivilDateTime(text: "2027-06-12T11:00").map { .on($0) }))
        let day = days(trip).days[0]
        #expect(day.visits[1].arrive?.minuteText == "2027-06-12T10:00")
        #expect(day.visits[1].wait == 3_600)
        #expect(day.visits[2].arrive?.minuteText == "2027-06-12T12:00")
        #expect(day.warnings == [])
    }

    @Test("a wait of 60 days and more asks about its date, at the first stop too", arguments: [0, 1])
    func longWait(stop: Int) throws {
        var trip = try hourly(3)
        try trip.waypoints[stop].plan.set(.arrive(CivilDateTime(text: "2034-12-04T18:00").map { .on($0) }))
        let warnings = days(trip).days.flatMap(\.warnings).filter { $0.kind != .afterDark }
        #expect(warnings.map(\.kind) == [.longWait])
        #expect(
            warnings.map(\.text) == [
                "the wait at S1 until Mon 4 Dec 2034 is 2732 days: is the date right?"
            ])
        try trip.waypoints[stop].plan.set(.arrive(CivilDateTime(text: "2027-08-10T18:00").map { .on($0) }))
        #expect(days(trip).days.flatMap(\.warnings).allSatisfy { $0.kind == .afterDark })
    }

    @Test("one that is late says by how much; the clock goes on from the real arrival")
    func late() throws {
        var trip = try hourly(3)
        try trip.waypoints[1].plan.set(.arrive(CivilDateTime(text: "2027-06-12T09:30").map { .on($0) }))
        let day = days(trip).days[0]
        #expect(day.visits[2].arrive?.minuteText == "2027-06-12T11:00")
        #expect(day.warnings.map(\.kind) == [.late])
        #expect(
            day.warnings.map(\.text) == [
                "S2 is reached about 30 min late; it was to be at 09:30; leave S1 by 08:30 to be in time"
            ])
        #expect(day.warnings.map(\.stop) == [1])
    }

    @Test("one on a later day moves the drive to it; the days before are left over")
    func anotherDay() throws {
        var trip = try hourly(3)
        try trip.waypoints[1].plan.set(.arrive(CivilDateTime(text: "2027-06-14T10:00").map { .on($0) }))
        try trip.waypoints[1].plan.set(.nights(1))
        let itinerary = days(trip)
        #expect(
            short(itinerary) == [
                "1 2027-06-12 1>1 0min night1", "3 2027-06-14 1>2 60min night2", "4 2027-06-15 2>3 60min",
            ])
        #expect(itinerary.days.map(\.lastNumber) == [2, 3, 4])
        #expect(itinerary.days.map(\.isFree) == [true, false, false])
        #expect(itinerary.days.compactMap(\.night).map(\.isPlanned) == [false, true])
        #expect(itinerary.totals.nights == 3)
    }

    @Test("a stay of a day and longer is nights there, also where the day would end for the driving time")
    func longStay() throws {
        var trip = try hourly(3)
        try trip.waypoints[1].plan.set(.stayMinutes(1_800))
        for limit in [60, 360] {
            try trip.plan.set(.dailyMinutes(limit))
            let itinerary = days(trip)
            #expect(short(itinerary) == ["1 2027-06-12 1>2 60min night2", "2 2027-06-13 2>3 60min"])
            #expect(itinerary.days[1].visits[0].leave?.minuteText == "2027-06-13T16:00")
        }
    }

    @Test("a drive over several days is one entry of all of them, with a warning that names the day")
    func longDrive() throws {
        let step = 46.0 * 80_000 / Earth.meanRadius * 180 / Double.pi
        var trip = Trip(id: id(1), name: name("T"), waypoints: [stop(11, "A", 0, 10), stop(12, "B", step, 10)])
        try trip.plan.set(.legMinutes(20))
        try trip.plan.set(.start(CivilDate(text: "2027-06-12")))
        let itinerary = days(trip)
        #expect(itinerary.days.map(\.number) == [1])
        #expect(itinerary.days.map(\.lastNumber) == [3])
        #expect(itinerary.totals.days == 3)
        #expect(
            itinerary.days[0].warnings.filter { $0.kind == .afterMidnight }.map(\.text) == [
                "B is reached 2 days later, on Mon 14 Jun, at 07:20"
            ])
        #expect(
            ItineraryText(itinerary, of: trip, unit: .kilometers).sections[0].day
                == "Days 1–3 · Sat 12 Jun 2027 to Mon 14 Jun")
    }

    @Test("a pinned arrival at the first stop restarts the clock; one before the start is late")
    func pinAtFirst() throws {
        var trip = try hourly(2)
        try trip.waypoints[0].plan.set(.arrive(CivilDateTime(text: "2027-06-12T15:00").map { .on($0) }))
        #expect(days(trip).days[0].visits[0].leave?.minuteText == "2027-06-12T15:00")
        try trip.waypoints[0].plan.set(.arrive(CivilDateTime(text: "2027-06-14T15:00").map { .on($0) }))
        #expect(short(days(trip)) == ["1 2027-06-12 1>1 0min night1", "3 2027-06-14 1>2 60min"])
        try trip.waypoints[0].plan.set(.arrive(CivilDateTime(text: "2027-06-11T15:00").map { .on($0) }))
        #expect(
            days(trip).days[0].warnings.map(\.text) == [
                "the arrival at S1 was to be on Fri 11 Jun 2027, before the trip starts"
            ])
    }

    @Test("a late arrival names the date where it differs, and times as pages show them")
    func lateDate() throws {
        var trip = try hourly(2)
        try trip.plan.set(.legMinutes(8))
        try trip.waypoints[1].plan.set(.arrive(CivilDateTime(text: "2027-06-11T17:00").map { .on($0) }))
        #expect(
            days(trip).days[0].warnings.map(\.text) == [
                "the arrival at S2 was to be on Fri 11 Jun 2027, before the trip starts"
            ])
        try trip.plan.set(.leave(TimeOfDay(text: "23:00")))
        try trip.waypoints[1].plan.set(.arrive(CivilDateTime(text: "2027-06-12T06:40").map { .on($0) }))
        #expect(
            days(trip).days[0].warnings.map(\.text) == [
                "S2 is reached after midnight, at 00:10",
                "S2 is reached about 17 h 30 min late; it was to be at 06:40 on Sat 12 Jun; leave S1 by 05:30 to be in time",
            ])
        try trip.waypoints[1].plan.set(.arrive(nil))
        #expect(days(trip).days[0].warnings.map(\.text) == ["S2 is reached after midnight, at 00:10"])
    }

    @Test("a drive longer than a day is a day of its own and a warning")
    func overLimit() throws {
        var trip = try hourly(3)
        try trip.plan.set(.dailyMinutes(45))
        let itinerary = days(trip)
        #expect(short(itinerary) == ["1 2027-06-12 1>2 60min night2", "2 2027-06-13 2>3 60min"])
        #expect(itinerary.days[0].warnings.map(\.kind) == [.overLimit])
        #expect(itinerary.days[0].warnings[0].text == "about 1 h of driving, more than the 45 min of a day")
        // To five minutes it would be as long as it may be.
        try trip.plan.set(.dailyMinutes(58))
        #expect(days(trip).days[0].warnings[0].text == "about 1 h of driving, more than the 58 min of a day")
        try trip.plan.set(.legMinutes(2))
        try trip.plan.set(.dailyMinutes(60))
        #expect(days(trip).days[0].warnings[0].text == "about 1 h 2 min of driving, more than the 1 h of a day")
    }

    @Test(
        "an arrival after midnight is said; the next day is the one that has begun, unless it is past the time to leave"
    )
    func midnight() throws {
        var trip = try hourly(3)
        try trip.plan.set(.leave(TimeOfDay(text: "23:30")))
        try trip.waypoints[1].plan.set(.nights(1))
        let itinerary = days(trip)
        #expect(itinerary.days[0].visits[1].arrive?.minuteText == "2027-06-13T00:30")
        #expect(itinerary.days[0].warnings.map(\.kind) == [.afterMidnight])
        #expect(short(itinerary)[1] == "2 2027-06-13 2>3 60min")
    }

    @Test("eastward over the date line a date comes twice, westward one is left out; no midnight is said")
    func dateLine() throws {
        for (from, to) in [(179.5, -179.5), (-179.5, 179.5)] {
            var trip = Trip(
                id: id(1), name: name("T"),
                waypoints: [stop(11, "A", 0, from), stop(12, "B", 0, to), stop(13, "C", 1, to)])
            try trip.plan.set(.start(CivilDate(text: "2027-06-12")))
            try trip.waypoints[1].plan.set(.nights(1))
            let itinerary = days(trip, clock: PlaceClock.byLongitude)
            let isEastward = from > 0
            #expect(itinerary.days[0].visits[1].arrive?.date.text == (isEastward ? "2027-06-11" : "2027-06-13"))
            #expect(itinerary.days[0].warnings.map(\.kind) == [.aboutZone, .aboutZone])
            #expect(itinerary.days.map(\.number) == [1, 2])
            #expect(itinerary.days[1].date?.text == (isEastward ? "2027-06-12" : "2027-06-14"))
        }
    }

    @Test("a start in the gap of summer time leaves as much later; times are local to each stop")
    func summerTime() throws {
        // One hour ahead from 02:00 on 28 March 2027 on.
        let change = try #require(Instant(text: "2027-03-28T02:00:00.000Z")).milliseconds
        let clock = PlaceClock(name: "Test/Summer", distance: 0) { $0.milliseconds < change ? 0 : 3_600 }
        var trip = try hourly(2, start: "2027-03-28")
        try trip.plan.set(.leave(TimeOfDay(text: "02:30")))
        let visits = days(trip) { _ in clock }.days[0].visits
        #expect(visits[0].leave?.minuteText == "2027-03-28T03:30")
        #expect(visits[1].arrive?.minuteText == "2027-03-28T04:30")
        #expect(
            days(trip) { _ in clock }.days[0].warnings.map(\.text) == [
                "there is no 02:30 at S1 on Sun 28 Mar 2027: the clocks go forward then; a later time is taken",
                "S2 is reached before sunrise, at 04:30",
            ])
        try trip.plan.set(.leave(TimeOfDay(text: "01:30")))
        #expect(days(trip) { _ in clock }.days[0].visits[1].arrive?.minuteText == "2027-03-28T03:30")
        // An hour behind at the second stop: one arrives when one left.
        let west = PlaceClock(name: "Test/West", distance: 0) { _ in -3_600 }
        let east = PlaceClock(name: "Test/East", distance: 0) { _ in 0 }
        let westward = days(try hourly(2)) { $0.latitude == 0 ? east : west }
        #expect(westward.days[0].visits[1].arrive?.minuteText == "2027-06-12T09:00")
    }

    @Test("a zone border westward soon after midnight is no midnight: the drive stays one day, and the next follows")
    func zoneBorderAfterMidnight() throws {
        let west = PlaceClock(name: "Test/West", distance: 0) { _ in 0 }
        let east = PlaceClock(name: "Test/East", distance: 0) { _ in 3_600 }
        var trip = try hourly(3)
        try trip.plan.set(.leave(TimeOfDay(text: "00:30")))
        try trip.waypoints[1].plan.set(.nights(1))
        let itinerary = days(trip) { $0.latitude == 0 ? east : west }
        #expect(short(itinerary) == ["1 2027-06-12 1>2 60min night2", "2 2027-06-13 2>3 60min"])
        #expect(itinerary.days[0].visits[1].arrive?.minuteText == "2027-06-12T00:30")
        #expect(itinerary.days.flatMap(\.warnings).map(\.kind) == [.afterDark, .afterDark])
        #expect(itinerary.days.map(\.lastNumber) == [1, 2] && itinerary.totals.days == 2)
        // Where the clocks there show the evening before, it is still one day for each date.
        try trip.plan.set(.leave(TimeOfDay(text: "00:05")))
        let evening = days(trip) { $0.latitude == 0 ? PlaceClock(name: "Far", distance: 0) { _ in 7_200 } : west }
        #expect(evening.days[0].visits[1].arrive?.minuteText == "2027-06-11T23:05")
        #expect(short(evening) == ["1 2027-06-12 1>2 60min night2", "2 2027-06-13 2>3 60min"])
        #expect(evening.days.flatMap(\.warnings).map(\.kind) == [.afterDark, .afterDark])
        // Eastward the clocks go over midnight, and that is said.
        try trip.plan.set(.leave(TimeOfDay(text: "22:30")))
        let eastward = days(trip) { $0.latitude == 0 ? west : east }
        #expect(eastward.days[0].warnings.map(\.text).prefix(1) == ["S2 is reached after midnight, at 00:30"])
    }

    @Test("a zone that is a guess is said once, with what it comes from")
    func aboutZone() throws {
        let far = PlaceClock(name: "Test/Far", distance: 45_400) { _ in 0 }
        let itinerary = days(try hourly(9)) { $0.latitude == 0 ? far : PlaceClock(name: "UTC", distance: 0) { _ in 0 } }
        #expect(
            itinerary.days.flatMap(\.warnings).map(\.text) == [
                "the time at S1 is about: the nearest known place is 45 km away"
            ])
        #expect(
            days(try hourly(2), clock: PlaceClock.byLongitude).days[0].warnings.map(\.text) == [
                "the time at S1 is about: it follows from the longitude alone",
                "the time at S2 is about: it follows from the longitude alone",
            ])
        #expect(PlaceClock.byLongitude(place(0, -68)).name == "UTC-05:00")
    }

    @Test("without a start there are no dates, and a pinned arrival says so")
    func noStart() throws {
        var trip = try hourly(9, start: nil)
        try trip.waypoints[1].plan.set(.arrive(CivilDateTime(text: "2027-06-12T09:30").map { .on($0) }))
        let itinerary = days(trip)
        #expect(itinerary.days.map(\.date) == [nil, nil])
        #expect(itinerary.days.map(\.number) == [1, 2])
        #expect(
            itinerary.days[0].warnings.map(\.text) == [
                "the arrival at S2 has a date, but the trip has no start"
            ])
        #expect(itinerary.days[0].warnings.map(\.kind) == [.noStart])
    }

    @Test("whatever is waited, stayed and driven, each calendar day is in one entry, and each leg is driven once")
    func calendar() throws {
        var state: UInt64 = 7
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        for _ in 0..<300 {
            var trip = try hourly(2 + random(6), roundTrip: random(2) == 0)
            try trip.plan.set(.dailyMinutes([45, 60, 180, 360][random(4)]))
            try trip.plan.set(.legMinutes([0, 45, 900, 1_440][random(4)]))
            for index in trip.waypoints.indices {
                if random(3) == 0 { try trip.waypoints[index].plan.set(.stayMinutes(60 + random(3_000))) }
                if random(4) == 0 { try trip.waypoints[index].plan.set(.nights(random(3))) }
                let pinned = "2027-06-\(10 + random(15))T\(10 + random(14)):00"
                if random(3) == 0 {
                    try trip.waypoints[index].plan.set(.arrive(CivilDateTime(text: pinned).map { .on($0) }))
                }
            }
            let itinerary = days(trip)
            var next = 1
            for day in itinerary.days {
                #expect(day.number == next && day.lastNumber >= next)
                #expect(day.date == trip.plan.start?.adding(days: day.number - 1))
                next = day.lastNumber + 1
            }
            #expect(itinerary.totals.days == next - 1)
            #expect(itinerary.totals.nights < next)
            let driven = itinerary.days.reduce(0) { $0 + $1.visits.count - 1 }
            #expect(driven == trip.waypoints.count - (trip.isRoundTrip ? 0 : 1))
        }
    }

    @Test("totals: costs as integers, fuel from the length of the road")
    func totals() throws {
        var trip = try hourly(3)
        try trip.waypoints[0].plan.set(.cost(Cost("0.1")))
        try trip.waypoints[2].plan.set(.cost(Cost("0,2")))
        try trip.plan.set(.litersPer100km(7))
        try trip.plan.set(.price(2))
        let totals = days(trip).totals
        #expect(totals.cost == 300)
        #expect(abs((totals.fuelLiters ?? 0) - 14) < 1e-6)
        #expect(abs((totals.fuelCost ?? 0) - 28) < 1e-6)
        #expect(days(try hourly(2)).totals.cost == nil)
    }

    @Test("no stop and one stop have no drive; 500 stops and 300 days are no limit")
    func sizes() throws {
        #expect(days(try hourly(0)).isEmpty)
        #expect(days(try hourly(1)).isEmpty)
        var trip = try hourly(500)
        try trip.plan.set(.dailyMinutes(90))
        for index in 0..<300 { try trip.waypoints[index].plan.set(.nights(1)) }
        let itinerary = days(trip)
        #expect(itinerary.totals.days == 500)
    }
}
