package import Geodesy

/// A stop as a person asks for it, before it has an id.
package struct NewStop: Equatable, Sendable {
    /// Its name; nil means "New Stop".
    package var name: Name?
    /// Where it is; nil copies the place of the last stop, and in an empty trip Times Square.
    package var place: Coordinate?
    /// What is written about it; nil when nothing.
    package var note: Note?
    /// What is planned for the time there.
    package var plan: StopPlan

    /// Describes a stop to be made.
    package init(name: Name? = nil, place: Coordinate? = nil, note: Note? = nil, plan: StopPlan = .none) {
        self.name = name
        self.place = place
        self.note = note
        self.plan = plan
    }
}
