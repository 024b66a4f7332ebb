/// Two stops far from each other, on a line its ends, and the bound that they give: a trip is no shorter than the way
/// along any few of its stops, in the best order they can have. It meets trips along a line, which the 1-tree takes long
/// to bound.
///
/// Only for distances that obey the triangle inequality; linear time.
struct FarthestStops {
    /// The stop farthest from a prescribed end, or from any.
    let first: Int
    /// The stop farthest from that one.
    let second: Int
    /// No order of the stops is shorter than this.
    let bound: Double

    /// Finds them for a problem of at least one stop.
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
        // The way from a prescribed first stop to one of the two, and from one of the two to a prescribed last one.
        func begin(_ stop: Int) -> Double { problem.first.map { measure.distance($0, stop) } ?? 0 }
        func end(_ stop: Int) -> Double {
            (problem.isRoundTrip ? problem.first : problem.last).map { measure.distance(stop, $0) } ?? 0
        }
        let least = min(begin(a) + apart + end(b), begin(b) + apart + end(a))
        (first, second) = (a, b)
        // More than what adding up can be off.
        bound = (problem.isRoundTrip ? max(least, 2 * apart) : least) * (1 - 1e-12)
    }
}
