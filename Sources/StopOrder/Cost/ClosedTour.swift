/// Converts a problem of paths into one of closed tours, by adding a node between the last and the first stop.
///
/// An edge of that closing node costs nothing to a prescribed first or last stop, and `penalty` to any other stop; if
/// an end is free, every tour contains the same number of penalties. The penalty is higher than any gain from violating
/// a prescribed end.
struct ClosedTour: Sendable {
    /// The number of stops.
    let stops: Int
    /// The number of nodes: one more than stops for a path.
    let count: Int
    /// The prescribed first stop, or -1.
    let first: Int
    /// The prescribed last stop of a path, or -1.
    let last: Int
    /// The cost of an edge from the closing node to a stop that is not a prescribed end.
    let penalty: Double
    /// The cost of an allowed tour minus the length of its trip.
    let offset: Double
    /// A tour whose cost grows by this much or more violates a prescribed end.
    let forbidden: Double

    /// Converts `problem`, whose longest distance determines the penalty.
    init(_ problem: OrderProblem, longestDistance: Double) {
        stops = problem.count
        first = problem.first ?? -1
        last = problem.last ?? -1
        let isPath = !problem.isRoundTrip
        count = problem.count + (isPath ? 1 : 0)
        let isFree = first < 0 && last < 0
        // No exchange of edges that violates an end gains as much as ten of the longest distances.
        penalty = isPath && !isFree ? 12 * longestDistance : 0
        offset = first >= 0 && last >= 0 ? 0 : penalty
        forbidden = penalty > 0 ? penalty / 2 : .infinity
    }

    /// The closing node of a path; nil for a round trip.
    var closing: Int? { count > stops ? stops : nil }

    /// The prescribed first and last stop of a path: none, one or two.
    var ends: [Int] { closing == nil ? [] : [first, last].filter { $0 >= 0 } }

    /// The full cost matrix of the closed tour. Node i is stop `numbering[i]`, and the closing node is the last one.
    /// Nil if `watch` ended it.
    func matrix(_ distances: [Double], numbering: [Int], watch: inout SearchWatch) -> [Double]? {
        var values = [Double](repeating: 0, count: count * count)
        for a in 0..<stops {
            if watch.isOver(after: a) { return nil }
            let from = numbering[a]
            for b in 0..<a {
                let to = numbering[b]
                let value = min(distances[from * stops + to], distances[to * stops + from])
                values[a * count + b] = value
                values[b * count + a] = value
            }
            if count > stops {
                let value = from == first || from == last ? 0 : penalty
                values[a * count + stops] = value
                values[stops * count + a] = value
            }
        }
        return values
    }

    /// The order of the stops in a tour: starts after the closing node, or at the first stop of a round trip, in the
    /// direction that the prescribed ends require.
    func cut(_ tour: [Int]) -> [Int] {
        let lead = closing ?? first
        guard let place = tour.firstIndex(of: lead) else { return tour }
        var order = Array(tour[place...] + tour[..<place])
        if count > stops {
            order.removeFirst()
            if first >= 0 ? order.first != first : last >= 0 && order.last != last { order.reverse() }
        }
        return order
    }

    /// The full cost matrix for asymmetric distances: the closing node comes before the first stop and after the last.
    func directedMatrix(_ distances: [Double]) -> [Double] {
        var values = [Double](repeating: 0, count: count * count)
        for a in 0..<stops {
            for b in 0..<stops where a != b { values[a * count + b] = distances[a * stops + b] }
            if count > stops {
                values[stops * count + a] = first < 0 || a == first ? 0 : penalty
                values[a * count + stops] = last < 0 || a == last ? 0 : penalty
            }
        }
        return values
    }

    /// Does the same as `cut`, but never reverses the order.
    func cutDirected(_ tour: [Int]) -> [Int] {
        let lead = closing ?? first
        guard let place = tour.firstIndex(of: lead) else { return tour }
        let order = Array(tour[place...] + tour[..<place])
        return count > stops ? Array(order.dropFirst()) : order
    }
}
