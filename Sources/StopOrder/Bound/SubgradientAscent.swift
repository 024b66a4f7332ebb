#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Raises the 1-tree bound by subgradient steps on the penalties (Held and Karp 1971): the penalties of nodes with more
/// than two edges are increased, those of nodes with one edge reduced, and those of clusters together (`NodeClusters`).
///
/// The length of a step is proportional to the gap to a known tour (Polyak 1969; Held, Wolfe and Crowder 1974). The
/// direction includes a part of the previous one (Volgenant and Jonker 1982).
struct SubgradientAscent: ~Copyable {
    /// The part of the previous direction in the next one.
    private static let momentum = 0.6

    /// The tree built last; after `settle`, that of the best bound.
    var tree: OneTree
    /// The best bound so far.
    private(set) var bound = -Double.infinity
    /// The penalties of the best bound.
    private let best: Storage<Double>
    private let direction: Storage<Double>
    private var clusters: NodeClusters
    /// Whether `findClusters` was called.
    private(set) var hasClusters = false
    private var pace = 1.0
    // The factor of `pace` after each step.
    private var decline = 1.0

    /// Creates an ascent for `count` nodes without penalties or clusters.
    init(count: Int) {
        tree = OneTree(count: count)
        best = Storage(count, repeating: 0)
        direction = Storage(count, repeating: 0)
        clusters = NodeClusters(count: count)
    }

    /// Finds the clusters of the tree built last, which must have no penalties.
    mutating func findClusters(_ cost: some SymmetricCost) {
        clusters = NodeClusters(tree, cost)
        hasClusters = true
    }

    /// Resets the bound and keeps the current penalties. Steps begin with the length `pace`, as a part of the length to
    /// the known tour; their length decreases to `lastPace` of that over `steps` steps.
    mutating func restart(pace: Double, steps: Int) {
        bound = -.infinity
        begin(pace: pace, steps: steps)
    }

    /// Continues from the best penalties with steps as in `restart`.
    mutating func resume(pace: Double, steps: Int) {
        begin(pace: pace, steps: steps)
        for node in 0..<tree.count { tree.penalties[node] = best.all[node] }
    }

    private mutating func begin(pace: Double, steps: Int) {
        self.pace = pace
        decline = exp(log(Self.lastPace) / Double(max(steps, 1)))
        direction.all.update(repeating: 0)
    }

    /// The part of their first length that the last steps have.
    private static let lastPace = 0.03

    /// Stores the penalties of the best bound.
    func save(to penalties: borrowing Storage<Double>) { _ = penalties.all.update(fromContentsOf: best.all) }

    /// Makes one step: builds the tree over all edges and changes the penalties so that it becomes more like a tour.
    /// `target` is the cost of a known tour. Returns false if no further improvement is to be expected.
    mutating func step(_ cost: some SymmetricCost, target: Double) -> Bool { step(tree.build(cost), target: target) }

    /// Makes one step over few edges. `bound` is then not valid for all edges until `settle` is called.
    mutating func step(_ cost: some SymmetricCost, along graph: borrowing PricedGraph, target: Double) -> Bool {
        step(tree.build(cost, along: graph), target: target)
    }

    /// Evaluates the bound `value` of the current tree and moves the penalties.
    private mutating func step(_ value: Double, target: Double) -> Bool {
        if value > bound {
            bound = value
            _ = best.all.update(fromContentsOf: tree.penalties)
        }
        let growth = clusters.findDirection(tree.degrees)
        if growth == 0 || value >= target { return false }
        if pace < 1e-4 { return false }
        let length = pace * (target - value) / growth
        for node in 0..<tree.count {
            let move = (1 - Self.momentum) * clusters.direction.all[node] + Self.momentum * direction.all[node]
            direction.all[node] = move
            tree.penalties[node] += length * move
        }
        pace *= decline
        return true
    }

    /// Builds the tree of the best penalties again over all edges, which makes `bound` valid.
    mutating func settle(_ cost: some SymmetricCost) {
        settle(cost) { _ in false }
    }

    /// Builds the tree of the best penalties again over all edges. `isOver` is called with the number of steps since
    /// its last call; if it returns true, the bound is minus infinity and the tree is not valid.
    mutating func settle(_ cost: some SymmetricCost, isOver: (_ steps: Int) -> Bool) {
        for node in 0..<tree.count { tree.penalties[node] = best.all[node] }
        bound = tree.build(cost, isOver: isOver) ?? -.infinity
    }
}
