package import Geodesy

/// The part of a route from one stop to the next.
package struct Leg: Equatable, Sendable {
    /// The index, from 0, of the stop where the leg begins.
    package let from: Int
    /// The index, from 0, of the stop where the leg ends.
    package let to: Int
    /// Its length in metres, measured by `source`.
    package let distance: Double
    /// The bearing at its beginning, in degrees clockwise from north, 0 ..< 360.
    package let initialBearing: Double
    /// The source of its length.
    package let source: LegSource
    /// The time of the drive in seconds; nil if that is not known.
    package let duration: Double?
    /// The way from the first stop to the second, both ends included, as a road engine knows it; empty where only the
    /// straight line is known.
    package let geometry: [Coordinate]

    /// The distance of a stop from the end of its road, in metres, from which on it is not at that road: the way
    /// between is named and drawn separately.
    package static let shortestGap = 300.0

    /// Describes a leg; a straight line without a duration unless said otherwise.
    package init(
        from: Int, to: Int, distance: Double, initialBearing: Double, source: LegSource = .straight,
        duration: Double? = nil, geometry: [Coordinate] = []
    ) {
        self.from = from
        self.to = to
        self.distance = distance
        self.initialBearing = initialBearing
        self.source = source
        self.duration = duration
        self.geometry = geometry
    }
}

/// The source of the length of a leg.
package enum LegSource: String, CaseIterable, Hashable, Sendable {
    /// Along the great circle.
    case straight
    /// From the great circle, by `DrivingEstimate`.
    case estimated
    /// Along roads, by an OSRM server.
    case osrm
    /// Along roads, by a Valhalla server.
    case valhalla
    /// Along the main roads and car ferries in the program.
    case roads

    /// Whether it was measured along roads.
    package var isRoad: Bool { self == .osrm || self == .valhalla || self == .roads }
}
