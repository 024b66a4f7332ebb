/// The search for trips whose legs are as long in both directions and whose stops are not locked, over a full matrix.
///
/// A quick local search gives a first length; the ascent towards it gives the bound and the candidates; with those
/// the kicks go on; branching then proves the best tour or replaces it.
struct SymmetricSearch: ~Copyable {
    /// Up to so many nodes a tour is tried to be proven by branching.
    private static let mostProvenNodes = 200
    /// From so many nodes on, part of the ascent waits until the kicks are done.
    private static let manyNodes = 400

    private let closed: ClosedTour
    private let cost: MatrixCost
    private let limits: SearchLimits
    // Differences below this are rounding.
    private let rounding: Double
    private var ascent: SubgradientAscent
    private var random = SeededRandom(seed: 0x5EED)
    private var best: [Int] = []
    private var length = Double.infinity
    private var stepsMade = 0
    private var isProven = false

    /// The best order of at least five stops, from the full matrix of their distances.
    static func run(
        _ problem: OrderProblem, _ distances: [Double], limits: SearchLimits, watch: inout SearchWatch
    ) -> SearchOutcome {
        let closed = ClosedTour(problem, longestDistance: distances.max() ?? 0)
        let numbering = numbering(distances, count: problem.count)
        return closed.matrix(distances, numbering: numbering).withUnsafeBufferPointer { values in
            var search = SymmetricSearch(closed, MatrixCost(count: closed.count, values: values), limits)
            search.run(&watch)
            return search.outcome(numbering)
        }
    }

    /// The bound alone, by the ascent towards a quickly found tour.
    static func bound(
        _ problem: OrderProblem, _ distances: [Double], limits: SearchLimits, watch: inout SearchWatch
    ) -> Double {
        // What is found on the way does not keep the locks, so that it is nobody's best.
        var quiet = watch.quiet()
        let only = SearchLimits(kicks: 0, ascentSteps: limits.ascentSteps, proofSteps: 0)
        let outcome = run(problem, distances, limits: only, watch: &quiet)
        watch.adopt(quiet)
        return outcome.bound
    }

    private init(_ closed: ClosedTour, _ cost: MatrixCost, _ limits: SearchLimits) {
        self.closed = closed
        self.cost = cost
        self.limits = limits
        rounding = 1e-14 * max(closed.penalty, cost.values.max() ?? 0)
        ascent = SubgradientAscent(count: closed.count)
    }

    private func outcome(_ numbering: [Int]) -> SearchOutcome {
        let bound = isProven ? length : min(ascent.bound - rounding, length)
        let tour = best.map { $0 < numbering.count ? numbering[$0] : $0 }
        return SearchOutcome(order: closed.cut(tour), bound: bound - closed.offset, isProven: isProven)
    }

    // The stops along a first tour: neighbours on the map are then neighbours in memory, which for a thousand stops
    // halves the time of a kick.
    private static func numbering(_ distances: [Double], count: Int) -> [Int] {
        distances.withUnsafeBufferPointer { values in
            let cost = MatrixCost(count: count, values: values)
            return GreedyTour.order(cost, NearestInMatrix.candidates(cost, degree: min(8, count - 1)))
        }
    }

    private mutating func run(_ watch: inout SearchWatch) {
        let count = closed.count
        let near = NearestInMatrix.candidates(cost, degree: min(8, count - 1))
        improve(GreedyTour.order(cost, near), near, kicks: min(count, limits.kicks), &watch)
        let steps = limits.ascentSteps
        ascend(count < Self.manyNodes ? steps : min(steps, max(steps / 3, 50)), &watch)
        if isProven || watch.wasCut { return }

        let alpha = AlphaNearness.candidates(ascent.tree, cost, degree: min(6, count - 1))
        let mayBranch = limits.proofSteps > 0 && count <= Self.mostProvenNodes
        let early = mayBranch ? limits.kicks / 5 : limits.kicks
        improve(best, alpha, kicks: early, &watch)
        if stepsMade < steps { ascend(steps - stepsMade, &watch) }
        if isProven || watch.wasCut || !mayBranch { return }
        branch(&watch)
        if isProven || watch.wasCut { return }
        improve(best, alpha, kicks: limits.kicks - early, &watch)
    }

    // Lin-Kernighan from an order on, then kicks.
    private mutating func improve(
        _ order: [Int], _ candidates: CandidateGraph, kicks: Int, _ watch: inout SearchWatch
    ) {
        var search = LinKernighan(cost: cost, order: order, candidates: candidates, tolerance: rounding)
        KickSearch.settle(&search, watch: &watch)
        KickSearch.run(
            &search, kicks: kicks, target: ascent.bound + rounding, forbidden: closed.forbidden, random: &random,
            watch: &watch, offset: closed.offset)
        accept(search.tour.order)
    }

    // Raises the bound by at most so many steps, at least one.
    private mutating func ascend(_ steps: Int, _ watch: inout SearchWatch) {
        let patience = 6 + closed.count / 25
        for step in 0..<max(steps, 1) {
            if step > 0, watch.isOver() { break }
            let goesOn = ascent.step(cost, target: length, patience: patience)
            stepsMade += 1
            watch.raised(ascent.bound - closed.offset)
            if !goesOn || meets(ascent.bound) { break }
        }
        ascent.settle(cost)
        if ascent.tree.isTour { accept(ascent.tree.tourOrder()) }
        isProven = meets(ascent.bound)
    }

    private mutating func branch(_ watch: inout SearchWatch) {
        let root = Storage<Double>(closed.count, repeating: 0)
        ascent.save(to: root.all, at: 0)
        var proof = BranchAndBound(
            cost.values, count: closed.count, penalties: root.all, target: length,
            bonus: 2 * (cost.values.max() ?? 0), tolerance: max(slack / 2, rounding), steps: limits.proofSteps)
        proof.run(watch: &watch)
        if let order = proof.order { accept(order) }
        isProven = proof.isComplete || meets(ascent.bound)
    }

    private mutating func accept(_ order: [Int]) {
        var sum = 0.0
        for place in order.indices { sum += cost(order[place], order[place + 1 == order.count ? 0 : place + 1]) }
        guard sum < length else { return }
        best = order
        length = sum
        isProven = meets(ascent.bound)
    }

    // What a proof may leave open.
    private var slack: Double { 1e-9 * (length - closed.offset) }

    private func meets(_ bound: Double) -> Bool { bound >= length - max(slack, rounding) }
}
