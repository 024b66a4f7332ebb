extension StopDistances {
    /// The distance from one of `count` stops to another, computed exactly as in a search.
    package func distance(from: Int, to: Int, count: Int) -> Double {
        switch self {
        case .matrix(let values): from == to ? 0 : values[from * count + to]
        case .points(let points, let radius): radius * GreatCircle.angle(points[from], points[to])
        }
    }
}

/// Computes distances and lengths of orders for any kind of distances.
struct StopMeasure {
    private let problem: OrderProblem

    /// Measures the stops of `problem`.
    init(_ problem: OrderProblem) { self.problem = problem }

    /// The distance from one stop to another.
    func distance(_ from: Int, _ to: Int) -> Double {
        problem.distances.distance(from: from, to: to, count: problem.count)
    }

    /// The length of an order, including the way back of a round trip.
    func length(_ order: [Int]) -> Double {
        var sum = 0.0
        for index in order.indices.dropFirst() { sum += distance(order[index - 1], order[index]) }
        if problem.isRoundTrip, let last = order.last { sum += distance(last, order[0]) }
        return sum
    }

    /// The full matrix of distances, with zeros on the diagonal. Quadratic in time and memory. Nil if `watch` ended it.
    func matrix(watch: inout SearchWatch) -> [Double]? {
        let count = problem.count
        var values = [Double](repeating: 0, count: count * count)
        for from in 0..<count {
            if watch.isOver(after: count) { return nil }
            for to in 0..<count where from != to { values[from * count + to] = distance(from, to) }
        }
        return values
    }

    /// Whether an order contains every stop once and satisfies the constraints.
    func allows(_ order: [Int]) -> Bool {
        var seen = [Bool](repeating: false, count: problem.count)
        for stop in order {
            guard stop >= 0, stop < seen.count, !seen[stop] else { return false }
            seen[stop] = true
        }
        return order.count == problem.count
            && (problem.first == nil || order.first == problem.first)
            && (problem.last == nil || order.last == problem.last)
            && problem.locked.allSatisfy { order[$0] == $0 }
    }
}
