import Entities
import Itineraries
import TestSupport
import Testing

@Suite("Splitting drives into days")
struct DaySplitTests {
    @Test(
        "the fewest days, then the shortest longest one, then even ones",
        arguments: [
            ([], 10, []), ([5], 10, [1]), ([5, 5], 10, [2]), ([6, 5], 10, [1, 2]), ([12, 1], 10, [1, 2]),
            ([4, 4, 4], 10, [2, 3]), ([1, 9, 1, 9], 10, [2, 4]), ([3, 3, 3, 3, 3, 3], 10, [3, 6]),
            ([0, 0, 0], 10, [3]), ([10, 0, 10], 10, [2, 3]), ([2, 6, 3, 3, 6], 9, [2, 4, 5]),
        ] as [([Int], Int, [Int])])
    func examples(drives: [Int], limit: Int, ends: [Int]) {
        #expect(DaySplit.ends(of: drives, limit: limit) == ends)
    }

    @Test("the same as trying every way of splitting, in 20,000 random trips of up to 10 drives")
    func bruteForce() {
        var random = SplitMix64(seed: 14)
        for _ in 0..<LongRun.count(20_000) {
            let count = Int(random.next() % 10) + 1
            let limit = Int(random.next() % 400) + 100
            // Some drives are longer than a day.
            let drives = (0..<count).map { _ in Int(random.next() % 550) }
            let ends = DaySplit.ends(of: drives, limit: limit)
            #expect(score(drives, ends, limit) == best(drives, limit), "\(drives) \(limit)")
        }
    }

    /// Drives of up to 550 minutes with all kinds of ends.
    private func drives(_ random: inout SplitMix64, upTo count: Int) -> [SplitDrive] {
        let ends: [SplitDrive.End] = [.possible, .possible, .possible, .sleep, .sleep, .poor, .poor, .never, .always]
        return (0..<Int(random.next() % UInt64(count)) + 1).map { _ in
            SplitDrive(Int(random.next() % 550), ends[Int(random.next() % 9)])
        }
    }

    @Test(
        "ends to sleep at, poor ones, none and fixed ones: the same as trying every way, of 10 drives"
    )
    func bruteForceOfEnds() {
        var random = SplitMix64(seed: 28)
        for _ in 0..<LongRun.count(20_000) {
            let drives = drives(&random, upTo: 10)
            let limit = Int(random.next() % 400) + 100
            let ends = DaySplit.ends(of: drives, limit: limit)
            let all = splits(drives)
            // A limit that cannot be kept is kept by all other days.
            let kept = all.filter { $0.days.allSatisfy { $0.seconds <= limit || $0.isWhole } }
            let least = kept.map(\.days.count).min()
            #expect(ends == best(kept.filter { $0.days.count == least }), "\(drives) \(limit)")
        }
    }

    @Test("a number of days: the same as trying every way, of 10 drives")
    func bruteForceOfDays() {
        var random = SplitMix64(seed: 29)
        for _ in 0..<LongRun.count(20_000) {
            let drives = drives(&random, upTo: 10)
            let days = Int(random.next() % 12) + 1
            let ends = DaySplit.ends(of: drives, days: days)
            let all = splits(drives)
            let counts = Set(all.map(\.days.count))
            // As many as there are to give, and at least as many as there have to be.
            let count = counts.filter { $0 <= days }.max() ?? counts.min()
            #expect(ends == best(all.filter { $0.days.count == count }), "\(drives) \(days)")
        }
    }

    /// One way of splitting drives into days.
    private struct Split {
        var days: [(seconds: Int, isWhole: Bool)] = []
        var ends: [Int] = []
        var merit = 0
        var longest: Int { days.map(\.seconds).max() ?? 0 }
        var squares: Int { days.reduce(0) { $0 + $1.seconds * $1.seconds } }
    }

    /// Every way that the ends allow. A day is whole where it has no end inside it that is allowed.
    private func splits(_ drives: [SplitDrive]) -> [Split] {
        (0..<(1 << (drives.count - 1))).compactMap { cuts in
            var split = Split()
            var start = 0
            for end in 1...drives.count {
                let isEnd = end == drives.count || cuts >> (end - 1) & 1 == 1
                let kind = drives[end - 1].end
                if end < drives.count, kind == .always && !isEnd || kind == .never && isEnd { return nil }
                guard isEnd else { continue }
                let seconds = drives[start..<end].reduce(0) { $0 + $1.seconds }
                split.days.append((seconds, drives[start..<end - 1].allSatisfy { $0.end == .never }))
                split.ends.append(end)
                if end < drives.count { split.merit += kind == .sleep ? 1 : kind == .poor ? -1 : 0 }
                start = end
            }
            return split
        }
    }

    /// The best of some ways with the same number of days: within a tenth of the shortest longest day the most nights
    /// at ends to sleep at less those at poor ones, then the shortest longest day, the least squares, the later ends.
    private func best(_ splits: [Split]) -> [Int]? {
        let least = splits.map(\.longest).min() ?? 0
        return splits.filter { $0.longest <= least + least / 10 }
            .min { first, second in
                let order = [
                    (second.merit, first.merit), (first.longest, second.longest), (first.squares, second.squares),
                ]
                if let different = order.first(where: { $0.0 != $0.1 }) { return different.0 < different.1 }
                return second.ends.lexicographicallyPrecedes(first.ends)
            }?.ends
    }

    @Test("a thousand drives between two nights")
    func many() {
        var random = SplitMix64(seed: 3)
        let drives = (0..<1_000).map { _ in Int(random.next() % 9_000) }
        let ends = DaySplit.ends(of: drives, limit: 21_600)
        #expect(ends.last == 1_000)
        #expect(zip(ends, ends.dropFirst()).allSatisfy { $0 < $1 })
    }

    /// Days, longest day, sum of squares; nil where a day of several drives is over the limit.
    private func score(_ drives: [Int], _ ends: [Int], _ limit: Int) -> [Int]? {
        var start = 0
        var sums: [Int] = []
        for end in ends {
            let sum = drives[start..<end].reduce(0, +)
            if sum > limit, end - start > 1 { return nil }
            sums.append(sum)
            start = end
        }
        return [sums.count, sums.max() ?? 0, sums.reduce(0) { $0 + $1 * $1 }]
    }

    private func best(_ drives: [Int], _ limit: Int) -> [Int]? {
        (0..<(1 << (drives.count - 1))).compactMap { cuts in
            let ends = (1..<drives.count).filter { cuts >> ($0 - 1) & 1 == 1 } + [drives.count]
            return score(drives, ends, limit)
        }
        .min { $0.lexicographicallyPrecedes($1) }
    }
}
