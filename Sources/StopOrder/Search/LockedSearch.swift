/// The search where stops are locked at their positions, too many for the dynamic program: annealing that keeps to
/// the locks. The bound is that of the same problem without the locks, which can only be lower.
enum LockedSearch {
    /// The best order found, from the full matrix.
    static func run(
        _ problem: OrderProblem, _ distances: [Double], isSymmetric: Bool, limits: SearchLimits,
        watch: inout SearchWatch
    ) -> SearchOutcome {
        let count = problem.count
        let bound = distances.withUnsafeBufferPointer { values in
            isSymmetric
                ? SymmetricSearch.bound(problem, distances, limits: limits, watch: &watch)
                : AssignmentBound.bound(values, count: count) { watch.isOver() } ?? 0
        }
        watch.raised(bound)
        return distances.withUnsafeBufferPointer { values in
            let cost = MatrixCost(count: count, values: values)
            let near = NearestInMatrix.candidates(cost, degree: min(10, count - 1))
            let typical = typicalLeg(cost, near)
            let order = anneal(
                problem, cost, from: FeasibleOrder.of(problem), near: near, isSymmetric: isSymmetric,
                steps: limits.kicks * max(100, min(1000, 200_000 / count)), hot: max(typical, 1e-9),
                cold: max(0.02 * typical, 1e-10), watch: &watch)
            return SearchOutcome(order: order, bound: bound, isProven: false, boundIgnoresLocks: true)
        }
    }

    /// The best order found for very many places, in linear memory: the free stops in the order of a good tour that
    /// knows no locks, improved where that pays, around the locks.
    static func run(
        _ problem: OrderProblem, _ points: [UnitVector], radius: Double, limits: SearchLimits,
        watch: inout SearchWatch
    ) -> SearchOutcome {
        // The places are as good as they were: the problem cannot fail its checks.
        guard let unlocked = try? OrderProblem(count: problem.count, distances: problem.distances, shape: problem.shape)
        else { return SearchOutcome(order: [], bound: 0, isProven: false) }
        var fewer = limits
        fewer.kicks = limits.kicks / 8
        // What is found on the way does not keep the locks, so that it is nobody's best.
        var quiet = watch.quiet()
        let tour = PlaceSearch.run(unlocked, points, radius: radius, limits: fewer, watch: &quiet)
        watch.adopt(quiet)
        watch.raised(tour.bound)
        let measure = StopMeasure(problem)
        let start =
            [tour.order, tour.order.reversed()].map { FeasibleOrder.of(problem, after: $0) }
            .min { measure.length($0) < measure.length($1) } ?? []
        return points.withUnsafeBufferPointer { places in
            let cost = GreatCircleCost(
                count: problem.count, points: places, radius: radius, first: -1, last: -1, penalty: 0)
            let near = CandidateGraph(PlaceTree(points).lists(degree: 7))
            let typical = typicalLeg(cost, near)
            let order = anneal(
                problem, cost, from: start, near: near, isSymmetric: true, steps: 10 * limits.kicks,
                hot: max(0.1 * typical, 1e-9), cold: max(0.02 * typical, 1e-10), watch: &watch)
            return SearchOutcome(order: order, bound: tour.bound, isProven: false, boundIgnoresLocks: true)
        }
    }

    // How long a leg to a near stop is on the average.
    private static func typicalLeg(_ cost: some SymmetricCost, _ near: CandidateGraph) -> Double {
        var sum = 0.0
        for stop in 0..<cost.count {
            for other in near.neighbours(of: stop).prefix(5) { sum += cost(stop, Int(other)) }
        }
        return sum / Double(5 * cost.count)
    }

    private static func anneal(
        _ problem: OrderProblem, _ cost: some SymmetricCost, from order: [Int], near: CandidateGraph,
        isSymmetric: Bool, steps: Int, hot: Double, cold: Double, watch: inout SearchWatch
    ) -> [Int] {
        var isTaken = order.map { problem.locked.contains($0) }
        if problem.first != nil { isTaken[0] = true }
        if problem.last != nil { isTaken[order.count - 1] = true }
        var random = SeededRandom(seed: 0x5EED)
        var annealing = PositionAnnealing(
            cost, order: order, isTaken: isTaken, isRoundTrip: problem.isRoundTrip, isSymmetric: isSymmetric, near: near
        )
        annealing.run(steps: steps, hot: hot, cold: cold, random: &random, watch: &watch)
        return annealing.bestOrder()
    }
}
