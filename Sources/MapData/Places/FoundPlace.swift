package import Entities
package import Geodesy

/// A place that was found.
package struct FoundPlace: Equatable, Sendable {
    /// What a stop there is called.
    package let name: Name
    package let location: Coordinate
    /// What tells it apart from others of its name: `Springfield, Illinois (US)`.
    package let label: String
    /// Whether it was looked up by its name, so that the person should see what was chosen.
    package let wasLookedUp: Bool

    /// Describes a place.
    package init(name: Name, location: Coordinate, label: String, wasLookedUp: Bool) {
        self.name = name
        self.location = location
        self.label = label
        self.wasLookedUp = wasLookedUp
    }
}
