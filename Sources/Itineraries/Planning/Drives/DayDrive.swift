import CivilTime
import Entities
import Geodesy

/// One day's drive along some legs, tried from a moment on.
struct DayDrive {
    /// A leg before which a day better ends.
    struct BetterEnd: Equatable {
        let leg: Int
        let purpose: Purpose

        /// The reason for it.
        enum Purpose {
            /// A departure or a drive over midnight.
            case drive
            /// A fixed arrival, which is late else.
            case arrival
            /// A fixed arrival in the evening, behind which one stays for the night rather than drive on.
            case evening
        }
    }

    let trip: Trip
    let legs: TripLegs
    /// Warnings known before, by the stop at which the drive that they are about arrives.
    private let remarks: [Int: [Itinerary.Warning]]
    let range: Range<Int>
    let isEstimate: Bool
    /// Whether the drive is on this day whatever is fixed on a later one.
    let isForced: Bool
    /// Whether nobody asks for more than the times that are missed.
    let isTrial: Bool
    private(set) var clocks: StopClocks
    private(set) var visits: [Itinerary.Visit] = []
    private(set) var ways: [Itinerary.Passage] = []
    var warnings: [Itinerary.Warning] = []
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
    var obstacle: Obstacle?
    /// The legs before which the day better ends, since a departure or an arrival of no date is missed else, or the
    /// drive behind something fixed goes on over midnight: at most one for an arrival, and one for all else.
    var betterEnds: [BetterEnd] = []
    /// Whether a departure or a fixed arrival is missed.
    var isMissing: Bool { warnings.contains { $0.kind == .late } }
    /// The leg at which something was fixed on a date last.
    var lastFixed: Int?
    /// The leg at which the clock was set last, by a departure or a fixed arrival, and the moment to which.
    private(set) var lastTimed: (leg: Int, moment: Int64)?
    /// Whether the departure of the leg that is driven was missed.
    private var isMissed = false
    /// That departure, where it is said that it was missed.
    private var missed: CivilDateTime?
    /// Whether a ferry, a train or a flight of the day was missed, so that nobody knows when one is anywhere behind it.
    private(set) var isUnknown = false
    /// Whether all times of the day follow from its start.
    private(set) var isUnfixed: Bool
    /// Whether the night before the arrival at the last stop is spent on a ferry, a train or a flight.
    private(set) var isNightOnBoard = false
    /// Whether `end` follows from an estimate since a time was fixed last.
    private(set) var isAbout: Bool

    /// The reason for which a drive cannot be on a day.
    enum Obstacle: Equatable {
        /// Too early, by as many days, for something that is fixed at a stop.
        case early(days: Int, stop: Int)
        /// The day has to end before this leg.
        case end(beforeLeg: Int)
    }

    /// Drives the legs of `range` on a day: from its morning on, or from `departure` on. With `isForced` nothing is an
    /// obstacle; with `isTrial` nobody asks whether it is dark.
    init(
        _ range: Range<Int>, of legs: TripLegs, _ trip: Trip, _ clocks: StopClocks,
        remarks: [Int: [Itinerary.Warning]], on date: CivilDate, departure: Int64?, isAbout: Bool,
        isForced: Bool = false, isTrial: Bool = false
    ) {
        (self.isForced, self.isTrial) = (isForced, isTrial)
        (self.trip, self.legs, self.remarks, self.range, self.clocks) = (trip, legs, remarks, range, clocks)
        isEstimate = legs.isApproximate(range)
        let first = legs[range.lowerBound].from
        start = departure ?? clocks.morning(of: date, at: first)
        isUnfixed = departure == nil
        self.isAbout = isAbout && departure != nil
        (arrived, end, driven) = (start, start, range.lowerBound..<range.lowerBound)
        warnings = self.clocks.zoneWarnings(first)
        if departure == nil {
            let wanted = clocks.leaving(first, on: date)
            if !clocks[first].exists(wanted) { warnings.append(.missingTime(at: first, clocks.name(first), wanted)) }
            leaveEarly()
        }
        visits = [clocks.visit(first, leave: start)]
        visits[0].isLeaveAbout = self.isAbout
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
        let (left, isLeftAbout) = (end, isAbout)
        end += Int64(legs.seconds(index))
        guard !endsInTheEvening(before: index) else { return }
        endBeforeMidnight(index)
        if legs.way(index)?.minutes == nil { isAbout = isAbout || isEstimate }
        if let way = legs.way(index) {
            warnings += wayWarnings(way, index)
            let (seconds, boarding, terminals) = legs.carriage(index)
            // What is missed departs at no time that anybody knows.
            let isTimed = way.departs != nil && !isMissed
            let (departs, arrives) = (clocks[leg.from].local(left), clocks[leg.to].local(left + Int64(seconds)))
            ways.append(
                Itinerary.Passage(
                    stop: leg.to, means: way.by, seconds: seconds,
                    departs: isTimed ? StopClocks.shown(departs, isLeftAbout) : nil,
                    arrives: isTimed ? StopClocks.shown(arrives, isAbout) : nil, missed: missed, wait: wait,
                    boarding: boarding, terminals: terminals, isEstimate: legs.isApproximate(index..<index + 1)))
            if legs.isWalked(index) { ways[ways.count - 1].metres = leg.distance }
        } else {
            ways += legs.crossings(index)
            warnings += crossingWarnings(leg, leaving: clocks[leg.from].local(left).date)
        }
        arrived = end
        isNightOnBoard = legs.isCarried(index) && clocks.spendsNight(from: left, to: arrived, at: leg.to)
        if isNightOnBoard,
            let longest = ways.indices.filter({ ways[$0].stop == leg.to }).max(by: {
                ways[$0].seconds < ways[$1].seconds
            })
        {
            ways[longest].isNightOnBoard = true
        }
        let isArrivalAbout = isAbout
        warnings += clocks.zoneWarnings(leg.to) + (remarks[leg.to] ?? [])
        if !isTrial, !isUnknown { warnOfNight(index) }
        guard let fixed = arrive(index) else { return }
        driven = driven.lowerBound..<index + 1
        endBehindEvening(index)
        let plan = trip.waypoints[leg.to].plan
        let isEnd = index == range.upperBound - 1
        let isOver =
            isEnd
            && (legs.isBackAtStart(index) || index == legs.count - 1 || !plan.isDayLongStay || plan.nights ?? 0 > 0)
        let stay = isOver ? 0 : plan.stayMinutes ?? 0
        let waited = Int(end - arrived)
        end += Int64(stay) * 60
        if !isEnd {
            // A stay over midnight ends on a day of its own.
            if let leave = plan.leave, let arrival = fixed.moment.map(clocks[leg.to].local),
                arrival.time.secondsSinceMidnight > leave.secondsSinceMidnight,
                clocks[leg.to].local(end).date == arrival.date
            {
                warnings.append(.contradiction(at: leg.to, clocks.name(leg.to), leave, before: arrival))
            }
            let leaving = clocks.leaving(leg.to, notBefore: end)
            if leaving > end { (end, isAbout) = (leaving, false) }
        }
        isPause =
            (!isOver || goesOnInTheMorning(behind: index)) && clocks.spendsNight(from: arrived, to: end, at: leg.to)
        visits.append(
            clocks.visit(
                leg.to, arrive: arrived, leave: isEnd || isPause ? nil : end, wait: waited, stayMinutes: stay,
                source: leg.source, fixed: fixed.moment, isLate: fixed.isLate))
        visits[visits.count - 1].isArrivalAbout = isArrivalAbout
        visits[visits.count - 1].isLeaveAbout = isAbout
        (visits[visits.count - 1].isArrivalUnknown, visits[visits.count - 1].isLeaveUnknown) = (isUnknown, isUnknown)
    }

    /// The warnings of ferries that may not sail, and of a crossing that is only assumed.
    private func crossingWarnings(_ leg: Leg, leaving date: CivilDate) -> [Itinerary.Warning] {
        if leg.source.isAssumedCrossing {
            return [.acrossWater(at: leg.to, clocks.name(leg.to), leg)]
        }
        return leg.crossings.enumerated().flatMap { number, crossing -> [Itinerary.Warning] in
            let isOutOfSeason =
                trip.plan.start != nil
                && SailingSeason(crossing.season).map { !$0.contains(month: date.month) } ?? false
            return (isOutOfSeason ? [.seasonal(at: leg.to, number, crossing)] : [])
                + (crossing.isRare ? [.rare(at: leg.to, number, crossing)] : [])
        }
    }

    /// Waits for the departure of a leg and returns for how many seconds; nil where it is on a later day.
    private mutating func depart(_ index: Int) -> Int? {
        (isMissed, missed) = (false, nil)
        let from = legs[index].from
        guard let way = legs.way(index), let departs = way.departs else { return 0 }
        let what = "the \(way.by.rawValue) to \(clocks.name(legs[index].to))"
        let boarding = boarding(way, index)
        guard let moment = clocks.moment(of: departs, what, at: from, reached: end, from: start, &warnings) else {
            return 0
        }
        if departs.moment != nil, isTooEarly(for: moment, at: from, index) { return nil }
        let wasUnfixed = isUnfixed
        isUnfixed = false
        defer { lastTimed = (index, end) }
        guard end <= moment else {
            isMissed = true
            if departs.moment == nil { endBefore(index, for: moment, at: from) }
            // A time that is shown as that of the departure is not late.
            let fixed = clocks[from].local(moment)
            if StopClocks.shown(clocks[from].local(end), isEstimate) != fixed {
                missed = fixed
                let wasUnknown = isUnknown
                // A drive may begin later than it was to.
                if !way.isByOneself {
                    isUnknown = true
                    visits[visits.count - 1].isLeaveUnknown = true
                }
                let mends =
                    mends(
                        of: index, at: from, earlierBy: end - moment + Int64(boarding), for: fixed,
                        hasDate: departs.moment != nil, isUnfixed: wasUnfixed)
                    + (wasUnknown ? [] : laterDeparture(way, index, boarding: Int64(boarding)))
                warnings.append(
                    .missed(
                        what, at: from, to: legs[index].to, fixed, seconds: Int(end - moment), isEstimate: isEstimate,
                        isOtherDay: trip.plan.start != nil && clocks[from].local(end).date != fixed.date,
                        isKnown: way.isByOneself,
                        mends: isTrial || way.isByOneself ? [] : [mends]))
            }
            return 0
        }
        let wait = Int(moment - end)
        if way.by == .ferry {
            visits[visits.count - 1].boardBy = clocks[from].local(moment - Int64(boarding))
            visits[visits.count - 1].isTight = index > range.lowerBound && wait - boarding < Self.fewSeconds
        }
        if index == range.lowerBound {
            start = moment
        } else if visits.last?.fixed == nil || boarding == 0 {
            let stay = Int64((visits.last?.stayMinutes ?? 0) * 60)
            leaveBefore(visits.count - 2, moment - Int64(boarding) - stay - Int64(legs.seconds(index - 1)))
        }
        (end, isAbout) = (moment, false)
        visits[visits.count - 1].isLeaveAbout = false
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
        let wasUnfixed = isUnfixed
        isUnfixed = false
        defer { lastTimed = (index, end) }
        guard !isUnknown else {
            // Only what is missed by itself counts where days are compared.
            if !isTrial { warnings.append(.doubtful(at: stop, clocks.name(stop), clocks[stop].local(moment))) }
            end = max(end, moment)
            return (moment, true)
        }
        guard end > moment else {
            (end, isAbout) = (moment, false)
            return (moment, false)
        }
        let (arrival, wanted) = (StopClocks.shown(clocks[stop].local(end), isEstimate), clocks[stop].local(moment))
        // An estimate that is shown as the fixed time is not late.
        guard arrival != wanted else { return (moment, false) }
        if fixed.moment == nil { endBefore(index, for: moment, at: stop, .arrival) }
        warnings.append(
            .late(
                at: stop, clocks.name(stop), arrival, wanted, seconds: Int(end - moment), isEstimate: isEstimate,
                hasDate: trip.plan.start != nil,
                mends: isTrial
                    ? []
                    : [
                        mends(
                            of: index, at: stop, earlierBy: end - moment, for: wanted, hasDate: fixed.moment != nil,
                            isUnfixed: wasUnfixed), laterArrival(at: stop, hasDate: fixed.moment != nil),
                    ]))
        return (moment, true)
    }

    /// Notes at a visit the last moment to leave, of several the first.
    private mutating func leaveBefore(_ visit: Int, _ moment: Int64) {
        let local = clocks[visits[visit].stop].local(moment)
        if visits[visit].leaveBy.map({ local.secondsSince1970 < $0.secondsSince1970 }) ?? true {
            visits[visit].leaveBy = local
        }
    }
}
