/// The search for asymmetric distances and too many stops for dynamic programming: or-3opt moves with kicks, and the
/// bound of the assignment problem. The order is proven only if its length equals the bound.
enum DirectedSearch {
    /// Computes only the bound, without regard to locks.
    static func bound(_ problem: OrderProblem, _ distances: [Double], _ watch: inout SearchWatch) -> Double {
        let longest = distances.max() ?? 0
        let closed = ClosedTour(problem, longestDistance: longest)
        let assigned = closed.directedMatrix(distances).withUnsafeBufferPointer { values in
            AssignmentBound.bound(values, count: closed.count) { watch.isOver() }
        }
        return max(0, (assigned ?? 0) - 1e-14 * max(closed.penalty, longest))
    }

    /// Finds a short order; `distances` is the full matrix.
    static func run(
        _ problem: OrderProblem, _ distances: [Double], limits: SearchLimits, watch: inout SearchWatch
    ) -> SearchOutcome {
        let closed = ClosedTour(problem, longestDistance: distances.max() ?? 0)
        let rounding = 1e-14 * max(closed.penalty, distances.max() ?? 0)
        return closed.directedMatrix(distances).withUnsafeBufferPointer { values in
            // Here a free end costs nothing, because edges have a direction, so there is no offset.
            guard
                let successors = NearestInMatrix.candidates(
                    MatrixCost(count: closed.count, values: values), degree: min(8, closed.count - 1),
                    watch: &watch)
            else { return .none }
            watch.hasFirstTour()
            var start = FeasibleOrder.of(problem)
            if let closing = closed.closing { start.append(closing) }
            var search = DirectedThreeOpt(values, order: start, successors: successors, tolerance: rounding)
            var random = SeededRandom(seed: 0x5EED)
            let assigned = AssignmentBound.bound(values, count: closed.count) { watch.isOver() }
            let bound = assigned ?? 0
            watch.raised(bound)
            KickSearch.settle(&search, watch: &watch)
            for share in limits.rounds {
                KickSearch.run(
                    &search, kicks: limits.round(share).kicks, target: bound + rounding, forbidden: closed.forbidden,
                    random: &random, watch: &watch, offset: 0)
            }
            return SearchOutcome(
                order: closed.cutDirected(search.tour.order), bound: bound - rounding,
                isProven: search.length <= bound + 1e-9 * bound)
        }
    }
}
