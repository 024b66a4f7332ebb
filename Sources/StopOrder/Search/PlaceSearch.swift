/// The search for very many places on a sphere, in linear memory: distances are computed when asked for, candidates
/// come from a k-d tree, and stops at one place are one node.
enum PlaceSearch {
    /// Above so many places no full matrix is made.
    static let mostPlacesInMatrix = 2000
    /// Up to so many places the 1-tree bound is worth its quadratic time.
    static let mostBoundedPlaces = 40_000

    /// The best order found.
    static func run(
        _ problem: OrderProblem, _ points: [UnitVector], radius: Double, limits: SearchLimits,
        watch: inout SearchWatch
    ) -> SearchOutcome {
        let groups = PlaceGroups(problem, points)
        let count = groups.members.count
        // The places are as good as the stops were: the problem cannot fail its checks.
        guard
            let reduced = try? OrderProblem(
                count: count, distances: .points(groups.points, radius: radius), shape: groups.shape)
        else { return SearchOutcome(order: [], bound: 0, isProven: false) }
        if count <= mostPlacesInMatrix {
            // Few places, however many stops.
            let matrix = StopMeasure(reduced).matrix()
            var outcome =
                count <= max(limits.exactStops, 4)
                ? SubsetProgram.outcome(reduced, matrix)
                : SymmetricSearch.run(reduced, matrix, limits: limits, watch: &watch)
            outcome.order = groups.expand(outcome.order)
            return outcome
        }
        let closed = ClosedTour(reduced, longestDistance: .pi * radius)
        return groups.points.withUnsafeBufferPointer { places in
            let cost = GreatCircleCost(
                count: closed.count, points: places, radius: radius, first: closed.first, last: closed.last,
                penalty: closed.penalty)
            let near = groups.candidates(closed, degree: 7)
            var random = SeededRandom(seed: 0x5EED)
            let rounding = 1e-14 * max(closed.penalty, radius)
            var search = LinKernighan(
                cost: cost, order: GreedyTour.order(cost, near), candidates: near, depth: 3, tolerance: rounding)
            KickSearch.settle(&search, watch: &watch)
            // Before the kicks, so that there is a bound even where they are cut.
            var bound = 0.0
            if count <= mostBoundedPlaces {
                var tree = OneTree(count: closed.count)
                bound = max(0, tree.build(cost) - closed.offset - rounding)
                watch.raised(bound)
            }
            KickSearch.run(
                &search, kicks: limits.kicks, target: 0, forbidden: closed.forbidden, random: &random,
                watch: &watch, offset: closed.offset)
            return SearchOutcome(
                order: groups.expand(closed.cut(search.tour.order)), bound: bound, isProven: false)
        }
    }
}
