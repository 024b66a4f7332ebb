import TestSupport
import Testing

@testable import StopOrder

/// Trips that are hard for a reason: many stops at few places, clusters far apart, stops along a line, legs that differ
/// by direction under locks, and searches that are cut at once.
@Suite("Odd trips")
struct OddTripsTests {
    private func points(_ places: [(Double, Double)]) -> StopDistances {
        .points(places.map { UnitVector(latitude: $0.0, longitude: $0.1) }, radius: 6_371_008.8)
    }

    @Test("many stops at few places are as short a trip as the places alone", arguments: [20, 60, 120, 300])
    func fewPlaces(count: Int) throws {
        var random = SmallRandom(count)
        let places = (0..<7).map { _ in (40 + 10 * random.unit(), 20 * random.unit()) }
        // The first stops are the places, so that all of them occur.
        let stops = places + (7..<count).map { _ in places[random.below(7)] }
        for shape in [OrderShape.roundTrip(start: 0), .path(start: nil, end: nil), .path(start: 0, end: nil)] {
            let alone = bestOrder(for: try OrderProblem(count: 7, distances: points(places), shape: shape))
            let all = bestOrder(for: try OrderProblem(count: count, distances: points(stops), shape: shape))
            #expect(abs(all.length - alone.length) <= 1e-9 * alone.length, "\(shape)")
            #expect(all.proven, "\(shape)")
        }
    }

    @Test("a round trip between clusters far apart is proven", arguments: [(2, 7), (2, 12), (3, 10), (4, 6)])
    func farClusters(clusters: Int, stops: Int) throws {
        var random = SmallRandom(clusters * 100 + stops)
        let centres = [(48.9, 2.4), (40.7, -74.0), (-33.9, 151.2), (-23.5, -46.6)].prefix(clusters)
        let places = centres.flatMap { centre in
            (0..<stops).map { _ in (centre.0 + 0.2 * random.unit(), centre.1 + 0.2 * random.unit()) }
        }
        let problem = try OrderProblem(
            count: places.count, distances: points(places), shape: .roundTrip(start: 0))
        let solution = bestOrder(for: problem)
        #expect(solution.proven, "within \(solution.length / solution.lowerBound)")
    }

    @Test("stops along a line are put in their order on it, whatever the ends", arguments: [30, 200, 2001])
    func line(count: Int) throws {
        var random = SmallRandom(count)
        let longitudes = (0..<count).map { _ in 100 + 160 * random.unit() }
        let line = points(longitudes.map { (0, $0) })
        let metre = 6_371_008.8 * Double.pi / 180
        let least = longitudes.min() ?? 0
        let most = longitudes.max() ?? 0
        let span = most - least
        let (first, last) = (longitudes[0], longitudes[count - 1])
        let expected: [(OrderShape, Double)] = [
            (.path(start: nil, end: nil), span), (.roundTrip(start: 0), 2 * span),
            (.path(start: 0, end: nil), span + min(first - least, most - first)),
            (.path(start: nil, end: count - 1), span + min(last - least, most - last)),
            (.path(start: 0, end: count - 1), span + min(first, last) - least + most - max(first, last)),
        ]
        let limits = SearchLimits(tours: 5, ascentSteps: 20, proofSteps: 0)
        // Thousands of stops take long, and all shapes the same way.
        for (shape, degrees) in count > 2000 ? LongRun.cases(expected) : expected {
            let problem = try OrderProblem(count: count, distances: line, shape: shape)
            let solution = bestOrder(for: problem, limits: limits)
            #expect(abs(solution.length - degrees * metre) <= 1e-9 * solution.length, "\(shape)")
            #expect(solution.proven, "\(shape)")
        }
    }

    @Test("the way along the farthest stops is never longer than the best order", arguments: 0..<5)
    func farthest(kind: Int) throws {
        for seed in 0..<200 {
            var random = SmallRandom(seed * 5 + kind)
            let count = 2 + seed % 6
            let stops = spherePoints(count, &random)
            let problem = try OrderProblem(
                count: count, distances: .points(stops, radius: 1), shape: shape(kind, count, &random))
            let bound = FarthestStops(problem, StopMeasure(problem)).bound
            var watch = SearchWatch(shouldStop: { false }, progress: { _ in })
            let matrix = try #require(StopMeasure(problem).matrix(watch: &watch))
            let optimum = bruteForce(matrix, count, problem.shape, [])
            #expect(bound <= optimum, "\(seed)")
            if count == 2 { #expect(bound >= optimum * (1 - 1e-9), "\(seed)") }
        }
    }

    @Test("with locks and directions that differ the bound of a path has no way back in it", arguments: 0..<3)
    func directedPathWithLock(kind: Int) throws {
        for seed in LongRun.cases(0..<40) {
            var random = SmallRandom(seed + 900)
            let count = 8
            var legs = distances(.directed, count, &random)
            // Out of the last stop nobody wants to go.
            for to in 0..<count - 1 { legs[(count - 1) * count + to] *= 50 }
            let ends = [
                OrderShape.path(start: 0, end: count - 1), .path(start: 0, end: nil), .path(start: nil, end: nil),
            ]
            let problem = try OrderProblem(count: count, distances: .matrix(legs), shape: ends[kind], locked: [4])
            var limits = SearchLimits(tours: 1, ascentSteps: 20, proofSteps: 0)
            limits.exactStops = 0
            limits.exactStopsOtherwise = 0
            let solution = bestOrder(for: problem, limits: limits)
            let optimum = bruteForce(legs, count, ends[kind], [4])
            #expect(solution.lowerBound <= optimum * (1 + 1e-9), "\(seed)")
            if solution.proven { #expect(solution.length <= optimum * (1 + 1e-9), "\(seed)") }
        }
    }

    @Test("a search that is cut at once still gives its first tour", arguments: [300, 2500])
    func cutAtOnce(count: Int) throws {
        let stops = countryPoints(count, seed: 3)
        for shape in [OrderShape.path(start: 0, end: count - 1), .roundTrip(start: 0), .path(start: nil, end: nil)] {
            let problem = try OrderProblem(count: count, distances: .points(stops, radius: 1), shape: shape)
            let solution = bestOrder(for: problem, shouldStop: { true })
            #expect(solution.wasCut)
            #expect(solution.order.sorted() == Array(0..<count))
            #expect(solution.length < 0.2 * solution.before, "\(shape)")
        }
    }
}
