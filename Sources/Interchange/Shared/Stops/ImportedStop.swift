package import Entities
package import Geodesy

/// A stop as a file gives it, before it has an id and, where it has no name, its number.
package struct ImportedStop {
    var name: Name?
    let location: Coordinate
    var note: Note?
    /// The kind of the place, where the file says one.
    var kind: StopKind?
    /// The nights there, where the days of the file tell them.
    var nights: Int?
    /// The minutes since 1970-01-01 00:00 UTC at which one was there, where the file says them.
    var time: Int64?

    /// A stop of a trip, to be compared with those of files.
    package init(_ stop: Waypoint) {
        self.init(name: stop.name, location: stop.location)
    }

    /// Creates a stop of a file.
    package init(name: Name?, location: Coordinate, note: Note? = nil) {
        self.name = name
        self.location = location
        self.note = note
    }

    /// The distance in metres up to which two stops of one name are the same stop.
    static let sameWithin = 25.0

    /// Whether both are the same stop: of the same name, or both without one, and within 25 m.
    func isSame(as other: ImportedStop) -> Bool {
        name == other.name && location.distance(to: other.location) <= ImportedStop.sameWithin
    }
}
