/// The best symmetric tour so far and a lower bound for all tours, which a subgradient ascent and branch and bound
/// raise until the bound meets the tour.
struct BoundedTour<Cost: SymmetricCost>: ~Copyable {
    /// The nodes of the best tour in order; empty before the first.
    private(set) var best: [Int] = []
    /// The cost of the best tour.
    private(set) var length = Double.infinity
    /// A lower bound for the cost of every tour.
    private(set) var bound = 0.0
    /// Whether the best tour is proven to be shortest.
    private(set) var isProven = false
    /// The ascent, with the tree of the best bound.
    private(set) var ascent: SubgradientAscent

    // The search that `branch` began, to be continued.
    private var branching: BranchAndBound?
    private let cost: Cost
    // The excess of the cost of tours over that of the trips that they stand for.
    private let offset: Double
    // Differences below this are rounding errors.
    private let rounding: Double

    /// Starts without a tour. `offset` is what tours cost more than the trips that they stand for; differences below
    /// `rounding` are rounding errors.
    init(_ cost: Cost, offset: Double, rounding: Double) {
        self.cost = cost
        self.offset = offset
        self.rounding = rounding
        bound = min(offset, 0)
        ascent = SubgradientAscent(count: cost.count)
    }

    /// Keeps a tour if it is the best so far.
    mutating func accept(_ order: [Int]) {
        let sum = cost.length(of: order)
        guard sum < length else { return }
        best = order
        length = sum
        isProven = meets(bound)
    }

    /// Raises the bound to one that was found in another way.
    mutating func raise(to value: Double) {
        bound = max(bound, value)
        isProven = meets(bound)
    }

    /// Raises the bound by `steps` steps over all edges: the first half begins with long steps, unless there was an
    /// ascent before, and the other half goes on from the best penalties with shorter ones.
    mutating func ascend(steps: Int, _ watch: inout SearchWatch) {
        for pace in [findClusters() ? 1 : 0.3, 0.3] where !isProven && !watch.wasCut {
            ascent.resume(pace: pace, steps: steps / 2)
            for step in 0..<max(steps / 2, 1) {
                if step > 0, watch.isOver() { break }
                let goesOn = ascent.step(cost, target: length)
                watch.raised(ascent.bound - offset)
                if !goesOn || meets(ascent.bound) { break }
            }
            settle(&watch)
        }
    }

    /// Raises the bound by `steps` steps over few edges: half of them, then twice a quarter. After each part the bound
    /// is verified over all edges, and the edges are added that may be in a tour by the penalties so far.
    mutating func ascendAlongFew(_ candidates: CandidateGraph, steps: Int, _ watch: inout SearchWatch) {
        let pace = findClusters() ? 1 : 0.5
        var edges = AscentEdges(candidates, tour: best)
        _ = edges.add(ascent.tree)
        for (pace, steps) in [(pace, steps / 2), (0.5, steps / 4), (0.5, steps / 4)] {
            let graph = PricedGraph(edges.lists, cost)
            let before = bound
            ascent.restart(pace: pace, steps: steps)
            for step in 0..<max(steps, 1) {
                if step & 7 == 7, watch.isOver() { break }
                if !ascent.step(cost, along: graph, target: length) { break }
            }
            settle(&watch)
            if isProven || watch.wasCut { break }
            guard
                let near = AlphaNearness.candidates(
                    ascent.tree, cost, degree: min(Self.nearTreeEdges, cost.count - 1), watch: &watch)
            else { break }
            let isNew = edges.add(near)
            if !edges.add(ascent.tree), !isNew, bound <= before { break }
        }
    }

    /// The number of edges of each node that are added because they are nearly in the tree.
    private static var nearTreeEdges: Int { 5 }

    /// Finds the clusters of the nodes before the first ascent; returns whether it is the first.
    private mutating func findClusters() -> Bool {
        guard !ascent.hasClusters else { return false }
        _ = ascent.tree.build(cost)
        ascent.findClusters(cost)
        return true
    }

    /// Verifies the bound over all edges.
    private mutating func settle(_ watch: inout SearchWatch) {
        ascent.settle(cost)
        bound = max(bound, ascent.bound)
        watch.raised(bound - offset)
        if ascent.tree.isTour { accept(ascent.tree.tourOrder()) }
        isProven = meets(bound)
    }

    /// Tries to prove the best tour by branch and bound with `steps` steps, after those of earlier calls, which raises
    /// the bound as far as they go. `values` is the full matrix of the costs; the edges `fixed` are in every tour that
    /// counts.
    mutating func branch(
        _ values: UnsafeBufferPointer<Double>, fixed: [(Int, Int)] = [], steps: Int, _ watch: inout SearchWatch
    ) {
        var search: BranchAndBound
        if let begun = branching.take() {
            search = begun
            search.lower(to: length)
        } else {
            let root = Storage<Double>(cost.count, repeating: 0)
            ascent.save(to: root)
            search = BranchAndBound(
                values, count: cost.count, penalties: root.all, fixed: fixed, target: length,
                tolerance: max(slack / 2, rounding))
        }
        search.run(steps: steps, watch: &watch)
        if let order = search.order { accept(order) }
        bound = max(bound, search.lowerBound)
        watch.raised(bound - offset)
        isProven = meets(bound)
        branching = consume search
    }

    // The tolerance of a proof.
    private var slack: Double { 1e-9 * (length - offset) }

    /// Whether a bound proves the best order.
    private func meets(_ bound: Double) -> Bool { bound >= length - max(slack, rounding) }
}
