/// The search for asymmetric distances without locks and too many stops for dynamic programming.
///
/// All tours are split tours (`SplitCost`), so that the methods for symmetric tours serve here too. The first tour is
/// the best of three after local search: the present order, and both directions of the best order by the mean of the
/// two distances of each pair. On the mean table the length of a round trip is the mean of both directions, so the
/// better direction is never longer than that; the lesser of the two distances instead of the mean promises ways that
/// the other direction does not have, and gave longer first tours for clustered stops.
///
/// The bound is that of the split tours, whose 1-trees are also the source of better successors; the assignment bound,
/// which is computed first for up to 500 nodes, is higher only where the distances have little to do with places.
/// Branch and bound over the split tours then proves the tour or finds a shorter one.
///
/// A step of the ascent takes quadratic time, or linear time for many stops; memory is quadratic.
struct DirectedSearch: ~Copyable {
    /// The steps of branch and bound that the symmetric search makes in the time of one over split tours.
    private static let stepsForOne = 4
    /// The maximum number of nodes for branch and bound; proofs of more seldom end.
    private static let mostProvenNodes = 75
    /// The maximum number of nodes for the assignment bound, which takes cubic time.
    private static let mostAssignedNodes = 500
    /// The number of nodes from which on the ascent uses only few edges at first.
    private static let manyNodes = 100
    /// The number of near successors of each node.
    private static let nearSuccessors = 8

    private let problem: OrderProblem
    private let closed: ClosedTour
    private let values: UnsafeBufferPointer<Double>
    private let split: SplitCost
    private let rounding: Double
    private var proof: BoundedTour<SplitCost>
    private var evolution: TourEvolution<SplitCost>
    private var random = SeededRandom(seed: 0x5EED)
    // The best directed tour that keeps the prescribed ends, and its length.
    private var best: [Int]
    private var length: Double

    /// Finds a short order of at least five stops; `distances` is the full matrix.
    static func run(
        _ problem: OrderProblem, _ distances: [Double], limits: SearchLimits, watch: inout SearchWatch
    ) -> SearchOutcome {
        let closed = ClosedTour(problem, longestDistance: distances.max() ?? 0)
        return closed.directedMatrix(distances).withUnsafeBufferPointer { values in
            var search = DirectedSearch(problem, closed, values)
            search.run(limits, &watch)
            return search.outcome
        }
    }

    private init(_ problem: OrderProblem, _ closed: ClosedTour, _ values: UnsafeBufferPointer<Double>) {
        self.problem = problem
        self.closed = closed
        self.values = values
        best = FeasibleOrder.of(problem) + [closed.closing].compactMap { $0 }
        length = MatrixCost(count: closed.count, values: values).length(of: best)
        split = SplitCost(nodes: closed.count, values: values, length: length)
        rounding = 1e-14 * split.bonus * Double(closed.count)
        evolution = TourEvolution(
            split, offset: split.offset, forbidden: min(closed.forbidden, split.bonus), rounding: rounding)
        proof = BoundedTour(split, offset: split.offset, rounding: rounding)
        proof.accept(split.split(best))
    }

    /// The result. Here a free end costs nothing, because edges have a direction, so there is no offset.
    private var outcome: SearchOutcome {
        // A split tour that breaks a prescribed end was not taken.
        let isProven = proof.isProven && length <= (proof.length - split.offset) * (1 + 1e-9) + rounding
        let bound = isProven ? length : min(proof.bound - split.offset - rounding, length)
        return SearchOutcome(order: closed.cutDirected(best), bound: bound, isProven: isProven)
    }

    private func nearSuccessors(_ watch: inout SearchWatch) -> CandidateGraph? {
        NearestInMatrix.candidates(
            MatrixCost(count: closed.count, values: values), degree: min(Self.nearSuccessors, closed.count - 1),
            watch: &watch)
    }

    private mutating func run(_ limits: SearchLimits, _ watch: inout SearchWatch) {
        guard let near = nearSuccessors(&watch) else { return }
        watch.hasFirstTour()
        improve(best, near, &watch)
        for order in ordersByMean(limits, &watch) where !watch.wasCut { improve(order, near, &watch) }
        for share in limits.rounds where !proof.isProven && !watch.wasCut {
            search(near, limits.round(share), &watch)
        }
    }

    /// Returns both directions of the best order by the mean of both distances of each pair, as closed tours; without
    /// those that break a prescribed end.
    private func ordersByMean(_ limits: SearchLimits, _ watch: inout SearchWatch) -> [[Int]] {
        let (stops, nodes) = (closed.stops, closed.count)
        var means = [Double](repeating: 0, count: stops * stops)
        for from in 0..<stops {
            for to in 0..<stops where from != to {
                means[from * stops + to] = (values[from * nodes + to] + values[to * nodes + from]) / 2
            }
        }
        // These lengths are not those of the trip, so they are not reported as progress.
        var quiet = watch.quiet()
        let order = SymmetricSearch.run(
            problem, means,
            limits: SearchLimits(
                tours: min(20, limits.tours), ascentSteps: limits.ascentSteps / 10, proofSteps: 0),
            watch: &quiet
        ).order
        watch.adopt(quiet)
        let turned = problem.isRoundTrip ? order.prefix(1) + order.dropFirst().reversed() : order.reversed()
        let measure = StopMeasure(problem)
        return [order, turned].filter(measure.allows).map { $0 + [closed.closing].compactMap { $0 } }
    }

    /// Runs the phases of one round, which begin with the best tour and the penalties so far.
    private mutating func search(_ near: CandidateGraph, _ limits: SearchLimits, _ watch: inout SearchWatch) {
        raise(near, limits, &watch)
        if proof.isProven || watch.wasCut { return }
        guard let successors = successors(near, &watch) else { return }
        let found = evolution.run(
            from: split.split(best), split.candidates(successors), tours: (limits.tours + 1) / 2,
            target: proof.bound + rounding, &watch)
        keep(split.joined(found))
        proof.accept(split.split(best))
        if proof.isProven || watch.wasCut || limits.proofSteps == 0 || closed.count > Self.mostProvenNodes { return }
        let halves = (0..<closed.count).map { ($0, $0 + closed.count) }
        split.matrix().withUnsafeBufferPointer {
            proof.branch($0, fixed: halves, steps: limits.proofSteps / Self.stepsForOne, &watch)
        }
        adoptProof()
    }

    /// Raises the bound, which may find a better tour.
    private mutating func raise(_ near: CandidateGraph, _ limits: SearchLimits, _ watch: inout SearchWatch) {
        if proof.bound <= split.offset, closed.count <= Self.mostAssignedNodes {
            let assigned = AssignmentBound.bound(values, count: closed.count) { watch.isOver() } ?? 0
            proof.raise(to: assigned + split.offset)
            watch.raised(assigned - rounding)
        }
        if proof.isProven || watch.wasCut { return }
        if closed.count < Self.manyNodes {
            proof.ascend(steps: limits.ascentSteps, &watch)
        } else {
            proof.ascendAlongFew(split.candidates(near), steps: limits.ascentSteps, &watch)
        }
        adoptProof()
    }

    /// The near successors of each node and those by the alpha-nearness of the split tours, nearest first.
    private func successors(_ near: CandidateGraph, _ watch: inout SearchWatch) -> CandidateGraph? {
        let count = closed.count
        guard
            let alpha = AlphaNearness.candidates(
                proof.ascent.tree, split, degree: min(7, 2 * count - 1), watch: &watch)
        else { return nil }
        var lists = (0..<count).map { Array(near.neighbours(of: $0).prefix(5)) }
        func enter(_ arrival: Int32, on node: Int) {
            if Int(arrival) != node, !lists[node].contains(arrival) { lists[node].append(arrival) }
        }
        for node in 0..<count {
            for arrival in alpha.neighbours(of: node + count) where arrival < count { enter(arrival, on: node) }
            for departure in alpha.neighbours(of: node) where departure >= count {
                enter(Int32(node), on: Int(departure) - count)
            }
        }
        for node in 0..<count {
            lists[node].sort { (values[node * count + Int($0)], $0) < (values[node * count + Int($1)], $1) }
        }
        return CandidateGraph(lists)
    }

    /// Improves a closed tour by local search, then by kicks.
    private mutating func improve(_ order: [Int], _ successors: CandidateGraph, _ watch: inout SearchWatch) {
        var search = LinKernighan(
            cost: split, order: split.split(order), candidates: split.candidates(successors), tolerance: rounding)
        KickSearch.settle(&search, watch: &watch)
        KickSearch.run(
            &search, kicks: closed.count, target: proof.bound + rounding, forbidden: min(closed.forbidden, split.bonus),
            random: &random, watch: &watch, offset: split.offset)
        keep(split.joined(search.order))
        proof.accept(split.split(best))
    }

    /// Keeps the tour that the proof found, if it is better.
    private mutating func adoptProof() { keep(split.joined(proof.best)) }

    /// Keeps a closed tour if it is the best so far and has the prescribed ends.
    private mutating func keep(_ order: [Int]) {
        let length = MatrixCost(count: closed.count, values: values).length(of: order)
        guard order.count == closed.count, length < self.length,
            StopMeasure(problem).allows(closed.cutDirected(order))
        else { return }
        best = order
        self.length = length
    }
}
