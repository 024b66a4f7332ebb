package import Geodesy

/// A town that may be named on a map.
package struct MapTown: Equatable, Sendable {
    package let name: String
    package let place: Coordinate

    /// Describes a town.
    package init(name: String, place: Coordinate) {
        self.name = name
        self.place = place
    }
}
