package import Entities
package import FoundationEssentials
import MapData
package import Reactive

/// The use cases of one trip.
package final class TripDetailInteractor: TripDetailInteracting {
    private let id: UUID
    private let model: DataModel
    private let places: PlaceFinder
    private let identifiers: any IdentifierSource

    package let detail: AnyPublisher<TripDetail?, Never>

    /// Follows the trip with this id.
    package init(trip id: UUID, _ dependencies: TripDetailDependencies) {
        self.id = id
        model = dependencies.model
        places = dependencies.places
        identifiers = dependencies.identifiers
        let mapData = dependencies.mapData
        detail = model.libraryPublisher
            .map { $0.trip(id) }
            .removeDuplicates()
            .map { trip -> AnyPublisher<TripDetail?, Never> in
                guard let trip else { return Just(nil).eraseToAnyPublisher() }
                return mapData.directions(for: trip)
                    .map { Loading.loaded($0) }
                    .catch { Just(Loading.failed("\($0)")) }
                    .prepend(.loading)
                    .map { TripDetail(trip: trip, route: $0) }
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .eraseToAnyPublisher()
    }

    package func stop(_ reference: String) throws -> Waypoint {
        let trip = try trip()
        return try trip.waypoints[StopReference(reference).index(in: trip)]
    }

    package func addStops(places texts: [String], at number: Int?, name: String?, note: String?) throws -> [AddedStop] {
        let trip = try trip()
        let name = try name.map { text throws(NameError) in try Name(text) }
        let note = try note.flatMap { text throws(NoteError) in try Note(text) }
        let before = number.flatMap { trip.waypoints.indices.contains($0 - 2) ? trip.waypoints[$0 - 2] : nil }
        let found = try places.find(all: texts, near: (before ?? trip.waypoints.last)?.location)
        let stops =
            found.isEmpty
            ? [NewStop(name: name, note: note)]
            : found.map { NewStop(name: name ?? $0.name, place: $0.location, note: note) }
        let change = try Edits.addStops(stops, to: trip, at: number, ids: identifiers)
        let after = try apply(change)
        guard case .insertStops(_, let placed) = change else { return [] }
        let ids = Set(placed.map(\.stop.id))
        let added = after.waypoints.enumerated().filter { ids.contains($0.element.id) }
        return added.enumerated().map { order, stop in
            AddedStop(
                number: stop.offset + 1, stop: stop.element, place: found.indices.contains(order) ? found[order] : nil)
        }
    }

    package func moveStop(_ reference: String, to number: String) throws -> (stop: Waypoint, number: Int) {
        let trip = try trip()
        let from = try StopReference(reference).index(in: trip) + 1
        guard let to = Int(number) else { throw EditError.notANumber(number) }
        let stop = trip.waypoints[from - 1]
        let after = try apply(Edits.moveStop(from, to: to, in: trip))
        return (stop, (after.waypoints.firstIndex { $0.id == stop.id } ?? to - 1) + 1)
    }

    package func removeStops(_ references: [String]) throws -> [Waypoint] {
        let trip = try trip()
        let numbers = try references.map { try StopReference($0).index(in: trip) + 1 }
        try apply(Edits.removeStops(numbers, from: trip))
        var seen = Set<Int>()
        return numbers.filter { seen.insert($0).inserted }.map { trip.waypoints[$0 - 1] }
    }

    package func rename(_ name: String) throws {
        try apply(Edits.rename(trip(), to: Name(name)))
    }

    package func reverse() throws {
        try apply(Edits.reverse(trip()))
    }

    package func setRoundTrip(_ isRoundTrip: Bool) throws {
        try apply(Edits.setRoundTrip(trip(), to: isRoundTrip))
    }

    private func trip() throws(StoreError) -> Trip {
        guard let trip = model.library.trip(id) else { throw .refused(.noSuchTrip) }
        return trip
    }

    /// Saves a change, if it is one, and returns the trip as it is afterwards.
    @discardableResult
    private func apply(_ change: Change?) throws(StoreError) -> Trip {
        guard let change else { return try trip() }
        guard let trip = try model.apply(change).library.trip(id) else { throw .refused(.noSuchTrip) }
        return trip
    }
}
