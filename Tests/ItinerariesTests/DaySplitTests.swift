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
