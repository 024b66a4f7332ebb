import StopOrder
import TestSupport
import Testing

@Suite("Places on the sphere")
struct PlacesTests {
    private let radius = 6_371_008.8
    private static let fewLocks: Set<Int> = [700, 1050, 1051, 2000]
    private static let manyLocks = Set(stride(from: 9, to: 2099, by: 30)).union([500, 501])

    @Test(
        "great circles agree with the reference pairs",
        arguments: [
            (51.5074, -0.1278, 48.8566, 2.3522, 343_556.5), (40.7128, -74.0060, 34.0522, -118.2437, 3_935_751.7),
            (-18.1416, 178.4419, -13.8333, -171.7667, 1_150_703.6), (10.0, 20.0, -10.0, -160.0, 20_015_114.4),
            (90.0, 0.0, 90.0, 123.0, 0.0), (5.0, 180.0, 5.0, -180.0, 0.0),
        ])
    func references(latitude: Double, longitude: Double, toLatitude: Double, toLongitude: Double, metres: Double) throws
    {
        let points = [
            UnitVector(latitude: latitude, longitude: longitude),
            UnitVector(latitude: toLatitude, longitude: toLongitude),
        ]
        let problem = try OrderProblem(
            count: 2, distances: .points(points, radius: radius), shape: .path(start: 0, end: 1))
        #expect(abs(bestOrder(for: problem).length - metres) < 0.06)
    }

    @Test("near and far distances agree with the arctangent form")
    func accuracy() throws {
        var random = SmallRandom(4)
        for _ in 0..<2000 {
            let a = UnitVector(latitude: random.unit() * 180 - 90, longitude: random.unit() * 360 - 180)
            let scale = [1e-6, 1e-3, 1, 20][random.below(4)]
            let b = UnitVector(
                latitude: 80 * random.unit() - 40, longitude: 10 * scale * random.unit())
            let problem = try OrderProblem(
                count: 2, distances: .points([a, b], radius: 1), shape: .path(start: 0, end: 1))
            #expect(abs(bestOrder(for: problem).length - chordAngle(a, b)) < 1e-14)
        }
    }

    @Test("a trip across the antimeridian and over a pole is one line")
    func seams() throws {
        let longitudes = [170.0, -170, 175, -175, 180, -179, 179]
        let points = longitudes.map { UnitVector(latitude: 0, longitude: $0) }
        let problem = try OrderProblem(
            count: 7, distances: .points(points, radius: radius), shape: .path(start: 0, end: 1))
        #expect(bestOrder(for: problem).order == [0, 2, 6, 4, 5, 3, 1])
        let meridian = [80.0, 85, 90, 85, 80].enumerated().map {
            UnitVector(latitude: $0.element, longitude: $0.offset < 3 ? 10 : -170)
        }
        let over = try OrderProblem(
            count: 5, distances: .points([0, 3, 1, 2, 4].map { meridian[$0] }, radius: radius),
            shape: .path(start: 0, end: 4))
        #expect(bestOrder(for: over).order == [0, 2, 3, 1, 4])
    }

    @Test(
        "thousands of places in linear memory: valid, bounded, and much shorter than before",
        arguments: LongRun.cases([
            OrderShape.roundTrip(start: 0), .path(start: 0, end: 2099), .path(start: 5, end: nil),
            .path(start: nil, end: nil),
        ]))
    func large(shape: OrderShape) throws {
        let points = countryPoints(2100, seed: 8)
        let problem = try OrderProblem(count: 2100, distances: .points(points, radius: radius), shape: shape)
        let solution = bestOrder(for: problem, limits: SearchLimits(tours: 15, ascentSteps: 1, proofSteps: 0))
        #expect(meets(solution.order, shape, []))
        #expect(solution.length < 0.05 * solution.before)
        #expect(solution.lowerBound > 0.8 * solution.length)
        #expect(!solution.proven)
    }

    @Test(
        "locks among thousands of places are kept, in linear memory, under a bound",
        arguments: LongRun.cases([
            (OrderShape.roundTrip(start: 0), fewLocks), (.path(start: 0, end: 2099), manyLocks),
            (.path(start: 5, end: nil), manyLocks), (.path(start: nil, end: nil), fewLocks),
        ]))
    func largeWithLocks(shape: OrderShape, locked: Set<Int>) throws {
        // Forty of them at one place.
        let points = countryPoints(2060, seed: 8) + Array(repeating: countryPoints(1, seed: 9)[0], count: 40)
        let problem = try OrderProblem(
            count: 2100, distances: .points(points, radius: radius), shape: shape, locked: locked)
        let limits = SearchLimits(tours: 10, ascentSteps: 1, proofSteps: 0)
        let solution = bestOrder(for: problem, limits: limits)
        #expect(meets(solution.order, shape, locked))
        #expect(solution.length < (locked.count < 10 ? 0.06 : 0.12) * solution.before)
        // Without its locks the trip can only be shorter, and its answer is above the bound too.
        let unlocked = bestOrder(
            for: try OrderProblem(count: 2100, distances: .points(points, radius: radius), shape: shape), limits: limits
        )
        #expect(solution.lowerBound <= unlocked.length)
        #expect(solution.lowerBound > (locked.count < 10 ? 0.75 : 0.3) * solution.length)
        #expect(solution.boundIgnoresLocks && !solution.proven && !solution.wasCut)
        #expect(solution == bestOrder(for: problem, limits: limits))
    }

    @Test(
        "a search among thousands of places with locks that is stopped gives a valid order",
        arguments: LongRun.cases([0, 1, 3, 40]))
    func largeWithLocksCut(questions: Int) throws {
        let problem = try OrderProblem(
            count: 2100, distances: .points(countryPoints(2100, seed: 8), radius: radius),
            shape: .path(start: 0, end: 2099), locked: [1000])
        var asked = 0
        let solution = bestOrder(
            for: problem, limits: SearchLimits(tours: 100, ascentSteps: 1, proofSteps: 0),
            shouldStop: {
                asked += 1
                return asked > questions
            })
        #expect(solution.wasCut && asked == questions + 1)
        #expect(meets(solution.order, problem.shape, [1000]))
        #expect(solution.lowerBound <= solution.length && solution.length <= solution.before)
    }

    @Test("thousands of stops at few places are put together by place")
    func crowded() throws {
        let points = (0..<2400).map { UnitVector(latitude: Double($0 % 12), longitude: Double($0 * 7 % 3)) }
        for shape in [OrderShape.path(start: 0, end: 12), .roundTrip(start: 0), .path(start: 0, end: 2399)] {
            let problem = try OrderProblem(count: 2400, distances: .points(points, radius: radius), shape: shape)
            let solution = bestOrder(for: problem, limits: SearchLimits(tours: 25, ascentSteps: 1, proofSteps: 0))
            #expect(meets(solution.order, shape, []))
            #expect(solution.length < 6e6)
            let four = (0..<2400).map { UnitVector(latitude: Double($0 % 2), longitude: Double($0 / 2 % 2)) }
            let few = try OrderProblem(count: 2400, distances: .points(four, radius: radius), shape: shape)
            let isProven = bestOrder(for: few).proven
            #expect(isProven)
        }
    }

    @Test("large and matrix searches see the same lengths")
    func consistency() throws {
        let points = countryPoints(60, seed: 3)
        let matrix = (0..<3600).map { chordAngle(points[$0 / 60], points[$0 % 60]) * radius }
        let shape = OrderShape.path(start: 0, end: 59)
        // Enough tours that both searches reach the optimum, although their distances differ by rounding.
        let limits = SearchLimits(tours: 50, ascentSteps: 100, proofSteps: 0)
        let byPlaces = bestOrder(
            for: try OrderProblem(count: 60, distances: .points(points, radius: radius), shape: shape), limits: limits)
        let byMatrix = bestOrder(
            for: try OrderProblem(count: 60, distances: .matrix(matrix), shape: shape), limits: limits)
        #expect(abs(byPlaces.before - byMatrix.before) < 1e-4)
        #expect(abs(byPlaces.length - byMatrix.length) < 1e-3 * byMatrix.length)
    }
}
