/// A named list of stops in driving order.
package struct Trip: Identifiable, Equatable, Sendable {
    /// The identifier, unique in a library.
    package private(set) var id: Entities.ID
    /// The name; not necessarily unique.
    package var name: Name
    /// The stops in order; the same place may occur more than once.
    package var waypoints: [Waypoint]
    /// Whether the trip leads from the last stop back to the first.
    package var isRoundTrip: Bool
    /// The plan of its days.
    @StoredIfPresent package var plan: Plan
    /// Unknown fields of the trip's JSON; kept unchanged.
    package var otherFields: [ForeignField]

    /// Creates a trip.
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

    /// Gives this trip, with everything that is in it, another id.
    package func with(id: ID) -> Trip {
        var copy = self
        copy.id = id
        return copy
    }

    /// The index, from 0, of the stop with this id; nil if there is none. Linear in the number of stops.
    package func index(ofStop id: ID) -> Int? {
        waypoints.firstIndex { $0.id == id }
    }

    /// The stop with this id; nil if there is none. Linear in the number of stops.
    package func stop(_ id: ID) -> Waypoint? {
        waypoints.first { $0.id == id }
    }
}
