import StopOrder
import Testing

@Suite("Rounds of the search")
struct RoundsTests {
    @Test("more rounds never end with a longer order or a lower bound", arguments: Layout.allCases)
    func moreTime(layout: Layout) throws {
        for seed in 0..<3 {
            var random = SmallRandom(seed + 500)
            let count = 16 + random.below(25)
            let distances = distances(layout, count, &random)
            let shape: OrderShape = seed % 2 == 0 ? .roundTrip(start: 0) : .path(start: nil, end: nil)
            let problem = try OrderProblem(
                count: count, distances: .matrix(distances), shape: shape, locked: seed % 3 == 2 ? [5, 6] : [])
            expectNoLoss(problem, "\(layout) \(seed)")
        }
    }

    @Test("more rounds never lose anything for very many places either")
    func manyPlaces() throws {
        let points = countryPoints(2_050, seed: 3)
        expectNoLoss(
            try OrderProblem(
                count: points.count, distances: .points(points, radius: 6371), shape: .roundTrip(start: 0)), "places",
            shares: [1])
    }

    private func expectNoLoss(_ problem: OrderProblem, _ name: String, shares: [Double] = [0.5, 0.5, 1]) {
        var limits = SearchLimits(tours: 1, ascentSteps: 8, proofSteps: 20)
        var before = bestOrder(for: problem, limits: limits)
        for share in shares {
            limits.rounds.append(share)
            let after = bestOrder(for: problem, limits: limits)
            #expect(after.length <= before.length, "\(name)")
            #expect(after.lowerBound >= before.lowerBound, "\(name)")
            #expect(after.proven || !before.proven, "\(name)")
            before = after
        }
    }

    @Test("the rounds of a time are the first of those of a longer time, and its steps are the same")
    func longerTimes() {
        #expect(SearchLimits.standard(stops: 100, seconds: 0.5).rounds == [1])
        #expect(SearchLimits.standard(stops: 100, seconds: 1.25).rounds == [1])
        #expect(SearchLimits.standard(stops: 100, seconds: 5).rounds == [1, 1, 1, 1])
        #expect(SearchLimits.standard(stops: 100, seconds: 12).rounds == [1, 1, 1, 1, 2, 2, 4])
        // The work doubles until it is a second for each thousand stops.
        #expect(SearchLimits.standard(stops: 2_000, seconds: 2).rounds == [1, 1])
        #expect(SearchLimits.standard(stops: 5_000, seconds: 5).rounds == [1, 1, 2, 4])
        #expect(SearchLimits.standard(stops: 5_000, seconds: 11).rounds == [1, 1, 2, 4, 4, 4])
        let one = SearchLimits.standard(stops: 300, seconds: 1)
        var ten = SearchLimits.standard(stops: 300, seconds: 10)
        #expect(ten.rounds.starts(with: one.rounds) && ten.rounds.count > 1)
        ten.rounds = one.rounds
        #expect(ten == one)
        var thousands = SearchLimits.standard(stops: 5_000, seconds: 10)
        thousands.rounds = [1, 1, 2]
        #expect(thousands == SearchLimits.standard(stops: 5_000, seconds: 3))
    }

    @Test("a path whose locks only fix its ends is proven as one with prescribed ends")
    func lockedEnds() throws {
        var random = SmallRandom(9)
        let distances = distances(.plane, 16, &random)
        func solution(_ shape: OrderShape, _ locked: Set<Int>) throws -> OrderSolution {
            bestOrder(
                for: try OrderProblem(count: 16, distances: .matrix(distances), shape: shape, locked: locked),
                limits: SearchLimits(tours: 10, ascentSteps: 200, proofSteps: 10_000))
        }
        let prescribed = try solution(.path(start: 0, end: 15), [])
        let locked = try solution(.path(start: nil, end: nil), [0, 15])
        #expect(prescribed.proven && locked.proven && !locked.boundIgnoresLocks)
        #expect(locked.order == prescribed.order)
        #expect(try solution(.path(start: nil, end: nil), [0]).proven)
        #expect(try solution(.path(start: 0, end: nil), [15]).order == prescribed.order)
    }

    @Test("where locks leave one gap its best path is proven, however many stops it has", arguments: [false, true])
    func onlyGap(isRoundTrip: Bool) throws {
        var random = SmallRandom(12)
        let count = 24
        let values = distances(.plane, count, &random)
        let shape: OrderShape = isRoundTrip ? .roundTrip(start: 0) : .path(start: nil, end: nil)
        func solution(_ shape: OrderShape, _ locked: Set<Int>, _ values: [Double]) throws -> OrderSolution {
            bestOrder(
                for: try OrderProblem(
                    count: Int(Double(values.count).squareRoot()), distances: .matrix(values), shape: shape,
                    locked: locked), limits: SearchLimits(tours: 3, ascentSteps: 100, proofSteps: 5_000))
        }
        let found = try solution(shape, Set(0..<4), values)
        #expect(found.proven && !found.boundIgnoresLocks && meets(found.order, shape, Set(0..<4)))
        #expect(abs(plainLength(found.order, values, isRoundTrip: isRoundTrip) - found.length) <= 1e-9 * found.length)
        // The same as a path that begins with the last locked stop, and ends with the first one of a round trip.
        let part = Array(3..<count) + (isRoundTrip ? [0] : [])
        let alone = try solution(
            .path(start: 0, end: isRoundTrip ? part.count - 1 : nil), [],
            part.flatMap { a in part.map { values[a * count + $0] } })
        let begin = values[1] + values[count + 2] + values[2 * count + 3]
        #expect(alone.proven && abs(begin + alone.length - found.length) <= 1e-9 * found.length)
        // Both ends locked; and a lock that leaves two gaps.
        let between = try solution(shape, [0, 1, 2, 22, 23], values)
        #expect(between.proven && meets(between.order, shape, [0, 1, 2, 22, 23]))
        #expect(try !solution(shape, [0, 1, 12], values).proven)
    }
}
