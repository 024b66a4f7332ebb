/// Splits a row of drives into days.
package enum DaySplit {
    /// Returns the ends of the days: the number of drives before each end, ascending, the last of them the number of
    /// all drives.
    ///
    /// The fewest days in which nobody drives more than `limit` seconds; a drive that is longer, or several without an
    /// end between them, is a day of its own. For that number the longest day is as short as it can be, then the sum of
    /// the squares; among equals the first days are the longer ones. Ends to sleep at win, and poor ones lose, where
    /// the longest day becomes at most a tenth longer by that: of such splits that with the most of the former less the
    /// latter is taken, and among these the one with the shortest longest day, then the least sum of squares. `limit`
    /// is above 0. Exact. Quadratic in the number of drives at most, and mostly linear, since the fewest days leave
    /// each end little choice.
    package static func ends(of drives: [SplitDrive], limit: Int) -> [Int] {
        let (parts, counts) = glued(drives)
        guard !parts.isEmpty else { return [] }
        let days = fewestDays(parts, cap: limit)
        return choice(parts, days: days, limit: limit).map { counts[$0] }
    }

    /// The same for drives between which a day may end anywhere.
    package static func ends(of drives: [Int], limit: Int) -> [Int] {
        ends(of: drives.map { SplitDrive($0) }, limit: limit)
    }

    /// Returns the ends of `days` days, or of as many as there are drives to give, or of as few as there have to be, in
    /// which the longest day is as short as it can be; else as `ends(of:limit:)`.
    package static func ends(of drives: [SplitDrive], days: Int) -> [Int] {
        let (parts, counts) = glued(drives)
        guard !parts.isEmpty else { return [] }
        let least = parts.dropLast().count { $0.end == .always } + 1
        return choice(parts, days: min(parts.count, max(days, least)), limit: .max).map { counts[$0] }
    }

    /// Drives between which no day may end become one. Returns for each number of parts the number of drives in them.
    private static func glued(_ drives: [SplitDrive]) -> (parts: [SplitDrive], counts: [Int]) {
        var parts: [SplitDrive] = []
        var counts = [0]
        var seconds = 0
        for (index, drive) in drives.enumerated() {
            seconds += drive.seconds
            if drive.end == .never, index < drives.count - 1 { continue }
            parts.append(SplitDrive(seconds, drive.end))
            counts.append(index + 1)
            seconds = 0
        }
        return (parts, counts)
    }

    /// The ends of exactly `days` days of at most `limit` seconds, or of one drive.
    private static func choice(_ drives: [SplitDrive], days: Int, limit: Int) -> [Int] {
        let longest = drives.map(\.seconds).max() ?? 0
        // The least longest day with which that number is enough.
        var (low, high) = (longest, max(longest, limit == .max ? drives.reduce(0) { $0 + $1.seconds } : limit))
        while low < high {
            let middle = low + (high - low) / 2
            if fewestDays(drives, cap: min(limit, middle)) <= days { high = middle } else { low = middle + 1 }
        }
        let least = min(limit, high)
        guard drives.dropLast().contains(where: { $0.end.merit != 0 }) else {
            return DayEnds(drives, days: days, cap: least).best.ends
        }
        // With the longest day a tenth longer as many nights as can be are spent at ends to sleep at, and as few at
        // poor ones.
        var (shortest, cap) = (least, min(limit, least + high / 10))
        let most = DayEnds(drives, days: days, cap: cap).best.merit
        while shortest < cap {
            let middle = shortest + (cap - shortest) / 2
            if DayEnds(drives, days: days, cap: middle).best.merit == most {
                cap = middle
            } else {
                shortest = middle + 1
            }
        }
        return DayEnds(drives, days: days, cap: cap).best.ends
    }

    /// The number of days when each takes as many drives as go into `cap`, and at least one.
    private static func fewestDays(_ drives: [SplitDrive], cap: Int) -> Int {
        var days = 1
        var sum = drives.first?.seconds ?? 0
        for index in drives.indices.dropFirst() {
            let drive = drives[index].seconds
            if drives[index - 1].end != .always, sum + drive <= cap {
                sum += drive
            } else {
                days += 1
                sum = drive
            }
        }
        return days
    }
}
