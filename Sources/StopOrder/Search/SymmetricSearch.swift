/// The search for symmetric distances without locks, over a full matrix.
///
/// A quick local search finds a first tour. A subgradient ascent computes the bound and better candidate edges. Kicks
/// with those candidates improve the tour. Branch and bound then proves that it is shortest or finds a shorter one.
struct SymmetricSearch: ~Copyable {
    /// The maximum number of nodes for branch and bound.
    private static let mostProvenNodes = 251
    /// Below this number of nodes branch and bound is so fast that it is tried before most of the kicks.
    private static let fewNodes = 100
    /// From this number of nodes on, the ascent uses only few edges at first.
    private static let manyNodes = 150
    /// The number of candidates by alpha-nearness of each node (Helsgaun 2000).
    private static let alphaCandidates = 5

    private let closed: ClosedTour
    private let cost: MatrixCost
    // The nodes of the prescribed ends of a path.
    private var ends: [Int] = []
    // The limits of the present round.
    private var limits: SearchLimits
    // Differences below this are rounding errors.
    private let rounding: Double
    private var tour: BoundedTour<MatrixCost>
    // The initial temperature of the kicks.
    private var heat = KickSearch.heat
    private var random = SeededRandom(seed: 0x5EED)

    /// Finds a short order of at least five stops; `distances` is the full matrix.
    static func run(
        _ problem: OrderProblem, _ distances: [Double], limits: SearchLimits, watch: inout SearchWatch
    ) -> SearchOutcome {
        let closed = ClosedTour(problem, longestDistance: distances.max() ?? 0)
        guard let numbering = numbering(distances, count: problem.count, &watch),
            let matrix = closed.matrix(distances, numbering: numbering, watch: &watch)
        else { return .none }
        return matrix.withUnsafeBufferPointer { values in
            var search = SymmetricSearch(closed, MatrixCost(count: closed.count, values: values), limits)
            search.run(numbering, &watch)
            return search.outcome(numbering)
        }
    }

    private init(_ closed: ClosedTour, _ cost: MatrixCost, _ limits: SearchLimits) {
        self.closed = closed
        self.cost = cost
        self.limits = limits
        // Includes the penalties of a path.
        let longest = cost.values.max() ?? 0
        rounding = 1e-14 * max(closed.penalty, longest)
        tour = BoundedTour(cost, offset: closed.offset, longest: longest, rounding: rounding)
    }

    /// The result, with nodes converted back to stops.
    private func outcome(_ numbering: [Int]) -> SearchOutcome {
        let bound = tour.isProven ? tour.length : min(tour.bound - rounding, tour.length)
        let order = tour.best.map { $0 < numbering.count ? numbering[$0] : $0 }
        return SearchOutcome(order: closed.cut(order), bound: bound - closed.offset, isProven: tour.isProven)
    }

    // The stops in the order of a first tour. With this numbering near stops are near in memory, which halves the time
    // of a kick for a thousand stops.
    private static func numbering(_ distances: [Double], count: Int, _ watch: inout SearchWatch) -> [Int]? {
        distances.withUnsafeBufferPointer { values in
            let cost = MatrixCost(count: count, values: values)
            return NearestInMatrix.candidates(cost, degree: min(8, count - 1), watch: &watch)
                .flatMap { GreedyTour.order(cost, $0, watch: &watch) }
        }
    }

    /// Finds a first tour and runs all rounds of the search.
    private mutating func run(_ numbering: [Int], _ watch: inout SearchWatch) {
        let count = closed.count
        ends = closed.ends.compactMap { numbering.firstIndex(of: $0) }
        guard let near = NearestInMatrix.candidates(cost, degree: min(8, count - 1), watch: &watch),
            let first = GreedyTour.order(cost, near, closing: closed.closing, ends: ends, watch: &watch)
        else { return }
        watch.hasFirstTour()
        improve(first, near, kicks: min(count, limits.kicks), &watch)
        // Neither kind of candidates gives the better first tour for all trips.
        guard let spread = NearestInMatrix.spread(near, most: 3, but: closed.closing, cost, watch: &watch) else {
            return
        }
        improve(tour.best, spread, kicks: min(count, limits.kicks), &watch)
        let whole = limits
        for share in whole.rounds where !tour.isProven && !watch.wasCut {
            limits = whole.round(share)
            search(spread, &watch)
            heat = KickSearch.laterHeat
        }
    }

    /// Runs the phases of one round, which begin with the best tour and the penalties so far; `spread` are the candidates
    /// by distance in all directions.
    private mutating func search(_ spread: CandidateGraph, _ watch: inout SearchWatch) {
        let count = closed.count
        if count < Self.manyNodes {
            tour.ascend(steps: limits.ascentSteps, &watch)
        } else {
            tour.ascendAlongFew(spread, steps: limits.ascentSteps, &watch)
        }
        if tour.isProven || watch.wasCut { return }

        guard
            let nearest = AlphaNearness.candidates(
                tour.ascent.tree, cost, degree: min(Self.alphaCandidates, count - 1), watch: &watch)
        else { return }
        let alpha = nearest.holding(tour.best, but: closed.closing, cost)
        // With penalties the greedy method connects clusters of stops in another way, often a better one.
        let penalized = PenalizedCost(cost: cost, penalties: tour.ascent.tree.penalties)
        if let other = GreedyTour.order(penalized, alpha, closing: closed.closing, ends: ends, watch: &watch) {
            improve(other, alpha, kicks: min(count, limits.kicks), &watch)
        }
        let mayBranch = limits.proofSteps > 0 && count <= Self.mostProvenNodes
        let early = mayBranch && count < Self.fewNodes ? limits.kicks / 5 : limits.kicks
        improve(tour.best, alpha, kicks: early, &watch)
        if tour.isProven || watch.wasCut || !mayBranch { return }
        tour.branch(cost.values, steps: limits.proofSteps, &watch)
        if tour.isProven || watch.wasCut { return }
        // Without a proof, use the remaining kicks.
        improve(tour.best, alpha, kicks: early < limits.kicks ? limits.kicks - early : limits.kicks / 2, &watch)
    }

    // Improves an order by Lin-Kernighan, then by kicks.
    private mutating func improve(
        _ order: [Int], _ candidates: CandidateGraph, kicks: Int, _ watch: inout SearchWatch
    ) {
        var search = LinKernighan(
            cost: cost, order: order, candidates: candidates, closing: closed.closing, tolerance: rounding)
        KickSearch.settle(&search, watch: &watch)
        KickSearch.run(
            &search, kicks: kicks, heat: heat, target: tour.bound + rounding, forbidden: closed.forbidden,
            random: &random, watch: &watch, offset: closed.offset)
        tour.accept(search.tour.order)
    }
}
