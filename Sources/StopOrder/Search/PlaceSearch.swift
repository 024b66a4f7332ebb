/// The search for very many places on a sphere, in linear memory: distances are computed when needed, candidates come
/// from a k-d tree, and stops at the same place are one node.
enum PlaceSearch {
    /// The maximum number of places for a full matrix.
    static let mostPlacesInMatrix = 2000
    /// The maximum number of places for the 1-tree bound, which takes quadratic time.
    static let mostBoundedPlaces = 12_000
    /// The number of candidates by distance of each place for the first tour and the bound, and of those the number with
    /// the lowest alpha for the kicks.
    private static let nearCandidates = 8
    private static let alphaCandidates = 5

    /// Finds a short order.
    static func run(
        _ problem: OrderProblem, _ points: [UnitVector], radius: Double, limits: SearchLimits,
        watch: inout SearchWatch
    ) -> SearchOutcome {
        let groups = PlaceGroups(problem, points)
        let count = groups.members.count
        // The problem cannot fail its checks, because the original problem passed them.
        guard
            let reduced = try? OrderProblem(
                count: count, distances: .points(groups.points, radius: radius), shape: groups.shape)
        else { return .none }
        if count <= mostPlacesInMatrix {
            // Many stops, but few different places.
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
            guard let nearest = groups.candidates(closed, degree: nearCandidates, watch: &watch),
                let first = GreedyTour.order(
                    cost, nearest, closing: closed.closing, ends: closed.ends, watch: &watch)
            else { return .none }
            watch.hasFirstTour()
            // If places are clustered, the nearest places of a cluster do not include the next cluster, but the tour
            // does.
            let near = nearest.holding(first, but: closed.closing, cost)
            var random = SeededRandom(seed: 0x5EED)
            let rounding = 1e-14 * max(closed.penalty, radius)
            var search = LinKernighan(
                cost: cost, order: first, candidates: near, closing: closed.closing,
                tolerance: rounding)
            KickSearch.settle(&search, watch: &watch)
            var bound = nearestTwo(cost, near, closed)
            var ascent = SubgradientAscent(count: cost.count)
            var heat = KickSearch.heat
            for share in limits.rounds where !watch.wasCut {
                let part = limits.round(share)
                // Before the kicks, so that there is a bound even if they are stopped.
                if count <= mostBoundedPlaces, part.ascentSteps > 0, !watch.isOver() {
                    let order = search.tour.order
                    raise(&ascent, cost, near, order, search.length, steps: part.ascentSteps, &watch)
                    bound = max(bound, ascent.bound - closed.offset - rounding)
                    if !watch.wasCut,
                        let alpha = AlphaNearness.candidates(
                            ascent.tree, cost, among: near, degree: alphaCandidates, watch: &watch)
                    {
                        search = LinKernighan(
                            cost: cost, order: order, candidates: alpha.holding(order, but: closed.closing, cost),
                            closing: closed.closing, tolerance: rounding)
                    }
                }
                watch.raised(bound)
                KickSearch.run(
                    &search, kicks: part.kicks, heat: heat, target: 0, forbidden: closed.forbidden, random: &random,
                    watch: &watch, offset: closed.offset)
                heat = KickSearch.laterHeat
            }
            return SearchOutcome(
                order: groups.expand(closed.cut(search.tour.order)), bound: bound, isProven: false)
        }
    }

    // Raises the bound of an ascent over few edges and verifies it over all edges in quadratic time; it is minus
    // infinity if `watch` ended the verification.
    private static func raise(
        _ ascent: inout SubgradientAscent, _ cost: GreatCircleCost, _ near: CandidateGraph, _ tour: [Int],
        _ length: Double, steps: Int, _ watch: inout SearchWatch
    ) {
        let graph = PricedGraph(AscentEdges(near, tour: tour).lists, cost)
        if !ascent.hasClusters {
            _ = ascent.tree.build(cost, along: graph)
            ascent.findClusters(cost)
        }
        ascent.resume(pace: 1, steps: steps)
        for _ in 0..<steps {
            if watch.isOver() || !ascent.step(cost, along: graph, target: length) { break }
        }
        ascent.settle(cost) { watch.isOver(after: $0) }
    }

    // A bound: half the sum of the two shortest legs of each stop. Both ends of a path have only one leg, so the two
    // longest second legs are not counted.
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
