import TestSupport
import Testing

@testable import StopOrder

/// A search that is asked to stop does so soon, wherever it stands, and gives an order that can be used.
@Suite("Stopping a search")
struct StoppingTests {
    /// Counts how often costs are asked for between two questions whether to stop.
    private final class Counter {
        private var sinceQuestion = 0
        private(set) var most = 0
        private(set) var questions = 0

        func begin() { (sinceQuestion, most, questions) = (0, 0, 0) }

        func count() { sinceQuestion += 1 }

        func ask() -> Bool {
            questions += 1
            most = max(most, sinceQuestion)
            sinceQuestion = 0
            return false
        }
    }

    /// Straight lines between points, each of which is counted.
    private struct CountedCost: SymmetricCost {
        let points: [UnitVector]
        let counter: Counter

        var count: Int { points.count }

        func callAsFunction(_ a: Int, _ b: Int) -> Double {
            counter.count()
            return GreatCircle.angle(points[a], points[b])
        }
    }

    private func points(_ count: Int) -> [UnitVector] {
        var random = SmallRandom(11)
        return (0..<count).map { _ in
            UnitVector(latitude: 36 + 20 * random.unit(), longitude: 30 * random.unit() - 5)
        }
    }

    @Test(
        "each stage of a search asks at least once in 32,768 distances",
        arguments: ["nearest", "alpha", "greedy", "tree", "settle", "kicks", "population"])
    func questions(stage: String) throws {
        let counter = Counter()
        let cost = CountedCost(points: points(stage == "greedy" ? 1_000 : 400), counter: counter)
        var unwatched = SearchWatch(shouldStop: { false }, progress: { _ in })
        // One neighbour each leaves so many fragments that most of a greedy tour is made of their ends.
        let degree = stage == "greedy" ? 1 : 6
        let near = try #require(NearestInMatrix.candidates(cost, degree: degree, watch: &unwatched))
        var tree = OneTree(count: cost.count)
        _ = tree.build(cost)
        var search = LinKernighan(cost: cost, order: Array(0..<cost.count), candidates: near, tolerance: 1e-12)
        if stage == "kicks" { KickSearch.settle(&search, watch: &unwatched) }

        var random = SeededRandom(seed: 1)
        var population = TourPopulation(cost, candidates: near, capacity: 8, typical: 1)
        for first in 0..<8 where stage == "population" {
            search.begin(Array(first..<cost.count) + Array(0..<first).reversed())
            KickSearch.settle(&search, watch: &unwatched)
            population.add(search.tour.order)
        }
        var watch = SearchWatch(shouldStop: counter.ask, progress: { _ in })
        counter.begin()
        switch stage {
        case "nearest": _ = NearestInMatrix.candidates(cost, degree: degree, watch: &watch)
        case "alpha": _ = AlphaNearness.candidates(tree, cost, degree: degree, watch: &watch)
        case "greedy": _ = GreedyTour.order(cost, near, watch: &watch)
        case "tree": _ = tree.build(cost) { watch.isOver(after: $0) }
        case "settle": KickSearch.settle(&search, watch: &watch)
        case "population": population.evolve(target: 0, random: &random, watch: &watch, offset: 0)
        default:
            KickSearch.run(
                &search, kicks: 800, target: 0, forbidden: .infinity, random: &random, watch: &watch, offset: 0)
        }
        _ = counter.ask()
        #expect(counter.questions > 2)
        #expect(counter.most <= 2 * SearchWatch.stepsBetweenChecks)
    }

    @Test(
        "a search that is stopped at any of its questions gives an order that meets what was asked for",
        arguments: [
            (OrderShape.roundTrip(start: 0), Set<Int>()), (.path(start: 0, end: 2_049), Set<Int>()),
            (.path(start: 7, end: nil), Set<Int>()), (.path(start: 0, end: 2_049), Set([5, 700, 701])),
        ])
    func stopped(shape: OrderShape, locked: Set<Int>) throws {
        let problem = try OrderProblem(
            count: 2_050, distances: .points(points(2_050), radius: 6_371_008.8), shape: shape, locked: locked)
        let limits = SearchLimits(tours: 10, ascentSteps: 5, proofSteps: 0)
        for allowed in LongRun.cases(Array(0..<30) + Array(stride(from: 30, to: 400, by: 37))) {
            var questions = 0
            let solution = bestOrder(for: problem, limits: limits) {
                questions += 1
                return questions > allowed
            }
            // Once it was told to stop it does not ask again.
            #expect(questions == allowed + 1 || !solution.wasCut)
            #expect(solution.wasCut == (questions > allowed))
            #expect(StopMeasure(problem).allows(solution.order))
            #expect(solution.lowerBound <= solution.length)
            if shape != .path(start: 7, end: nil) { #expect(solution.length <= solution.before) }
        }
    }

    @Test("stopped before there is a first tour, the stops stay or take any order that meets what was asked for")
    func stoppedAtOnce() throws {
        let questions: [(shape: OrderShape, locked: Set<Int>)] = [
            (.path(start: 0, end: 1_000), []), (.path(start: 3, end: nil), []), (.roundTrip(start: 5), []),
            (.roundTrip(start: 0), [5, 700]), (.path(start: 0, end: 1_000), Set(stride(from: 9, to: 900, by: 30))),
        ]
        for (shape, locked) in questions {
            let problem = try OrderProblem(
                count: 1_001, distances: .points(points(1_001), radius: 1), shape: shape, locked: locked)
            for allowed in 0..<6 {
                var questions = 0
                let solution = bestOrder(for: problem) {
                    questions += 1
                    return questions > allowed
                }
                #expect(solution.wasCut && questions == allowed + 1)
                #expect(StopMeasure(problem).allows(solution.order))
                if shape == .path(start: 0, end: 1_000) { #expect(solution.length <= solution.before) }
            }
        }
    }

    @Test("stopped in any stage of a matrix of distances, too", arguments: [false, true])
    func stoppedMatrix(isDirected: Bool) throws {
        let places = points(160)
        let values = (0..<(160 * 160)).map { index in
            let (from, to) = (index / 160, index % 160)
            return GreatCircle.angle(places[from], places[to]) * (isDirected && from > to ? 1.5 : 1)
        }
        let problem = try OrderProblem(count: 160, distances: .matrix(values), shape: .roundTrip(start: 0))
        for allowed in LongRun.cases(Array(0..<30) + Array(stride(from: 30, to: 300, by: 10))) {
            var questions = 0
            let solution = bestOrder(for: problem) {
                questions += 1
                return questions > allowed
            }
            #expect(solution.wasCut && questions == allowed + 1)
            #expect(StopMeasure(problem).allows(solution.order))
            #expect(solution.lowerBound <= solution.length && solution.length <= solution.before)
        }
    }

    @Test("a gap between locks whose search is stopped keeps its order")
    func stoppedGap() throws {
        let problem = try OrderProblem(
            count: 1_200, distances: .points(points(1_200), radius: 1), shape: .path(start: 0, end: 1_199),
            locked: [400])
        let gaps = LockGaps(problem)
        for allowed in 0..<12 {
            var questions = 0
            var watch = SearchWatch(
                shouldStop: {
                    questions += 1
                    return questions > allowed
                }, progress: { _ in })
            let order = gaps.improved(Array(0..<1_200), &watch)
            #expect(watch.wasCut && StopMeasure(problem).allows(order))
            if allowed < 2 { #expect(order == Array(0..<1_200)) }
        }
    }
}
