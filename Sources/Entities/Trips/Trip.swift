/// A named list of stops in the order in which they are driven.
package struct Trip: Identifiable, Equatable, Sendable {
    /// What it is known by, whatever its name; no other trip of a library has it.
    package let id: Entities.ID
    /// What it is called; others may be called the same.
    package var name: Name
    /// The stops from the first on; the same place may come twice.
    package var waypoints: [Waypoint]
    /// Whether the way back from the last stop to the first belongs to the trip.
    package var isRoundTrip: Bool
    /// What other programs wrote into this trip, kept as it was.
    package var otherFields: [ForeignField]

    /// Makes a trip.
    package init(
        id: Entities.ID, name: Name, waypoints: [Waypoint] = [], isRoundTrip: Bool = false,
        otherFields: [ForeignField] = []
    ) {
        self.id = id
        self.name = name
        self.waypoints = waypoints
        self.isRoundTrip = isRoundTrip
        self.otherFields = otherFields
    }

    /// The place in the trip, from 0, of the stop with this id. Linear in the number of stops.
    package func index(ofStop id: ID) -> Int? {
        waypoints.firstIndex { $0.id == id }
    }

    /// The stop with this id. Linear in the number of stops.
    package func stop(_ id: ID) -> Waypoint? {
        waypoints.first { $0.id == id }
    }
}
