package import Entities
package import JSON

/// One of the two copies that are merged.
package enum MergeSide: String, CaseIterable, Sendable {
    /// The copy into which the other one is merged.
    case ours
    /// The other copy.
    case theirs
}

/// The result of a merge.
package struct MergeResult: Equatable, Sendable {
    /// The merged library. An open conflict has the value of ours in it.
    package let library: Library
    /// The differences from ours: everything that is taken from theirs.
    package let changes: [MergeFinding]
    /// The news for the person that are no changes of ours.
    package let notices: [MergeFinding]
    /// The fields that both sides changed in different ways, those that are decided included.
    package let conflicts: [MergeConflict]
    /// Those of the conflicts for which no side is taken.
    package let open: [MergeConflict]
}

/// Something that a merge did or decided, with the names of the trips and stops.
package enum MergeFinding: Equatable, Sendable {
    case addedTrip(Name, stops: Int)
    case deletedTrip(Name)
    /// A trip that one side deleted and the other changed; it is kept.
    case keptTrip(Name, deletedBy: MergeSide)
    /// Trips of the list have other places in it.
    case movedTrips([Name])
    /// A trip that both sides moved to different places of the list; it stays as in ours.
    case tripMovedByBoth(Name)
    case addedStop(Name, trip: Name)
    case removedStop(Name, trip: Name)
    /// A stop that one side removed and the other changed; it is kept.
    case keptStop(Name, trip: Name, deletedBy: MergeSide)
    /// Stops of a trip have other places in it.
    case movedStops([Name], trip: Name)
    /// A stop that both sides moved to different places; it stays as in ours.
    case stopMovedByBoth(Name, trip: Name)
    /// A field has the value of theirs: of the library, of a trip, or of a stop.
    case changedField(String, trip: Name?, stop: Name?)
}

/// A field that both sides changed in different ways.
package struct MergeConflict: Equatable, Sendable {
    /// A trip or a stop, by id and by its name in ours.
    package struct Place: Equatable, Sendable {
        /// The id.
        package let id: ID
        /// The name in ours.
        package let name: Name

        /// Names a place.
        package init(id: ID, name: Name) {
            self.id = id
            self.name = name
        }
    }

    /// The trip; nil for a field of the library.
    package let trip: Place?
    /// The stop; nil for a field of the trip.
    package let stop: Place?
    /// The path of the field in JSON, from the trip or the stop: `name`, `plan.fuel.price`.
    package let field: String
    /// The value before both changes; nil if there was none or it is not known.
    package let base: JSONValue?
    /// The value in ours; nil if there is none.
    package let ours: JSONValue?
    /// The value in theirs; nil if there is none.
    package let theirs: JSONValue?
}
