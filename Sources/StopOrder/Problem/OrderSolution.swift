/// The best order that was found, and what is known about how good it is.
package struct OrderSolution: Equatable, Sendable {
    /// The stops by their old numbers, from 0; the identity when nothing better was found.
    package let order: [Int]
    /// The length of that order, in the unit of the distances; with the way back on a round trip.
    package let length: Double
    /// The length of the stops as they stand, measured the same way.
    package let before: Double
    /// No order that meets the constraints is shorter than this; never above `length`.
    package let lowerBound: Double
    /// Whether the order is a shortest one, to 1e-9 relative.
    package let proven: Bool
    /// Whether the search was stopped from outside before it had done all it meant to do.
    package let wasCut: Bool
    /// Whether the bound is that of the problem without its locks (they only make it weaker, never wrong).
    package let boundIgnoresLocks: Bool

    /// Whether the stops stay as they are.
    package var isUnchanged: Bool { order.elementsEqual(order.indices) }

    /// How far above the bound the length can be at most, as a share of the bound; 0 when proven.
    package var gap: Double {
        proven || length <= lowerBound ? 0 : lowerBound > 0 ? length / lowerBound - 1 : .infinity
    }
}

/// How a search stands: for a line that a person watches.
package struct OrderProgress: Equatable, Sendable {
    /// The length of the best order so far.
    package let best: Double
    /// The best lower bound so far.
    package let bound: Double
}
