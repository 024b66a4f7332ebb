/// Two stops that are far from each other, and the bound from them: a trip is at least as long as the best path through
/// any subset of its stops. If all stops lie on a line, these two are its ends and the bound is exact; the 1-tree bound
/// converges slowly for such trips.
///
/// Valid only for distances that satisfy the triangle inequality. Linear.
struct FarthestStops {
    /// The stop farthest from a prescribed end, or from stop 0 if there is none.
    let first: Int
    /// The stop farthest from that one.
    let second: Int
    /// A lower bound for the length of every order.
    let bound: Double

    /// Finds the two stops of a problem with at least one stop.
    init(_ problem: OrderProblem, _ measure: StopMeasure) {
        func farthest(from stop: Int) -> Int {
            var best = (distance: -1.0, stop: stop)
            for other in 0..<problem.count {
                let distance = measure.distance(stop, other)
                if distance > best.distance { best = (distance, other) }
            }
            return best.stop
        }
        let a = farthest(from: problem.first ?? problem.last ?? 0)
        let b = farthest(from: a)
        let apart = measure.distance(a, b)
        // The distance from a prescribed first stop to one of the two stops, and from one of the two to a prescribed
        // last stop.
        func begin(_ stop: Int) -> Double { problem.first.map { measure.distance($0, stop) } ?? 0 }
        func end(_ stop: Int) -> Double {
            (problem.isRoundTrip ? problem.first : problem.last).map { measure.distance(stop, $0) } ?? 0
        }
        let least = min(begin(a) + apart + end(b), begin(b) + apart + end(a))
        (first, second) = (a, b)
        // The factor exceeds the rounding error of the sums.
        bound = (problem.isRoundTrip ? max(least, 2 * apart) : least) * (1 - 1e-12)
    }
}
