/// A position for a new stop in a trip.
package struct Insertion: Equatable, Sendable {
    /// The position of the new stop afterwards, from 0 to the previous number of stops.
    package let position: Int
    /// The increase of the trip's length, in the unit of the distances.
    package let growth: Double
}

/// Finds the position at which a new stop lengthens a trip of `count` stops least; of equal positions the last. On a
/// round trip the first stop stays first; with `keepsEnds` the first and the last stop of any trip stay what they are,
/// where there are two. Linear in `count`.
///
/// `to` gives the distance from a stop of the trip to the new stop, `from` the distance from the new stop to a stop of
/// the trip, and `leg` the distance between two stops of the trip.
package func cheapestInsertion(
    count: Int, isRoundTrip: Bool, keepsEnds: Bool = false, to: (Int) -> Double, from: (Int) -> Double,
    leg: (Int, Int) -> Double
) -> Insertion {
    guard count > 0 else { return Insertion(position: 0, growth: 0) }
    let keepsEnds = keepsEnds && count > 1 && !isRoundTrip
    var best =
        isRoundTrip || keepsEnds
        ? Insertion(position: 1, growth: .infinity) : Insertion(position: 0, growth: from(0))
    for position in 1...(keepsEnds ? count - 1 : count) {
        let growth = growth(at: position, count: count, isRoundTrip: isRoundTrip, to: to, from: from, leg: leg)
        if growth <= best.growth { best = Insertion(position: position, growth: growth) }
    }
    return best
}

/// Finds the position at which the last of `count` stops lengthens the trip of the stops before it least. Linear in
/// `count`.
package func cheapestInsertion(
    ofLastOf distances: StopDistances, count: Int, isRoundTrip: Bool, keepsEnds: Bool = false
) -> Insertion {
    let new = count - 1
    func distance(_ from: Int, _ to: Int) -> Double { distances.distance(from: from, to: to, count: count) }
    return cheapestInsertion(
        count: max(0, new), isRoundTrip: isRoundTrip, keepsEnds: keepsEnds, to: { distance($0, new) },
        from: { distance(new, $0) }, leg: distance)
}

/// The growth of the trip of the stops before the last of `count` stops when that one is put at `position` among them.
package func insertionGrowth(
    ofLastOf distances: StopDistances, count: Int, isRoundTrip: Bool, at position: Int
) -> Double {
    let new = count - 1
    guard new > 0 else { return 0 }
    func distance(_ from: Int, _ to: Int) -> Double { distances.distance(from: from, to: to, count: count) }
    return growth(
        at: position, count: new, isRoundTrip: isRoundTrip, to: { distance($0, new) }, from: { distance(new, $0) },
        leg: distance)
}

/// The growth of a trip of `count` stops, 1 or more, by a new stop at `position`, 0 ... count.
private func growth(
    at position: Int, count: Int, isRoundTrip: Bool, to: (Int) -> Double, from: (Int) -> Double,
    leg: (Int, Int) -> Double
) -> Double {
    if position == 0 { return from(0) }
    if position < count { return to(position - 1) + from(position) - leg(position - 1, position) }
    return isRoundTrip ? to(count - 1) + from(0) - (count > 1 ? leg(count - 1, 0) : 0) : to(count - 1)
}
