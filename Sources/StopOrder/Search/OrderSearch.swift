/// Chooses the search method for a problem.
enum OrderSearch {
    /// Solves a problem of at least two stops.
    static func run(
        _ problem: OrderProblem, _ measure: StopMeasure, limits: SearchLimits, watch: inout SearchWatch
    ) -> SearchOutcome {
        let problem = problem.withLockedEnds
        let inner = problem.locked.subtracting([problem.first, problem.last].compactMap { $0 })
        // Locks that leave one gap only make the problem smaller.
        if !inner.isEmpty, let gap = LockGaps(problem).only {
            // Lengths of a part of the trip are not reported as progress.
            var quiet = watch.quiet()
            let outcome = gap.whole(run(gap.problem, StopMeasure(gap.problem), limits: limits, watch: &quiet))
            watch.adopt(quiet)
            return outcome
        }
        if case .points(let points, let radius) = problem.distances, problem.count > GeometricSearch.mostPlacesInMatrix
        {
            return inner.isEmpty
                ? GeometricSearch.run(problem, points, radius: radius, limits: limits, watch: &watch)
                : LockedSearch.run(problem, points, radius: radius, limits: limits, watch: &watch)
        }
        if case .points(let points, let radius) = problem.distances, inner.isEmpty, problem.count > limits.exactStops,
            Set(points).count < points.count
        {
            return GeometricSearch.run(problem, points, radius: radius, limits: limits, watch: &watch)
        }
        guard let distances = measure.matrix(watch: &watch) else { return .none }
        let isSymmetric = MatrixCost.isSymmetric(distances, count: problem.count)
        let isPlain = inner.isEmpty && isSymmetric
        let isExact =
            isPlain
            ? problem.count <= limits.exactStops
            : SubsetProgram.freeStops(problem).count <= min(limits.exactStopsOtherwise, SubsetProgram.mostStops)
        if isExact || problem.count <= 4 {
            return SubsetProgram.outcome(problem, distances)
        }
        if isPlain { return SymmetricSearch.run(problem, distances, limits: limits, watch: &watch) }
        if inner.isEmpty { return DirectedSearch.run(problem, distances, limits: limits, watch: &watch) }
        return LockedSearch.run(
            problem, distances, isSymmetric: isSymmetric, limits: limits, watch: &watch)
    }
}
