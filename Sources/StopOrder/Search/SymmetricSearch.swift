/// The search for symmetric distances without locks, over a full matrix.
///
/// A quick local search finds a first tour. A subgradient ascent computes the bound and better candidate edges. With
/// those, many tours are made and recombined. Branch and bound then proves that the best is shortest or finds a shorter
/// one.
struct SymmetricSearch: ~Copyable {
    /// The maximum number of nodes for branch and bound.
    private static let mostProvenNodes = 251
    /// The number of nodes from which on the ascent uses only few edges at first.
    private static let manyNodes = 150
    /// The number of candidates by alpha-nearness of each node (Helsgaun 2000).
    private static let alphaCandidates = 5

    private let closed: ClosedTour
    private let cost: MatrixCost
    // The nodes of the prescribed ends of a path.
    private let ends: [Int]
    // The limits of the present round.
    private var limits: SearchLimits
    // Differences below this are rounding errors.
    private let rounding: Double
    private var tour: BoundedTour<MatrixCost>
    private var evolution: TourEvolution<MatrixCost>
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
            var search = SymmetricSearch(
                closed, MatrixCost(count: closed.count, values: values), numbering, limits)
            search.run(&watch)
            return search.outcome(numbering)
        }
    }

    private init(_ closed: ClosedTour, _ cost: MatrixCost, _ numbering: [Int], _ limits: SearchLimits) {
        self.closed = closed
        self.cost = cost
        self.limits = limits
        // Includes the penalties of a path.
        rounding = 1e-14 * max(closed.penalty, cost.values.max() ?? 0)
        ends = closed.ends.compactMap { numbering.firstIndex(of: $0) }
        evolution = TourEvolution(cost, closed, ends: ends, rounding: rounding)
        tour = BoundedTour(cost, offset: closed.offset, rounding: rounding)
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
    private mutating func run(_ watch: inout SearchWatch) {
        let count = closed.count
        guard let near = NearestInMatrix.candidates(cost, degree: min(8, count - 1), watch: &watch),
            let first = GreedyTour.order(cost, near, closing: closed.closing, ends: ends, watch: &watch)
        else { return }
        watch.hasFirstTour()
        improve(first, near, &watch)
        // Neither kind of candidates gives the better first tour for all trips.
        guard let spread = NearestInMatrix.spread(near, most: 3, but: closed.closing, cost, watch: &watch) else {
            return
        }
        improve(tour.best, spread, &watch)
        let whole = limits
        for share in whole.rounds where !tour.isProven && !watch.wasCut {
            limits = whole.round(share)
            search(spread, &watch)
        }
    }

    /// Runs the phases of one round, which begin with the best tour and the penalties so far; `spread` are the
    /// candidates by distance in all directions.
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
        tour.accept(
            evolution.run(from: tour.best, alpha, tours: limits.tours, target: tour.bound + rounding, &watch))
        if tour.isProven || watch.wasCut || limits.proofSteps == 0 || count > Self.mostProvenNodes { return }
        tour.branch(cost.values, steps: limits.proofSteps, &watch)
    }

    // Improves an order by Lin-Kernighan, then by kicks.
    private mutating func improve(
        _ order: [Int], _ candidates: CandidateGraph, _ watch: inout SearchWatch
    ) {
        var search = LinKernighan(
            cost: cost, order: order, candidates: candidates, tolerance: rounding)
        KickSearch.settle(&search, watch: &watch)
        KickSearch.run(
            &search, kicks: closed.count, target: tour.bound + rounding, forbidden: closed.forbidden,
            random: &random, watch: &watch, offset: closed.offset)
        tour.accept(search.order)
    }
}
