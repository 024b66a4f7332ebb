import StopOrder
import TestSupport
import Testing

/// One question of the many: 20,000 seeded ones over all kinds of ends, locks and layouts, of which an ordinary run
/// asks a part.
private struct Case {
    let count: Int
    let shape: OrderShape
    let locked: Set<Int>
    let distances: [Double]

    init(seed: Int) {
        var random = SmallRandom(seed)
        // Most are small; a few reach nine stops.
        count = seed % 97 == 0 ? 9 : seed % 23 == 0 ? 8 : 1 + random.below(7)
        shape = StopOrderTests.shape(seed % 5, count, &random)
        locked = seed % 3 == 0 ? locks(shape, count, &random) : []
        let layout = Layout.allCases[random.below(Layout.allCases.count)]
        distances = StopOrderTests.distances(layout, count, &random)
    }

    var isRoundTrip: Bool { if case .roundTrip = shape { true } else { false } }

    func problem() throws -> OrderProblem {
        try OrderProblem(count: count, distances: .matrix(distances), shape: shape, locked: locked)
    }
}

@Suite("Against all orders")
struct BruteForceTests {
    @Test("the exact answer is the least of all orders", arguments: LongRun.cases(0..<40))
    func exact(block: Int) throws {
        for seed in (block * 500)..<((block + 1) * 500) {
            let question = Case(seed: seed)
            let solution = bestOrder(for: try question.problem())
            let least = bruteForce(question.distances, question.count, question.shape, question.locked)
            #expect(meets(solution.order, question.shape, question.locked), "seed \(seed)")
            let length = plainLength(solution.order, question.distances, isRoundTrip: question.isRoundTrip)
            #expect(abs(length - solution.length) <= 1e-9 * length, "seed \(seed)")
            #expect(abs(length - least) <= 1e-9 * least, "seed \(seed): \(length) for \(least)")
            #expect(solution.proven && solution.lowerBound == solution.length && !solution.wasCut, "seed \(seed)")
        }
    }

    @Test(
        "the searches for larger trips bound the least from below and answer from above",
        arguments: LongRun.isWanted ? Array(0..<40) : [7])
    func searched(block: Int) throws {
        var limits = SearchLimits(tours: 1, ascentSteps: 60, proofSteps: 400)
        limits.exactStops = 0
        limits.exactStopsOtherwise = 0
        for seed in (block * 500)..<((block + 1) * 500) {
            let question = Case(seed: seed)
            let solution = bestOrder(for: try question.problem(), limits: limits)
            let least = bruteForce(question.distances, question.count, question.shape, question.locked)
            #expect(meets(solution.order, question.shape, question.locked), "seed \(seed)")
            let length = plainLength(solution.order, question.distances, isRoundTrip: question.isRoundTrip)
            #expect(abs(length - solution.length) <= 1e-9 * length, "seed \(seed)")
            #expect(solution.lowerBound <= least * (1 + 1e-9), "seed \(seed): \(solution.lowerBound) over \(least)")
            #expect(solution.length >= least * (1 - 1e-9), "seed \(seed)")
            if solution.proven { #expect(length <= least * (1 + 1e-9), "seed \(seed): \(length) is not \(least)") }
        }
    }
}
