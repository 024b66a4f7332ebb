/// Proves that a tour is shortest, or finds a shorter one, by branch and bound with the 1-tree bound (Held and Karp
/// 1971, Volgenant and Jonker 1982). It branches on an edge of a node that has more than two edges in the minimum
/// 1-tree: the edge is first excluded, then required. In each branch, edges whose alpha-nearness exceeds the gap are
/// excluded, and tree edges whose cheapest replacement costs more than the gap are required.
struct BranchAndBound: ~Copyable {
    /// The maximum depth of branches; a proof that needs more is abandoned.
    private static let mostLevels = 128
    /// The maximum number of steps of the ascent at the root, and in each branch.
    private static let rootSteps = 200
    private static let branchSteps = 40

    /// The search looks for tours of lower cost than this: the cost of the best known tour, or less.
    private(set) var target: Double
    /// The best tour found that costs less than the initial target; nil if there is none.
    private(set) var order: [Int]?
    /// Whether all branches were searched, so that no tour is shorter than `target`.
    private(set) var isComplete = true
    /// How many more steps of the subgradient ascent are allowed.
    private(set) var stepsLeft: Int

    private let count: Int
    private let tolerance: Double
    private var choices: EdgeChoices
    private var ascent: SubgradientAscent
    private let penalties: Storage<Double>
    private let alphas: Storage<Double>
    private let marks: Storage<Int32>
    private let isBelow: Storage<Bool>
    private let open: PricedGraph

    /// Creates a search for tours below `target`, starting with the penalties `root` of an ascent. `values` is the full
    /// cost matrix, `bonus` makes required edges cheaper, differences up to `tolerance` are rounding, and `steps` is
    /// the limit of ascent steps.
    init(
        _ values: UnsafeBufferPointer<Double>, count: Int, penalties root: UnsafeMutableBufferPointer<Double>,
        target: Double, bonus: Double, tolerance: Double, steps: Int
    ) {
        self.count = count
        self.target = target
        self.tolerance = tolerance
        stepsLeft = steps
        choices = EdgeChoices(values, count: count, bonus: bonus)
        ascent = SubgradientAscent(count: count)
        penalties = Storage((Self.mostLevels + 2) * count, repeating: 0)
        alphas = Storage(count, repeating: 0)
        marks = Storage(count, repeating: -1)
        isBelow = Storage(count, repeating: false)
        open = PricedGraph(roomFor: count)
        for node in 0..<count { penalties.all[node] = root[node] }
        let cost = MatrixCost(count: count, values: UnsafeBufferPointer(choices.costs.all))
        _ = ascent.tree.build(cost)
        ascent.findClusters(cost)
    }

    /// Looks only for tours with this edge; to be called before `run`.
    mutating func require(_ a: Int, _ b: Int) { choices.require(a, b) }

    /// Searches all branches, until it is finished, the steps are used up or `watch` ends it.
    mutating func run(watch: inout SearchWatch) { explore(level: 0, watch: &watch) }

    /// Searches the branch of the current choices.
    private mutating func explore(level: Int, watch: inout SearchWatch) {
        if stepsLeft <= 0 || level >= Self.mostLevels || watch.isOver() {
            isComplete = false
            return
        }
        choices.propagate()
        if choices.isContradictory { return }
        let cost = MatrixCost(count: count, values: UnsafeBufferPointer(choices.costs.all))
        let shift = choices.bonus * Double(choices.requiredCount)
        if !raise(cost, level: level, shift: shift) { return }
        let gap = target - tolerance - (ascent.bound + shift)
        guard let (a, b) = narrow(cost, gap: gap) else {
            // Edges became required: examine the same branch again.
            return explore(level: level + 1, watch: &watch)
        }
        let mark = choices.mark
        choices.exclude(a, b)
        explore(level: level + 1, watch: &watch)
        choices.rewind(to: mark)
        choices.require(a, b)
        explore(level: level + 1, watch: &watch)
        choices.rewind(to: mark)
    }

    // Raises the bound of this branch; returns false if the branch cannot contain a shorter tour, or its best tour was
    // found.
    private mutating func raise(_ cost: MatrixCost, level: Int, shift: Double) -> Bool {
        ascent.adopt(penalties.all, at: level * count)
        ascent.restart(pace: level == 0 ? 1 : 0.5)
        open.fill(choices)
        var steps = level == 0 ? Self.rootSteps : Self.branchSteps
        var goesOn = true
        while goesOn, steps > 0 {
            goesOn = ascent.step(cost, along: open, target: target - shift, patience: 6)
            steps -= 1
            stepsLeft -= 1
            if ascent.bound + shift > target - tolerance { return false }
        }
        ascent.settle(cost)
        ascent.save(to: penalties.all, at: (level + 1) * count)
        if ascent.tree.isTour {
            let found = ascent.tree.tourOrder()
            var length = 0.0
            for index in 0..<count {
                length += cost(found[index], found[index + 1 == count ? 0 : index + 1])
            }
            if length + shift < target - tolerance {
                target = length + shift
                order = found
            }
            return false
        }
        return true
    }

    // Excludes and requires edges by means of the gap; returns the edge to branch on, or nil if an edge became
    // required.
    private mutating func narrow(_ cost: MatrixCost, gap: Double) -> (Int, Int)? {
        for node in 0..<count {
            AlphaNearness.fillAlphas(of: node, ascent.tree, cost, alphas.all, marks.all)
            for other in 0..<node where alphas.all[other] > gap && choices.choice(node, other) == .open {
                choices.exclude(node, other)
            }
        }
        marks.all.update(repeating: -1)
        var best: (gain: Double, a: Int, b: Int) = (-1, 0, 0)
        var hasRequired = false
        for index in 1..<max(ascent.tree.special, 1) {
            let node = Int(ascent.tree.sequence[index])
            let parent = Int(ascent.tree.parents[node])
            guard ascent.tree.degrees[node] > 2 || ascent.tree.degrees[parent] > 2 else { continue }
            guard choices.choice(node, parent) == .open else { continue }
            let gain = replacement(of: node, cost) - ascent.tree.raised(node, parent, cost)
            if gain > gap {
                choices.require(node, parent)
                hasRequired = true
            } else if gain > best.gain {
                best = (gain, node, parent)
            }
        }
        return hasRequired || best.gain < 0 ? nil : (best.a, best.b)
    }

    // The lowest cost, with penalties, of an edge between the subtree of `top` and the other nodes, except the edge
    // from `top` to its parent.
    private func replacement(of top: Int, _ cost: MatrixCost) -> Double {
        let tree = ascent.tree.special
        for index in 0..<tree {
            let node = Int(ascent.tree.sequence[index])
            isBelow.all[node] = node == top || (index > 0 && isBelow.all[Int(ascent.tree.parents[node])])
        }
        let parent = Int(ascent.tree.parents[top])
        var least = Double.infinity
        for inside in 0..<tree where isBelow.all[inside] {
            for outside in 0..<tree where !isBelow.all[outside] {
                if inside == top, outside == parent { continue }
                least = min(least, ascent.tree.raised(inside, outside, cost))
            }
        }
        return least
    }
}
