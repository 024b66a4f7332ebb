/// The search for problems with locks and too many stops for dynamic programming: first fills the gaps between the
/// locks, then improves the order by simulated annealing that keeps the locks. The bound is that of the problem without
/// locks, which is valid but may be low.
enum LockedSearch {
    /// The number of gaps from which on stops are distributed over the gaps by detour; below it, a tour without locks
    /// is cut into pieces.
    private static let manyGaps = 10

    /// Finds a short order; `distances` is the full matrix.
    static func run(
        _ problem: OrderProblem, _ distances: [Double], isSymmetric: Bool, limits: SearchLimits,
        watch: inout SearchWatch
    ) -> SearchOutcome {
        let count = problem.count
        // Orders found in between do not keep the locks, so they are not reported as progress.
        var quiet = watch.quiet()
        let few = SearchLimits(tours: 10, ascentSteps: limits.ascentSteps, proofSteps: 0)
        let outcome =
            isSymmetric
            ? SymmetricSearch.run(problem, distances, limits: few, watch: &quiet)
            : DirectedSearch.run(problem.withoutLocks, distances, limits: few, watch: &quiet)
        watch.raised(outcome.bound)
        let start = start(problem, after: outcome.order, &quiet)
        watch.adopt(quiet)
        return distances.withUnsafeBufferPointer { values in
            let cost = MatrixCost(count: count, values: values)
            let begun = SearchOutcome(
                order: start, bound: outcome.bound, isProven: false, boundIgnoresLocks: true)
            guard let near = NearestInMatrix.candidates(cost, degree: min(10, count - 1), watch: &watch) else {
                return begun
            }
            let order = anneal(
                problem, cost, from: start, near: near, isSymmetric: isSymmetric,
                steps: limits.annealingSteps, rounds: limits.rounds, heat: 1,
                watch: &watch)
            return SearchOutcome(order: order, bound: outcome.bound, isProven: false, boundIgnoresLocks: true)
        }
    }

    /// Finds a short order of very many places in linear memory.
    static func run(
        _ problem: OrderProblem, _ points: [UnitVector], radius: Double, limits: SearchLimits,
        watch: inout SearchWatch
    ) -> SearchOutcome {
        let hasManyGaps = LockGaps(problem).count >= manyGaps
        // More tours without the locks are of little use; the gaps are improved later.
        var fewer = limits
        fewer.tours = 0
        var quiet = watch.quiet()
        let tour = GeometricSearch.run(problem.withoutLocks, points, radius: radius, limits: fewer, watch: &quiet)
        watch.raised(tour.bound)
        let start = start(problem, after: tour.order, &quiet)
        watch.adopt(quiet)
        return points.withUnsafeBufferPointer { places in
            let cost = GreatCircleCost(
                count: problem.count, points: places, radius: radius, first: -1, last: -1, penalty: 0)
            let begun = SearchOutcome(order: start, bound: tour.bound, isProven: false, boundIgnoresLocks: true)
            guard let tree = KDTree(points, watch: &watch), let lists = tree.lists(degree: 7, watch: &watch) else {
                return begun
            }
            let near = CandidateGraph(lists)
            let order = anneal(
                problem, cost, from: start, near: near, isSymmetric: true, steps: limits.annealingSteps,
                rounds: limits.rounds, heat: hasManyGaps ? 1 : 0.1, watch: &watch)
            return SearchOutcome(order: order, bound: tour.bound, isProven: false, boundIgnoresLocks: true)
        }
    }

    // A first order: the gaps are filled by detour or with pieces of `tour`, then each gap is improved separately.
    private static func start(_ problem: OrderProblem, after tour: [Int], _ watch: inout SearchWatch) -> [Int] {
        // A search that was stopped before its first tour has returned none.
        let tour = tour.isEmpty ? Array(0..<problem.count) : tour
        let gaps = LockGaps(problem)
        if gaps.count >= manyGaps, let filled = gaps.filledByDetour(&watch) {
            return gaps.improved(filled, &watch)
        }
        let measure = StopMeasure(problem)
        let cut = FeasibleOrder.of(problem, after: tour)
        let turned = FeasibleOrder.of(problem, after: tour.reversed())
        return gaps.improved(measure.length(turned) < measure.length(cut) ? turned : cut, &watch)
    }

    // Improves an order by annealing, starting at a temperature of `heat` times the mean distance to near stops.
    private static func anneal(
        _ problem: OrderProblem, _ cost: some SymmetricCost, from order: [Int], near: CandidateGraph,
        isSymmetric: Bool, steps: Int, rounds: [Double], heat: Double, watch: inout SearchWatch
    ) -> [Int] {
        var typical = 0.0
        for stop in 0..<cost.count {
            for other in near.neighbours(of: stop).prefix(5) { typical += cost(stop, Int(other)) }
        }
        typical /= Double(5 * cost.count)
        var isTaken = order.map { problem.locked.contains($0) }
        if problem.first != nil { isTaken[0] = true }
        if problem.last != nil { isTaken[order.count - 1] = true }
        var random = SeededRandom(seed: 0x5EED)
        var annealing = PositionAnnealing(
            cost, order: order, isTaken: isTaken, isRoundTrip: problem.isRoundTrip, isSymmetric: isSymmetric, near: near
        )
        for (round, share) in rounds.enumerated() {
            // Later rounds begin with a good order, which a high temperature would destroy.
            let hot = (round == 0 ? heat : 0.1) * typical
            annealing.run(
                steps: Int(share * Double(steps)), hot: max(hot, 1e-9), cold: max(0.02 * typical, 1e-10),
                random: &random, watch: &watch)
        }
        return annealing.bestOrder()
    }
}
