/// The search for trips whose legs are as long in both directions and whose stops are not locked, over a full matrix.
///
/// A quick local search gives a first length; the ascent towards it gives the bound and the candidates; with those
/// the kicks go on; branching then proves the best tour or replaces it.
struct SymmetricSearch: ~Copyable {
    /// The most nodes for which branching tries to prove a tour.
    private static let mostProvenNodes = 251
    /// Below this number of nodes a proof is so quick that it is tried before most of the kicks.
    private static let fewNodes = 100
    /// The number of nodes from which the ascent goes over few edges first.
    private static let manyNodes = 150

    private let closed: ClosedTour
    private let cost: MatrixCost
    private let limits: SearchLimits
    // The longest leg; for a path more, which is what leaving it open may cost.
    private let longest: Double
    // Differences below this are rounding.
    private let rounding: Double
    private var ascent: SubgradientAscent
    private var random = SeededRandom(seed: 0x5EED)
    private var best: [Int] = []
    private var length = Double.infinity
    // No tour is shorter than this.
    private var bound = 0.0
    private var isProven = false

    /// The best order of at least five stops, from the full matrix of their distances.
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

    private func outcome(_ numbering: [Int]) -> SearchOutcome {
        let bound = isProven ? length : min(bound - rounding, length)
        let tour = best.map { $0 < numbering.count ? numbering[$0] : $0 }
        return SearchOutcome(order: closed.cut(tour), bound: bound - closed.offset, isProven: isProven)
    }

    // The stops along a first tour: neighbours on the map are then neighbours in memory, which for a thousand stops
    // halves the time of a kick.
    private static func numbering(_ distances: [Double], count: Int, _ watch: inout SearchWatch) -> [Int]? {
        distances.withUnsafeBufferPointer { values in
            let cost = MatrixCost(count: count, values: values)
            return NearestInMatrix.candidates(cost, degree: min(8, count - 1), watch: &watch)
                .flatMap { GreedyTour.order(cost, $0, watch: &watch) }
        }
    }

    private mutating func run(_ numbering: [Int], _ watch: inout SearchWatch) {
        let count = closed.count
        let ends = closed.ends.compactMap { numbering.firstIndex(of: $0) }
        guard let near = NearestInMatrix.candidates(cost, degree: min(8, count - 1), watch: &watch),
            let first = GreedyTour.order(cost, near, closing: closed.closing, ends: ends, watch: &watch)
        else { return }
        watch.hasFirstTour()
        improve(first, near, kicks: min(count, limits.kicks), &watch)
        if count < Self.manyNodes { ascend(&watch) } else { ascendAlongFew(&watch) }
        if isProven || watch.wasCut { return }

        guard let alpha = AlphaNearness.candidates(ascent.tree, cost, degree: min(7, count - 1), watch: &watch)
        else { return }
        let mayBranch = limits.proofSteps > 0 && count <= Self.mostProvenNodes
        let early = mayBranch && count < Self.fewNodes ? limits.kicks / 5 : limits.kicks
        improve(best, alpha, kicks: early, &watch)
        if isProven || watch.wasCut || !mayBranch { return }
        branch(&watch)
        if isProven || watch.wasCut { return }
        // Once more from there, where there was no proof.
        improve(best, alpha, kicks: early < limits.kicks ? limits.kicks - early : limits.kicks / 2, &watch)
    }

    // Lin-Kernighan from an order on, then kicks.
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

    // Raises the bound over few edges, checks it over all of them, and takes in those that were missed.
    private mutating func ascendAlongFew(_ watch: inout SearchWatch) {
        guard let near = NearestInMatrix.candidates(cost, degree: 10, watch: &watch) else { return }
        var edges = AscentEdges(near, tour: best)
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

    // The steps without a gain after which they get shorter.
    private var patience: Int { 6 + closed.count / 25 }

    // Whether the bound is so far from the best tour that it may be for clusters that lie far apart.
    private var isFar: Bool { bound - closed.offset < 0.95 * (length - closed.offset) }

    private mutating func settle(_ watch: inout SearchWatch) {
        ascent.settle(cost)
        bound = max(bound, ascent.bound)
        watch.raised(bound - closed.offset)
        if ascent.tree.isTour { accept(ascent.tree.tourOrder()) }
        isProven = meets(bound)
    }

    // A proof if the steps last; else the last third of them goes into proofs of less: that no tour is shorter than a
    // length between the bound and the best, nearer to the bound where that was too much.
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

    // Raises the bound to `target` or finds a shorter tour, if the steps last; gives the steps that are left.
    private mutating func prove(noneBelow target: Double, steps: Int, _ watch: inout SearchWatch) -> Int {
        let tolerance = max(slack / 2, rounding)
        let root = Storage<Double>(closed.count, repeating: 0)
        ascent.save(to: root.all, at: 0)
        var proof = BranchAndBound(
            cost.values, count: closed.count, penalties: root.all, target: target,
            bonus: 2 * longest, tolerance: tolerance, steps: steps)
        proof.run(watch: &watch)
        if let order = proof.order { accept(order) }
        // Where a tour was found on the way, nothing is shorter than that one.
        if proof.isComplete { bound = max(bound, proof.target - tolerance) }
        watch.raised(bound - closed.offset)
        isProven = meets(bound)
        return proof.stepsLeft
    }

    private mutating func accept(_ order: [Int]) {
        var sum = 0.0
        for place in order.indices { sum += cost(order[place], order[place + 1 == order.count ? 0 : place + 1]) }
        guard sum < length else { return }
        best = order
        length = sum
        isProven = meets(bound)
    }

    // What a proof may leave open.
    private var slack: Double { 1e-9 * (length - closed.offset) }

    private func meets(_ bound: Double) -> Bool { bound >= length - max(slack, rounding) }
}
