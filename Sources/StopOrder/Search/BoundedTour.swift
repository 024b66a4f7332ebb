/// The best symmetric tour so far and a lower bound for all tours, which a subgradient ascent and branch and bound raise
/// until the bound meets the tour.
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

    private let cost: Cost
    // What tours cost more than the trips that they stand for.
    private let offset: Double
    // The highest cost of an edge that a tour may have.
    private let longest: Double
    // Differences below this are rounding errors.
    private let rounding: Double

    /// Starts without a tour. `offset` is what tours cost more than the trips that they stand for, `longest` the highest
    /// cost of an edge that a tour may have; differences below `rounding` are rounding errors.
    init(_ cost: Cost, offset: Double, longest: Double, rounding: Double) {
        self.cost = cost
        self.offset = offset
        self.longest = longest
        self.rounding = rounding
        bound = min(offset, 0)
        ascent = SubgradientAscent(count: cost.count)
    }

    /// Keeps a tour if it is the best so far.
    mutating func accept(_ order: [Int]) {
        var sum = 0.0
        for place in order.indices { sum += cost(order[place], order[place + 1 == order.count ? 0 : place + 1]) }
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

    /// Lets the ascent go on from its best penalties with longer steps.
    mutating func resume() { ascent.resume(pace: 1) }

    /// Raises the bound by `steps` steps over all edges, or by more if the bound is far below the best tour.
    mutating func ascend(steps: Int, _ watch: inout SearchWatch) {
        for attempt in 0..<2 where !isProven && !watch.wasCut {
            if attempt > 0 {
                ascent.resume(pace: 1)
                if isFar { ascent.cool(from: longest / 2, steps: steps) }
            }
            for step in 0..<max(steps, 1) {
                if step > 0, watch.isOver() { break }
                let goesOn = ascent.step(cost, target: length, patience: attempt == 0 ? patience : 50)
                watch.raised(ascent.bound - offset)
                if !goesOn || meets(ascent.bound) { break }
            }
            settle(&watch)
        }
    }

    /// Raises the bound over few edges, verifies it over all edges, adds the edges that were missing, and repeats.
    mutating func ascendAlongFew(_ candidates: CandidateGraph, steps all: Int, _ watch: inout SearchWatch) {
        var edges = AscentEdges(candidates, tour: best)
        var steps = all
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
            steps = isFar ? all : all / 4
        }
    }

    // The number of steps without improvement after which steps become shorter.
    private var patience: Int { 6 + cost.count / 25 }

    // Whether the bound is far below the best tour, as happens if clusters of stops are far apart.
    private var isFar: Bool { bound - offset < 0.95 * (length - offset) }

    /// Verifies the bound over all edges.
    private mutating func settle(_ watch: inout SearchWatch) {
        ascent.settle(cost)
        bound = max(bound, ascent.bound)
        watch.raised(bound - offset)
        if ascent.tree.isTour { accept(ascent.tree.tourOrder()) }
        isProven = meets(bound)
    }

    /// Tries to prove the best tour with two thirds of the steps. If they do not suffice, the other third raises the
    /// bound: it proves that no tour is shorter than a length between the bound and the best, chosen nearer to the bound
    /// after each failure. `values` is the full matrix of the costs; the edges `fixed` are in every tour that counts.
    mutating func branch(
        _ values: UnsafeBufferPointer<Double>, fixed: [(Int, Int)] = [], steps all: Int, _ watch: inout SearchWatch
    ) {
        var steps = prove(noneBelow: length, values, fixed, steps: all * 2 / 3, &watch)
        steps += all - all * 2 / 3
        var share = 0.4
        while !isProven, !watch.wasCut, steps > all / 100 {
            let before = bound
            let trial = steps / 3
            steps += prove(noneBelow: bound + share * (length - bound), values, fixed, steps: trial, &watch) - trial
            if bound == before { share /= 2 }
        }
    }

    // Proves that no tour is shorter than `target`, which raises the bound, or finds a shorter tour, if `steps`
    // suffice; returns the number of steps left.
    private mutating func prove(
        noneBelow target: Double, _ values: UnsafeBufferPointer<Double>, _ fixed: [(Int, Int)], steps: Int,
        _ watch: inout SearchWatch
    ) -> Int {
        let tolerance = max(slack / 2, rounding)
        let root = Storage<Double>(cost.count, repeating: 0)
        ascent.save(to: root.all, at: 0)
        var proof = BranchAndBound(
            values, count: cost.count, penalties: root.all, target: target,
            bonus: 2 * longest, tolerance: tolerance, steps: steps)
        for (a, b) in fixed { proof.require(a, b) }
        proof.run(watch: &watch)
        if let order = proof.order { accept(order) }
        // If a shorter tour was found, no tour is shorter than that one.
        if proof.isComplete { bound = max(bound, proof.target - tolerance) }
        watch.raised(bound - offset)
        isProven = meets(bound)
        return proof.stepsLeft
    }

    // The tolerance of a proof.
    private var slack: Double { 1e-9 * (length - offset) }

    /// Whether a bound proves the best order.
    private func meets(_ bound: Double) -> Bool { bound >= length - max(slack, rounding) }
}
