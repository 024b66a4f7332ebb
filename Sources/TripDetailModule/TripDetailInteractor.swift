package import Entities
import Geodesy
package import MapData
package import Reactive
import StopOrder

/// The use cases of one trip.
package final class TripDetailInteractor: TripDetailInteracting {
    private let id: ID
    private let model: DataModel
    private let places: PlaceFinder
    private let identifiers: any IdentifierSource
    private let mapData: any MapDataProvider

    package let detail: AnyPublisher<TripDetail?, Never>
    package private(set) var warnings: [String] = []

    /// Follows the trip with this id.
    package init(trip id: ID, _ dependencies: TripDetailDependencies) {
        self.id = id
        model = dependencies.model
        places = dependencies.places
        identifiers = dependencies.identifiers
        mapData = dependencies.mapData
        let mapData = mapData
        detail = model.libraryPublisher
            .map { $0.trip(id) }
            .removeDuplicates()
            .map { trip -> AnyPublisher<TripDetail?, Never> in
                guard let trip else { return Just(nil).eraseToAnyPublisher() }
                return mapData.directions(for: trip)
                    .asLoading()
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
        // A number that no new stop can have is refused below.
        let before = trip.waypoints.prefix(max(1, number ?? Int.max) - 1).last
        let (stops, found) = try read(texts, name: name, note: note, near: (before ?? trip.waypoints.last)?.location)
        let change = try Edits.addStops(stops, to: trip, at: number, ids: identifiers)
        let after = try apply(change)
        guard case .insertStops(_, let placed) = change else { return [] }
        return added(placed.map(\.stop.id), in: after, found: found)
    }

    package func addStop(at place: FoundPlace) throws -> [AddedStop] {
        let change = try Edits.addStops(
            [NewStop(name: place.name, place: place.location)], to: trip(), at: nil, ids: identifiers)
        let after = try apply(change)
        guard case .insertStops(_, let placed) = change else { return [] }
        return added(placed.map(\.stop.id), in: after, found: [place])
    }

    package func addStopsWhereBest(places texts: [String], name: String?, note: String?) throws -> [AddedStop] {
        var trip = try trip()
        let (stops, found) = try read(texts, name: name, note: note, near: trip.waypoints.last?.location)
        var lengths: [ID: Double] = [:]
        let made = Edits.made(stops, after: trip.waypoints.last?.location, ids: identifiers)
        for stop in made {
            trip.waypoints.append(stop)
            let best = try cheapestInsertion(
                ofLastOf: distances(trip), count: trip.waypoints.count, isRoundTrip: trip.isRoundTrip)
            trip.waypoints.removeLast()
            trip.waypoints.insert(stop, at: best.position)
            lengths[stop.id] = best.growth
        }
        let placed = trip.waypoints.enumerated().filter { lengths[$0.element.id] != nil }
        let after = try apply(
            .insertStops(trip: id, placed.map { PlacedStop(index: $0.offset, stop: $0.element) }))
        return added(made.map(\.id), in: after, found: found, lengths: lengths)
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
        let search = ReferenceSearch(trip)
        let numbers = try references.map { try search.index(of: $0) + 1 }
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

    /// The stops that were asked for: no place is the last one again. Name and note go to each.
    private func read(
        _ texts: [String], name: String?, note: String?, near: Coordinate?
    ) throws -> (stops: [NewStop], found: [FoundPlace]) {
        let name = try name.map { text throws(NameError) in try Name(text) }
        let note = try note.flatMap { text throws(NoteError) in try Note(text) }
        let found = try places.find(all: texts, near: near)
        guard !found.isEmpty else { return ([NewStop(name: name, note: note)], []) }
        return (found.map { NewStop(name: name ?? $0.name, place: $0.location, note: note) }, found)
    }

    /// The stops with these ids, as they stand in the trip now.
    private func added(
        _ ids: [ID], in trip: Trip, found: [FoundPlace], lengths: [ID: Double] = [:]
    ) -> [AddedStop] {
        let indexes = Dictionary(trip.waypoints.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
        return ids.enumerated().compactMap { order, id in
            indexes[id].map { index in
                AddedStop(
                    number: index + 1, stop: trip.waypoints[index],
                    place: found.indices.contains(order) ? found[order] : nil, added: lengths[id])
            }
        }
    }

    /// How far the stops of a trip are from each other.
    private func distances(_ trip: Trip) throws(PlaceError) -> StopDistances {
        do throws(MapDataError) {
            if let answer = try mapData.distances(for: trip).answerAtOnce() { return answer }
        } catch {
            throw .noDistances
        }
        throw .noDistances
    }

    private func trip() throws(StoreError) -> Trip {
        guard let trip = model.library.trip(id) else { throw .refused(.noSuchTrip) }
        return trip
    }

    /// Saves a change, if it is one, and returns the trip as it is afterwards.
    @discardableResult
    private func apply(_ change: Change?) throws(StoreError) -> Trip {
        warnings = []
        guard let change else { return try trip() }
        let saved = try model.apply(change)
        warnings = saved.warnings
        guard let trip = saved.library.trip(id) else { throw .refused(.noSuchTrip) }
        return trip
    }
}
