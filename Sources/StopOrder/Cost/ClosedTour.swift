/// A path problem written as one of closed tours, by one more node that stands for "back to the beginning".
///
/// Leaving that node costs nothing towards a prescribed end and a penalty towards any other stop; where an end is
/// free, every tour pays it the same number of times. The penalty is more than any move could win by breaking the rule.
struct ClosedTour: Sendable {
    /// How many stops there are.
    let stops: Int
    /// How many nodes the tour has: one more for a path.
    let count: Int
    /// What first and last stop are fixed, or -1; the last of a round trip is not.
    let first: Int
    let last: Int
    /// What it costs to go from the closing node to a stop that is no prescribed end.
    let penalty: Double
    /// What every allowed tour costs more than the trip it stands for.
    let offset: Double
    /// A tour that grew by so much breaks a prescribed end.
    let forbidden: Double

    init(_ problem: OrderProblem, longestDistance: Double) {
        stops = problem.count
        first = problem.first ?? -1
        last = problem.last ?? -1
        let isPath = !problem.isRoundTrip
        count = problem.count + (isPath ? 1 : 0)
        let isFree = first < 0 && last < 0
        // A move takes at most 3 edges out (SequentialMove.mostEdges); a kick four.
        penalty = isPath && !isFree ? 12 * longestDistance : 0
        offset = first >= 0 && last >= 0 ? 0 : penalty
        forbidden = penalty > 0 ? penalty / 2 : .infinity
    }

    /// The node that closes a path; a round trip has none.
    var closing: Int? { count > stops ? stops : nil }

    /// The prescribed first and last stop of a path, of which there may be none, one or two.
    var ends: [Int] { closing == nil ? [] : [first, last].filter { $0 >= 0 } }

    /// The full matrix of the closed tour from that of the stops; node i is stop `numbering[i]`, the closing node the
    /// last. Nil where the watch ended it.
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

    /// A path in the stops' order, or a round trip, cut open from a tour: the prescribed first stop comes first.
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

    /// The full matrix of the closed tour where directions differ: the closing node leads to the first stop, and the
    /// last stop to it.
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

    /// `cut` without turning the order round.
    func cutDirected(_ tour: [Int]) -> [Int] {
        let lead = closing ?? first
        guard let place = tour.firstIndex(of: lead) else { return tour }
        let order = Array(tour[place...] + tour[..<place])
        return count > stops ? Array(order.dropFirst()) : order
    }
}
