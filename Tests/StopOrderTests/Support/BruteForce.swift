import StopOrder

/// The length of an order, added up in the plainest way.
func plainLength(_ order: [Int], _ distances: [Double], isRoundTrip: Bool) -> Double {
    let count = order.count
    var sum = 0.0
    for index in order.indices.dropFirst() { sum += distances[order[index - 1] * count + order[index]] }
    if isRoundTrip, count > 1 { sum += distances[order[count - 1] * count + order[0]] }
    return sum
}

/// Whether an order is one of all stops, with ends and locks as they have to be.
func meets(_ order: [Int], _ shape: OrderShape, _ locked: Set<Int>) -> Bool {
    guard order.sorted() == Array(order.indices), locked.allSatisfy({ order[$0] == $0 }) else { return false }
    switch shape {
    case .path(let start, let end):
        return (start == nil || order.first == start) && (end == nil || order.last == end)
    case .roundTrip(let start): return start == nil || order.first == start
    }
}

/// The least length over all orders that meet the constraints, by trying all of them.
func bruteForce(_ distances: [Double], _ count: Int, _ shape: OrderShape, _ locked: Set<Int>) -> Double {
    var wanted = [Int](repeating: -1, count: count)
    for stop in locked { wanted[stop] = stop }
    var isRoundTrip = false
    switch shape {
    case .path(let start, let end):
        if let start { wanted[0] = start }
        if let end { wanted[count - 1] = end }
    case .roundTrip(let start):
        if let start { wanted[0] = start }
        isRoundTrip = true
    }
    var isUsed = [Bool](repeating: false, count: count)
    let fixed = Set(wanted.filter { $0 >= 0 })
    var best = Double.infinity
    func extend(_ place: Int, _ first: Int, _ previous: Int, _ sum: Double) {
        if sum >= best { return }
        if place == count {
            best = min(best, isRoundTrip ? sum + distances[previous * count + first] : sum)
            return
        }
        for stop in 0..<count {
            if isUsed[stop] || (wanted[place] >= 0 ? wanted[place] != stop : fixed.contains(stop)) { continue }
            isUsed[stop] = true
            let leg = place == 0 ? 0 : distances[previous * count + stop]
            extend(place + 1, place == 0 ? stop : first, stop, sum + leg)
            isUsed[stop] = false
        }
    }
    extend(0, 0, 0, 0)
    return best
}
