import TestSupport
import Testing

@testable import StopOrder

/// Roads: different lengths in both directions, some ways a hundred times as long as the other way round.
private func roads(_ count: Int, _ random: inout SmallRandom) -> [Double] {
    let straight = distances(.plane, count, &random)
    return straight.map { length in
        let detour = 1.1 + 0.5 * random.unit()
        return (length * detour * (random.below(8) == 0 ? 100 : 1)).rounded()
    }
}

@Suite("Orders along roads that differ by direction")
struct DirectedOrderTests {
    private struct Case {
        let count: Int
        let shape: OrderShape
        let locked: Set<Int>
        let distances: [Double]

        init(seed: Int, count: (inout SmallRandom) -> Int) {
            var random = SmallRandom(seed + 9_000)
            self.count = count(&random)
            shape = StopOrderTests.shape(seed % 5, self.count, &random)
            locked = seed % 3 == 0 ? locks(shape, self.count, &random) : []
            distances = roads(self.count, &random)
        }

        var isRoundTrip: Bool { if case .roundTrip = shape { true } else { false } }

        func problem() throws -> OrderProblem {
            try OrderProblem(count: count, distances: .matrix(distances), shape: shape, locked: locked)
        }
    }

    /// Limits that leave nothing to dynamic programming.
    private var searched: SearchLimits {
        var limits = SearchLimits(tours: 1, ascentSteps: 80, proofSteps: 2_000)
        limits.exactStopsOtherwise = 0
        return limits
    }

    @Test("small trips are exact, by dynamic programming and by the search", arguments: LongRun.cases(0..<10))
    func bruteForced(block: Int) throws {
        for seed in (block * 40)..<((block + 1) * 40) {
            let question = Case(seed: seed) { 2 + $0.below(7) }
            let least = bruteForce(question.distances, question.count, question.shape, question.locked)
            for limits in [nil, searched] {
                let solution = bestOrder(for: try question.problem(), limits: limits)
                let length = plainLength(solution.order, question.distances, isRoundTrip: question.isRoundTrip)
                #expect(meets(solution.order, question.shape, question.locked), "seed \(seed)")
                #expect(abs(length - solution.length) <= 1e-9 * length, "seed \(seed)")
                #expect(solution.lowerBound <= least * (1 + 1e-9), "seed \(seed): \(solution.lowerBound) over \(least)")
                #expect(length >= least * (1 - 1e-9), "seed \(seed)")
                if limits == nil { #expect(solution.proven, "seed \(seed)") }
                if solution.proven { #expect(length <= least * (1 + 1e-9), "seed \(seed): \(length) is not \(least)") }
            }
        }
    }

    @Test("the search proves what dynamic programming finds", arguments: 0..<5)
    func provenBySearch(kind: Int) throws {
        var proven = 0
        for seed in 0..<4 {
            var random = SmallRandom(seed + 70)
            let count = 11 + random.below(3)
            let shape = shape(kind, count, &random)
            let problem = try OrderProblem(count: count, distances: .matrix(roads(count, &random)), shape: shape)
            let exact = bestOrder(for: problem)
            let found = bestOrder(for: problem, limits: searched)
            #expect(exact.proven)
            #expect(found.lowerBound <= exact.length * (1 + 1e-9) && found.length >= exact.length * (1 - 1e-9))
            if found.proven {
                proven += 1
                #expect(abs(found.length - exact.length) <= 1e-9 * exact.length)
            }
        }
        #expect(proven >= 2)
    }

    @Test("thirty stops along one-way roads are proven")
    func thirty() throws {
        var random = SmallRandom(5)
        let values = roads(30, &random)
        let problem = try OrderProblem(count: 30, distances: .matrix(values), shape: .roundTrip(start: 0))
        let solution = bestOrder(for: problem, limits: SearchLimits(tours: 15, ascentSteps: 300, proofSteps: 40_000))
        #expect(solution.proven && solution.length < solution.before)
        #expect(plainLength(solution.order, values, isRoundTrip: true) == solution.length)
    }

    @Test(
        "locks make a problem smaller: of many stops few free ones are put in order exactly", arguments: [false, true])
    func fewFree(isDirected: Bool) throws {
        for seed in 0..<12 {
            var random = SmallRandom(seed + 40)
            let count = 18 + random.below(10)
            let values = isDirected ? roads(count, &random) : distances(.clusters, count, &random)
            let shape = seed % 2 == 0 ? OrderShape.roundTrip(start: 0) : .path(start: nil, end: nil)
            let free = Set((0..<7).map { _ in 1 + random.below(count - 1) })
            let locked = Set(0..<count).subtracting(free)
            let problem = try OrderProblem(count: count, distances: .matrix(values), shape: shape, locked: locked)
            let solution = bestOrder(for: problem)
            let least = bruteForce(values, count, shape, locked)
            #expect(solution.proven && meets(solution.order, shape, locked), "seed \(seed)")
            #expect(abs(solution.length - least) <= 1e-9 * least, "seed \(seed)")
        }
    }

    @Test("a split tour costs what its directed tour does, and is joined to it in either direction")
    func split() {
        var random = SmallRandom(2)
        let count = 7
        let values = roads(count, &random)
        values.withUnsafeBufferPointer { values in
            let cost = SplitCost(nodes: count, values: values, length: 1e7)
            let order = [0, 3, 1, 6, 2, 5, 4]
            let tour = cost.split(order)
            var sum = 0.0
            for place in tour.indices { sum += cost(tour[place], tour[(place + 1) % tour.count]) }
            let length = plainLength(order, Array(values), isRoundTrip: true)
            #expect(abs(sum - cost.offset - length) <= 1e-6 * length)
            #expect(cost.joined(tour) == order)
            #expect(cost.joined(tour.reversed()) == order)
            // From the middle of a node on.
            #expect(cost.joined(Array(tour[5...] + tour[..<5])) == [6, 2, 5, 4, 0, 3, 1])
            for a in 0..<(2 * count) {
                for b in 0..<(2 * count) where a != b {
                    #expect(cost(a, b) == cost(b, a))
                    #expect((cost(a, b) == cost.forbidden) == ((a < count) == (b < count)))
                }
            }
        }
    }
}
