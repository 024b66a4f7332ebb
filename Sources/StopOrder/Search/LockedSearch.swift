/// The search where stops are locked at their positions, too many for the dynamic program: annealing that keeps to
/// the locks. The bound is that of the same problem without the locks, which can only be lower.
enum LockedSearch {
    /// The best order found, from the full matrix.
    static func run(
        _ problem: OrderProblem, _ distances: [Double], isSymmetric: Bool, limits: SearchLimits,
        watch: inout SearchWatch
    ) -> SearchOutcome {
        let count = problem.count
        let start = FeasibleOrder.of(problem)
        var isTaken = start.map { problem.locked.contains($0) }
        if problem.first != nil { isTaken[0] = true }
        if problem.last != nil { isTaken[count - 1] = true }
        let bound = distances.withUnsafeBufferPointer { values in
            isSymmetric
                ? SymmetricSearch.bound(problem, distances, limits: limits, watch: &watch)
                : AssignmentBound.bound(values, count: count) { watch.isOver() } ?? 0
        }
        watch.raised(bound)
        return distances.withUnsafeBufferPointer { values in
            let cost = MatrixCost(count: count, values: values)
            let near = NearestInMatrix.candidates(cost, degree: min(10, count - 1))
            var typical = 0.0
            for stop in 0..<count {
                for other in near.neighbours(of: stop).prefix(5) { typical += cost(stop, Int(other)) }
            }
            typical /= Double(5 * count)
            var random = SeededRandom(seed: 0x5EED)
            var annealing = PositionAnnealing(
                values, order: start, isTaken: isTaken, isRoundTrip: problem.isRoundTrip, isSymmetric: isSymmetric,
                near: near)
            annealing.run(
                steps: limits.kicks * max(100, min(1000, 200_000 / count)), hot: max(typical, 1e-9),
                cold: max(0.02 * typical, 1e-10),
                random: &random, watch: &watch)
            return SearchOutcome(order: annealing.bestOrder(), bound: bound, isProven: false, boundIgnoresLocks: true)
        }
    }
}
