package import Geodesy

/// A stop to be created, without an id.
package struct NewStop: Equatable, Sendable {
    /// The name.
    package let name: Name
    /// The location.
    package let place: Coordinate
    /// The note; nil if there is none.
    package let note: Note?
    /// The decisions about it.
    package let plan: StopPlan

    /// Describes a stop to be created.
    package init(name: Name, place: Coordinate, note: Note? = nil, plan: StopPlan = .none) {
        self.name = name
        self.place = place
        self.note = note
        self.plan = plan
    }
}
