/// A named list of stops in the order in which they are driven.
package struct Trip: Identifiable, Equatable, Sendable {
    /// What it is known by, whatever its name; no other trip of a library has it.
    package private(set) var id: Entities.ID
    /// What it is called; others may be called the same.
    package var name: Name
    /// The stops from the first on; the same place may come twice.
    package var waypoints: [Waypoint]
    /// Whether the way back from the last stop to the first belongs to the trip.
    package var isRoundTrip: Bool
    /// What is planned for its days.
    @Seldom package var plan: Plan
    /// What other programs wrote into this trip, kept as it was.
    package var otherFields: [ForeignField]

    /// Makes a trip.
    package init(
        id: Entities.ID, name: Name, waypoints: [Waypoint] = [], isRoundTrip: Bool = false,
        plan: Plan = .none, otherFields: [ForeignField] = []
    ) {
        self.id = id
        self.name = name
        self.waypoints = waypoints
        self.isRoundTrip = isRoundTrip
        self.plan = plan
        self.otherFields = otherFields
    }

    /// This trip, with everything that is in it, under another id.
    package func with(id: ID) -> Trip {
        var copy = self
        copy.id = id
        return copy
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
