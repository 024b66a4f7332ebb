package import Geodesy

/// A stop to be created, without an id.
package struct NewStop: Equatable, Sendable {
    /// The name; nil means "New Stop".
    package var name: Name?
    /// The location; nil means that of the previous stop, or Times Square in an empty trip.
    package var place: Coordinate?
    /// The note; nil if there is none.
    package var note: Note?
    /// The decisions about the stop.
    package var plan: StopPlan

    /// Describes a stop to be created.
    package init(name: Name? = nil, place: Coordinate? = nil, note: Note? = nil, plan: StopPlan = .none) {
        self.name = name
        self.place = place
        self.note = note
        self.plan = plan
    }
}
