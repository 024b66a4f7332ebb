#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Raises the 1-tree bound by subgradient steps on the penalties (Held and Karp 1971): nodes with too many edges are
/// made dearer, those with too few cheaper.
///
/// Steps are as long as Held, Wolfe and Crowder (1974) have them, from the gap to a known tour, or shrink from step to
/// step whatever comes of them; their direction keeps part of the last one (Volgenant and Jonker 1982).
struct SubgradientAscent: ~Copyable {
    /// The tree of the best bound so far, once `settle` was called.
    var tree: OneTree
    /// The best bound so far.
    private(set) var bound = -Double.infinity
    /// The penalties that gave it.
    private let best: Storage<Double>
    private let direction: Storage<Double>
    private var pace = 1.0
    private var stale = 0
    // The length of the next step and what it shrinks by, where lengths do not follow the gap.
    private var cooling: (length: Double, factor: Double)?

    init(count: Int) {
        tree = OneTree(count: count)
        best = Storage(count, repeating: 0)
        direction = Storage(count, repeating: 0)
    }

    /// Forgets bound and direction, keeps the penalties as they are.
    mutating func restart(pace: Double) {
        self.pace = pace
        bound = -.infinity
        stale = 0
        cooling = nil
        direction.all.update(repeating: 0)
    }

    /// Goes on from the best penalties, with longer steps.
    mutating func resume(pace: Double) {
        self.pace = pace
        stale = 0
        cooling = nil
        direction.all.update(repeating: 0)
        for node in 0..<tree.count { tree.penalties[node] = best.all[node] }
    }

    /// Goes on with steps whose length begins at `length` and shrinks to a ten-thousandth over `steps` of them: where clusters lie
    /// far apart, all penalties of a cluster have to move a long way together, and many steps gain nothing.
    mutating func cool(from length: Double, steps: Int) {
        cooling = (length, exp(log(1e-4) / Double(max(steps, 1))))
        direction.all.update(repeating: 0)
    }

    /// Replaces the penalties by others.
    func adopt(_ penalties: UnsafeMutableBufferPointer<Double>, at offset: Int) {
        for node in 0..<tree.count { tree.penalties[node] = penalties[offset + node] }
    }

    /// Copies the penalties of the best bound.
    func save(to penalties: UnsafeMutableBufferPointer<Double>, at offset: Int) {
        for node in 0..<tree.count { penalties[offset + node] = best.all[node] }
    }

    /// One step: builds the tree, and moves the penalties towards where it would be a tour.
    /// `target` is the cost of a known tour. Gives false when nothing is left to gain.
    mutating func step(_ cost: some SymmetricCost, target: Double, patience: Int) -> Bool {
        step(tree.build(cost), target: target, patience: patience)
    }

    /// One step over few edges, after which `bound` is only about one until `settle` is called.
    mutating func step(
        _ cost: some SymmetricCost, along graph: borrowing PricedGraph, target: Double, patience: Int
    ) -> Bool {
        step(tree.build(cost, along: graph), target: target, patience: patience)
    }

    private mutating func step(_ value: Double, target: Double, patience: Int) -> Bool {
        if value > bound {
            // Only a gain worth having counts as progress.
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

    private func move(by length: Double) {
        for node in 0..<tree.count {
            let off = Double(tree.degrees[node] &- 2)
            let move = 0.7 * off + 0.3 * direction.all[node]
            direction.all[node] = move
            tree.penalties[node] += length * move
        }
    }

    /// Builds the tree of the best bound again, over all edges; from then on `bound` is one.
    mutating func settle(_ cost: some SymmetricCost) {
        settle(cost) { _ in false }
    }

    /// Settles as `settle` does, unless `isOver` ends it, which is asked with how many steps were made since it was asked
    /// before: then there is no bound, and the tree is not to be used.
    mutating func settle(_ cost: some SymmetricCost, isOver: (_ steps: Int) -> Bool) {
        for node in 0..<tree.count { tree.penalties[node] = best.all[node] }
        bound = tree.build(cost, isOver: isOver) ?? -.infinity
    }
}
