import CivilTime
import Entities

/// The nights of a trip's stops and its first day, so that each stop is reached on the date that a file has for it.
struct DatedNights {
    /// The first day; nil where no date tells it.
    private(set) var start: CivilDate?
    /// The nights of the stops that have any, or for which the file has a number.
    private(set) var nights: [Int: Int]
    /// The stops that need a fixed arrival to be reached on their dates.
    private(set) var pinned: [Int] = []
    /// The stops that cannot be reached on their dates.
    private(set) var unkept: [Int] = []
    /// The stops whose nights do not lead to the days on which the file has them left.
    private(set) var disagreeing: [Int] = []
    /// The number of nights that the file has for no stop; they are at the stop before.
    private(set) var uncovered = 0
    /// The number of those by which stops have more nights than the file says of them.
    private(set) var beyond = 0

    /// Puts the nights of the file and its dates together. Linear but for the sorting.
    ///
    /// Where the nights do not lead to a date, the stop before gets more of them, with `keepsGiven` one without a
    /// number in the file if there is one; or the stop a fixed arrival if `hasTime` knows the time of it. The first day
    /// is counted back from the first date over stops whose nights are known.
    ///
    /// Returns nil where the file has no number of nights, and its dates go back or are further from each other than a
    /// stop can have nights.
    init?(
        _ dates: [Int: CivilDate], nights given: [Int: Int], until ends: [Int: CivilDate],
        aboard: [Int: Int] = [:], count: Int, keepsGiven: Bool = false, hasTime: (Int) -> Bool
    ) {
        nights = given
        guard let first = dates.keys.min(), let date = dates[first] else { return }
        let isGiven = !given.isEmpty || !ends.isEmpty
        let before = (0..<first).map { given[$0] }
        if before.allSatisfy({ $0 != nil }) {
            start = date.adding(days: -before.reduce(0) { $0 + ($1 ?? 0) })
        }
        var day = date
        /// The last stop with a night since the last date.
        var host: Int?
        for stop in first..<max(first, count) {
            // On a way over night one sleeps at no stop.
            if stop > first, let days = aboard[stop] { day = day.adding(days: days) }
            if stop > first, let date = dates[stop] {
                let gap = Int(date.daysSince1970 - day.daysSince1970)
                var last = host ?? stop - 1
                // Numbers of the file stay where it does not say them of all stops.
                if keepsGiven, given[last] != nil || ends[last] != nil, given[stop - 1] == nil, ends[stop - 1] == nil {
                    last = stop - 1
                }
                let longer = (nights[last] ?? 0) + gap
                if gap < 0 || longer > StopPlan.nightsLimit.range.upperBound {
                    guard isGiven else { return nil }
                    unkept.append(stop)
                } else if gap > 0, isGiven, start != nil, hasTime(stop) {
                    pinned.append(stop)
                    day = date
                } else if gap > 0 {
                    nights[last] = longer
                    if isGiven { uncovered += gap }
                    if given[last] != nil || ends[last] != nil { beyond += gap }
                    day = date
                }
                host = nil
            }
            if let nights = given[stop], let date = dates[stop], let end = ends[stop],
                end.daysSince1970 - date.daysSince1970 != nights
            {
                disagreeing.append(stop)
            }
            if nights[stop] == nil, let end = ends[stop] {
                let nightsUntil = Int(end.daysSince1970 - (dates[stop] ?? day).daysSince1970)
                if StopPlan.nightsLimit.range.contains(nightsUntil) { nights[stop] = nightsUntil }
            }
            if let count = nights[stop], count > 0 {
                day = day.adding(days: count)
                host = stop
            }
        }
    }

    /// Puts a night at each of these stops that has no number of nights.
    mutating func sleep(at stops: Set<Int>) {
        for stop in stops where nights[stop] == nil { nights[stop] = 1 }
    }

    /// Puts the nights at the last stop of a trip that no later date tells: those up to the last day that the file has
    /// for it, and the one behind that where one sleeps there.
    mutating func endStay(at stop: Int, from first: CivilDate?, to last: CivilDate?, sleeps: Set<Int>) {
        guard nights[stop] == nil, let first else { return }
        let days = last.map { Int($0.daysSince1970 - first.daysSince1970) } ?? 0
        let count = max(0, days) + (sleeps.contains(stop) ? 1 : 0)
        if count > 0, StopPlan.nightsLimit.range.contains(count) { nights[stop] = count }
    }
}
