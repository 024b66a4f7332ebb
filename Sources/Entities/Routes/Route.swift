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
    /// Its length in metres, measured as `source` says.
    package let distance: Double
    /// The bearing at its beginning, in degrees clockwise from north, 0 ..< 360.
    package let initialBearing: Double
    /// How its length was measured.
    package let source: LegSource
    /// How long the drive takes, in seconds; nil where that is not known.
    package let duration: Double?

    /// Describes a leg; a straight line without a duration unless said otherwise.
    package init(
        from: Int, to: Int, distance: Double, initialBearing: Double, source: LegSource = .straight,
        duration: Double? = nil
    ) {
        self.from = from
        self.to = to
        self.distance = distance
        self.initialBearing = initialBearing
        self.source = source
        self.duration = duration
    }
}

/// How the length of a leg was measured.
package enum LegSource: String, Hashable, Sendable {
    /// Along the great circle.
    case straight
    /// From the great circle, by `DrivingEstimate`.
    case estimated
}
