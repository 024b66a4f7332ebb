/// The legs of a trip in the order in which they are driven.
package struct Route: Equatable, Sendable {
    /// One leg for each pair of neighbouring stops, and on a round trip of two or more stops the one back to the first.
    package let legs: [Leg]
    /// The length of all legs together in metres; added up in their order, so that it equals the last of running sums.
    package let distance: Double

    /// Makes a route of its legs. Linear.
    package init(legs: [Leg]) {
        self.legs = legs
        distance = legs.reduce(0) { $0 + $1.distance }
    }
}
