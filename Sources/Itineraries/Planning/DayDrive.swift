import CivilTime
import Entities
import Geodesy

/// One day's drive along some legs, tried from a moment on.
struct DayDrive {
    private let trip: Trip
    private let legs: TripLegs
    /// Warnings known before, by the stop at which the drive that they are about arrives.
    private let remarks: [Int: [Itinerary.Warning]]
    private let range: Range<Int>
    private let isEstimate: Bool
    private(set) var clocks: StopClocks
    private(set) var visits: [Itinerary.Visit] = []
    private(set) var ways: [Itinerary.Passage] = []
    private(set) var warnings: [Itinerary.Warning] = []
    /// The departure, in seconds since 1970.
    private(set) var start: Int64
    /// The arrival at the last stop.
    private(set) var arrived: Int64
    /// The end of the wait and the stay there.
    private(set) var end: Int64
    /// The legs that are driven up to the end of the day.
    private(set) var driven: Range<Int>
    /// Whether the night is spent at a stop on the way, by a stay or a wait.
    private(set) var isPause = false
    /// The reason for which the drive cannot be on this day; nil where it can.
    private(set) var obstacle: Obstacle?
    /// The leg at which something was fixed on a date last.
    private var lastFixed: Int?
    /// Whether all times of the day follow from its start.
    private var isUnfixed: Bool

    /// The reason for which a drive cannot be on a day.
    enum Obstacle: Equatable {
        /// Too early, by as many days, for something that is fixed at a stop.
        case early(days: Int, stop: Int)
        /// The day has to end before this leg.
        case end(beforeLeg: Int)
    }

    /// Drives the legs of `range` on a day: from its morning on, or from `departure` on.
    init(
        _ range: Range<Int>, of legs: TripLegs, _ trip: Trip, _ clocks: StopClocks,
        remarks: [Int: [Itinerary.Warning]], on date: CivilDate, departure: Int64?
    ) {
        self.trip = trip
        self.legs = legs
        self.remarks = remarks
        self.range = range
        self.clocks = clocks
        isEstimate = legs.isApproximate(range)
        let first = legs[range.lowerBound].from
        start = departure ?? clocks.morning(of: date, at: first)
        isUnfixed = departure == nil
        (arrived, end, driven) = (start, start, range.lowerBound..<range.lowerBound)
        warnings = self.clocks.zoneWarnings(first)
        if departure == nil {
            let wanted = clocks.leaving(first, on: date)
            if !clocks[first].exists(wanted) { warnings.append(.missingTime(at: first, clocks.name(first), wanted)) }
            leaveEarly()
        }
        visits = [clocks.visit(first, leave: start)]
        for index in range where obstacle == nil && !isPause { travel(index) }
    }

    /// Begins the day at the departure of its first way, where that is before the usual time to leave.
    private mutating func leaveEarly() {
        let first = legs[range.lowerBound].from
        guard let departs = legs.way(range.lowerBound)?.departs, trip.waypoints[first].plan.leave == nil else { return }
        var none: [Itinerary.Warning] = []
        let moment = clocks.moment(of: departs, "", at: first, reached: start, from: start, &none)
        if let moment, moment < start, clocks[first].local(moment).date == clocks[first].local(start).date {
            start = moment
            end = moment
        }
    }

    private mutating func travel(_ index: Int) {
        let leg = legs[index]
        guard let wait = depart(index) else { return }
        let left = end
        end += Int64(legs.seconds(index))
        if let way = legs.way(index) {
            ways.append(
                Itinerary.Passage(
                    stop: leg.to, means: way.by, seconds: legs.seconds(index),
                    departs: way.departs == nil ? nil : clocks[leg.from].local(left), wait: wait))
        } else {
            ways += legs.crossings(index)
            warnings += crossingWarnings(leg, leaving: clocks[leg.from].local(left).date)
        }
        arrived = end
        warnings += clocks.zoneWarnings(leg.to) + (remarks[leg.to] ?? [])
        warnOfNight(index)
        guard let fixed = arrive(index) else { return }
        driven = driven.lowerBound..<index + 1
        let plan = trip.waypoints[leg.to].plan
        let isEnd = index == range.upperBound - 1
        let isOver =
            isEnd
            && (legs.isBackAtStart(index) || index == legs.count - 1 || !plan.isDayLongStay || plan.nights ?? 0 > 0)
        let stay = isOver ? 0 : plan.stayMinutes ?? 0
        let waited = Int(end - arrived)
        end += Int64(stay) * 60
        if !isEnd { end = clocks.leaving(leg.to, notBefore: end) }
        isPause = !isOver && clocks.spendsNight(from: arrived, to: end, at: leg.to)
        visits.append(
            clocks.visit(
                leg.to, arrive: arrived, leave: isEnd || isPause ? nil : end, wait: waited, stayMinutes: stay,
                source: leg.source, fixed: fixed.moment, isLate: fixed.isLate))
    }

    /// The warnings of ferries that may not sail, and of a crossing that is only assumed.
    private func crossingWarnings(_ leg: Leg, leaving date: CivilDate) -> [Itinerary.Warning] {
        if leg.source.isAssumedCrossing {
            return [.acrossWater(at: leg.to, clocks.name(leg.to), leg)]
        }
        return leg.crossings.flatMap { crossing -> [Itinerary.Warning] in
            let isOutOfSeason =
                trip.plan.start != nil
                && SailingSeason(crossing.season).map { !$0.contains(month: date.month) } ?? false
            return (isOutOfSeason ? [.seasonal(at: leg.to, crossing)] : [])
                + (crossing.isRare ? [.rare(at: leg.to, crossing)] : [])
        }
    }

    /// Waits for the departure of a leg and returns for how many seconds; nil where it is on a later day.
    private mutating func depart(_ index: Int) -> Int? {
        let from = legs[index].from
        guard let way = legs.way(index), let departs = way.departs else { return 0 }
        let what = "the \(way.by.rawValue) to \(clocks.name(legs[index].to))"
        guard let moment = clocks.moment(of: departs, what, at: from, reached: end, from: start, &warnings) else {
            return 0
        }
        if departs.moment != nil, isTooEarly(for: moment, at: from, index) { return nil }
        isUnfixed = false
        guard end <= moment else {
            // A time that is shown as that of the departure is not late.
            let fixed = clocks[from].local(moment)
            if StopClocks.shown(clocks[from].local(end), isEstimate) != fixed {
                warnings.append(.missed(what, at: from, fixed, seconds: Int(end - moment), isEstimate: isEstimate))
            }
            return 0
        }
        let wait = Int(moment - end)
        if index == range.lowerBound {
            start = moment
        } else {
            let stay = Int64((visits.last?.stayMinutes ?? 0) * 60)
            leaveBefore(visits.count - 2, moment - stay - Int64(legs.seconds(index - 1)))
        }
        end = moment
        visits[visits.count - 1].leave = clocks[from].local(moment)
        visits[visits.count - 1].leaveInstant = Instant(milliseconds: moment * 1_000)
        return index == range.lowerBound ? 0 : wait
    }

    /// Waits at the end of a leg for the fixed arrival there; nil where that is on a later day.
    private mutating func arrive(_ index: Int) -> (moment: Int64?, isLate: Bool)? {
        let stop = legs[index].to
        guard !legs.isBackAtStart(index), let fixed = trip.waypoints[stop].plan.arrive else { return (nil, false) }
        let what = "the arrival at \(clocks.name(stop))"
        guard let moment = clocks.moment(of: fixed, what, at: stop, reached: end, from: start, &warnings) else {
            return (nil, false)
        }
        if fixed.moment != nil, isTooEarly(for: moment, at: stop, index) { return nil }
        if legs.way(index)?.departs == nil { leaveBefore(visits.count - 1, moment - Int64(legs.seconds(index))) }
        isUnfixed = false
        guard end > moment else {
            end = moment
            return (moment, false)
        }
        let (arrival, wanted) = (StopClocks.shown(clocks[stop].local(end), isEstimate), clocks[stop].local(moment))
        // An estimate that is shown as the fixed time is not late.
        guard arrival != wanted else { return (moment, false) }
        warnings.append(
            .late(
                at: stop, clocks.name(stop), arrival, wanted, seconds: Int(end - moment), isEstimate: isEstimate,
                hasDate: trip.plan.start != nil))
        return (moment, true)
    }

    /// Notes at a visit the last moment to leave, of several the first.
    private mutating func leaveBefore(_ visit: Int, _ moment: Int64) {
        let local = clocks[visits[visit].stop].local(moment)
        if visits[visit].leaveBy.map({ local.secondsSince1970 < $0.secondsSince1970 }) ?? true {
            visits[visit].leaveBy = local
        }
    }

    /// Whether a moment is on a later day than that on which the trip gets to a stop by or for the leg `index`; notes
    /// what is to be done then, and that something is fixed there.
    private mutating func isTooEarly(for moment: Int64, at stop: Int, _ index: Int) -> Bool {
        defer { lastFixed = index }
        let clock = clocks[stop]
        let days = Int(clock.local(moment).date.daysSince1970 - clock.local(end).date.daysSince1970)
        guard days > 0 else { return false }
        let from = legs[index].from
        // On the later day the whole drive would be too late, and a part of it in the morning is not.
        let isLateThen = end + Int64(days) * 86_400 > moment && stop == legs[index].to
        let nextDay = clock.local(moment).date
        let canEnd = index > range.lowerBound && trip.waypoints[from].plan.nights != 0
        if let last = lastFixed {
            guard last < index || stop == from else {
                warnings.append(.early(at: stop, clocks.name(stop), days: days))
                return false
            }
            guard index > range.lowerBound else { return false }
            let ends = (max(last, range.lowerBound)..<index).reversed()
            let end = ends.first { trip.waypoints[legs[$0].to].plan.nights != 0 } ?? index - 1
            obstacle = .end(beforeLeg: end + 1)
        } else if isLateThen, canEnd,
            clocks.morning(of: nextDay, at: from) + Int64(legs.seconds(index)) <= moment
        {
            obstacle = .end(beforeLeg: index)
        } else {
            obstacle = .early(days: days, stop: stop)
        }
        return true
    }

    /// Warns of an arrival after midnight, and of one in the dark.
    private mutating func warnOfNight(_ index: Int) {
        guard legs.isDriven(index) else { return }
        let leg = legs[index]
        let arrival = StopClocks.shown(clocks[leg.to].local(arrived), isEstimate)
        let day = clocks.departureDay(start, from: legs[range.lowerBound].from, to: leg.to)
        let later = Int(arrival.date.daysSince1970 - day.daysSince1970)
        if later > 0, !warnings.contains(where: { $0.kind == .afterMidnight }) {
            warnings.append(
                .anotherDay(
                    at: leg.to, clocks.name(leg.to), arrival, days: later, hasDate: trip.plan.start != nil))
        }
        let place = trip.waypoints[leg.to].location
        guard trip.plan.start != nil, SolarDay.isDark(at: arrived, over: place) else { return }
        var leave: TimedText?
        if isUnfixed, let dusk = SolarDay.lastDusk(before: arrived, over: place, clocks[leg.to]), dusk >= start {
            let first = legs[range.lowerBound].from
            let moment = (start - (arrived - dusk)) / 300 * 300
            let local = clocks[first].local(moment)
            let isSameDay = local.date == clocks[first].local(start).date
            let day = isSameDay ? "" : " on \(local.date.shortText())"
            leave = "leave \(clocks.name(first)) by \(local.time)\(day)"
        }
        warnings.append(.afterDark(at: leg.to, clocks.name(leg.to), arrival, leave: leave))
    }
}
