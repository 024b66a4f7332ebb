import TestSupport
import Testing

@testable import StopOrder

/// The proof by branching on its own, where the gap between the bound and the least tour is as wide as it gets: legs of
/// any length, without a triangle inequality. An edge ruled out or required too early shows as a tour that is missed.
@Suite("Branch and bound")
struct BranchAndBoundTests {
    private func legs(_ count: Int, seed: Int) -> [Double] {
        var random = SmallRandom(seed)
        var values = [Double](repeating: 0, count: count * count)
        for a in 0..<count {
            for b in 0..<a {
                // Few lengths, so that many edges look alike.
                let value = Double(1 + random.below(seed % 2 == 0 ? 9 : 1_000))
                values[a * count + b] = value
                values[b * count + a] = value
            }
        }
        return values
    }

    private func search(_ values: [Double], _ count: Int, below target: Double) -> (order: [Int]?, isComplete: Bool) {
        values.withUnsafeBufferPointer { buffer in
            let penalties = Storage<Double>(count, repeating: 0)
            var proof = BranchAndBound(
                buffer, count: count, penalties: penalties.all, target: target, tolerance: 1e-6)
            var watch = SearchWatch(shouldStop: { false }, progress: { _ in })
            proof.run(steps: 1_000_000, watch: &watch)
            return (proof.order, proof.isComplete)
        }
    }

    // In block 4 there is a branch in which all edges of the trees become required.
    @Test(
        "it finds the least tour below a target, and none where there is none",
        arguments: Set(LongRun.cases(0..<20)).union([4]).sorted())
    func complete(block: Int) throws {
        for seed in (block * 40)..<((block + 1) * 40) {
            let count = 7 + seed % 3
            let values = legs(count, seed: seed)
            let least = bruteForce(values, count, .roundTrip(start: 0), [])
            // Little room, so that a wide gap is all there is, and much of it.
            for room in [1e-3, 0.4, 0.3 * least] {
                let found = search(values, count, below: least + room)
                #expect(found.isComplete, "\(seed)")
                let order = try #require(found.order, "\(seed): no tour below \(least + room)")
                #expect(order.sorted() == Array(0..<count))
                #expect(plainLength(order, values, isRoundTrip: true) == least, "\(seed)")
            }
            let none = search(values, count, below: least)
            #expect(none.isComplete && none.order == nil, "\(seed)")
        }
    }

    @Test("after few steps the bound of the open branches is at most the least tour, and it never falls")
    func anytime() {
        for seed in 0..<60 {
            let count = 7 + seed % 3
            let values = legs(count, seed: seed)
            let least = bruteForce(values, count, .roundTrip(start: 0), [])
            values.withUnsafeBufferPointer { buffer in
                let penalties = Storage<Double>(count, repeating: 0)
                var proof = BranchAndBound(
                    buffer, count: count, penalties: penalties.all, target: 1.5 * least, tolerance: 1e-6)
                var watch = SearchWatch(shouldStop: { false }, progress: { _ in })
                var before = -Double.infinity
                for _ in 0..<1_000 where !proof.isComplete {
                    proof.run(steps: 1, watch: &watch)
                    let bound = proof.lowerBound
                    #expect(bound <= least && bound >= before, "\(seed)")
                    before = bound
                }
                let isComplete = proof.isComplete
                let target = proof.target
                #expect(isComplete && abs(target - least) <= 1e-6, "\(seed)")
            }
        }
    }

    @Test("with edges that every tour must have it finds the least tour with them, and none where they contradict")
    func fixed() throws {
        for seed in 0..<40 {
            let count = 7
            let values = legs(count, seed: seed)
            // A round trip whose first leg is given is a path between the ends of that leg.
            let least = bruteForce(values, count, .path(start: 1, end: 2), []) + values[count + 2]
            values.withUnsafeBufferPointer { buffer in
                let penalties = Storage<Double>(count, repeating: 0)
                var watch = SearchWatch(shouldStop: { false }, progress: { _ in })
                for (fixed, isPossible) in [([(1, 2)], true), ([(1, 2), (1, 3), (1, 4)], false)] {
                    var proof = BranchAndBound(
                        buffer, count: count, penalties: penalties.all, fixed: fixed, target: least + 1, tolerance: 1e-6
                    )
                    proof.run(steps: 100_000, watch: &watch)
                    let (order, isComplete) = (proof.order, proof.isComplete)
                    #expect(isComplete, "\(seed)")
                    #expect(order.map { plainLength($0, values, isRoundTrip: true) } == (isPossible ? least : nil))
                }
            }
        }
    }
}
