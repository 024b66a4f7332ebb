import StopOrder
import Testing

@Suite("Searches without a proof")
struct SearchQualityTests {
    @Test("with locks or directions that differ the search comes close to the optimum", arguments: 0..<4)
    func closeness(block: Int) throws {
        var worst = 0.0
        for seed in (block * 6)..<((block + 1) * 6) {
            var random = SmallRandom(seed + 500)
            let count = 12
            let isDirected = block % 2 == 1
            let distances = distances(isDirected ? .directed : .plane, count, &random)
            let shape = shape(seed % 5, count, &random)
            let locked = block >= 2 || !isDirected ? locks(shape, count, &random) : []
            let problem = try OrderProblem(count: count, distances: .matrix(distances), shape: shape, locked: locked)
            var limits = SearchLimits.standard(stops: count)
            let exact = bestOrder(for: problem, limits: limits)
            limits.exactStops = 0
            limits.exactStopsOtherwise = 0
            limits.tours = 3
            limits.annealingSteps = 50_000
            let searched = bestOrder(for: problem, limits: limits)
            worst = max(worst, searched.length / exact.length - 1)
        }
        #expect(worst < 0.05)
    }
}
