import CivilTime
package import Entities
package import Geodesy

/// Puts a trip into days: pure functions of the trip, its legs and the clocks of its stops.
package struct ItineraryPlanner {
    private let trip: Trip
    private let legs: [Leg]
    private let limit: Int
    private let leave: Int64
    /// The clocks at each stop.
    private let clocks: [PlaceClock]
    private var days: [Itinerary.Day] = []
    private var number = 1
    private var date: CivilDate
    /// Stops whose zone has been said to be a guess.
    private var doubted: Set<Int> = []
    /// Warnings known before, by the stop at which the day's drive that they are about arrives.
    private let remarks: [Int: [Itinerary.Warning]]

    /// The day that stands for any where the trip has no start: one in winter of the north.
    private static let anyDay = CivilDate(daysSince1970: 11_323)

    /// The days of `trip` along `route`, whose legs have durations. `clock` is asked once for each stop. `remarks` are further
    /// warnings; each goes to the day on which its stop is reached. Quadratic in the legs between two nights at most.
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
        leave = Int64((trip.plan.leave ?? Plan.Usual.leave)?.secondsSinceMidnight ?? 32_400)
        clocks = trip.waypoints.map { clock($0.location) }
        date = trip.plan.start ?? Self.anyDay
    }

    private func nights(_ stop: Int) -> Int { trip.waypoints[stop].plan.nights ?? 0 }

    private mutating func plan() {
        guard !trip.waypoints.isEmpty else { return }
        rest(at: 0, nights: nights(0))
        var first = 0
        while first < legs.count {
            // Up to the next planned night, or the end. Back at the first stop its nights are over.
            var last = first
            while last < legs.count - 1, nights(legs[last].to) == 0 { last += 1 }
            var from = first
            for end in DaySplit.ends(of: legs[first...last].map(\.wholeSeconds), limit: limit) {
                drive(legs[from..<(first + end)])
                from = first + end
            }
            first = last + 1
        }
    }

    /// Days without a drive: the nights at the first stop, and the second night at a stop and further.
    private mutating func rest(at stop: Int, nights: Int) {
        for _ in 0..<max(0, nights) {
            let night = Itinerary.Night(stop: stop, isPlanned: true)
            let warnings = zoneWarnings(stop)
            append(
                [visit(stop)], driving: 0, distance: 0, source: nil, night: night, warnings: warnings)
            step(to: date.adding(days: 1))
        }
    }

    /// One day's drive, and the rest days at its end.
    private mutating func drive(_ legs: ArraySlice<Leg>) {
        guard let first = legs.first, let last = legs.last else { return }
        let today = date
        let start = clocks[first.from].seconds(
            of: CivilDateTime(secondsSince1970: today.daysSince1970 * 86_400 + leave))
        var now = start
        var warnings = zoneWarnings(first.from)
        var visits = [visit(first.from, leave: start)]
        let driving = legs.reduce(0) { $0 + $1.wholeSeconds }
        if driving > limit { warnings.append(overLimit(driving)) }
        for leg in legs {
            now += Int64(leg.wholeSeconds)
            let clock = clocks[leg.to]
            let arrived = now
            let arrival = clock.local(arrived)
            warnings += zoneWarnings(leg.to) + (remarks[leg.to] ?? [])
            if arrival.date != clock.local(start).date, !warnings.contains(where: { $0.kind == .afterMidnight }) {
                let text = "\(name(leg.to)) is reached after midnight, at \(arrival.time.hourAndMinute)"
                warnings.append(Itinerary.Warning(kind: .afterMidnight, text: text, stop: leg.to))
            }
            let waited = wait(at: leg.to, &now, &warnings)
            let stay = leg.to == last.to && leg.from == last.from ? 0 : trip.waypoints[leg.to].plan.stayMinutes ?? 0
            let isEnd = leg == last
            if !isEnd { now += Int64(stay) * 60 }
            visits.append(
                visit(
                    leg.to, arrive: arrived, leave: isEnd ? nil : now, wait: waited,
                    stayMinutes: isEnd ? 0 : stay))
        }
        let isLastDay = last == self.legs.last
        let planned = isBackAtStart(last) ? 0 : nights(last.to)
        let night = isLastDay && planned == 0 ? nil : Itinerary.Night(stop: last.to, isPlanned: planned > 0)
        append(
            visits, driving: driving, distance: legs.reduce(0) { $0 + $1.distance }, source: source(legs),
            night: night, warnings: warnings)
        guard night != nil else { return }
        // The first morning on which it is not time to leave before one is there.
        let clock = clocks[last.to]
        let departed = clock.local(start).date
        var next = departed.adding(days: 1)
        while clock.seconds(of: CivilDateTime(secondsSince1970: next.daysSince1970 * 86_400 + leave)) < now {
            next = next.adding(days: 1)
        }
        number += Int(next.daysSince1970 - departed.daysSince1970)
        date = next
        rest(at: last.to, nights: planned - 1)
    }

    private func isBackAtStart(_ leg: Leg) -> Bool { leg.to < leg.from }

    private mutating func step(to next: CivilDate) {
        number += Int(next.daysSince1970 - date.daysSince1970)
        date = next
    }

    /// Waits for a pinned arrival, in seconds, or says how late it is.
    private func wait(
        at stop: Int, _ now: inout Int64, _ warnings: inout [Itinerary.Warning]
    ) -> Int {
        guard let pinned = trip.waypoints[stop].plan.arrive else { return 0 }
        guard trip.plan.start != nil else {
            let text = "the arrival at \(name(stop)) has a date, but the trip has no start"
            warnings.append(Itinerary.Warning(kind: .late, text: text, stop: stop))
            return 0
        }
        let moment = clocks[stop].seconds(of: pinned)
        if now <= moment {
            let wait = Int(moment - now)
            now = moment
            return wait
        }
        let late = durationText(seconds: Int(now - moment), roundedToMinutes: 5)
        let text = "\(name(stop)) is reached about \(late) late; it was to be at \(pinned.time.hourAndMinute)"
        warnings.append(Itinerary.Warning(kind: .late, text: text, stop: stop))
        return 0
    }

    private func overLimit(_ driving: Int) -> Itinerary.Warning {
        let time = durationText(seconds: driving, roundedToMinutes: 5)
        return Itinerary.Warning(
            kind: .overLimit, text: "about \(time) of driving, more than the \(durationText(seconds: limit)) of a day",
            stop: nil)
    }

    /// That the zone of a stop is a guess, said once.
    private mutating func zoneWarnings(_ stop: Int) -> [Itinerary.Warning] {
        let clock = clocks[stop]
        guard clock.isAbout, doubted.insert(stop).inserted else { return [] }
        let text =
            clock.distance.map {
                "the time at \(name(stop)) is about: the nearest known place is \(Int(($0 / 1_000).rounded())) km away"
            } ?? "the time at \(name(stop)) is about: it follows from the longitude alone"
        return [Itinerary.Warning(kind: .aboutZone, text: text, stop: stop)]
    }

    private func name(_ stop: Int) -> String { trip.waypoints[stop].name.text }

    private func visit(
        _ stop: Int, arrive: Int64? = nil, leave: Int64? = nil, wait: Int = 0, stayMinutes: Int = 0
    ) -> Itinerary.Visit {
        let clock = clocks[stop]
        return Itinerary.Visit(
            stop: stop, arrive: arrive.map(clock.local), leave: leave.map(clock.local),
            arriveInstant: arrive.map { Instant(milliseconds: $0 * 1_000) },
            leaveInstant: leave.map { Instant(milliseconds: $0 * 1_000) }, wait: wait, stayMinutes: stayMinutes,
            zone: clock.name, isAboutZone: clock.isAbout)
    }

    private func source(_ legs: ArraySlice<Leg>) -> LegSource? {
        legs.contains { $0.source == .estimated } ? .estimated : legs.first?.source
    }

    private mutating func append(
        _ visits: [Itinerary.Visit], driving: Int, distance: Double, source: LegSource?, night: Itinerary.Night?,
        warnings: [Itinerary.Warning]
    ) {
        days.append(
            Itinerary.Day(
                number: number, date: trip.plan.start == nil ? nil : date, visits: visits, driving: driving,
                distance: distance, source: source, night: night, warnings: warnings))
    }

    private func result(_ route: Route) -> Itinerary {
        let costs = trip.waypoints.compactMap(\.plan.cost?.thousandths)
        let liters = trip.plan.litersPer100km.map { $0 * route.distance / 100_000 }
        let totals = Itinerary.Totals(
            distance: route.distance, driving: legs.reduce(0) { $0 + $1.wholeSeconds }, days: days.last?.number ?? 0,
            nights: days.count { $0.night != nil }, cost: costs.isEmpty ? nil : costs.reduce(0, +),
            fuelLiters: liters, fuelCost: liters.flatMap { liters in trip.plan.price.map { liters * $0 } },
            currency: trip.plan.currency)
        let isEstimate = legs.contains { $0.source == .estimated }
        return Itinerary(days: days, totals: totals, estimate: isEstimate ? DrivingEstimate(trip.plan) : nil)
    }
}

extension Itinerary {
    /// The days of a trip along a route, whose straight legs are estimated; nil where nothing of its days is decided, or it has
    /// no leg.
    package init?(planned trip: Trip, _ route: Route, clock: (Coordinate) -> PlaceClock) {
        guard trip.isPlanned, !route.legs.isEmpty else { return nil }
        let estimate = DrivingEstimate(trip.plan)
        self = ItineraryPlanner.itinerary(of: trip, along: Route(legs: route.legs.map(estimate.leg)), clock: clock)
    }
}

extension Leg {
    /// The driving time in whole seconds; 0 where it is not known.
    var wholeSeconds: Int { Int((duration ?? 0).rounded()) }
}
