import StopOrder
import Testing

@Suite("Exact methods")
struct ExactMethodsTests {
    @Test("dynamic program and proof by branching agree", arguments: Layout.allCases.filter { $0 != .directed })
    func agreement(layout: Layout) throws {
        for seed in 0..<10 {
            var random = SmallRandom(seed + 1)
            let count = 10 + seed % 4
            let distances = distances(layout, count, &random)
            let shape = shape(seed % 5, count, &random)
            let problem = try OrderProblem(count: count, distances: .matrix(distances), shape: shape)
            var limits = SearchLimits.standard(stops: count)
            limits.exactStops = 0
            // Without kicks it is more often the proof that has to find the optimum.
            limits.tours = 0
            let branched = bestOrder(for: problem, limits: limits)
            limits.exactStops = 15
            let subsets = bestOrder(for: problem, limits: limits)
            #expect(branched.proven && subsets.proven, "\(layout) \(seed)")
            #expect(abs(branched.length - subsets.length) <= 1e-9 * subsets.length, "\(layout) \(seed)")
        }
    }

    @Test("fifteen stops: dynamic program and branching agree")
    func fifteen() throws {
        var random = SmallRandom(77)
        let distances = distances(.plane, 15, &random)
        let problem = try OrderProblem(count: 15, distances: .matrix(distances), shape: .path(start: 0, end: 14))
        var limits = SearchLimits.standard(stops: 15)
        limits.exactStops = 0
        let branched = bestOrder(for: problem, limits: limits)
        limits.exactStops = 15
        let subsets = bestOrder(for: problem, limits: limits)
        #expect(branched.proven && subsets.proven)
        #expect(abs(branched.length - subsets.length) <= 1e-9 * subsets.length)
    }

    // TSPLIB 95 (Reinelt): instances, their distance GEO in whole kilometres, and their known optima.
    @Test(
        "published optima of TSPLIB are met and proven",
        arguments: [("burma14", 14, 3323), ("ulysses16", 16, 6859), ("ulysses22", 22, 7013)])
    func published(name: String, count: Int, optimum: Int) throws {
        let places = name == "burma14" ? burma : Array(ulysses.prefix(count))
        let distances = (0..<(count * count)).map { index in
            index % (count + 1) == 0 ? 0 : geoDistance(places[index / count], places[index % count])
        }
        var limits = SearchLimits.standard(stops: count)
        limits.exactStops = 0
        let problem = try OrderProblem(count: count, distances: .matrix(distances), shape: .roundTrip(start: 0))
        let solution = bestOrder(for: problem, limits: limits)
        #expect(solution.length == Double(optimum))
        #expect(solution.proven)
    }

    @Test("forty stops are proven, whatever the ends", arguments: 0..<5)
    func forty(kind: Int) throws {
        var random = SmallRandom(6)
        let shape = shape(kind, 40, &random)
        let distances = distances(.plane, 40, &random)
        let problem = try OrderProblem(count: 40, distances: .matrix(distances), shape: shape)
        let solution = bestOrder(for: problem, limits: SearchLimits(tours: 12, ascentSteps: 300, proofSteps: 10_000))
        let isProven = solution.proven
        #expect(isProven)
        #expect(meets(solution.order, shape, []))
    }
}
