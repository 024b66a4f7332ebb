/// Finds the shortest order that meets the constraints, and how far from the best possible it can be at most.
///
/// Up to `limits.exactStops` stops: dynamic programming, proven. Else without locks and the same in both directions:
/// Lin-Kernighan under the Held-Karp bound, with a proof by branching where it is within reach; above 2,000 places
/// in linear memory. With locks or with directions that differ: exact up to 15 stops, else a local search.
///
/// The answer is never longer than the stops as they stand, if those meet the constraints; among equals they stay as
/// they are. The same question has the same answer, unless `shouldStop` cuts the search: it is asked every
/// millisecond or so of all that takes more than linear time, and what was best by then is given. `progress` is called
/// whenever length or bound got better.
package func bestOrder(
    for problem: OrderProblem, limits: SearchLimits? = nil,
    shouldStop: @escaping () -> Bool = { false },
    progress: @escaping (OrderProgress) -> Void = { _ in }
) -> OrderSolution {
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
        // Straight distances obey the triangle inequality; others need not.
        if case .points = problem.distances {
            let farthest = FarthestStops(problem, measure)
            outcome.bound = max(outcome.bound, farthest.bound)
            if !outcome.isProven { sweeps = LineSweep.orders(problem, measure, between: farthest) }
        }
    }
    var order = outcome.order
    // A search that was cut before its first tour kept the ends.
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

/// Whether a first tour takes less than 0.05 s: up to 1,000 stops by a matrix, and where there are too many for one up to
/// 5,000 places.
private func hasQuickTour(_ problem: OrderProblem) -> Bool {
    if case .points = problem.distances, problem.count > PlaceSearch.mostPlacesInMatrix {
        return problem.count <= 5_000
    }
    return problem.count <= 1_000
}
