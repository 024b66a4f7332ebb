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
                buffer, count: count, penalties: penalties.all, target: target, bonus: 2 * (values.max() ?? 0),
                tolerance: 1e-6, steps: 1_000_000)
            var watch = SearchWatch(shouldStop: { false }, progress: { _ in })
            proof.run(watch: &watch)
            return (proof.order, proof.isComplete)
        }
    }

    @Test("it finds the least tour below a target, and none where there is none", arguments: LongRun.cases(0..<20))
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
}
