/// Splits a row of drives into days.
package enum DaySplit {
    /// Returns the ends of the days: the number of drives before each end, ascending, the last of them the number of
    /// all drives.
    ///
    /// The fewest days in which nobody drives more than `limit` seconds, a drive that is longer being a day of its own;
    /// for that number the longest day is as short as it can be, then the sum of the squares; among equals the first
    /// days are the longer ones. `drives` are seconds, not negative; `limit` is above 0. Exact. Quadratic in the number
    /// of drives at most, and mostly linear, since the fewest days leave each end little choice.
    package static func ends(of drives: [Int], limit: Int) -> [Int] {
        guard !drives.isEmpty else { return [] }
        let count = fewestDays(drives, cap: limit)
        let longest = drives.max() ?? 0
        // The least longest day with which that number is enough.
        var (low, high) = (longest, max(longest, limit))
        while low < high {
            let middle = low + (high - low) / 2
            if fewestDays(drives, cap: min(limit, middle)) <= count { high = middle } else { low = middle + 1 }
        }
        return balanced(drives, days: count, cap: min(limit, high))
    }

    /// The number of days when each takes as many drives as go into `cap`, and at least one.
    private static func fewestDays(_ drives: [Int], cap: Int) -> Int {
        var days = 1
        var sum = drives.first ?? 0
        for drive in drives.dropFirst() {
            if sum + drive <= cap {
                sum += drive
            } else {
                days += 1
                sum = drive
            }
        }
        return days
    }

    /// Returns the numbers of drives that go at most into no day, one day, two days …, up to all of them.
    private static func reaches(_ drives: some Sequence<Int>, cap: Int) -> [Int] {
        var reaches = [0]
        var (count, sum) = (0, 0)
        for drive in drives {
            if count > (reaches.last ?? 0), sum + drive > cap {
                reaches.append(count)
                sum = 0
            }
            sum += drive
            count += 1
        }
        return reaches + [count]
    }

    /// The ends of exactly `days` days of at most `cap` seconds, or of one drive, with the least sum of squares.
    private static func balanced(_ drives: [Int], days: Int, cap: Int) -> [Int] {
        let count = drives.count
        let (before, behind) = (reaches(drives, cap: cap), reaches(drives.reversed(), cap: cap))
        // best[j]: the least sum for the drives from j on in the days that are left; ends: where the first of these
        // days ends, for the drives from `first` on.
        var best = [Double?](repeating: nil, count: count + 1)
        best[count] = 0
        var last = count...count
        var ends: [(first: Int, choice: [Int])] = []
        for left in 1...days {
            // The days before can take no more drives, and those that are left no more than these.
            let earliest = max(days - left, count - behind[min(left, behind.count - 1)])
            let latest = max(earliest, min(count - left, before[min(days - left, before.count - 1)]))
            var next: [(best: Double?, end: Int)] = []
            for start in earliest...latest {
                var found: (best: Double?, end: Int) = (nil, 0)
                var sum = 0
                var end = start
                while end < min(count, last.upperBound), end == start || sum + drives[end] <= cap {
                    sum += drives[end]
                    end += 1
                    guard end >= last.lowerBound, let rest = best[end] else { continue }
                    let total = rest + Double(sum) * Double(sum)
                    // The later end wins among equals.
                    if found.best.map({ total <= $0 }) ?? true { found = (total, end) }
                }
                next.append(found)
            }
            for end in last { best[end] = nil }
            for (start, found) in zip(earliest...latest, next) { best[start] = found.best }
            last = earliest...latest
            ends.append((earliest, next.map(\.end)))
        }
        var result: [Int] = []
        var start = 0
        for (first, choice) in ends.reversed() {
            start = choice[start - first]
            result.append(start)
        }
        return result
    }
}
