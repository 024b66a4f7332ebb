import CivilTime
import Entities
import Itineraries
import TestSupport
import Testing

/// Random trips, whose days are put together a second time here in the plainest way.
@Suite("The days of random trips")
struct RandomTripTests {
    private func trip(_ random: inout SeededGenerator, hasDates: Bool) throws -> PlannedTrip {
        try PlannedTrip(random: &random, hasDates: hasDates)
    }

    @Test("without dates each day is what the plainest model of it is")
    func model() throws {
        var random = SeededGenerator(seed: 2_028)
        var compared = 0
        for _ in 0..<LongRun.count(6_000) {
            let planned = try trip(&random, hasDates: false)
            let model = DayModel(planned)
            let itinerary = planned.itinerary
            // Where a drive goes on past midnight, days are counted in ways that the model does not know.
            guard let expected = model.days else { continue }
            compared += 1
            let found = itinerary.days.map { day in
                DayModel.Day(
                    number: day.number, night: day.night?.stop, driving: day.driving / 60,
                    visits: day.visits.map { visit in
                        DayModel.Visit(
                            stop: visit.stop, arrive: visit.arrive?.minuteText, leave: visit.leave?.minuteText,
                            fixed: visit.fixed?.minuteText, isLate: visit.isLate)
                    })
            }
            #expect(found == expected, "\(planned.minutes) \(planned.trip.waypoints.map(\.plan))")
        }
        #expect(compared > LongRun.count(6_000) / 4)
    }

    @Test("a number of days is used up as the best of all ways to use it up does; what is left over is free")
    func numberOfDays() throws {
        var random = SeededGenerator(seed: 2_030)
        for _ in 0..<LongRun.count(6_000) {
            var planned = try PlannedTrip(
                (0..<Int.random(in: 1...10, using: &random)).map { _ in Int.random(in: 1...12, using: &random) * 5 })
            let count = planned.minutes.count
            for number in 1...count + 1 where Int.random(in: 0..<4, using: &random) == 0 {
                try planned.set(number, .nights(Int.random(in: 0...3, using: &random)))
            }
            for number in 1...count + 1 where Int.random(in: 0..<5, using: &random) == 0 {
                try planned.set(number, .kind(.sleep))
            }
            let most = Int.random(in: 1...14, using: &random)
            try planned.trip.plan.set(.days(most))
            let nights = planned.trip.waypoints.map(\.plan.nights)
            // A rest day is one at a stop on which nothing is driven.
            let resting = (nights[0] ?? 0) + nights.dropFirst().reduce(0) { $0 + max(0, ($1 ?? 0) - 1) }
            let ends = try #require(
                spread(planned, over: max(1, most - resting)), "\(planned.minutes) \(nights)")
            var driven: [[Int]] = []
            var start = 0
            for end in ends {
                driven.append(Array(start...end))
                start = end
            }
            let itinerary = planned.itinerary
            #expect(
                itinerary.days.filter { $0.visits.count > 1 }.map { $0.visits.map(\.stop) } == driven,
                "\(planned.minutes) \(nights) \(most)")
            let days = driven.count + resting
            // Where no night is to be at the end nothing is left over there.
            let left = nights.last == .some(0) ? 0 : max(0, most - days)
            #expect(itinerary.totals.days == days + left, "\(planned.lines)")
            #expect(itinerary.totals.freeDays == left)
            #expect(itinerary.days.last?.isFree == (left > 0))
            // Each day has its night, the last one only where it is decided.
            let hasLast = most <= days && nights.last.flatMap(\.self) ?? 0 > 0
            #expect(itinerary.totals.nights == itinerary.totals.days - (hasLast ? 0 : 1), "\(planned.lines)")
            #expect(itinerary.days.flatMap(\.warnings).contains { $0.kind == .tooFewDays } == (days > most))
        }
    }

    /// The stops at which the days of a trip end, of the best of all ways to drive it in a number of days, or in as
    /// many as there are ends for, or in as few as there have to be.
    private func spread(_ planned: PlannedTrip, over days: Int) -> [Int]? {
        let (minutes, plans) = (planned.minutes, planned.trip.waypoints.map(\.plan))
        typealias Way = (ends: [Int], longest: Int, sleeps: Int, squares: Int)
        var all: [Way] = []
        for cuts in 0..<(1 << (minutes.count - 1)) {
            let inner = (1..<max(1, minutes.count)).filter { cuts >> ($0 - 1) & 1 == 1 }
            guard inner.allSatisfy({ plans[$0].nights != 0 }),
                (1..<max(1, minutes.count)).allSatisfy({ plans[$0].nights ?? 0 == 0 || inner.contains($0) })
            else { continue }
            let ends = inner + [minutes.count]
            let sums = zip([0] + inner, ends).map { minutes[$0..<$1].reduce(0, +) }
            // Nights that are decided are no ties to win.
            let sleeps = inner.count { plans[$0].kind == .sleep && plans[$0].nights == nil }
            all.append((ends, sums.max() ?? 0, sleeps, sums.reduce(0) { $0 + $1 * $1 }))
        }
        let counts = Set(all.map(\.ends.count))
        let isEnough = counts.contains { $0 <= days }
        // Where the days do not suffice, the driving time of a day counts.
        func isKept(_ way: Way) -> Bool {
            zip([0] + way.ends, way.ends).allSatisfy { start, end in
                minutes[start..<end].reduce(0, +) <= 360 || (start + 1..<end).allSatisfy { plans[$0].nights == 0 }
            }
        }
        let possible = isEnough ? all : all.filter(isKept)
        let possibleCounts = Set(possible.map(\.ends.count))
        guard let count = isEnough ? possibleCounts.filter({ $0 <= days }).max() : possibleCounts.min() else {
            return nil
        }
        let fitting = possible.filter { $0.ends.count == count }
        let longest = fitting.map(\.longest).min() ?? 0
        return fitting.filter { $0.longest * 60 <= longest * 60 + longest * 60 / 10 }
            .min { one, other in
                let (first, second) = (
                    [-one.sleeps, one.longest, one.squares], [-other.sleeps, other.longest, other.squares]
                )
                return first == second
                    ? other.ends.lexicographicallyPrecedes(one.ends) : first.lexicographicallyPrecedes(second)
            }?.ends
    }

    @Test("what leaves at a time of any day is missed only where no night before it would be in time")
    func missedDepartures() throws {
        var random = SeededGenerator(seed: 2_031)
        var waited = 0
        for _ in 0..<LongRun.count(6_000) {
            let planned = try trip(&random, hasDates: false)
            let plans = planned.trip.waypoints.map(\.plan)
            for day in planned.itinerary.days {
                for (index, visit) in day.visits.enumerated().dropFirst() {
                    guard let departs = plans[visit.stop].way?.departs else { continue }
                    if index == 1 { waited += 1 }
                    let isMissed = day.warnings.contains {
                        $0.stop == day.visits[index - 1].stop && $0.text.contains("is missed")
                    }
                    guard isMissed, index > 1, plans[day.visits[index - 1].stop].nights != 0 else { continue }
                    // Nobody leaves that stop in time in the morning either.
                    let leave = try #require(plans[day.visits[index - 1].stop].leave, "\(planned.lines)")
                    #expect(leave.secondsSinceMidnight > departs.time.secondsSinceMidnight, "\(planned.lines)")
                }
            }
        }
        #expect(waited > LongRun.count(6_000) / 20)
    }

    @Test("one arrival of any day is late only where a night before it would not keep it at the price of one day more")
    func lateArrivals() throws {
        var random = SeededGenerator(seed: 2_032)
        var (late, kept) = (0, 0)
        for _ in 0..<LongRun.count(12_000) {
            var planned = try trip(&random, hasDates: false)
            for index in planned.trip.waypoints.indices {
                try planned.trip.waypoints[index].plan.set(.way(nil))
                try planned.trip.waypoints[index].plan.set(.arrive(nil))
            }
            let number = Int.random(in: 2...planned.trip.waypoints.count, using: &random)
            try planned.set(
                number,
                .arrive(
                    TimeOfDay(hour: Int.random(in: 10...16, using: &random), minute: 0, second: 0)
                        .map { .anyDay($0) }))
            func isLate(_ itinerary: Itinerary) -> Bool {
                itinerary.days.contains { $0.warnings.contains { $0.kind == .late } }
            }
            let itinerary = planned.itinerary
            guard isLate(itinerary) else {
                kept += 1
                continue
            }
            for before in 2..<number where planned.trip.waypoints[before - 1].plan.nights == nil {
                var other = planned
                try other.set(before, .nights(1))
                let tried = other.itinerary
                guard !isLate(tried), tried.totals.days <= itinerary.totals.days + 1 else { continue }
                // A night further away is none that the planner looks for.
                let day = itinerary.days.first { $0.visits.contains { $0.isLate } }
                let isOnDay = day?.visits.dropFirst().contains { $0.stop == before - 1 && !$0.isLate } ?? false
                #expect(!isOnDay, "\(planned.lines) \(other.lines)")
            }
            late += 1
        }
        #expect(late > 100 && kept > 100)
    }

    @Test("a fixed date is kept or said to be late; the days before it are free where a night was, never at its stop")
    func fixedDates() throws {
        var random = SeededGenerator(seed: 2_029)
        for _ in 0..<LongRun.count(20_000) {
            var planned = try trip(&random, hasDates: true)
            if Bool.random(using: &random) {
                try planned.trip.plan.set(.days(Int.random(in: 1...16, using: &random)))
            }
            let itinerary = planned.itinerary
            let stops = planned.trip.waypoints
            var next = 1
            var place = 0
            // The stops at which a night falls though none is to be.
            var unwanted: Set<Int> = []
            for day in itinerary.days {
                #expect(day.number == next && day.lastNumber >= next)
                next = day.lastNumber + 1
                // Each day begins where the one before it ended.
                #expect(day.visits.first?.stop == place)
                place = day.visits.last?.stop ?? -1
                if day.isFree { #expect(day.visits.count == 1) }
                let warned = Set(day.warnings.filter { [.late, .early].contains($0.kind) }.compactMap(\.stop))
                for (from, visit) in zip(day.visits, day.visits.dropFirst()) {
                    guard let fixed = stops[visit.stop].plan.arrive?.moment else { continue }
                    let arrive = try #require(visit.arrive)
                    if arrive.secondsSince1970 > fixed.secondsSince1970 {
                        #expect(warned.contains(visit.stop))
                    } else {
                        // Nobody waits through a night there.
                        #expect(arrive.date == fixed.date || warned.contains(visit.stop))
                    }
                    // One who leaves then is there in time.
                    let next = visit.stop + 1
                    guard let leaveBy = from.leaveBy, next == stops.count || stops[next].plan.way?.departs == nil else {
                        continue
                    }
                    let leg = stops[visit.stop].plan.way?.minutes ?? planned.minutes[from.stop]
                    #expect(leaveBy.secondsSince1970 + Int64(leg * 60) == fixed.secondsSince1970)
                }
                // A night where none is to be is one that waiting or the end of the trip brings, or it is said: where
                // no other stop lies between two fixed dates.
                // Days left over at the end bring theirs, too.
                let isAtEnd = itinerary.days.last?.isFree == true && day.night?.stop == stops.count - 1
                if let night = day.night, stops[night.stop].plan.nights == 0, night.stop > 0, !night.isPlanned, !isAtEnd
                {
                    unwanted.formUnion(day.warnings.filter { $0.kind == .contradiction }.compactMap(\.stop))
                    #expect(unwanted.contains(night.stop), "a night at \(night.stop + 1): \(planned.lines)")
                    let around = stops[...night.stop].dropFirst().last { $0.plan.nights != 0 || $0.plan.arrive != nil }
                    #expect(around == nil || around?.plan.arrive != nil, "\(planned.lines)")
                }
            }
            #expect(itinerary.totals.days == next - 1)
            let driven = itinerary.days.reduce(0) { $0 + $1.visits.count - 1 }
            #expect(driven == planned.minutes.count)
            if let days = planned.trip.plan.days {
                let isTooLong = itinerary.days.first?.warnings.contains { $0.kind == .tooFewDays } ?? false
                #expect(isTooLong == (next - 1 > days))
            }
        }
    }
}

/// The plainest model of days: every way of splitting is tried, and clocks are minutes from the first midnight.
private struct DayModel {
    struct Visit: Equatable {
        let stop: Int
        let arrive: String?
        let leave: String?
        let fixed: String?
        let isLate: Bool
    }

    struct Day: Equatable {
        let number: Int
        let night: Int?
        let driving: Int
        let visits: [Visit]
    }

    private let plan: [StopPlan]
    private let minutes: [Int]
    private let limit: Int
    /// The days; nil where a day goes on past midnight.
    private(set) var days: [Day]?

    init(_ planned: PlannedTrip) {
        plan = planned.trip.waypoints.map(\.plan)
        minutes = planned.minutes.enumerated().map { planned.trip.waypoints[$0 + 1].plan.way?.minutes ?? $1 }
        limit = planned.trip.plan.dailyMinutes ?? 360
        days = make()
    }

    private func drive(_ leg: Int) -> Int { plan[leg + 1].way.map { $0.by == .drive } ?? true ? minutes[leg] : 0 }

    private func make() -> [Day]? {
        var days: [Day] = []
        func rest(_ stop: Int, _ count: Int) {
            for _ in 0..<max(0, count) {
                let visit = Visit(stop: stop, arrive: nil, leave: nil, fixed: nil, isLate: false)
                days.append(Day(number: days.count + 1, night: stop, driving: 0, visits: [visit]))
            }
        }
        rest(0, plan[0].nights ?? 0)
        var first = 0
        while first < minutes.count {
            var last = first
            while last < minutes.count - 1, plan[last + 1].nights ?? 0 == 0 { last += 1 }
            for end in split(first...last) {
                guard let day = day(first..<end, number: days.count + 1) else { return nil }
                days.append(day)
                rest(end, (plan[end].nights ?? 0) - 1)
                first = end
            }
        }
        return days
    }

    /// Whether no night falls at a stop: the person said so, or it is a meal with a stop for the night next door.
    private func isNever(_ stop: Int) -> Bool {
        func isMeal(_ stop: Int) -> Bool { plan[stop].kind == StopKind("eat") && plan[stop].nights ?? 0 == 0 }
        func isForNights(_ stop: Int) -> Bool { plan[stop].nights != 0 && !isMeal(stop) }
        if plan[stop].nights == 0 { return true }
        guard isMeal(stop) else { return false }
        return stop > 1 && isForNights(stop - 1) && drive(stop - 1) <= 30
            || stop < minutes.count && isForNights(stop + 1) && drive(stop) <= 30
    }

    /// The best of all ways to split legs into days.
    private func split(_ legs: ClosedRange<Int>) -> [Int] {
        var all: [(days: Int, longest: Int, sleeps: Int, squares: Int, ends: [Int])] = []
        let count = legs.count
        for cuts in 0..<(1 << (count - 1)) {
            let inner = (1..<max(1, count)).filter { cuts >> ($0 - 1) & 1 == 1 }.map { legs.lowerBound + $0 }
            guard inner.allSatisfy({ !isNever($0) }) else { continue }
            let ends = inner + [legs.upperBound + 1]
            let sums = zip([legs.lowerBound] + inner, ends).map { start, end in
                (
                    sum: (start..<end).reduce(0) { $0 + drive($1) },
                    isOne: (start + 1..<end).allSatisfy(isNever)
                )
            }
            guard sums.allSatisfy({ $0.sum <= limit || $0.isOne }) else { continue }
            all.append(
                (
                    ends.count, sums.map(\.sum).max() ?? 0,
                    inner.count { plan[$0].kind == .sleep } - inner.count { plan[$0].kind == StopKind("eat") },
                    sums.reduce(0) { $0 + $1.sum * $1.sum }, ends
                ))
        }
        let fewest = all.map(\.days).min() ?? 0
        all.removeAll { $0.days > fewest }
        let longest = all.map(\.longest).min() ?? 0
        // Seconds are what is compared within a tenth.
        all.removeAll { $0.longest * 60 > longest * 60 + longest * 60 / 10 }
        return all.min { first, second in
            let (one, other) = (
                [-first.sleeps, first.longest, first.squares], [-second.sleeps, second.longest, second.squares]
            )
            return one == other
                ? second.ends.lexicographicallyPrecedes(first.ends) : one.lexicographicallyPrecedes(other)
        }?.ends ?? []
    }

    private func day(_ legs: Range<Int>, number: Int) -> Day? {
        let start = legs.lowerBound
        func minute(_ time: TimeOfDay) -> Int { time.secondsSinceMidnight / 60 }
        var now = plan[start].leave.map(minute) ?? 540
        // Who has a ferry to catch gets up for it.
        if let departs = plan[start + 1].way?.departs, plan[start].leave == nil { now = min(now, minute(departs.time)) }
        var visits: [Visit] = []
        var here = (stop: start, arrive: Int?.none, fixed: Int?.none, isLate: false)
        func text(_ minutes: Int?) -> String? {
            minutes.map { "\(CivilDate(text: "2027-06-12")?.adding(days: number - 1).text ?? "")T\(hour($0))" }
        }
        func leave(_ moment: Int?) {
            visits.append(
                Visit(
                    stop: here.stop, arrive: text(here.arrive), leave: text(moment), fixed: text(here.fixed),
                    isLate: here.isLate))
        }
        for leg in legs {
            if let departs = plan[leg + 1].way?.departs {
                // A night goes before what would be missed, in ways that the model does not know.
                guard leg == start || now <= minute(departs.time) else { return nil }
                now = max(now, minute(departs.time))
            }
            leave(now)
            now += minutes[leg]
            guard now < 1_440 else { return nil }
            here = (leg + 1, now, nil, false)
            if let fixed = plan[leg + 1].arrive.map({ minute($0.time) }) {
                here.fixed = fixed
                here.isLate = now > fixed
                guard leg == start || !here.isLate else { return nil }
                now = max(now, fixed)
            }
            guard leg + 1 < legs.upperBound else { continue }
            now += plan[leg + 1].stayMinutes ?? 0
            if let time = plan[leg + 1].leave { now = max(now, minute(time)) }
            guard now < 1_440 else { return nil }
        }
        leave(nil)
        let isLast = legs.upperBound == minutes.count && plan[legs.upperBound].nights ?? 0 == 0
        return Day(
            number: number, night: isLast ? nil : legs.upperBound, driving: legs.reduce(0) { $0 + drive($1) },
            visits: visits)
    }

    private func hour(_ minutes: Int) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(two(minutes / 60)):\(two(minutes % 60))"
    }
}
