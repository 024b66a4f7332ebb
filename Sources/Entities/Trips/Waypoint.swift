package import Geodesy

/// One stop of a trip: a named place.
package struct Waypoint: Identifiable, Equatable, Sendable {
    /// The identifier, unique in its trip.
    package private(set) var id: Entities.ID
    /// The name.
    package var name: Name
    /// The location.
    package var location: Coordinate
    /// The note; nil if there is none.
    package var note: Note?
    /// The plan for the time there.
    @StoredIfPresent package var plan: StopPlan
    /// Unknown fields of the stop's JSON; kept unchanged.
    @StoredIfPresent package var otherFields: OtherFields

    /// Creates a stop; without `plan` nothing is planned, without `otherFields` it has none.
    package init(
        id: Entities.ID, name: Name, location: Coordinate, note: Note? = nil, plan: StopPlan? = nil,
        otherFields: OtherFields? = nil
    ) {
        self.id = id
        self.name = name
        self.location = location
        self.note = note
        if let plan { self.plan = plan }
        if let otherFields { self.otherFields = otherFields }
    }

    /// Whether anything is planned for the time there. Constant.
    package var isPlanned: Bool { _plan.isPresent }

    /// Whether its JSON has unknown fields. Constant.
    package var hasOtherFields: Bool { _otherFields.isPresent }

    /// Gives this stop, with everything that is in it, another id.
    package func with(id: ID) -> Waypoint {
        var copy = self
        copy.id = id
        return copy
    }

    /// The fields of a stop's JSON that this program does not know. They are kept unchanged when it is saved.
    package struct OtherFields: Omittable {
        /// The fields beside `id`, `name`, `location`, `note` and those of the plan.
        package var beside: [ForeignField]
        /// The fields inside `location`.
        package var insideLocation: [ForeignField]

        /// Collects the unknown fields of one stop.
        package init(beside: [ForeignField] = [], insideLocation: [ForeignField] = []) {
            self.beside = beside
            self.insideLocation = insideLocation
        }

        /// The value without unknown fields.
        package static let none = OtherFields()
    }
}
