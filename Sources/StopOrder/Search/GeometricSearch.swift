/// The search for very many places on a sphere, in linear memory: distances are computed when needed, candidates come
/// from a k-d tree, and stops at the same place are one node.
enum GeometricSearch {
    /// The maximum number of places for a full matrix.
    static let mostPlacesInMatrix = 2000
    /// The maximum number of places for the 1-tree bound, which takes quadratic time.
    static let mostBoundedPlaces = 12_000
    /// The number of candidates by distance of each place for the first tour and the bound, and of those the number
    /// with the lowest alpha for the tours.
    private static let nearCandidates = 8
    private static let alphaCandidates = 5

    /// Finds a short order.
    static func run(
        _ problem: OrderProblem, _ points: [UnitVector], radius: Double, limits: SearchLimits,
        watch: inout SearchWatch
    ) -> SearchOutcome {
        guard let groups = CoincidentStops(problem, points).sorted(watch: &watch) else { return .none }
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
            var outcome = search(closed, cost, from: first, near, limits, &watch)
            outcome.order = groups.expand(closed.cut(outcome.order))
            return outcome
        }
    }

    // Improves a closed tour of places in the rounds of the limits.
    private static func search(
        _ closed: ClosedTour, _ cost: GreatCircleCost, from first: [Int], _ near: CandidateGraph,
        _ limits: SearchLimits, _ watch: inout SearchWatch
    ) -> SearchOutcome {
        let rounding = 1e-14 * max(closed.penalty, cost.radius)
        var (order, length) = settled(first, near, cost, rounding, &watch)
        var bound = nearestTwo(cost, near, closed)
        watch.found(length - closed.offset)
        watch.raised(bound)
        var ascent = SubgradientAscent(count: cost.count)
        var evolution = TourEvolution(cost, closed, ends: closed.ends, rounding: rounding)
        for share in limits.rounds where !watch.wasCut {
            let part = limits.round(share)
            var candidates = near
            // Before the tours, so that there is a bound even if they are stopped.
            if closed.count <= mostBoundedPlaces, part.ascentSteps > 0 {
                raise(&ascent, cost, near, order, length, steps: part.ascentSteps, &watch)
                bound = max(bound, ascent.bound - closed.offset - rounding)
                watch.raised(bound)
                if watch.wasCut { break }
                candidates =
                    AlphaNearness.candidates(ascent.tree, cost, among: near, degree: alphaCandidates, watch: &watch)
                    ?? near
            }
            if part.tours == 0 || watch.wasCut { break }
            let found = evolution.run(
                from: order, candidates.holding(order, but: closed.closing, cost), tours: part.tours, target: 0, &watch)
            // Local search with the nearest candidates too, which the tours were not made with.
            let improved = settled(found, near, cost, rounding, &watch)
            if improved.length < length { (order, length) = improved }
        }
        return SearchOutcome(order: order, bound: bound, isProven: false)
    }

    // An order of the nodes after local search, and its cost.
    private static func settled(
        _ order: [Int], _ candidates: CandidateGraph, _ cost: GreatCircleCost, _ rounding: Double,
        _ watch: inout SearchWatch
    ) -> (order: [Int], length: Double) {
        var search = LinKernighan(cost: cost, order: order, candidates: candidates, tolerance: rounding)
        KickSearch.settle(&search, watch: &watch)
        return (search.order, search.length)
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
