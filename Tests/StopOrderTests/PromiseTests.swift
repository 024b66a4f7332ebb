import StopOrder
import TestSupport
import Testing

@Suite("Promises")
struct PromiseTests {
    private let limits = SearchLimits(tours: 1, ascentSteps: 40, proofSteps: 300)

    @Test("a trip never becomes longer, and its bound never lies above it", arguments: Layout.allCases)
    func neverLonger(layout: Layout) throws {
        var repeated = 0
        for seed in LongRun.cases(0..<60) {
            var random = SmallRandom(seed + 100)
            let count = 13 + random.below(28)
            let distances = distances(layout, count, &random)
            let shapes: [OrderShape] = [
                .path(start: 0, end: count - 1), .path(start: 0, end: nil), .path(start: nil, end: count - 1),
                .path(start: nil, end: nil), .roundTrip(start: 0),
            ]
            let shape = shapes[seed % 5]
            let locked = seed % 3 == 0 ? locks(shape, count, &random) : []
            let problem = try OrderProblem(count: count, distances: .matrix(distances), shape: shape, locked: locked)
            let solution = bestOrder(for: problem, limits: limits)
            let length = plainLength(solution.order, distances, isRoundTrip: problem.isRoundTrip)
            #expect(meets(solution.order, shape, locked), "\(layout) \(seed)")
            #expect(length <= solution.before * (1 + 1e-12), "\(layout) \(seed)")
            #expect(abs(length - solution.length) <= 1e-9 * length, "\(layout) \(seed)")
            #expect(solution.lowerBound <= solution.length, "\(layout) \(seed)")
            // What it found is as good as it gets for it: asked again about its own answer, it stays.
            let again = (0..<(count * count)).map {
                distances[solution.order[$0 / count] * count + solution.order[$0 % count]]
            }
            guard solution.proven, locked.isEmpty, !solution.isUnchanged else { continue }
            repeated += 1
            let moved: OrderShape = seed % 5 == 4 ? .roundTrip(start: 0) : .path(start: 0, end: count - 1)
            let second = bestOrder(
                for: try OrderProblem(count: count, distances: .matrix(again), shape: moved), limits: limits)
            #expect(second.isUnchanged, "\(layout) \(seed)")
        }
        // Where many distances are equal nothing is proven within these limits.
        let isProvable = [Layout.plane, .sphere, .directed].contains(layout)
        #expect(repeated > 0 || !isProvable, "\(layout)")
    }

    @Test("among equals the person's order and direction stay")
    func ties() throws {
        // A square: every way round it is as short as its reverse.
        let side = [0.0, 1, 2, 1, 1, 0, 1, 2, 2, 1, 0, 1, 1, 2, 1, 0]
        for shape in [OrderShape.roundTrip(start: 0), .path(start: nil, end: nil)] {
            let problem = try OrderProblem(count: 4, distances: .matrix(side), shape: shape)
            #expect(bestOrder(for: problem).order == [0, 1, 2, 3])
        }
        // 0 and 1 have to change places; the way there keeps its direction all the same.
        let line = [5.0, 0, 10, 15, 20, 25, 30]
        let distances = line.flatMap { a in line.map { abs(a - $0) } }
        let problem = try OrderProblem(count: 7, distances: .matrix(distances), shape: .path(start: nil, end: nil))
        #expect(bestOrder(for: problem).order == [1, 0, 2, 3, 4, 5, 6])
    }

    @Test("stops at one place stay in the order they have")
    func samePlace() throws {
        let line = [0.0, 7, 3, 7, 3, 7, 3, 9]
        let distances = line.flatMap { a in line.map { abs(a - $0) } }
        let problem = try OrderProblem(count: 8, distances: .matrix(distances), shape: .path(start: 0, end: 7))
        #expect(bestOrder(for: problem).order == [0, 2, 4, 6, 1, 3, 5, 7])
    }

    @Test("the same question has the same answer", arguments: [Layout.plane, .grid, .directed])
    func determinism(layout: Layout) throws {
        var random = SmallRandom(9)
        let distances = distances(layout, 40, &random)
        let problem = try OrderProblem(
            count: 40, distances: .matrix(distances), shape: .path(start: 0, end: 39),
            locked: layout == .grid ? [7, 20] : [])
        #expect(bestOrder(for: problem, limits: limits) == bestOrder(for: problem, limits: limits))
    }

    @Test("a search that is stopped gives a valid order and says so", arguments: [0, 1, 2, 5, 20, 60])
    func cancellation(questions: Int) throws {
        var random = SmallRandom(12)
        for layout in [Layout.plane, .directed] {
            let distances = distances(layout, 60, &random)
            for locked in [Set<Int>(), [10, 30]] {
                let problem = try OrderProblem(
                    count: 60, distances: .matrix(distances), shape: .path(start: 0, end: 59), locked: locked)
                var asked = 0
                let solution = bestOrder(
                    for: problem, limits: SearchLimits(tours: 250, ascentSteps: 100, proofSteps: 100_000),
                    shouldStop: {
                        asked += 1
                        return asked > questions
                    })
                #expect(solution.wasCut)
                #expect(meets(solution.order, problem.shape, locked))
                #expect(solution.length <= solution.before)
                #expect(solution.lowerBound <= solution.length)
                // Once told to stop, it does not ask on and on.
                #expect(asked == questions + 1)
            }
        }
    }

    @Test("progress only ever gets better, and ends at the answer")
    func progress() throws {
        var random = SmallRandom(3)
        let distances = distances(.plane, 45, &random)
        let problem = try OrderProblem(count: 45, distances: .matrix(distances), shape: .roundTrip(start: 0))
        var seen: [OrderProgress] = []
        let solution = bestOrder(for: problem, limits: limits, progress: { seen.append($0) })
        #expect(seen.count > 3)
        for (earlier, later) in zip(seen, seen.dropFirst()) {
            #expect(later.best <= earlier.best && later.bound >= earlier.bound && later.bound <= later.best)
        }
        #expect(seen.last.map { abs($0.best - solution.length) <= 1e-9 * solution.length } == true)
    }
}
