package import Entities
package import Itineraries
package import MapData
package import Reactive

/// A trip and what lies along its way.
package struct AlongDetail: Equatable, Sendable {
    package let trip: Trip
    package let request: AlongRequest
    package let findings: Loading<AlongFindings>
}

/// The things that were found along the way of a trip.
package struct AlongFindings: Equatable, Sendable {
    /// The rows in the order of the way.
    package let rows: [Row]
    /// Whether there are more than those.
    package let hasMore: Bool
    /// The route that they lie along.
    package let route: Route
    /// Remarks on files that were read.
    package let remarks: [String]

    /// Whether the detour to any of them is known by road.
    var isMeasured: Bool { rows.contains { $0.detour.seconds != nil } }

    /// One of them.
    package struct Row: Equatable, Sendable {
        package let place: AlongPlace
        package let detour: AlongDetour
        /// The leg of the trip on which it is; nil where the trip has none.
        package let leg: Leg?
        /// The number of the day on which one passes it; nil where no days are planned.
        package let day: Int?
    }
}

/// The stops that were made of things along the way.
package struct AlongOutcome: Equatable, Sendable {
    package let trip: Trip
    /// The new stops, in the order of the rows.
    package let stops: [BestInsertion]
    /// The warnings of the store beside the save.
    package let warnings: [String]
}
