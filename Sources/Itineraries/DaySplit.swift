/// Splits a row of drives into days.
package enum DaySplit {
    /// Where the days end: the number of drives before each end, ascending, the last of them the number of all drives.
    ///
    /// The fewest days in which nobody drives more than `limit` seconds, a drive that is longer being a day of its own; for
    /// that number the longest day is as short as it can be, then the sum of the squares; among equals the first days are the
    /// longer ones. `drives` are seconds, not negative; `limit` is above 0. Exact. Quadratic in the number of drives at most.
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

    /// The ends of exactly `days` days of at most `cap` seconds, or of one drive, with the least sum of squares.
    private static func balanced(_ drives: [Int], days: Int, cap: Int) -> [Int] {
        let count = drives.count
        // best[j]: the least sum for the drives from j on in the days that are left; ends[day][j]: where the first of them ends.
        var best = [Double?](repeating: nil, count: count + 1)
        best[count] = 0
        var ends: [[Int]] = []
        for left in 1...days {
            var next = [Double?](repeating: nil, count: count + 1)
            var choice = [Int](repeating: 0, count: count + 1)
            // The first days leave at least one drive to each other one.
            let earliest = days - left
            for start in stride(from: count - left, through: min(earliest, count - left), by: -1) {
                var sum = 0
                var end = start
                while end < count, end == start || sum + drives[end] <= cap {
                    sum += drives[end]
                    end += 1
                    guard let rest = best[end] else { continue }
                    let total = rest + Double(sum) * Double(sum)
                    // The later end wins among equals.
                    if next[start].map({ total <= $0 }) ?? true {
                        next[start] = total
                        choice[start] = end
                    }
                }
            }
            best = next
            ends.append(choice)
        }
        var result: [Int] = []
        var start = 0
        for choice in ends.reversed() {
            start = choice[start]
            result.append(start)
        }
        return result
    }
}
