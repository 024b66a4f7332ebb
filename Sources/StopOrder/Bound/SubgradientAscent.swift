#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Raises the 1-tree bound by subgradient steps on the penalties (Held and Karp 1971): the penalties of nodes with more
/// than two edges are increased, those of nodes with one edge reduced.
///
/// The length of a step is proportional to the gap to a known tour (Held, Wolfe and Crowder 1974), or follows a fixed
/// cooling schedule (see `cool`). The direction includes a part of the previous one (Volgenant and Jonker 1982).
struct SubgradientAscent: ~Copyable {
    /// The tree built last; after `settle`, that of the best bound.
    var tree: OneTree
    /// The best bound so far.
    private(set) var bound = -Double.infinity
    /// The penalties of the best bound.
    private let best: Storage<Double>
    private let direction: Storage<Double>
    private var pace = 1.0
    private var stale = 0
    // The length of the next step and the factor for the one after, while a cooling schedule is used.
    private var cooling: (length: Double, factor: Double)?

    /// Creates an ascent for `count` nodes without penalties.
    init(count: Int) {
        tree = OneTree(count: count)
        best = Storage(count, repeating: 0)
        direction = Storage(count, repeating: 0)
    }

    /// Resets bound and direction and keeps the current penalties.
    mutating func restart(pace: Double) {
        self.pace = pace
        bound = -.infinity
        stale = 0
        cooling = nil
        direction.all.update(repeating: 0)
    }

    /// Continues from the best penalties with longer steps.
    mutating func resume(pace: Double) {
        self.pace = pace
        stale = 0
        cooling = nil
        direction.all.update(repeating: 0)
        for node in 0..<tree.count { tree.penalties[node] = best.all[node] }
    }

    /// Continues with steps whose length decreases from `length` to a ten-thousandth of it during `steps` steps. This
    /// is for clusters that are far apart: all penalties of a cluster must change a lot together, which takes many
    /// steps that do not raise the bound.
    mutating func cool(from length: Double, steps: Int) {
        cooling = (length, exp(log(1e-4) / Double(max(steps, 1))))
        direction.all.update(repeating: 0)
    }

    /// Sets the penalties to those stored at `offset`.
    func adopt(_ penalties: UnsafeMutableBufferPointer<Double>, at offset: Int) {
        for node in 0..<tree.count { tree.penalties[node] = penalties[offset + node] }
    }

    /// Stores the penalties of the best bound at `offset`.
    func save(to penalties: UnsafeMutableBufferPointer<Double>, at offset: Int) {
        for node in 0..<tree.count { penalties[offset + node] = best.all[node] }
    }

    /// Makes one step: builds the tree over all edges and changes the penalties so that it becomes more like a tour.
    /// `target` is the cost of a known tour; after `patience` steps without improvement, steps become shorter. Returns
    /// false if no further improvement is to be expected.
    mutating func step(_ cost: some SymmetricCost, target: Double, patience: Int) -> Bool {
        step(tree.build(cost), target: target, patience: patience)
    }

    /// Makes one step over few edges. `bound` is then not valid for all edges until `settle` is called.
    mutating func step(
        _ cost: some SymmetricCost, along graph: borrowing PricedGraph, target: Double, patience: Int
    ) -> Bool {
        step(tree.build(cost, along: graph), target: target, patience: patience)
    }

    /// Evaluates the bound `value` of the current tree and moves the penalties.
    private mutating func step(_ value: Double, target: Double, patience: Int) -> Bool {
        if value > bound {
            // Only a significant gain counts as progress.
            if value - bound > 1e-4 * (target - bound) { stale = 0 } else { stale += 1 }
            bound = value
            _ = best.all.update(fromContentsOf: tree.penalties)
        } else {
            stale += 1
        }
        let deviation = tree.squaredDeviation
        if deviation == 0 || value >= target { return false }
        if let (length, factor) = cooling {
            move(by: length)
            cooling = (length * factor, factor)
            return length > 1e-9 * target
        }
        if stale >= patience {
            pace *= 0.5
            stale = 0
            for node in 0..<tree.count { tree.penalties[node] = best.all[node] }
        }
        if pace < 1e-4 { return false }
        move(by: pace * (target - value) / Double(deviation))
        return true
    }

    /// Moves all penalties by `length` in the direction of the subgradient.
    private func move(by length: Double) {
        for node in 0..<tree.count {
            let off = Double(tree.degrees[node] &- 2)
            let move = 0.7 * off + 0.3 * direction.all[node]
            direction.all[node] = move
            tree.penalties[node] += length * move
        }
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
