import CivilTime
package import Entities
package import Geodesy

/// Puts a trip into days: pure functions of the trip, its legs and the clocks of its stops (`StopClocks`).
package struct ItineraryPlanner {
    let trip: Trip
    let legs: TripLegs
    private let budget: DayBudget
    private let limit: Int
    var clocks: StopClocks
    var days: [Itinerary.Day] = []
    var number = 1
    var date: CivilDate
    /// The departure of the next drive; nil if it is in the morning.
    var departure: Int64?
    /// Whether the departure follows from estimates.
    var isDepartureAbout = false
    /// The leg with which the next day begins.
    var first = 0
    /// The legs before which days end, as the rest of the trip was split last; none where it is to be split anew.
    var ends: ArraySlice<Int> = []
    /// Warnings about the beginning of the trip, for its first entry.
    private var pending: [Itinerary.Warning] = []
    /// The weight of the times that are missed, where days are only tried, to compare them with others; else nil.
    var missed: Int?
    /// The outcomes of days that were tried.
    var trials = DayTrials()
    /// The splits that are known.
    var splits: [SplitStart: [Int]] = [:]
    /// The days that are left behind the last stop; nil where none is.
    var spare: SpareDays?
    /// Warnings known before, by the stop at which the day's drive that they are about arrives.
    let remarks: [Int: [Itinerary.Warning]]
    /// The borders on the way; nil where nobody asks for them.
    private let borders: TripBorders?

    /// The days of `trip` along `route`, whose legs have durations. `clock` is asked once for each stop. `remarks` are
    /// further warnings; each goes to the day on which its stop is reached. With `borders` each day has those that are
    /// crossed on it. Quadratic in the legs between two nights, which are split from each of them once at most. Where a
    /// day may better end earlier, the days behind it are tried, each once for each date on which it may be.
    package static func itinerary(
        of trip: Trip, along route: Route, clock: (Coordinate) -> PlaceClock, remarks: [Itinerary.Warning] = [],
        borders: BorderSource? = nil
    ) -> Itinerary {
        let legs = TripLegs(trip, route.legs)
        var planner = ItineraryPlanner(
            trip, legs, StopClocks(of: trip, clock), Dictionary(grouping: remarks) { $0.stop ?? 0 },
            borders.map { TripBorders(of: trip, legs, $0) })
        planner.plan()
        planner.advise()
        return planner.result(route)
    }

    init(
        _ trip: Trip, _ legs: TripLegs, _ clocks: StopClocks, _ remarks: [Int: [Itinerary.Warning]],
        _ borders: TripBorders?
    ) {
        (self.trip, self.legs, self.clocks, self.remarks, self.borders) = (trip, legs, clocks, remarks, borders)
        limit = trip.plan.dailySeconds
        budget = DayBudget(trip, legs, clocks)
        date = trip.plan.start ?? StopClocks.anyDay
    }

    private func nights(_ stop: Int) -> Int { trip.waypoints[stop].plan.nights ?? 0 }

    mutating func plan() {
        guard !trip.waypoints.isEmpty else { return }
        begin()
        while first < legs.count { driveDay() }
        fill()
    }

    /// Drives the next day, and adds the days without a drive around it.
    mutating func driveDay() {
        // Up to the next stop that ends a day whatever the drive is, or, where the number of days is given, to the end.
        if ends.isEmpty { ends = split(from: first)[...] }
        let end = ends.popFirst() ?? legs.count
        let planned = number + 1 + budget.restDays(legs[end - 1].to)
        first = drive(first..<end)
        // Behind a night that was not planned for the rest is split anew.
        if first != end || number != planned && trip.plan.days != nil { ends = [] }
    }

    /// The numbers of legs before which days end, from a leg on; the same for days that are only tried.
    private mutating func split(from first: Int) -> [Int] {
        // Without a number of days the number of the next one says nothing.
        let start = SplitStart(leg: first, number: trip.plan.days == nil ? 0 : number)
        if let ends = splits[start] { return ends }
        let ends =
            trip.plan.days.map { budget.ends(from: first, days: $0, number: number, limit: limit) }
            ?? budget.ends(from: first, limit: limit)
        splits[start] = ends
        return ends
    }

    /// The leg and the number of the day from which the rest of the trip is split.
    struct SplitStart: Hashable {
        let leg: Int
        let number: Int
    }

    /// The days at the first stop: up to a fixed arrival there, and its nights.
    private mutating func begin() {
        let count = nights(0)
        var reached: Int64?
        if let fixed = trip.waypoints[0].plan.arrive, count > 0 || legs.count > 0 {
            let morning = clocks.morning(of: date, at: 0)
            let what = "the arrival at \(clocks.name(0))"
            if let moment = clocks.moment(of: fixed, what, at: 0, reached: morning, from: morning, &pending) {
                let days = Int(clocks[0].local(moment).date.daysSince1970 - date.daysSince1970)
                free(days, at: 0, before: fixed.moment, of: 0)
                if count == 0, moment > clocks.morning(of: date, at: 0) {
                    (departure, isDepartureAbout) = (moment, false)
                } else if count > 0, clocks[0].local(moment).date == date {
                    reached = moment
                }
            }
        }
        rest(at: 0, nights: count, reached: reached)
    }

    /// Adds days that are left over before something is fixed at the stop `target`, as one entry; asks about the date
    /// where they are many.
    private mutating func free(_ days: Int, at stop: Int, before fixed: CivilDateTime?, of target: Int) {
        if days >= Itinerary.Warning.longWaitDays, let fixed {
            pending.append(.longWait(at: target, clocks.name(stop), fixed, days: days))
        }
        pass(days: days, at: stop, isFree: true)
    }

    /// Days without a drive: the nights at the first stop, and the second night at a stop and further. On the first of
    /// them one is at the stop at a fixed moment, where `reached` says so.
    private mutating func rest(at stop: Int, nights: Int, reached: Int64? = nil) {
        for night in 0..<max(0, nights) { pass(days: 1, at: stop, reached: night == 0 ? reached : nil) }
    }

    /// Adds `count` days at a stop on which nothing begins, as one entry; each of them is a night there, the last one
    /// where `hasNight` says so.
    mutating func pass(
        days count: Int, at stop: Int, isFree: Bool = false, hasNight: Bool = true, reached: Int64? = nil
    ) {
        guard count > 0 else { return }
        let nights = hasNight ? count : count - 1
        let night = nights > 0 ? Itinerary.Night(stop: stop, isPlanned: !isFree) : nil
        var visit = clocks.visit(stop, fixed: reached)
        visit.arriveInstant = reached.map { Instant(milliseconds: $0 * 1_000) }
        append(
            Entry(
                visits: [visit], lastNumber: number + count - 1,
                night: night, nights: nights,
                warnings: clocks.zoneWarnings(stop), isFree: isFree))
        number += count
        date = date.adding(days: count)
    }

    /// One day's drive, the days left over before it, and the days without a drive behind it. Returns the number of
    /// legs of the trip that are driven then: fewer than those of `range` where the day has to end before.
    mutating func drive(_ range: Range<Int>, asItIs: Bool = false) -> Int {
        guard !range.isEmpty else { return range.upperBound }
        var range = range
        // Each obstacle moves the day or makes it shorter; the limit is for times that no day fits.
        for _ in 0..<8 {
            let day = attempt(range)
            if !asItIs, let leg = betterEnd(of: day) {
                range = range.lowerBound..<leg
                continue
            }
            switch day.obstacle {
            case .early(let days, let stop):
                departure = nil
                let fixed = trip.waypoints[stop].plan.arrive?.moment
                free(days, at: legs[range.lowerBound].from, before: fixed, of: stop)
            case .end(let leg): range = range.lowerBound..<leg
            case nil: return finish(day)
            }
        }
        return finish(attempt(range.lowerBound..<range.lowerBound + 1, isForced: true))
    }

    private func attempt(_ range: Range<Int>, isForced: Bool = false) -> DayDrive {
        DayDrive(
            range, of: legs, trip, clocks, remarks: remarks, on: date, departure: departure, isAbout: isDepartureAbout,
            isForced: isForced, isTrial: missed != nil)
    }

    /// Notes a day's drive, the days that are waited or stayed at its end, and when the next one begins.
    private mutating func finish(_ day: DayDrive) -> Int {
        guard let (first, last) = day.ends(legs) else { return day.driven.upperBound + 1 }
        clocks = day.clocks
        departure = nil
        var warnings = day.warnings
        let driving = legs.driving(day.driven)
        if driving > limit {
            warnings.insert(
                .overLimit(driving, of: limit, isEstimate: legs.isApproximate(day.driven)),
                at: warnings.firstIndex { ![.aboutZone, .missingTime].contains($0.kind) } ?? warnings.count)
        }
        let clock = clocks[last]
        let isLastDay = day.driven.upperBound == legs.count && !day.isPause
        let planned = day.isPause || legs.isBackAtStart(day.driven.upperBound - 1) ? 0 : nights(last)
        let isWaiting = day.isPause || clocks.spendsNight(from: day.arrived, to: day.end, at: last)
        // A night on board is none at the stop where one is in the morning before it is time to leave.
        let isOnBoard =
            day.isNightOnBoard && !isWaiting && clocks.morning(of: clock.local(day.end).date, at: last) >= day.end
        let isOver = isLastDay && planned == 0
        let night =
            isOver && !isWaiting || isOnBoard
            ? nil : Itinerary.Night(stop: last, isPlanned: planned > 0 || isWaiting && (day.isPause || isOver))
        if let night, planned == 0 { warnings += day.nightWarnings(night) }
        // Days are counted by the calendar at the stop, so that one that crosses the date line stays one.
        let departed = clocks.departureDay(day.start, from: first, to: last).daysSince1970
        let arrival = clock.local(day.arrived).date.daysSince1970
        let end = clock.local(day.end).date
        var next = CivilDate(daysSince1970: max(departed + (day.isPause ? 0 : 1), end.daysSince1970))
        if isOver {
            next = CivilDate(daysSince1970: max(departed, end.daysSince1970) + 1)
        } else if !day.isPause {
            // The first morning on which it is not time to leave before one is there.
            while clocks.morning(of: next, at: last) < day.end { next = next.adding(days: 1) }
        }
        let through = isWaiting ? arrival : end.daysSince1970
        let covered = max(0, min(through, next.daysSince1970 - 1) - departed)
        append(
            Entry(
                visits: day.visits, lastNumber: number + Int(covered), night: night, nights: night == nil ? 0 : 1,
                warnings: warnings,
                driven: day.driven, ways: day.ways))
        number += Int(covered) + 1
        let idle = Int(next.daysSince1970 - departed - covered) - 1
        date = CivilDate(daysSince1970: next.daysSince1970 - Int64(idle))
        if idle > 0 { pass(days: idle, at: last, hasNight: !isOver) }
        if day.isPause { (departure, isDepartureAbout) = (day.end, day.isAbout) }
        rest(at: last, nights: isOnBoard ? planned : planned - 1)
        return day.driven.upperBound
    }

    /// The parts of a day before it is numbered.
    private struct Entry {
        let visits: [Itinerary.Visit]
        let lastNumber: Int
        let night: Itinerary.Night?
        let nights: Int
        let warnings: [Itinerary.Warning]
        var driven = 0..<0
        var ways: [Itinerary.Passage] = []
        var isFree = false
    }

    private mutating func append(_ entry: Entry) {
        if let missed {
            self.missed = missed + entry.warnings.reduce(0) { $0 + $1.weightOfMissed }
            return
        }
        let day = trip.plan.start == nil ? nil : date
        let last = day.map { $0.adding(days: entry.lastNumber - number) }
        days.append(
            Itinerary.Day(
                number: number, lastNumber: entry.lastNumber, date: day, visits: entry.visits,
                driving: legs.driving(entry.driven), length: RouteLength(of: Array(legs[entry.driven])),
                driven: RouteLength(of: legs.driven(entry.driven)), ways: entry.ways,
                borders: borders?.borders(on: entry.driven, visits: entry.visits) ?? [], night: entry.night,
                nights: entry.nights,
                sun: clocks.sun(day, from: entry.visits.first?.stop, to: entry.visits.last?.stop, until: last),
                isFree: entry.isFree, warnings: pending + entry.warnings))
        pending = []
    }

    private func result(_ route: Route) -> Itinerary {
        Itinerary(
            days: days, totals: Itinerary.Totals(trip, route, legs, days),
            estimate: legs.isEstimate(0..<legs.count) ? DrivingEstimate(trip.plan) : nil, spare: spare)
    }
}

extension DayDrive {
    /// The stops at which the day begins and ends; nil where nothing is driven.
    fileprivate func ends(_ legs: TripLegs) -> (first: Int, last: Int)? {
        driven.isEmpty ? nil : (legs[driven.lowerBound].from, legs[driven.upperBound - 1].to)
    }
}
