/// The number of steps of an ascent, the length of the first as a part of the length to the target, and the factor of
/// the length after each step.
struct AscentSteps {
    let count: Int
    let pace: Double
    let decline: Double
}

/// The bound of one branch of a branch-and-bound search: the sparse graph with the choices of the branch, the penalties
/// of its nodes and the multipliers of inequalities that tours satisfy, which subgradient steps raise together.
struct BranchAscent: ~Copyable {
    /// The part of the previous direction in the next one.
    private static let momentum = 0.4

    /// The choices of the present branch.
    var choices: EdgeChoices
    /// The search looks for tours of lower cost than this: the cost of the best known tour, or less.
    private(set) var target: Double
    /// The best tour found that costs less than the initial target; nil if there is none.
    private(set) var order: [Int]?
    /// The best bound of the last ascent.
    private(set) var bound = -Double.infinity
    /// The number of steps that are still allowed.
    var stepsLeft = 0

    private let count: Int
    private let tolerance: Double
    private var tree: SparseOneTree
    private let clusters: NodeClusters
    private var cuts = CombCuts()
    // The penalties and multipliers of the best bound, and the last direction of the steps.
    private let best: Storage<Double>
    private let bestMultipliers = Storage<Double>(CombCuts.most, repeating: 0)
    private let direction: Storage<Double>
    private let cutDirection = Storage<Double>(CombCuts.most, repeating: 0)
    // In how many trees of the last ascent each edge was, and the number of these trees.
    private var uses: [Int32] = []
    private var trees = 0

    /// Begins with all edges open and without inequalities. `plain` is a minimum 1-tree without penalties.
    init(
        _ edges: [(a: Int32, b: Int32, cost: Double)], _ plain: borrowing OneTree, _ cost: MatrixCost,
        penalties: UnsafeMutableBufferPointer<Double>, target: Double, tolerance: Double
    ) {
        count = plain.count
        choices = EdgeChoices(edges, count: plain.count)
        tree = SparseOneTree(choices)
        clusters = NodeClusters(plain, cost)
        best = Storage(penalties)
        direction = Storage(plain.count, repeating: 0)
        self.target = target
        self.tolerance = tolerance
    }

    /// A branch with this bound has no tour below the target.
    var goal: Double { target - tolerance }

    /// Looks only for tours below a lower target from now on.
    mutating func lower(to value: Double) { target = min(target, value) }

    /// The present branch with this bound, the best penalties and the best multipliers.
    func saved(_ bound: Double) -> OpenBranch {
        OpenBranch(
            bound: bound, states: Array(choices.states.all),
            penalties: Array(best.all) + bestMultipliers.all.prefix(cuts.count))
    }

    /// Makes a branch the present one.
    mutating func adopt(_ branch: borrowing OpenBranch) {
        choices.load(branch.states)
        for node in 0..<count { best.all[node] = branch.penalties[node] }
        for index in 0..<cuts.count {
            bestMultipliers.all[index] = count + index < branch.penalties.count ? branch.penalties[count + index] : 0
        }
    }

    /// Raises the bound of the present branch, starting with its best penalties; returns false if the branch has no
    /// tour that counts, or its best tour was found. If `watch` ends the search, it makes one step.
    mutating func raise(_ steps: AscentSteps, _ watch: inout SearchWatch) -> Bool {
        tree.adopt(choices)
        uses = [Int32](repeating: 0, count: choices.edgeCount)
        trees = 0
        let penalties = tree.penalties.all
        restore()
        cutDirection.all.update(repeating: 0)
        direction.all.update(repeating: 0)
        bound = -.infinity
        var pace = steps.pace
        for _ in 0..<steps.count {
            let value = tree.build(choices) - cuts.constant
            stepsLeft -= 1
            if value >= goal { return false }
            if value > bound {
                bound = value
                _ = best.all.update(fromContentsOf: penalties)
                for index in 0..<cuts.count { bestMultipliers.all[index] = cuts.multipliers.all[index] }
            }
            trees += 1
            for index in 0..<tree.chosenCount { uses[Int(truncatingIfNeeded: tree.chosen.all[index])] &+= 1 }
            let surplus = clusters.findDirection(tree.degrees.all)
            if surplus == 0 {
                keepTour()
                // There is no other tour.
                if choices.requiredCount == count { return false }
            }
            let growth = surplus + cuts.findDirection(tree.flags.all)
            if growth == 0 || value >= goal { return false }
            if watch.isOver(after: 4 * choices.edgeCount) { break }
            let length = pace * (target - value) / growth
            for node in 0..<count {
                let move = (1 - Self.momentum) * clusters.direction.all[node] + Self.momentum * direction.all[node]
                direction.all[node] = move
                penalties[node] += length * move
            }
            for index in 0..<cuts.count {
                cutDirection.all[index] =
                    (1 - Self.momentum) * cuts.direction.all[index] + Self.momentum * cutDirection.all[index]
            }
            cuts.move(cutDirection.all, by: length, tree.costs.all)
            pace *= steps.decline
        }
        for edge in 0..<choices.edgeCount where choices.states.all[edge] == EdgeChoices.required {
            uses[edge] = Int32(truncatingIfNeeded: trees)
        }
        return true
    }

    /// Excludes and requires edges by means of the gap; returns false if the branch has no tour that counts.
    mutating func narrow() -> Bool {
        // The tree of the best bound again.
        restore()
        let value = tree.build(choices) - cuts.constant
        stepsLeft -= 1
        if tree.narrow(&choices, gap: goal - value) { choices.propagate() }
        return !choices.isContradictory
    }

    /// Adds inequalities that the trees of the last ascent violate in the mean; returns how many.
    mutating func separate() -> Int {
        let shares = uses.map { Double($0) / Double(max(trees, 1)) }
        let before = cuts.count
        let added = CombSearch.add(to: &cuts, choices, shares, clusters)
        for index in before..<cuts.count { bestMultipliers.all[index] = 0 }
        return added
    }

    /// Returns up to `most` open edges that were in about half of the trees of the last ascent.
    func edgesToTry(_ most: Int) -> [Int] {
        let all = Int32(truncatingIfNeeded: trees)
        var tried: [(distance: Int32, edge: Int)] = []
        for edge in 0..<choices.edgeCount where uses[edge] > 0 && choices.states.all[edge] == EdgeChoices.open {
            let distance = abs(2 * uses[edge] - all)
            if tried.count == most, let last = tried.last, distance >= last.distance { continue }
            var place = tried.count
            while place > 0, tried[place - 1].distance > distance { place -= 1 }
            tried.insert((distance, edge), at: place)
            if tried.count > most { tried.removeLast() }
        }
        return tried.map(\.edge)
    }

    /// Removes the edges that are excluded, and the inequalities without a multiplier.
    mutating func removeExcluded() {
        var numbers = [Int32](repeating: -1, count: choices.edgeCount)
        var edges: [(a: Int32, b: Int32, cost: Double)] = []
        var required: [Int] = []
        var newUses: [Int32] = []
        for edge in 0..<choices.edgeCount where choices.states.all[edge] != EdgeChoices.excluded {
            let (a, b) = choices.ends(edge)
            if choices.states.all[edge] == EdgeChoices.required { required.append(edges.count) }
            numbers[edge] = Int32(edges.count)
            edges.append((Int32(a), Int32(b), choices.costs.all[edge]))
            newUses.append(uses[edge])
        }
        choices = EdgeChoices(edges, count: count)
        for edge in required { choices.require(edge) }
        choices.propagate()
        tree = SparseOneTree(choices)
        uses = newUses
        for index in 0..<cuts.count { cuts.multipliers.all[index] = bestMultipliers.all[index] }
        cuts.keepTight(numbers)
        for index in 0..<cuts.count { bestMultipliers.all[index] = cuts.multipliers.all[index] }
    }

    /// Sets the penalties and multipliers to those of the best bound.
    private mutating func restore() {
        _ = tree.penalties.all.update(fromContentsOf: best.all)
        for index in 0..<cuts.count { cuts.multipliers.all[index] = bestMultipliers.all[index] }
        _ = tree.costs.all.update(fromContentsOf: choices.costs.all)
        cuts.raise(tree.costs.all)
    }

    /// Keeps the tree, which is a tour, as the best tour.
    private mutating func keepTour() {
        var next = [[Int]](repeating: [], count: count)
        var length = 0.0
        func add(_ edge: Int) {
            let (a, b) = choices.ends(edge)
            next[a].append(b)
            next[b].append(a)
            length += choices.costs.all[edge]
        }
        for edge in 0..<choices.edgeCount where choices.states.all[edge] == EdgeChoices.required { add(edge) }
        for index in 0..<tree.chosenCount { add(Int(tree.chosen.all[index])) }
        guard length < target - tolerance, next.allSatisfy({ $0.count == 2 }) else { return }
        var tour = [0]
        var previous = 0
        var node = next[0][0]
        while node != 0, tour.count <= count {
            tour.append(node)
            (previous, node) = (node, next[node][0] == previous ? next[node][1] : next[node][0])
        }
        target = length
        order = tour
    }
}
