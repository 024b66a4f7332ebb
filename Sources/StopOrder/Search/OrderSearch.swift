/// Chooses the way to search by what is asked.
enum OrderSearch {
    /// Above so many stops given as points no full matrix is made.
    static let mostStopsInMatrix = 2000

    /// Searches a problem of at least two stops.
    static func run(
        _ problem: OrderProblem, _ measure: StopMeasure, limits: SearchLimits, watch: inout SearchWatch
    ) -> SearchOutcome {
        let inner = problem.locked.subtracting([problem.first, problem.last].compactMap { $0 })
        if case .points(let points, let radius) = problem.distances, problem.count > mostStopsInMatrix, inner.isEmpty {
            return PlaceSearch.run(problem, points, radius: radius, limits: limits, watch: &watch)
        }
        let distances = measure.matrix()
        let isSymmetric = isSymmetric(distances, problem.count)
        let isPlain = inner.isEmpty && isSymmetric
        let most = isPlain ? limits.exactStops : min(limits.exactStopsOtherwise, SubsetProgram.mostStops)
        if problem.count <= max(most, 4) {
            let order = SubsetProgram.order(problem, distances)
            return SearchOutcome(order: order, bound: measure.length(order), isProven: true)
        }
        if isPlain { return SymmetricSearch.run(problem, distances, limits: limits, watch: &watch) }
        if inner.isEmpty { return DirectedSearch.run(problem, distances, limits: limits, watch: &watch) }
        return LockedSearch.run(
            problem, distances, isSymmetric: isSymmetric, limits: limits, watch: &watch)
    }

    /// Any order that meets the constraints: the stops as they stand, but for those that have to stand elsewhere.
    static func feasible(_ problem: OrderProblem) -> [Int] {
        let fixed = problem.locked.union([problem.first, problem.last].compactMap { $0 })
        var order = [Int](repeating: -1, count: problem.count)
        for stop in problem.locked { order[stop] = stop }
        if let first = problem.first { order[0] = first }
        if let last = problem.last { order[problem.count - 1] = last }
        var others = (0..<problem.count).filter { !fixed.contains($0) }.makeIterator()
        for place in order.indices where order[place] < 0 { order[place] = others.next() ?? -1 }
        return order
    }

    private static func isSymmetric(_ distances: [Double], _ count: Int) -> Bool {
        let tolerance = 1e-13 * (distances.max() ?? 0)
        for a in 0..<count {
            for b in 0..<a where abs(distances[a * count + b] - distances[b * count + a]) > tolerance { return false }
        }
        return true
    }
}
