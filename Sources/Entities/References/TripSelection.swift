/// The trips of a library that a use case applies to.
package enum TripSelection: Equatable, Sendable {
    /// All trips.
    case all
    /// The trip with this id.
    case trip(Trip.ID)
    /// The trips that a person has typed references to, in that order; each text is one reference or a list.
    case references([String])

    /// The selected trips; a trip that several texts refer to is contained several times.
    ///
    /// Throws `ReferenceError` if a reference matches no trip or more than one, `StoreError` if the trip with the id
    /// does not exist any more.
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
