package import Geodesy

/// One stop of a trip: a named place.
package struct Waypoint: Identifiable, Equatable, Sendable {
    /// What it is known by, whatever its name and number; no other stop of its trip has it.
    package private(set) var id: Entities.ID
    /// What it is called.
    package var name: Name
    /// Where it is.
    package var location: Coordinate
    /// What the person wrote about it; nil when nothing.
    package var note: Note?
    /// What is planned for the time there.
    @Seldom package var plan: StopPlan
    /// What other programs wrote into this stop, kept as it was.
    package var otherFields: OtherFields

    /// Makes a stop.
    package init(
        id: Entities.ID, name: Name, location: Coordinate, note: Note? = nil, plan: StopPlan = .none,
        otherFields: OtherFields = .none
    ) {
        self.id = id
        self.name = name
        self.location = location
        self.note = note
        self.plan = plan
        self.otherFields = otherFields
    }

    /// This stop, with everything that is in it, under another id.
    package func with(id: ID) -> Waypoint {
        var copy = self
        copy.id = id
        return copy
    }

    /// The fields of a stop's JSON that this program does not know: they survive load and save.
    package struct OtherFields: Equatable, Sendable {
        /// Beside `id`, `name`, `location`, `note` and what is planned.
        package var beside: [ForeignField]
        /// Inside `location`.
        package var insideLocation: [ForeignField]

        /// Collects the unknown fields of one stop.
        package init(beside: [ForeignField] = [], insideLocation: [ForeignField] = []) {
            self.beside = beside
            self.insideLocation = insideLocation
        }

        /// No unknown fields.
        package static let none = OtherFields()
    }
}
