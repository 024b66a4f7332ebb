/// The search for very many places on a sphere, in linear memory: distances are computed when asked for, candidates
/// come from a k-d tree, and stops at one place are one node.
enum PlaceSearch {
    /// The most places for which a full matrix is made.
    static let mostPlacesInMatrix = 2000
    /// The most places for which the 1-tree bound is worth its quadratic time.
    static let mostBoundedPlaces = 12_000

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
        else { return .none }
        if count <= mostPlacesInMatrix {
            // Few places, however many stops.
            guard let matrix = StopMeasure(reduced).matrix(watch: &watch) else { return .none }
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
            guard let nearest = groups.candidates(closed, degree: 7, watch: &watch),
                let first = GreedyTour.order(
                    cost, nearest, closing: closed.closing, ends: closed.ends, watch: &watch)
            else { return .none }
            watch.hasFirstTour()
            // Where places are clustered, the way from one cluster to the next is in no list.
            let near = nearest.holding(first, but: closed.closing, cost)
            var random = SeededRandom(seed: 0x5EED)
            let rounding = 1e-14 * max(closed.penalty, radius)
            var search = LinKernighan(
                cost: cost, order: first, candidates: near, closing: closed.closing,
                tolerance: rounding)
            KickSearch.settle(&search, watch: &watch)
            // Before the kicks, so that there is a bound even where they are cut.
            var bound = nearestTwo(cost, near, closed)
            if count <= mostBoundedPlaces, limits.ascentSteps > 0, !watch.isOver() {
                let raised = raisedBound(cost, near, search.tour.order, search.length, limits, &watch)
                bound = max(bound, raised - closed.offset - rounding)
            }
            watch.raised(bound)
            KickSearch.run(
                &search, kicks: limits.kicks, target: 0, forbidden: closed.forbidden, random: &random,
                watch: &watch, offset: closed.offset)
            return SearchOutcome(
                order: groups.expand(closed.cut(search.tour.order)), bound: bound, isProven: false)
        }
    }

    // The bound of the ascent over few edges, checked over all: the only step of quadratic time. None, and that is minus
    // infinity, where the watch ended it before it was checked.
    private static func raisedBound(
        _ cost: GreatCircleCost, _ near: CandidateGraph, _ tour: [Int], _ length: Double, _ limits: SearchLimits,
        _ watch: inout SearchWatch
    ) -> Double {
        var ascent = SubgradientAscent(count: cost.count)
        let graph = PricedGraph(AscentEdges(near, tour: tour).lists, cost)
        for _ in 0..<limits.ascentSteps {
            if watch.isOver() || !ascent.step(cost, along: graph, target: length, patience: 6) { break }
        }
        ascent.settle(cost) { watch.isOver(after: $0) }
        return ascent.bound
    }

    // Half the sum of every stop's two shortest legs. The ends of a path have one leg each, so that the two longest of
    // the second legs do not count.
    private static func nearestTwo(
        _ cost: GreatCircleCost, _ near: CandidateGraph, _ closed: ClosedTour
    ) -> Double {
        var sum = 0.0
        var longest = (0.0, 0.0)
        for stop in 0..<closed.stops {
            let legs = near.neighbours(of: stop).lazy.filter { Int($0) < closed.stops }.prefix(2)
                .map { cost(stop, Int($0)) }
            sum += legs.reduce(0, +)
            guard let second = legs.last else { continue }
            if second > longest.0 {
                longest = (second, longest.0)
            } else {
                longest.1 = max(longest.1, second)
            }
        }
        return (closed.count > closed.stops ? sum - longest.0 - longest.1 : sum) / 2 * (1 - 1e-12)
    }
}
