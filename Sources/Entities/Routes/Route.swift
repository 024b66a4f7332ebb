/// The route along the stops of a trip, leg by leg.
package struct Route: Equatable, Sendable {
    /// The legs in order; the last leg of a round trip leads back to the first stop.
    package let legs: [Leg]
    /// The total length of the legs in metres.
    package let distance: Double

    /// Creates a route and adds up the lengths of its legs. Linear.
    package init(legs: [Leg]) {
        self.legs = legs
        distance = legs.reduce(0) { $0 + $1.distance }
    }

    /// The route of a trip with less than two stops: no legs, 0 m.
    package static let none = Route(legs: [])
}

/// The part of a route from one stop to the next.
package struct Leg: Equatable, Sendable {
    /// The index, from 0, of the stop where the leg begins.
    package let from: Int
    /// The index, from 0, of the stop where the leg ends.
    package let to: Int
    /// Its length in metres.
    package let distance: Double
    /// The bearing at its beginning, in degrees clockwise from north, 0 ..< 360.
    package let initialBearing: Double

    /// Describes a leg.
    package init(from: Int, to: Int, distance: Double, initialBearing: Double) {
        self.from = from
        self.to = to
        self.distance = distance
        self.initialBearing = initialBearing
    }
}
