/// Which trips of a library something is done with.
package enum TripSelection: Equatable, Sendable {
    /// All of them.
    case all
    /// The one with this id.
    case trip(Trip.ID)
    /// Those that a person names, in that order; each text one or a list of several.
    case references([String])

    /// The trips; throws `ReferenceError` when a person's words mean none or several, `StoreError` when the trip with
    /// the id does not exist any more. A trip that is named twice comes twice.
    package func trips(in library: Library) throws -> [Trip] {
        switch self {
        case .all: return library.trips
        case .trip(let id):
            guard let trip = library.trip(id) else { throw StoreError.refused(.noSuchTrip) }
            return [trip]
        case .references(let references):
            let search = ReferenceSearch(library)
            return try references.flatMap { try search.indexes(ofLists: [$0]) }.map { library.trips[$0] }
        }
    }
}
