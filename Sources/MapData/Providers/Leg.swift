/// The way from one stop of a trip to the next.
package struct Leg: Equatable, Sendable {
    /// The stop where it begins: its index in the trip, from 0.
    package let from: Int
    /// The stop where it ends: its index in the trip, from 0; 0 again for the leg that closes a round trip.
    package let to: Int
    /// Its length in metres.
    package let distance: Double
    /// The direction in which it sets out, in degrees clockwise from north, 0..<360.
    package let initialBearing: Double

    /// Makes a leg.
    package init(from: Int, to: Int, distance: Double, initialBearing: Double) {
        self.from = from
        self.to = to
        self.distance = distance
        self.initialBearing = initialBearing
    }
}
