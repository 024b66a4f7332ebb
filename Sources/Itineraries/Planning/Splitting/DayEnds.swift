/// The best ends of a given number of days, by dynamic programming.
struct DayEnds {
    private let drives: [SplitDrive]
    private let days: Int
    /// The most seconds of a day of several drives.
    private let cap: Int

    /// Looks for the ends of exactly `days` days of at most `cap` seconds, or of one drive; there have to be some.
    init(_ drives: [SplitDrive], days: Int, cap: Int) {
        self.drives = drives
        self.days = days
        self.cap = cap
    }

    /// The value of a split: more nights at ends to sleep at, and fewer at poor ones, are better, then a lesser sum of
    /// squares.
    private struct Value {
        let merit: Int
        let squares: Double

        func isAsGood(as other: Value) -> Bool {
            merit == other.merit ? squares <= other.squares : merit > other.merit
        }
    }

    /// The numbers of drives before each end, of the split with the most nights at ends to sleep at less those at poor
    /// ones, then the least sum of squares; among equals the later end is taken. And that difference.
    var best: (ends: [Int], merit: Int) {
        let count = drives.count
        let (before, behind) = (reaches(isBackward: false), reaches(isBackward: true))
        // best[j]: the best for the drives from j on in the days that are left; ends: where the first of these days
        // ends, for the drives from `first` on.
        var best = [Value?](repeating: nil, count: count + 1)
        best[count] = Value(merit: 0, squares: 0)
        var last = count...count
        var ends: [(first: Int, choice: [Int])] = []
        for left in 1...days {
            // The days before can take no more drives, and those that are left no more than these.
            let earliest = max(days - left, count - behind[min(left, behind.count - 1)])
            let latest = max(earliest, min(count - left, before[min(days - left, before.count - 1)]))
            let next = (earliest...latest).map { firstEnd(from: $0, before: last, best) }
            for end in last { best[end] = nil }
            for (start, found) in zip(earliest...latest, next) { best[start] = found.value }
            last = earliest...latest
            ends.append((earliest, next.map(\.end)))
        }
        var result: [Int] = []
        var start = 0
        for (first, choice) in ends.reversed() {
            start = choice[start - first]
            result.append(start)
        }
        return (result, best[0]?.merit ?? 0)
    }

    /// The best end of the day that begins before the drive `start`, and the value of the days from there on.
    private func firstEnd(
        from start: Int, before last: ClosedRange<Int>, _ best: [Value?]
    ) -> (value: Value?, end: Int) {
        var found: (value: Value?, end: Int) = (nil, 0)
        var sum = 0
        var end = start
        while end < min(drives.count, last.upperBound), end == start || sum + drives[end].seconds <= cap {
            if end > start, drives[end - 1].end == .always { break }
            sum += drives[end].seconds
            end += 1
            guard end >= last.lowerBound, let rest = best[end] else { continue }
            let merit = end < drives.count ? drives[end - 1].end.merit : 0
            let value = Value(merit: rest.merit + merit, squares: rest.squares + Double(sum) * Double(sum))
            if found.value.map({ value.isAsGood(as: $0) }) ?? true { found = (value, end) }
        }
        return found
    }

    /// Returns the numbers of drives, from the first or from the last one on, that go at most into no day, one day, two
    /// days …, up to all of them.
    private func reaches(isBackward: Bool) -> [Int] {
        var reaches = [0]
        var (count, sum) = (0, 0)
        for step in drives.indices {
            let index = isBackward ? drives.count - 1 - step : step
            // The end between this drive and the one before it in this direction.
            let isEnd = count > 0 && drives[isBackward ? index : index - 1].end == .always
            if count > (reaches.last ?? 0), isEnd || sum + drives[index].seconds > cap {
                reaches.append(count)
                sum = 0
            }
            sum += drives[index].seconds
            count += 1
        }
        return reaches + [count]
    }
}
