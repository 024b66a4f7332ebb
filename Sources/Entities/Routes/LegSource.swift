/// The source of the length of a leg.
package enum LegSource: String, CaseIterable, Hashable, Sendable {
    /// Along the great circle.
    case straight
    /// The great circle, with an estimate by `DrivingEstimate`.
    case estimated
    /// Along roads, by an OSRM server.
    case osrm
    /// Along roads, by a Valhalla server.
    case valhalla
    /// Along the main roads and car ferries in the program.
    case roads
    /// An assumed crossing of the sea, along the great circle: no road and no ferry leads there.
    case sea
    /// An assumed flight, along the great circle: no road and no ferry leads there, and it is too far for a ship.
    case air

    /// The name in documents for the source of a leg whose way the person gave.
    package static let givenName = "given"

    /// Whether it was measured along roads.
    package var isRoad: Bool { self == .osrm || self == .valhalla || self == .roads }

    /// Whether nothing is driven, because no way for a car is known.
    package var isAssumedCrossing: Bool { self == .sea || self == .air }

    /// The time in seconds of an assumed crossing along a great circle of `straight` metres: by sea at 35 km/h and an
    /// hour, by air at 800 km/h and three hours; 0 for 0 metres. Nil for any other source.
    package func assumedDuration(straight: Double) -> Double? {
        switch self {
        case .sea: straight == 0 ? 0 : straight / (35 / 3.6) + 3_600
        case .air: straight == 0 ? 0 : straight / (800 / 3.6) + 3 * 3_600
        case .straight, .estimated, .osrm, .valhalla, .roads: nil
        }
    }
}
