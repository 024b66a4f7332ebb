/// Proves that a tour is shortest, or finds a shorter one, by branch and bound with the 1-tree bound (Held and Karp
/// 1971, Volgenant and Jonker 1982).
///
/// Edges whose alpha-nearness exceeds the gap between the bound and the target are in no tour that is searched for.
/// This leaves a few edges per node, over which all trees of the search are built. Before the first branch,
/// inequalities that the trees violate are added with multipliers, like penalties (`CombCuts`). In each branch a short
/// ascent raises the bound; then edges are excluded and required by means of the gap. The search continues in both
/// branches of the edge that raises both of their bounds most, among those that the trees of the ascent have about half
/// of the time (strong branching; Applegate, Bixby, Chvátal and Cook 1995), and always in the branch with the lowest
/// bound.
struct BranchAndBound: ~Copyable {
    /// The ascents at the root, first and later, in each branch, and to compare edges to branch on.
    private static let firstSteps = AscentSteps(count: 120, pace: 0.7, decline: 0.97)
    private static let rootSteps = AscentSteps(count: 120, pace: 0.5, decline: 0.97)
    private static let branchSteps = AscentSteps(count: 30, pace: 0.7, decline: 0.95)
    private static let trialSteps = AscentSteps(count: 8, pace: 0.7, decline: 0.95)
    /// The maximum number of ascents at the root; the part of the steps in a run that they may take; and the number of
    /// them in a row that find no inequality.
    private static let mostRounds = 60
    private static let rootShare = 0.3
    private static let mostIdle = 15
    /// The maximum number of edges that are compared to branch on.
    private static let mostTrials = 5

    private var ascent: BranchAscent
    private var open = OpenBranches()
    // Whether the root was searched.
    private var isRooted: Bool

    /// Creates a search for tours below `target`, starting with the penalties `root` of an ascent. `values` is the full
    /// cost matrix; all tours that count have the edges `fixed`; differences up to `tolerance` are rounding. Quadratic.
    init(
        _ values: UnsafeBufferPointer<Double>, count: Int, penalties root: UnsafeMutableBufferPointer<Double>,
        fixed: [(Int, Int)] = [], target: Double, tolerance: Double
    ) {
        let cost = MatrixCost(count: count, values: values)
        var plain = OneTree(count: count)
        _ = plain.build(cost)
        var dense = OneTree(count: count)
        _ = dense.penalties.update(fromContentsOf: root)
        let gap = target - tolerance - dense.build(cost)
        let alphas = Storage<Double>(count, repeating: 0)
        let marks = Storage<Int32>(count, repeating: -1)
        var edges: [(a: Int32, b: Int32, cost: Double)] = []
        for node in 0..<count {
            AlphaNearness.fillAlphas(of: node, dense, cost, alphas.all, marks.all)
            for other in 0..<node where alphas.all[other] <= gap {
                edges.append((Int32(truncatingIfNeeded: other), Int32(truncatingIfNeeded: node), cost(other, node)))
            }
        }
        ascent = BranchAscent(edges, plain, cost, penalties: root, target: target, tolerance: tolerance)
        // Without one of the fixed edges there is no tour below the target.
        isRooted = gap < 0
        for (a, b) in fixed {
            if let edge = ascent.choices.edge(a, b) { ascent.choices.require(edge) } else { isRooted = true }
        }
        ascent.choices.propagate()
    }

    /// The search looks for tours of lower cost than this: the cost of the best known tour, or less.
    var target: Double { ascent.target }

    /// The best tour found that costs less than the initial target; nil if there is none.
    var order: [Int]? { ascent.order }

    /// Whether all branches were searched, so that no tour is shorter than `target`.
    var isComplete: Bool { isRooted && open.isEmpty }

    /// The cost that no tour is below, up to the tolerance.
    var lowerBound: Double { isRooted ? min(ascent.goal, open.bound) : -.infinity }

    /// Looks only for tours below a lower target from now on.
    mutating func lower(to value: Double) { ascent.lower(to: value) }

    /// Searches branches, until all are searched, `steps` ascent steps are made or `watch` ends it.
    mutating func run(steps: Int, watch: inout SearchWatch) {
        ascent.stepsLeft = steps
        if !isRooted { startAtRoot(&watch) }
        while ascent.stepsLeft > 0, !watch.isOver(after: 1), let branch = open.popFirst() {
            if branch.bound < ascent.goal { explore(branch, &watch) }
        }
    }

    /// Raises the bound of all tours and removes the edges that are excluded then.
    private mutating func startAtRoot(_ watch: inout SearchWatch) {
        isRooted = true
        var known = -Double.infinity
        var idle = 0
        let reserve = Int((1 - Self.rootShare) * Double(ascent.stepsLeft))
        for round in 0..<Self.mostRounds where idle <= Self.mostIdle && !watch.wasCut {
            if round > 0, ascent.stepsLeft <= reserve { break }
            if ascent.choices.isContradictory { return }
            guard ascent.raise(round == 0 ? Self.firstSteps : Self.rootSteps, &watch) else { return }
            known = max(known, ascent.bound)
            guard ascent.narrow() else { return }
            ascent.removeExcluded()
            // The first ascent may begin anywhere, so that the mean of its trees says little.
            idle = round > 0 && ascent.separate() > 0 ? 0 : idle + 1
        }
        if !ascent.choices.isContradictory { open.insert(ascent.saved(known)) }
    }

    /// Searches a branch, or divides it in two.
    private mutating func explore(_ branch: OpenBranch, _ watch: inout SearchWatch) {
        var branch = branch
        while true {
            ascent.adopt(branch)
            guard ascent.raise(Self.branchSteps, &watch) else { return }
            let known = max(branch.bound, ascent.bound)
            guard ascent.narrow() else { return }
            branch = ascent.saved(known)
            var chosen: (score: Double, branches: [OpenBranch]) = (-1, [])
            let edges = ascent.edgesToTry(Self.mostTrials)
            // All edges of the trees have become required: the trees of the branch are others now.
            if edges.isEmpty, !watch.wasCut, ascent.stepsLeft > 0 { continue }
            if edges.isEmpty { return open.insert(branch) }
            for edge in edges {
                if watch.wasCut { break }
                let (branches, score) = divide(branch, at: edge, &watch)
                if branches.isEmpty { return }
                if branches.count == 1 || score > chosen.score { chosen = (score, branches) }
                if branches.count == 1 { break }
            }
            if watch.wasCut { return open.insert(branch) }
            if chosen.branches.count == 1, ascent.stepsLeft > 0 {
                branch = chosen.branches[0]
            } else {
                for branch in chosen.branches { open.insert(branch) }
                return
            }
        }
    }

    /// Divides a branch into that without an edge and that with it, of which those are returned that may have a tour
    /// that counts; the score is higher for higher bounds of both.
    private mutating func divide(
        _ branch: OpenBranch, at edge: Int, _ watch: inout SearchWatch
    ) -> (branches: [OpenBranch], score: Double) {
        var branches: [OpenBranch] = []
        var score = 1.0
        for isRequired in [false, true] {
            ascent.adopt(branch)
            if isRequired { ascent.choices.require(edge) } else { ascent.choices.exclude(edge) }
            ascent.choices.propagate()
            if ascent.choices.isContradictory || !ascent.raise(Self.trialSteps, &watch) { continue }
            let known = max(branch.bound, ascent.bound)
            branches.append(ascent.saved(known))
            score *= known - branch.bound + 1e-3 * (ascent.goal - branch.bound)
        }
        return (branches, score)
    }
}
