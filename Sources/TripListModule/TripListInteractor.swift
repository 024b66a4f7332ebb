package import Entities
package import MapData
package import Reactive

/// The use cases of the list of trips.
package final class TripListInteractor: TripListInteracting {
    private let model: DataModel
    private let places: PlaceFinder
    private let identifiers: any IdentifierSource

    package let summaries: AnyPublisher<[TripSummary], Never>
    package private(set) var warnings: [String] = []

    /// Follows the library and asks how far each trip is: linear in the number of stops for each new library. Answers
    /// to older questions do not arrive any more.
    package init(_ dependencies: TripListDependencies) {
        model = dependencies.model
        places = dependencies.places
        identifiers = dependencies.identifiers
        let mapData = dependencies.mapData
        summaries = model.libraryPublisher
            .map { library in
                library.trips.map { trip in
                    mapData.totalDistance(for: trip)
                        .asLoading()
                        .map { TripSummary(trip: trip, distance: $0) }
                }
                .combineLatest()
            }
            .switchToLatest()
            .eraseToAnyPublisher()
    }

    package func trip(_ reference: String) throws -> Trip {
        try model.library.trip(named: reference)
    }

    package func newTrip(name: String, places texts: [String]) throws -> (trip: Trip, places: [FoundPlace]) {
        let name = name.isEmpty ? nil : try Name(name)
        let found = try places.find(all: texts, near: nil)
        let stops = found.map { NewStop(name: $0.name, place: $0.location) }
        return try (made(Edits.newTrip(named: name, stops: stops, ids: identifiers)), found)
    }

    package func duplicateTrip(_ reference: String, name: String?) throws -> Trip {
        let name = try name.map { text throws(NameError) in try Name(text) }
        return try made(Edits.duplicate(trip(reference), named: name, in: model.library, ids: identifiers))
    }

    package func deleteTrips(_ references: [String]) throws -> [Trip] {
        let library = model.library
        let search = ReferenceSearch(library)
        var seen = Set<Int>()
        let trips = try references.map { try search.index(of: $0) }
            .filter { seen.insert($0).inserted }
            .map { library.trips[$0] }
        warnings = try model.apply(Edits.delete(trips)).warnings
        return trips
    }

    /// Saves a change that inserts one trip and returns that trip.
    private func made(_ change: Change) throws(StoreError) -> Trip {
        let saved = try model.apply(change)
        warnings = saved.warnings
        guard case .insertTrips(let placed) = change, let made = placed.first?.trip,
            let trip = saved.library.trip(made.id)
        else { throw .refused(.noSuchTrip) }
        return trip
    }
}
