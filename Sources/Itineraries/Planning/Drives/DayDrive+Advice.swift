import CivilTime
import Entities

/// The candidates for advice about what is late; each is tried before it is given.
extension DayDrive {
    /// Nobody is told to leave before this time of the day, in seconds.
    private static let earliest = 5 * 3_600
    /// The most nights before that are tried.
    private static let mostNights = 3

    /// The advice for what is missed at the stop `stop`, to or from which the leg `index` leads, by `seconds`: leaving
    /// earlier where all times follow from the start, a night more before it, fewer nights, another first day. `fixed`
    /// is the moment by the clock there, with its date where it has one.
    func mends(
        of index: Int, at stop: Int, earlierBy seconds: Int64, for fixed: CivilDateTime, hasDate: Bool, isUnfixed: Bool
    ) -> [Advice] {
        let own = isUnfixed ? [leaving(earlierBy: seconds)].compactMap(\.self) : []
        return own + nightsBefore(index) + (hasDate ? fewerNights(index, at: stop, for: fixed) + noNightBefore : [])
            + (hasDate ? earlierStarts(for: fixed, at: stop) : [])
    }

    /// No night where the day begins, if nobody decided one there.
    private var noNightBefore: [Advice] {
        let first = legs[range.lowerBound].from
        guard first > 0, trip.waypoints[first].plan.nights == nil else { return [] }
        return [Advice("no night at \(clocks.name(first)) would be in time", [.stop(first, .nights(0))])]
    }

    /// The same way at its time on the first day on which one is there; at another time where it has no date.
    func laterDeparture(_ way: Way, _ index: Int, boarding: Int64) -> [Advice] {
        guard let departs = way.departs else { return [] }
        let ready = clocks[legs[index].from].local(end + boarding)
        var later = CivilDateTime(secondsSince1970: (ready.secondsSince1970 + 899) / 900 * 900)
        if departs.moment != nil {
            let isPast = departs.time.secondsSinceMidnight < ready.time.secondsSinceMidnight
            later = CivilDateTime(date: ready.date.adding(days: isPast ? 1 : 0), time: departs.time)
        } else if later.date != clocks[legs[index].from].local(start).date {
            return []
        }
        var other = way
        other.departs = departs.moment == nil ? .anyDay(later.time) : .on(later)
        let day = departs.moment == nil ? "" : " on \(later.date.shortText())"
        return [
            Advice(
                "a \(way.by.rawValue) at \(later.time)\(day), if there is one, would be reached",
                [.stop(legs[index].to, .way(other))])
        ]
    }

    /// Leaving the first stop of the day earlier by some seconds; nil where that is on the day before, or in the night.
    func leaving(earlierBy seconds: Int64, to purpose: String = "to be in time") -> Advice? {
        let first = legs[range.lowerBound].from
        return Self.leaving(first, at: start - seconds, insteadOf: start, clocks, to: purpose)
    }

    /// Leaving a stop at a moment instead of another; nil where that is on the day before, or in the night.
    static func leaving(
        _ stop: Int, at moment: Int64, insteadOf start: Int64, _ clocks: StopClocks, to purpose: String
    ) -> Advice? {
        let local = clocks[stop].local(moment).flooredToFiveMinutes
        guard local.date == clocks[stop].local(start).date, local.time.secondsSinceMidnight >= earliest else {
            return nil
        }
        return Advice(
            "leave \(clocks.name(stop)) by \(local.time) \(purpose)", [.stop(stop, .leave(local.time))])
    }

    /// A night at one of the stops before on the same day, the nearest first.
    private func nightsBefore(_ index: Int) -> [Advice] {
        let stops = (range.lowerBound..<max(index, range.lowerBound)).reversed().map { legs[$0].to }
        return stops.filter { trip.waypoints[$0].plan.nights ?? 0 == 0 }
            .prefix(Self.mostNights)
            .map { Advice("a night at \(clocks.name($0)) would be in time", [.stop($0, .nights(1))]) }
    }

    /// Fewer nights at the stops before, the nearest first, by as many as the days that it is late.
    private func fewerNights(_ index: Int, at stop: Int, for fixed: CivilDateTime) -> [Advice] {
        let late = Int(clocks[stop].local(end).date.daysSince1970 - fixed.date.daysSince1970)
        guard late > 0 else { return fewer([1], before: index, at: stop) }
        return fewer([late, late + 1], before: index, at: stop, leaving: leaving(onTheDayOf: fixed, at: stop))
            + fewerAndEarlier(index, lateBy: late)
    }

    /// Leaving the first stop of the day earlier on the day of a fixed time, where the drive from the usual time to
    /// leave on would be late on that day too.
    private func leaving(onTheDayOf fixed: CivilDateTime, at stop: Int) -> Advice? {
        let first = legs[range.lowerBound].from
        let morning = clocks.morning(of: fixed.date, at: first)
        let late = morning + (end - start) - clocks[stop].seconds(of: fixed)
        return late > 0 ? Self.leaving(first, at: morning - late, insteadOf: morning, clocks, to: "") : nil
    }

    /// One night at each stop before, and a start that is earlier by the days that are still missing.
    private func fewerAndEarlier(_ index: Int, lateBy late: Int) -> [Advice] {
        guard let start = trip.plan.start else { return [] }
        let spare = (0...legs[index].from).reduce(0) { $0 + max(0, (trip.waypoints[$1].plan.nights ?? 0) - 1) }
        guard spare > 0, spare < late else { return [] }
        let date = start.adding(days: spare - late)
        let stops = stride(from: legs[index].from, through: 0, by: -1)
            .compactMap { stop in trip.waypoints[stop].plan.nights.map { (stop, $0) } }.filter { $0.1 > 1 }
        let all = stops.map { "1 at \(clocks.name($0.0)) instead of \($0.1)" }.joined(separator: ", ")
        let steps: [AdviceStep] = stops.map { .stop($0.0, .nights(1)) } + [.trip(.start(date))]
        let text: TimedText = "fewer nights before it and a start on \(date.shortText()) would be in time, \(all)"
        return [Advice(text, steps)]
    }

    /// Fewer nights at the stops before, the nearest first, by some number of them; where `leaving` is given each also
    /// with that.
    private func fewer(
        _ counts: [Int], before index: Int, at stop: Int, leaving: Advice? = nil
    ) -> [Advice] {
        counts.flatMap { count -> [Advice] in
            var (left, steps, names) = (count, [AdviceStep](), [String]())
            for before in stride(from: legs[index].from, through: 0, by: -1) where left > 0 {
                guard let nights = trip.waypoints[before].plan.nights, nights > 0 else { continue }
                let fewer = min(left, nights)
                left -= fewer
                steps.append(.stop(before, .nights(nights - fewer)))
                names.append("\(nights - fewer) at \(clocks.name(before)) instead of \(nights)")
            }
            guard left == 0 else { return [] }
            if let host = steps.count == 1 ? hostOfMeal(index, at: stop) : nil {
                let meal = "the meal is before the last night at \(clocks.name(host)), so that fewer go before it"
                return [Advice("\(meal): \(names[0])", steps)]
            }
            let all = names.joined(separator: ", ")
            let fewer = Advice("fewer nights before it would be in time, \(all)", steps)
            guard let leaving, case .stop(let first, .leave(let time?))? = leaving.steps.first else { return [fewer] }
            return [
                fewer,
                Advice(
                    "fewer nights before it, and leaving \(clocks.name(first)) by \(time), would be in time, \(all)",
                    steps + leaving.steps),
            ]
        }
    }

    /// The stop with nights, in the same town, before a meal in the evening that the leg `index` leads to.
    private func hostOfMeal(_ index: Int, at stop: Int) -> Int? {
        let from = legs[index].from
        guard stop == legs[index].to, trip.waypoints[stop].plan.isDinner, trip.waypoints[from].plan.nights ?? 0 > 0,
            legs[index].distance <= DayBudget.nearMetres
        else { return nil }
        return from
    }

    /// A first day that is earlier, by as many days as it is late, or one more.
    private func earlierStarts(for fixed: CivilDateTime, at stop: Int) -> [Advice] {
        guard let start = trip.plan.start else { return [] }
        let late = max(0, Int(clocks[stop].local(end).date.daysSince1970 - fixed.date.daysSince1970))
        return [max(1, late), late + 1].map { days in
            let date = start.adding(days: -days)
            return Advice("a start on \(date.shortText()) would be in time", [.trip(.start(date))])
        }
    }

    /// A later time for an arrival, to a quarter of an hour; on the day of the arrival where a date is fixed.
    func laterArrival(at stop: Int, hasDate: Bool) -> [Advice] {
        let local = clocks[stop].local(end)
        let seconds = (local.secondsSince1970 + 899) / 900 * 900
        let later = CivilDateTime(secondsSince1970: seconds)
        guard hasDate || later.date == clocks[stop].local(start).date else { return [] }
        let time: PlannedTime = hasDate ? .on(later) : .anyDay(later.time)
        return [Advice([.stop(stop, .arrive(time))], end: "fixes a later time")]
    }
}
