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

    private let closed: ClosedTour
    private let cost: MatrixCost
    // The limits of the present round.
    private var limits: SearchLimits
    // The highest cost in the matrix, including the penalties of a path.
    private let longest: Double
    // Differences below this are rounding errors.
    private let rounding: Double
    private var ascent: SubgradientAscent
    private var random = SeededRandom(seed: 0x5EED)
    private var best: [Int] = []
    private var length = Double.infinity
    // A lower bound for the cost of every tour.
    private var bound = 0.0
    private var isProven = false

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
        longest = cost.values.max() ?? 0
        rounding = 1e-14 * max(closed.penalty, longest)
        ascent = SubgradientAscent(count: closed.count)
    }

    /// The result, with nodes converted back to stops.
    private func outcome(_ numbering: [Int]) -> SearchOutcome {
        let bound = isProven ? length : min(bound - rounding, length)
        let tour = best.map { $0 < numbering.count ? numbering[$0] : $0 }
        return SearchOutcome(order: closed.cut(tour), bound: bound - closed.offset, isProven: isProven)
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
        let ends = closed.ends.compactMap { numbering.firstIndex(of: $0) }
        guard let near = NearestInMatrix.candidates(cost, degree: min(8, count - 1), watch: &watch),
            let first = GreedyTour.order(cost, near, closing: closed.closing, ends: ends, watch: &watch)
        else { return }
        watch.hasFirstTour()
        improve(first, near, kicks: min(count, limits.kicks), &watch)
        // Neither kind of candidates gives the better first tour for all trips.
        guard let spread = NearestInMatrix.spread(near, most: 3, but: closed.closing, cost, watch: &watch) else {
            return
        }
        improve(best, spread, kicks: min(count, limits.kicks), &watch)
        let whole = limits
        for (round, share) in whole.rounds.enumerated() where !isProven && !watch.wasCut {
            limits = whole.round(share)
            if round > 0 { ascent.resume(pace: 1) }
            search(spread, &watch)
        }
    }

    /// Runs the phases of one round, which begin with the best tour and the penalties so far; `spread` are the candidates
    /// by distance in all directions.
    private mutating func search(_ spread: CandidateGraph, _ watch: inout SearchWatch) {
        let count = closed.count
        if count < Self.manyNodes { ascend(&watch) } else { ascendAlongFew(spread, &watch) }
        if isProven || watch.wasCut { return }

        guard let nearest = AlphaNearness.candidates(ascent.tree, cost, degree: min(6, count - 1), watch: &watch),
            let wider = NearestInMatrix.spread(nearest, most: 2, but: closed.closing, cost, watch: &watch)
        else { return }
        let alpha = wider.holding(best, but: closed.closing, cost)
        let mayBranch = limits.proofSteps > 0 && count <= Self.mostProvenNodes
        let early = mayBranch && count < Self.fewNodes ? limits.kicks / 5 : limits.kicks
        improve(best, alpha, kicks: early, &watch)
        if isProven || watch.wasCut || !mayBranch { return }
        branch(&watch)
        if isProven || watch.wasCut { return }
        // Without a proof, use the remaining kicks.
        improve(best, alpha, kicks: early < limits.kicks ? limits.kicks - early : limits.kicks / 2, &watch)
    }

    // Improves an order by Lin-Kernighan, then by kicks.
    private mutating func improve(
        _ order: [Int], _ candidates: CandidateGraph, kicks: Int, _ watch: inout SearchWatch
    ) {
        var search = LinKernighan(
            cost: cost, order: order, candidates: candidates, closing: closed.closing, tolerance: rounding)
        KickSearch.settle(&search, watch: &watch)
        KickSearch.run(
            &search, kicks: kicks, target: bound + rounding, forbidden: closed.forbidden, random: &random,
            watch: &watch, offset: closed.offset)
        accept(search.tour.order)
    }

    // Raises the bound.
    private mutating func ascend(_ watch: inout SearchWatch) {
        for attempt in 0..<2 where !isProven && !watch.wasCut {
            if attempt > 0 {
                ascent.resume(pace: 1)
                if isFar { ascent.cool(from: longest / 2, steps: limits.ascentSteps) }
            }
            for step in 0..<max(limits.ascentSteps, 1) {
                if step > 0, watch.isOver() { break }
                let goesOn = ascent.step(cost, target: length, patience: attempt == 0 ? patience : 50)
                watch.raised(ascent.bound - closed.offset)
                if !goesOn || meets(ascent.bound) { break }
            }
            settle(&watch)
        }
    }

    // Raises the bound over few edges, verifies it over all edges, adds the edges that were missing, and repeats.
    private mutating func ascendAlongFew(_ candidates: CandidateGraph, _ watch: inout SearchWatch) {
        var edges = AscentEdges(candidates, tour: best)
        var steps = limits.ascentSteps
        for round in 0..<6 {
            let graph = PricedGraph(edges.lists, cost)
            ascent.restart(pace: round == 0 ? 1 : 0.25)
            if round > 0, isFar { ascent.cool(from: longest / 2, steps: steps) }
            for step in 0..<max(steps, 1) {
                if step & 7 == 7, watch.isOver() { break }
                if !ascent.step(cost, along: graph, target: length, patience: patience) { break }
            }
            settle(&watch)
            if isProven || watch.wasCut || !edges.add(ascent.tree) && !isFar { break }
            steps = isFar ? limits.ascentSteps : limits.ascentSteps / 4
        }
    }

    // The number of steps without improvement after which steps become shorter.
    private var patience: Int { 6 + closed.count / 25 }

    // Whether the bound is far below the best tour, as happens if clusters of stops are far apart.
    private var isFar: Bool { bound - closed.offset < 0.95 * (length - closed.offset) }

    /// Verifies the bound over all edges.
    private mutating func settle(_ watch: inout SearchWatch) {
        ascent.settle(cost)
        bound = max(bound, ascent.bound)
        watch.raised(bound - closed.offset)
        if ascent.tree.isTour { accept(ascent.tree.tourOrder()) }
        isProven = meets(bound)
    }

    // Tries to prove the best tour with two thirds of the steps. If they do not suffice, the other third raises the
    // bound: it proves that no tour is shorter than a length between the bound and the best, chosen nearer to the bound
    // after each failure.
    private mutating func branch(_ watch: inout SearchWatch) {
        var steps = prove(noneBelow: length, steps: limits.proofSteps * 2 / 3, &watch)
        steps += limits.proofSteps - limits.proofSteps * 2 / 3
        var share = 0.4
        while !isProven, !watch.wasCut, steps > limits.proofSteps / 100 {
            let before = bound
            let trial = steps / 3
            steps += prove(noneBelow: bound + share * (length - bound), steps: trial, &watch) - trial
            if bound == before { share /= 2 }
        }
    }

    // Proves that no tour is shorter than `target`, which raises the bound, or finds a shorter tour, if `steps`
    // suffice; returns the number of steps left.
    private mutating func prove(noneBelow target: Double, steps: Int, _ watch: inout SearchWatch) -> Int {
        let tolerance = max(slack / 2, rounding)
        let root = Storage<Double>(closed.count, repeating: 0)
        ascent.save(to: root.all, at: 0)
        var proof = BranchAndBound(
            cost.values, count: closed.count, penalties: root.all, target: target,
            bonus: 2 * longest, tolerance: tolerance, steps: steps)
        proof.run(watch: &watch)
        if let order = proof.order { accept(order) }
        // If a shorter tour was found, no tour is shorter than that one.
        if proof.isComplete { bound = max(bound, proof.target - tolerance) }
        watch.raised(bound - closed.offset)
        isProven = meets(bound)
        return proof.stepsLeft
    }

    /// Keeps an order if it is the best so far.
    private mutating func accept(_ order: [Int]) {
        var sum = 0.0
        for place in order.indices { sum += cost(order[place], order[place + 1 == order.count ? 0 : place + 1]) }
        guard sum < length else { return }
        best = order
        length = sum
        isProven = meets(bound)
    }

    // The tolerance of a proof.
    private var slack: Double { 1e-9 * (length - closed.offset) }

    /// Whether a bound proves the best order.
    private func meets(_ bound: Double) -> Bool { bound >= length - max(slack, rounding) }
}
