/// The way along a trip's stops, leg by leg.
package struct Route: Equatable, Sendable {
    /// The legs in trip order; a round trip's last leg leads back to the first stop.
    package let legs: [Leg]
    /// The length of all legs together, in metres.
    package let distance: Double

    /// Makes a route of these legs and adds up their length. Linear.
    package init(legs: [Leg]) {
        self.legs = legs
        distance = legs.reduce(0) { $0 + $1.distance }
    }

    /// The way along no stop or one stop: 0 m.
    package static let none = Route(legs: [])
}

/// The way from one stop to the next.
package struct Leg: Equatable, Sendable {
    /// The place in the trip, from 0, of the stop where the leg begins.
    package let from: Int
    /// The place in the trip, from 0, of the stop where the leg ends.
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
