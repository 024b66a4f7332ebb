/// The search for trips whose legs are as long in both directions and whose stops are not locked, over a full matrix.
///
/// A quick local search gives a first length; the ascent towards it gives the bound and the candidates; with those
/// the kicks go on; branching then proves the best tour or replaces it.
enum SymmetricSearch {
    /// Up to so many nodes a tour is tried to be proven by branching.
    static let mostProvenNodes = 200

    /// The best order of at least five stops, from the full matrix of their distances.
    static func run(
        _ problem: OrderProblem, _ distances: [Double], limits: SearchLimits, watch: inout SearchWatch
    ) -> SearchOutcome {
        let closed = ClosedTour(problem, longestDistance: distances.max() ?? 0)
        let values = closed.matrix(distances)
        return values.withUnsafeBufferPointer { values in
            run(closed, values, limits: limits, watch: &watch)
        }
    }

    /// The bound alone, by the ascent towards a quickly found tour.
    static func bound(
        _ problem: OrderProblem, _ distances: [Double], limits: SearchLimits, watch: inout SearchWatch
    ) -> Double {
        // What is found on the way does not keep the locks, so that it is nobody's best.
        var quiet = watch.quiet()
        let only = SearchLimits(kicks: problem.count, ascentSteps: limits.ascentSteps, proofSteps: 0)
        let outcome = run(problem, distances, limits: only, watch: &quiet)
        watch.adopt(quiet)
        return outcome.bound
    }

    private static func run(
        _ closed: ClosedTour, _ values: UnsafeBufferPointer<Double>, limits: SearchLimits, watch: inout SearchWatch
    ) -> SearchOutcome {
        let count = closed.count
        let cost = MatrixCost(count: count, values: values)
        let rounding = 1e-14 * max(closed.penalty, values.max() ?? 0)
        var random = SeededRandom(seed: 0x5EED)
        func isProven(_ bound: Double, _ length: Double) -> Bool {
            bound >= length - max(1e-9 * (length - closed.offset), rounding)
        }

        let near = NearestInMatrix.candidates(cost, degree: min(8, count - 1))
        var search = LinKernighan(
            cost: cost, order: GreedyTour.order(cost, near), candidates: near, depth: 3, tolerance: rounding)
        KickSearch.settle(&search, watch: &watch)
        KickSearch.run(
            &search, kicks: min(count, limits.kicks), target: 0, forbidden: closed.forbidden, random: &random,
            watch: &watch, offset: closed.offset)
        var best = search.tour.order
        var length = search.length

        var ascent = SubgradientAscent(count: count)
        var goesOn = true
        var steps = 0
        let patience = 6 + count / 25
        while goesOn, steps < limits.ascentSteps, steps == 0 || !watch.isOver() {
            goesOn = ascent.step(cost, target: length, patience: patience)
            steps += 1
            watch.raised(ascent.bound - closed.offset)
            if isProven(ascent.bound, length) { break }
        }
        ascent.settle(cost)
        if ascent.tree.isTour {
            let tour = ascent.tree.tourOrder()
            let found = measure(tour, cost)
            if found < length { (best, length) = (tour, found) }
        }
        var proven = isProven(ascent.bound, length)

        if !proven, !watch.wasCut {
            let alpha = AlphaNearness.candidates(ascent.tree, cost, degree: min(6, count - 1))
            var search = LinKernighan(cost: cost, order: best, candidates: alpha, depth: 5, tolerance: rounding)
            KickSearch.settle(&search, watch: &watch)
            KickSearch.run(
                &search, kicks: limits.kicks, target: ascent.bound, forbidden: closed.forbidden, random: &random,
                watch: &watch, offset: closed.offset)
            if search.length < length { (best, length) = (search.tour.order, search.length) }
            proven = isProven(ascent.bound, length)
        }
        if !proven, !watch.wasCut, limits.proofSteps > 0, count <= mostProvenNodes {
            let root = Storage<Double>(count, repeating: 0)
            ascent.save(to: root.all, at: 0)
            var proof = BranchAndBound(
                values, count: count, penalties: root.all, target: length, bonus: 2 * (values.max() ?? 0),
                tolerance: max(1e-9 * (length - closed.offset) / 2, rounding), steps: limits.proofSteps)
            proof.run(watch: &watch)
            if let order = proof.order { (best, length) = (order, measure(order, cost)) }
            proven = proof.isComplete
        }
        let bound = proven ? length : min(ascent.bound - rounding, length)
        return SearchOutcome(order: closed.cut(best), bound: bound - closed.offset, isProven: proven)
    }

    private static func measure(_ tour: [Int], _ cost: some SymmetricCost) -> Double {
        var sum = 0.0
        for place in tour.indices { sum += cost(tour[place], tour[place + 1 == tour.count ? 0 : place + 1]) }
        return sum
    }
}
