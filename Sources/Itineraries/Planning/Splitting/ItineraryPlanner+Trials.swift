import Entities

/// Days that are tried, to see whether a day better ends earlier.
extension ItineraryPlanner {
    /// The leg before which a day better ends; nil where it is well as it is.
    mutating func betterEnd(of day: DayDrive) -> Int? {
        for better in day.betterEnds {
            if isBetter(better, than: day) { return better.leg }
        }
        return nil
    }

    /// Whether a day better ends before one of its legs than as it is.
    ///
    /// For a departure and a drive over midnight it does, unless something fixed on a date would be missed behind it
    /// that is in time else. For an arrival it does where fewer times are missed by that, at the price of one day more
    /// at most, and of none beyond the number of days that the trip may take; in the evening where that costs nothing.
    private mutating func isBetter(_ better: DayDrive.BetterEnd, than day: DayDrive) -> Bool {
        let shorter = day.range.lowerBound..<better.leg
        if better.purpose != .drive {
            guard missed == nil else { return false }
            let (one, other) = (trial(shorter, upTo: legs.count), trial(day.range, upTo: legs.count))
            guard better.purpose == .arrival else { return one.missed <= other.missed && one.days <= other.days }
            let hasDays = trip.plan.days.map { number - 1 + one.days <= $0 } ?? true
            return one.missed < other.missed && one.days <= other.days + 1 && (hasDays || one.days <= other.days)
        }
        guard missed == nil, let fixed = (better.leg..<legs.count).first(where: isDated) else { return true }
        let (one, other) = (trial(shorter, upTo: fixed + 1), trial(day.range, upTo: fixed + 1))
        return one.missed < other.missed || one.missed == other.missed && !day.isMissing
    }

    /// Tries the days up to a leg, where the next one is that of some legs.
    private mutating func trial(_ range: Range<Int>, upTo bound: Int) -> DayTrials.Outcome {
        var trial = self
        // What is known is in one hand, so that it need not be copied.
        (trials, splits) = (DayTrials(), [:])
        (trial.missed, trial.days, trial.ends) = (0, [], [])
        trial.first = trial.drive(range, asItIs: true)
        var passed: [(start: DayTrials.Start, missed: Int, number: Int)] = []
        var rest = DayTrials.Outcome(missed: 0, days: 0)
        while trial.first < bound {
            let start = trial.start(bound)
            if let known = trial.trials[start] {
                rest = known
                break
            }
            passed.append((start, trial.missed ?? 0, trial.number))
            trial.driveDay()
        }
        let missed = (trial.missed ?? 0) + rest.missed
        let end = trial.number + rest.days
        for step in passed {
            trial.trials[step.start] = DayTrials.Outcome(missed: missed - step.missed, days: end - step.number)
        }
        (trials, splits) = (trial.trials, trial.splits)
        return DayTrials.Outcome(missed: missed, days: end - number)
    }

    /// All on which the days up to a leg depend.
    private func start(_ bound: Int) -> DayTrials.Start {
        DayTrials.Start(
            leg: first, bound: bound, date: date, number: trip.plan.days == nil ? 0 : number, departure: departure,
            isAbout: isDepartureAbout, ends: Array(ends))
    }

    /// Whether a departure for a leg, or the arrival behind it, is fixed on a date.
    private func isDated(_ index: Int) -> Bool {
        legs.way(index)?.departs?.moment != nil || trip.waypoints[legs[index].to].plan.arrive?.moment != nil
    }
}
