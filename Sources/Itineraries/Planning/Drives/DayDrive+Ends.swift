import CivilTime
import Entities

/// The places where a day ends, or better ends, so that what is fixed is kept.
extension DayDrive {
    /// Whether a moment is on a later day than that on which the trip gets to a stop by or for the leg `index`; notes
    /// what is to be done then, and that something is fixed there.
    mutating func isTooEarly(for moment: Int64, at stop: Int, _ index: Int) -> Bool {
        defer { lastFixed = index }
        let clock = clocks[stop]
        let days = Int(clock.local(moment).date.daysSince1970 - clock.local(end).date.daysSince1970)
        guard days > 0, !isForced else { return false }
        let from = legs[index].from
        if let last = lastFixed {
            guard last < index || stop == from else {
                warnings.append(.early(at: stop, clocks.name(stop), days: days))
                return false
            }
            guard index > range.lowerBound else { return false }
            let ends = (max(last, range.lowerBound)..<index).reversed()
            let plan = { [trip, legs] (leg: Int) in trip.waypoints[legs[leg].to].plan }
            let possible = ends.filter { plan($0).nights != 0 }
            // A meal at noon makes a night only where there is no other end between both.
            let end = possible.first { !plan($0).isLunch } ?? possible.first ?? index - 1
            obstacle = .end(beforeLeg: end + 1)
        } else if end + Int64(days) * 86_400 > moment,
            let leg = lastEnd(before: index, for: moment, at: stop) ?? legsToEndBefore(index).first
        {
            // On the later day the whole drive would be too late, and a part of it in the morning is less so.
            obstacle = .end(beforeLeg: leg)
        } else if let late = lateness(onTheDayOf: moment, index, at: stop) {
            // There is a day to spare: who goes on it is in time.
            if days > 1 {
                obstacle = .early(days: days - 1, stop: stop)
                return true
            }
            let morning = clocks.morning(of: clock.local(moment).date, at: from)
            let leaving = Self.leaving(
                from, at: morning - late, insteadOf: morning, clocks, to: "on that day to be in time")
            warnings.append(
                .dayBefore(
                    at: stop, clocks.name(stop), lateBy: Int(late), isEstimate: isEstimate,
                    mends: isTrial ? [] : [leaving].compactMap(\.self)))
            return false
        } else {
            obstacle = .early(days: days, stop: stop)
        }
        return true
    }

    /// The seconds by which an arrival is late for a moment on a later day, where that day begins with the drive to it;
    /// nil where one is in time, and where no night is to be at the stop.
    private func lateness(onTheDayOf moment: Int64, _ index: Int, at stop: Int) -> Int64? {
        let (from, plan) = (legs[index].from, trip.waypoints[stop].plan)
        guard index == range.lowerBound, stop == legs[index].to, stop != from, plan.nights != 0, !plan.isLunch,
            legs.isDriven(index), legs.way(index)?.departs == nil
        else { return nil }
        let arrival = clocks.morning(of: clocks[stop].local(moment).date, at: from) + Int64(legs.seconds(index))
        guard arrival > moment,
            StopClocks.shown(clocks[stop].local(arrival), isEstimate) != clocks[stop].local(moment)
        else { return nil }
        return arrival - moment
    }

    /// The last leg of the day before which a night can be so that the drive of the next morning is in time for a
    /// moment, at a stop to which or from which the leg `index` leads; nil where there is none.
    private func lastEnd(before index: Int, for moment: Int64, at stop: Int) -> Int? {
        let date = clocks[stop].local(moment).date
        let legs = legsToEndBefore(index).filter { leg in
            let from = self.legs[leg].from
            let visit = visits[leg - range.lowerBound]
            // What is driven from there on takes as long as it did.
            let left = visit.leaveInstant.map { $0.milliseconds / 1_000 } ?? end
            let elapsed = stop == from ? 0 : leg == index ? Int64(self.legs.seconds(leg)) : end - left
            let isFree = stop == from && trip.waypoints[from].plan.leave == nil
            return isFree || clocks.morning(of: date, at: from) + elapsed <= moment
        }
        return legs.first { trip.waypoints[self.legs[$0].from].plan.isSleptAt } ?? legs.first
    }

    /// The legs up to one before which a night can be, the last one first.
    private func legsToEndBefore(_ index: Int) -> ReversedCollection<[Int]> {
        (range.lowerBound + 1..<max(index, range.lowerBound) + 1).filter {
            trip.waypoints[legs[$0].from].plan.nights != 0
        }
        .reversed()
    }

    /// Notes where the day better ends so that one is in time on the next day for what is missed at a moment of this.
    mutating func endBefore(
        _ index: Int, for moment: Int64, at stop: Int, _ purpose: BetterEnd.Purpose = .drive
    ) {
        addBetterEnd(purpose) { $0.lastEnd(before: index, for: moment + 86_400, at: stop) }
    }

    /// Notes the first better end for a purpose; the closure looks for it.
    private mutating func addBetterEnd(_ purpose: BetterEnd.Purpose, _ find: (DayDrive) -> Int?) {
        guard !betterEnds.contains(where: { $0.purpose == purpose }), let leg = find(self) else { return }
        betterEnds.append(BetterEnd(leg: leg, purpose: purpose))
    }

    /// Whether the drive goes on behind a fixed arrival in the morning, for which one was there in the night, though
    /// the day ends behind the leg.
    func goesOnInTheMorning(behind index: Int) -> Bool {
        let stop = legs[index].to
        return index < legs.count - 1 && !legs.isBackAtStart(index) && trip.waypoints[stop].plan.nights == nil
            && trip.waypoints[stop].plan.arrive != nil
            && clocks[stop].local(end).time.secondsSinceMidnight <= DayBudget.midday
    }

    /// Notes that the day better ends at the stop behind a leg, where an arrival is fixed in the evening on a date.
    mutating func endBehindEvening(_ index: Int) {
        let plan = trip.waypoints[legs[index].to].plan
        guard trip.plan.days == nil, index < range.upperBound - 1, !isForced, plan.isEvening, plan.nights == nil,
            plan.isSleptAt || plan.isDinner, legs.isDriven(index + 1), !legs.isNothing(index + 1)
        else { return }
        addBetterEnd(.evening) { _ in index + 1 }
    }

    /// The time of the day, in seconds, at which one is to have seen the last sight that one walks to.
    static let evening = 20 * 3_600

    /// Whether the day ends before a leg that is walked to a sight in the evening, where nothing is fixed for later and
    /// the number of days is open; notes it.
    mutating func endsInTheEvening(before index: Int) -> Bool {
        let stop = legs[index].to
        guard !isForced, trip.plan.days == nil, legs.isWalked(index), index > range.lowerBound,
            !legs.isBackAtStart(index), trip.waypoints[stop].plan.isVisited,
            trip.waypoints[legs[index].from].plan.nights != 0,
            !(index..<range.upperBound).contains(where: { leg in
                legs.way(leg)?.departs != nil || trip.waypoints[legs[leg].to].plan.arrive != nil
            })
        else { return false }
        let left = clocks[stop].local(end + Int64(trip.waypoints[stop].plan.stayMinutes ?? 0) * 60)
        let day = clocks.departureDay(start, from: legs[range.lowerBound].from, to: stop)
        guard left.date != day || left.time.secondsSinceMidnight > Self.evening else { return false }
        obstacle = .end(beforeLeg: index)
        return true
    }

    /// Notes where the day better ends if a leg is driven over midnight, behind something that was fixed on the day.
    mutating func endBeforeMidnight(_ index: Int) {
        guard legs.isDriven(index), let timed = lastTimed, timed.leg < index,
            clocks.departureDay(timed.moment, from: legs[timed.leg].to, to: legs[index].to).daysSince1970
                < clocks[legs[index].to].local(end).date.daysSince1970
        else { return }
        addBetterEnd(.drive) { day in day.legsToEndBefore(index).first { $0 > timed.leg } }
    }
}
