package import Entities
import MapData
package import Persistence
package import Reactive

/// The use cases of a map: the trips on it with their routes, and a map as a file.
package final class MapInteractor {
    private let documents: any DocumentAccess

    /// The trips as they are on disk, with their routes as they arrive. A trip that does not exist any more is left
    /// out.
    package let trips: AnyPublisher<[MappedTrip], Never>

    /// Follows some trips in this order; all trips of the library where `ids` is nil.
    package init(_ ids: [Trip.ID]?, _ dependencies: MapDependencies) {
        documents = dependencies.documents
        let mapData = dependencies.mapData
        trips = dependencies.model.libraryPublisher
            .map { library in ids.map { $0.compactMap { library.trip($0) } } ?? library.trips }
            .removeDuplicates()
            .map { trips in
                trips.map { trip in
                    mapData.followedRoute(of: trip).map { MappedTrip(trip: trip, route: $0) }
                }
                .combineLatest()
            }
            .switchToLatest()
            .eraseToAnyPublisher()
    }

    /// Writes a map into a file.
    package func write(_ text: String, to path: String, replacing: Bool) throws(DocumentError) {
        try documents.write(Array(text.utf8), to: path, replacing: replacing)
    }
}
