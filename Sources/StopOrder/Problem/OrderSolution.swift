/// The best order found, and how close to the optimum it is known to be.
package struct OrderSolution: Equatable, Sendable {
    /// The stops in their new order, by their old numbers from 0; unchanged if no better order was found.
    package let order: [Int]
    /// The length of that order in the unit of the distances, including the way back of a round trip.
    package let length: Double
    /// The length of the present order, measured in the same way.
    package let before: Double
    /// A lower bound for the length of every order that satisfies the constraints; at most `length`.
    package let lowerBound: Double
    /// Whether the order is proven to be shortest, up to a relative difference of 1e-9.
    package let proven: Bool
    /// Whether the search was stopped before its end by `shouldStop`.
    package let wasCut: Bool
    /// Whether the bound was computed without the locks, which makes it lower than necessary but valid.
    package let boundIgnoresLocks: Bool

    /// Whether the order is the present one.
    package var isUnchanged: Bool { order.elementsEqual(order.indices) }

    /// The same order of a round trip whose stops have numbers and positions that are greater by `shift`, around the
    /// end. Linear.
    func turned(by shift: Int) -> OrderSolution {
        let count = order.count
        return OrderSolution(
            order: order.indices.map { (order[($0 + count - shift) % count] + shift) % count }, length: length,
            before: before, lowerBound: lowerBound, proven: proven, wasCut: wasCut,
            boundIgnoresLocks: boundIgnoresLocks)
    }

    /// The maximum relative excess over the shortest length: length / lowerBound - 1, or 0 if proven.
    package var gap: Double {
        proven || length <= lowerBound ? 0 : lowerBound > 0 ? length / lowerBound - 1 : .infinity
    }
}

/// The state of a search, for a progress line.
package struct OrderProgress: Equatable, Sendable {
    /// The length of the best order so far.
    package let best: Double
    /// The best lower bound so far.
    package let bound: Double
}
