/// Finds a short order that satisfies the constraints, and a lower bound for the length of the shortest.
///
/// Up to `limits.exactStops` stops, the order is proven to be shortest by dynamic programming. Larger problems without
/// locks are solved by Lin-Kernighan tours that improve each other (`TourEvolution`), with the Held-Karp bound, and up
/// to 250 stops, or 75 with asymmetric distances, branch and bound tries to prove the order; above 2,000 places the
/// search takes linear memory. Problems with locks or asymmetric distances are solved exactly up to 15 stops that are
/// neither locked nor a prescribed end; beyond that, problems with locks are solved by simulated annealing.
///
/// The result is never longer than the present order, if that satisfies the constraints; among equally short orders the
/// present one is kept. The same problem has the same result, unless `shouldStop` returns true. It is called about
/// every millisecond, except during steps of linear time; then the search ends with the best order found so far.
/// `progress` is called whenever the length or the bound improves.
package func bestOrder(
    for problem: OrderProblem, limits: SearchLimits? = nil,
    shouldStop: @escaping () -> Bool = { false },
    progress: @escaping (OrderProgress) -> Void = { _ in }
) -> OrderSolution {
    if let (turned, lock) = problem.turnedToLock {
        return bestOrder(for: turned, limits: limits, shouldStop: shouldStop, progress: progress).turned(by: lock)
    }
    let measure = StopMeasure(problem)
    let identity = Array(0..<problem.count)
    let before = measure.length(identity)
    let mayStay = measure.allows(identity)
    var watch = SearchWatch(shouldStop: shouldStop, progress: progress)
    let limits = limits ?? .standard(stops: problem.count)
    var outcome = SearchOutcome(order: identity, bound: 0, isProven: true, boundIgnoresLocks: false)
    var sweeps: [[Int]] = []
    if problem.count > 1, !mayStay || before > 0 {
        if mayStay { watch.found(before) }
        if hasQuickTour(problem) { watch.waitForFirstTour() }
        outcome = OrderSearch.run(problem, measure, limits: limits, watch: &watch)
        // Great circle distances satisfy the triangle inequality; those of a matrix may not.
        if case .points = problem.distances {
            let farthest = FarthestStops(problem, measure)
            outcome.bound = max(outcome.bound, farthest.bound)
            if !outcome.isProven { sweeps = LineSweep.orders(problem, measure, between: farthest) }
        }
    }
    var order = outcome.order
    // If the search was stopped before its first tour, the order may not satisfy the constraints.
    if !measure.allows(order) { order = FeasibleOrder.of(problem, after: order.isEmpty ? identity : order) }
    var length = measure.length(order)
    for sweep in sweeps where measure.allows(sweep) {
        let sweepLength = measure.length(sweep)
        if sweepLength < length * (1 - 1e-12) { (order, length) = (sweep, sweepLength) }
    }
    if mayStay, length >= before * (1 - 1e-12) {
        order = identity
    } else {
        order = TieBreaking.nearest(to: identity, order, problem, measure)
    }
    length = measure.length(order)
    let isBounded = outcome.isProven || outcome.bound >= length * (1 - 1e-9)
    return OrderSolution(
        order: order, length: length, before: before,
        lowerBound: isBounded ? length : max(0, outcome.bound * (1 - 1e-12)), proven: isBounded,
        wasCut: watch.wasCut, boundIgnoresLocks: outcome.boundIgnoresLocks && !isBounded)
}

/// Whether a first tour takes less than 0.05 s, so that a search that is stopped at once may wait for it.
///
/// Up to 2,000 places all distances are computed first, which is quick for up to 1,000 stops. More places need no
/// matrix, so that their first tour is quick again, up to 5,000.
private func hasQuickTour(_ problem: OrderProblem) -> Bool {
    if case .points = problem.distances, problem.count > GeometricSearch.mostPlacesInMatrix {
        return problem.count <= 5_000
    }
    return problem.count <= 1_000
}
