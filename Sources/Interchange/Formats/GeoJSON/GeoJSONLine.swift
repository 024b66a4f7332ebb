/// A line of a GeoJSON text, until it is known whether its trip has points.
struct GeoJSONLine {
    /// The trip or the layer that it is in.
    let trip: String?
    /// Whether it is a trip of its own when `trip` has no points.
    let isAlone: Bool
    let name: String?
    let note: String?
    /// The names of its ends.
    let ends: LineEnds
    let isRoundTrip: Bool
    /// The day on which it is travelled.
    let day: TrackDay
    /// The number of its feature.
    let feature: Int
    /// The number of its points that are not among `positions`.
    var leftOut: Int
    var positions: [GeoJSONGeometry.Position]
}
