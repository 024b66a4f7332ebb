import CivilTime
package import Entities
package import Geodesy

/// Puts a trip into days: pure functions of the trip, its legs and the clocks of its stops (`StopClocks`).
package struct ItineraryPlanner {
    private let trip: Trip
    private let legs: [Leg]
    private let limit: Int
    private var clocks: StopClocks
    private var days: [Itinerary.Day] = []
    private var number = 1
    private var date: CivilDate
    /// The departure of the next drive; nil if it is in the morning.
    private var departure: Int64?
    /// Warnings about the beginning of the trip, for its first entry.
    private var pending: [Itinerary.Warning] = []
    /// Warnings known before, by the stop at which the day's drive that they are about arrives.
    private let remarks: [Int: [Itinerary.Warning]]

    /// The day that stands for any where the trip has no start: one in winter of the north.
    private static let anyDay = CivilDate(daysSince1970: 11_323)

    /// The days of `trip` along `route`, whose legs have durations. `clock` is asked once for each stop. `remarks` are
    /// further warnings; each goes to the day on which its stop is reached. Quadratic in the legs between two nights at
    /// most.
    package static func itinerary(
        of trip: Trip, along route: Route, clock: (Coordinate) -> PlaceClock, remarks: [Itinerary.Warning] = []
    ) -> Itinerary {
        var planner = ItineraryPlanner(trip, route, clock, remarks)
        planner.plan()
        return planner.result(route)
    }

    private init(
        _ trip: Trip, _ route: Route, _ clock: (Coordinate) -> PlaceClock, _ remarks: [Itinerary.Warning]
    ) {
        self.trip = trip
        self.remarks = Dictionary(grouping: remarks) { $0.stop ?? 0 }
        legs = route.legs
        limit = (trip.plan.dailyMinutes ?? Plan.Usual.dailyMinutes) * 60
        clocks = StopClocks(of: trip, clock)
        date = trip.plan.start ?? Self.anyDay
    }

    private func nights(_ stop: Int) -> Int { trip.waypoints[stop].plan.nights ?? 0 }

    private mutating func plan() {
        guard !trip.waypoints.isEmpty else { return }
        begin()
        var first = 0
        while first < legs.count {
            // Up to the next stop that ends a day whatever the drive is, or the end. Back at the first stop its nights
            // are over.
            var last = first
            while last < legs.count - 1, !trip.waypoints[legs[last].to].plan.endsDay { last += 1 }
            var ends = split(first...last)[...]
            while let end = ends.first {
                let reached = drive(legs[first..<end])
                first = reached
                // Behind a night that a pause brings the rest is split anew.
                if reached == end { ends.removeFirst() } else { ends = split(reached...last)[...] }
            }
        }
    }

    /// The numbers of legs before which days end.
    private func split(_ range: ClosedRange<Int>) -> [Int] {
        DaySplit.ends(of: legs[range].map(\.wholeSeconds), limit: limit).map { $0 + range.lowerBound }
    }

    /// The days at the first stop: up to a pinned arrival there, and its nights.
    private mutating func begin() {
        let count = nights(0)
        if let pinned = trip.waypoints[0].plan.arrive, count > 0 || !legs.isEmpty {
            if trip.plan.start == nil {
                pending.append(.pinWithoutStart(at: 0, clocks.name(0)))
            } else if pinned.date.daysSince1970 < date.daysSince1970 {
                pending.append(.pinBeforeStart(at: 0, clocks.name(0), pinned))
            } else {
                let moment = clocks[0].seconds(of: pinned)
                if !clocks[0].exists(pinned) { pending.append(.missingTime(at: 0, clocks.name(0), pinned)) }
                let days = Int(pinned.date.daysSince1970 - date.daysSince1970)
                if days >= Itinerary.Warning.longWaitDays {
                    pending.append(.longWait(at: 0, clocks.name(0), pinned, days: days))
                }
                pass(days: days, at: 0, thenNight: true)
                if count == 0, moment > clocks.morning(of: date, at: 0) { departure = moment }
            }
        }
        rest(at: 0, nights: count)
    }

    /// Days without a drive: the nights at the first stop, and the second night at a stop and further.
    private mutating func rest(at stop: Int, nights: Int) {
        for _ in 0..<max(0, nights) { pass(days: 1, at: stop, thenNight: true) }
    }

    /// Adds `count` days at a stop on which nothing begins, as one entry.
    private mutating func pass(days count: Int, at stop: Int, thenNight: Bool) {
        guard count > 0 else { return }
        let night = thenNight ? Itinerary.Night(stop: stop, isPlanned: true) : nil
        append(
            [clocks.visit(stop)], lastNumber: number + count - 1, legs: [], night: night,
            warnings: clocks.zoneWarnings(stop))
        number += count
        date = date.adding(days: count)
    }

    /// One day's drive, and the days without a drive behind it. Returns the number of legs of the trip that are driven
    /// then: fewer than those that are given where a night is spent at a stop before the last one.
    private mutating func drive(_ legs: ArraySlice<Leg>) -> Int {
        guard let first = legs.first else { return legs.endIndex }
        let start = departure ?? clocks.morning(of: date, at: first.from)
        var warnings = clocks.zoneWarnings(first.from)
        if departure == nil {
            let wanted = clocks.leaving(on: date)
            if !clocks[first.from].exists(wanted) {
                warnings.append(.missingTime(at: first.from, clocks.name(first.from), wanted))
            }
        }
        departure = nil
        let isEstimate = Self.isEstimate(legs)
        let beforeLimit = warnings.count
        var (now, arrived) = (start, start)
        var visits = [clocks.visit(first.from, leave: start)]
        var reached = legs.startIndex
        var isPause = false
        while reached < legs.endIndex, !isPause {
            let leg = legs[reached]
            reached += 1
            now += Int64(leg.wholeSeconds)
            arrived = now
            let clock = clocks[leg.to]
            warnings += clocks.zoneWarnings(leg.to) + (remarks[leg.to] ?? [])
            let arrival = StopClocks.shown(clock.local(arrived), isEstimate)
            let later = Int(
                arrival.date.daysSince1970 - clocks.departureDay(start, from: first.from, to: leg.to).daysSince1970)
            if later > 0, !warnings.contains(where: { $0.kind == .afterMidnight }) {
                warnings.append(
                    .anotherDay(
                        at: leg.to, clocks.name(leg.to), arrival, days: later, hasDate: trip.plan.start != nil))
            }
            let waited = isBackAtStart(leg) ? 0 : clocks.wait(at: leg.to, &now, isEstimate, &warnings)
            let plan = trip.waypoints[leg.to].plan
            let isEnd = reached == legs.endIndex
            let isOver =
                isEnd && (isBackAtStart(leg) || reached == self.legs.count || !plan.isDayLongStay || nights(leg.to) > 0)
            let stay = isOver ? 0 : plan.stayMinutes ?? 0
            now += Int64(stay) * 60
            isPause = !isOver && clocks.spendsNight(from: arrived, to: now, at: leg.to)
            visits.append(
                clocks.visit(
                    leg.to, arrive: arrived, leave: isEnd || isPause ? nil : now, wait: waited, stayMinutes: stay,
                    source: leg.source))
        }
        let driven = legs[legs.startIndex..<reached]
        let driving = Self.driving(driven)
        if driving > limit { warnings.insert(overLimit(driving, Self.isEstimate(driven)), at: beforeLimit) }
        finish(driven, visits, warnings, DriveTimes(start: start, arrived: arrived, end: now), isPause: isPause)
        return reached
    }

    /// The moments of one day's drive, in seconds since 1970.
    private struct DriveTimes {
        let start: Int64
        let arrived: Int64
        /// The end of the wait and the stay behind the last leg.
        let end: Int64
    }

    /// Notes a day's drive, the days that are waited or stayed at its end, and when the next one begins.
    private mutating func finish(
        _ driven: ArraySlice<Leg>, _ visits: [Itinerary.Visit], _ warnings: [Itinerary.Warning], _ times: DriveTimes,
        isPause: Bool
    ) {
        guard let first = driven.first, let last = driven.last else { return }
        let clock = clocks[last.to]
        let isLastDay = driven.endIndex == legs.count && !isPause
        let planned = isPause || isBackAtStart(last) ? 0 : nights(last.to)
        let isWaiting = isPause || clocks.spendsNight(from: times.arrived, to: times.end, at: last.to)
        let isOver = isLastDay && planned == 0
        let night =
            isOver && !isWaiting
            ? nil : Itinerary.Night(stop: last.to, isPlanned: planned > 0 || isWaiting && (isPause || isOver))
        // Days are counted by the calendar at the stop, so that one that crosses the date line stays one.
        let departed = clocks.departureDay(times.start, from: first.from, to: last.to).daysSince1970
        let arrival = clock.local(times.arrived).date.daysSince1970
        let end = clock.local(times.end).date
        var next = CivilDate(daysSince1970: max(departed + (isPause ? 0 : 1), end.daysSince1970))
        if isOver {
            next = CivilDate(daysSince1970: max(departed, end.daysSince1970) + 1)
        } else if !isPause {
            // The first morning on which it is not time to leave before one is there.
            while clocks.morning(of: next, at: last.to) < times.end { next = next.adding(days: 1) }
        }
        let through = isWaiting ? arrival : end.daysSince1970
        let covered = max(0, min(through, next.daysSince1970 - 1) - departed)
        append(
            visits, lastNumber: number + Int(covered), legs: driven, night: night, warnings: warnings)
        number += Int(covered) + 1
        let idle = Int(next.daysSince1970 - departed - covered) - 1
        date = CivilDate(daysSince1970: next.daysSince1970 - Int64(idle))
        if idle > 0 { pass(days: idle, at: last.to, thenNight: !isOver) }
        if isPause { departure = times.end }
        rest(at: last.to, nights: planned - 1)
    }

    private func isBackAtStart(_ leg: Leg) -> Bool { leg.to < leg.from }

    private func overLimit(_ driving: Int, _ isEstimate: Bool) -> Itinerary.Warning {
        let step = isEstimate ? 300 : 60
        let rounded = (driving + step / 2) / step * step
        // Rounded up to a minute if the usual rounding would show a time within the limit.
        let shown = durationText(seconds: rounded > limit ? rounded : (driving + 59) / 60 * 60)
        let time = isEstimate ? "about \(shown)" : shown
        return Itinerary.Warning(
            kind: .overLimit, text: "\(time) of driving, more than the \(durationText(seconds: limit)) of a day",
            stop: nil)
    }

    /// The driving time of legs in whole seconds, added up before it is rounded, as that of a route is.
    private static func driving(_ legs: ArraySlice<Leg>) -> Int {
        wholeSeconds(legs.reduce(0) { $0 + ($1.duration ?? 0) })
    }

    private static func isEstimate(_ legs: ArraySlice<Leg>) -> Bool { legs.contains { $0.source == .estimated } }

    private mutating func append(
        _ visits: [Itinerary.Visit], lastNumber: Int, legs: ArraySlice<Leg>, night: Itinerary.Night?,
        warnings: [Itinerary.Warning]
    ) {
        days.append(
            Itinerary.Day(
                number: number, lastNumber: lastNumber, date: trip.plan.start == nil ? nil : date, visits: visits,
                driving: Self.driving(legs), length: RouteLength(of: Array(legs)), night: night,
                warnings: pending + warnings))
        pending = []
    }

    private func result(_ route: Route) -> Itinerary {
        let costs = trip.waypoints.compactMap(\.plan.cost?.thousandths)
        let liters = trip.plan.litersPer100km.map { $0 * route.distance / 100_000 }
        let totals = Itinerary.Totals(
            length: route.length, driving: Self.driving(legs[...]),
            days: days.last?.lastNumber ?? 0,
            nights: days.reduce(0) { $0 + $1.nights }, cost: costs.isEmpty ? nil : costs.reduce(0, +),
            fuelLiters: liters, fuelCost: liters.flatMap { liters in trip.plan.price.map { liters * $0 } },
            currency: trip.plan.currency)
        return Itinerary(
            days: days, totals: totals, estimate: Self.isEstimate(legs[...]) ? DrivingEstimate(trip.plan) : nil)
    }
}

extension Itinerary {
    /// The days of a trip along a route, whose straight legs are estimated; nil where nothing of its days is decided,
    /// or it has no day.
    package init?(planned trip: Trip, _ route: Route, clock: (Coordinate) -> PlaceClock) {
        guard trip.isPlanned else { return nil }
        self = ItineraryPlanner.itinerary(of: trip, along: DrivingEstimate(trip.plan).route(route), clock: clock)
        if isEmpty { return nil }
    }
}

extension Leg {
    /// The driving time in whole seconds; 0 where it is not known.
    var wholeSeconds: Int { Int((duration ?? 0).rounded()) }
}
