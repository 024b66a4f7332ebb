package import Entities
import Geodesy
package import MapData
package import Reactive
import StopOrder

/// The use cases of one trip. Each begins when it is subscribed to, and its result is on disk by then.
package final class TripDetailInteractor {
    private let tripID: Trip.ID
    private let model: DataModel
    private let places: PlaceFinder
    private let identifiers: any IdentifierSource
    private let mapData: any MapDataProvider

    /// The trip as it is on disk, with its route as it arrives; nil when it does not exist any more.
    package let detail: AnyPublisher<TripDetail?, Never>

    /// Follows one trip.
    package init(trip: Trip.ID, _ dependencies: TripDetailDependencies) {
        tripID = trip
        model = dependencies.model
        places = dependencies.places
        identifiers = dependencies.identifiers
        mapData = dependencies.mapData
        let mapData = mapData
        detail = model.libraryPublisher
            .map { $0.trip(trip) }
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

    /// The stop that a person means; throws `ReferenceError`, and `StoreError` when the trip does not exist any more.
    package func stop(_ reference: String) throws -> Waypoint {
        let trip = try trip()
        return try trip.waypoints[StopReference(reference).index(in: trip)]
    }

    /// Adds a stop for each place, from `number` (1 or more) on or else at the end; without a place the last stop is
    /// copied. Name and note go to each. All are added or none; fails with `PlaceError`, `NameError`, `NoteError`,
    /// `EditError` or `StoreError`.
    package func addStops(
        _ texts: [String], at number: Int?, name: String?, note: String?
    ) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            let trip = try trip()
            // A number that no new stop can have is refused when the places are known.
            let before = trip.waypoints.prefix(max(1, number ?? Int.max) - 1).last
            return try read(texts, name: name, note: note, near: (before ?? trip.waypoints.last)?.location)
                .flatMap { [self] stops, found in insert(stops, at: number, found: found) }
        }
    }

    /// Adds a stop at the end, at a place that was found.
    package func addStop(at place: FoundPlace) -> AnyPublisher<TripDetailOutcome, any Error> {
        insert([NewStop(name: place.name, place: place.location)], at: nil, found: [place])
    }

    /// Adds each place where it makes the trip least longer, one after the other in the order given. Fails as `addStops`
    /// does, and with `PlaceError.noDistances`.
    package func addStopsWhereBest(
        _ texts: [String], name: String?, note: String?
    ) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            let near = try trip().waypoints.last?.location
            return try read(texts, name: name, note: note, near: near)
                .flatMap { [self] stops, found in insertWhereBest(stops, found: found) }
        }
    }

    /// Moves a stop so that it has the number `number` afterwards.
    package func moveStop(_ reference: String, to number: String) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            let trip = try trip()
            let from = try StopReference(reference).index(in: trip) + 1
            guard let to = Int(number) else { throw EditError.notANumber(number) }
            let stop = trip.waypoints[from - 1]
            return save(try Edits.moveStop(from, to: to, in: trip)) { after in
                let index = after.waypoints.firstIndex { $0.id == stop.id }
                return .moved(stop, from: from, to: index.map { $0 + 1 } ?? to)
            }
        }
    }

    /// Removes stops, all or none; one that is named twice is removed once.
    package func removeStops(_ references: [String]) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            let trip = try trip()
            let search = ReferenceSearch(trip)
            let numbers = try references.map { try search.index(of: $0) + 1 }
            var seen = Set<Int>()
            let stops = numbers.filter { seen.insert($0).inserted }.map { trip.waypoints[$0 - 1] }
            return save(try Edits.removeStops(numbers, from: trip)) { _ in .removed(stops) }
        }
    }

    /// Gives the trip another name.
    package func rename(_ name: String) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in save(try Edits.rename(trip(), to: Name(name))) { _ in .renamed } }
    }

    /// Reverses the order of the stops.
    package func reverse() -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in save(Edits.reverse(try trip())) { _ in .reversed } }
    }

    /// Makes the trip a round trip, or a one-way trip.
    package func setRoundTrip(_ isRoundTrip: Bool) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            save(Edits.setRoundTrip(try trip(), to: isRoundTrip)) { _ in .setRoundTrip(isRoundTrip) }
        }
    }

    /// Takes a step through the history of the library.
    package func take(_ step: HistoryStep) -> AnyPublisher<Saved, StoreError> { model.take(step) }

    /// The stops that were asked for: no place is the last one again. Name and note go to each.
    private func read(
        _ texts: [String], name: String?, note: String?, near: Coordinate?
    ) throws -> AnyPublisher<(stops: [NewStop], found: [FoundPlace]), any Error> {
        let name = try name.map { text throws(NameError) in try Name(text) }
        let note = try note.flatMap { text throws(NoteError) in try Note(text) }
        return places.places(texts, near: near)
            .map { found in
                guard !found.isEmpty else { return ([NewStop(name: name, note: note)], []) }
                return (found.map { NewStop(name: name ?? $0.name, place: $0.location, note: note) }, found)
            }
            .withAnyFailure()
    }

    /// Inserts stops from `number` on, or at the end.
    private func insert(
        _ stops: [NewStop], at number: Int?, found: [FoundPlace]
    ) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            let change = try Edits.addStops(stops, to: trip(), at: number, ids: identifiers)
            guard case .insertStops(_, let placed) = change else { return save(change) { _ in .added([]) } }
            return save(change) { .added(Self.added(placed.map(\.stop.id), in: $0, found: found)) }
        }
    }

    /// Asks for the distances of one stop after the other, each in the trip with those before it, then saves all.
    private func insertWhereBest(
        _ stops: [NewStop], found: [FoundPlace]
    ) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            let trip = try trip()
            let made = Edits.made(stops, after: trip.waypoints.last?.location, ids: identifiers)
            // It grows with each answer: a copy for each would take memory for stops times new stops.
            var grown = trip
            return Publishers.InSequence(made) { [mapData] stop, _ in
                var asked = grown
                asked.waypoints.append(stop)
                return mapData.distances(for: asked)
                    .map { distances in
                        let best = cheapestInsertion(
                            ofLastOf: distances, count: asked.waypoints.count, isRoundTrip: asked.isRoundTrip)
                        grown.waypoints.insert(stop, at: best.position)
                        return best.growth
                    }
                    .mapError { _ in PlaceError.noDistances }
            }
            .withAnyFailure()
            .flatMap { [self] lengths in
                let growths = Dictionary(zip(made.map(\.id), lengths)) { first, _ in first }
                let placed = grown.waypoints.enumerated()
                    .filter { growths[$0.element.id] != nil }
                    .map { PlacedStop(index: $0.offset, stop: $0.element) }
                return save(.insertStops(trip: tripID, placed)) { after in
                    .added(Self.added(made.map(\.id), in: after, found: found, growths: growths))
                }
            }
        }
    }

    /// The stops with these ids, as they stand in the trip now.
    private static func added(
        _ ids: [Waypoint.ID], in trip: Trip, found: [FoundPlace], growths: [Waypoint.ID: Double] = [:]
    ) -> [AddedStop] {
        let indexes = Dictionary(trip.waypoints.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
        return ids.enumerated().compactMap { order, id in
            indexes[id].map { index in
                AddedStop(
                    number: index + 1, stop: trip.waypoints[index],
                    place: found.indices.contains(order) ? found[order] : nil, growth: growths[id])
            }
        }
    }

    /// Saves a change, if it is one; `result` says what it did, from the trip as it is afterwards.
    private func save(
        _ change: Change?, _ result: @escaping (_ after: Trip) -> TripDetailOutcome.Result
    ) -> AnyPublisher<TripDetailOutcome, any Error> {
        model.save(change)
            .tryMap { [tripID] saved in
                guard let trip = saved.library.trip(tripID) else { throw StoreError.refused(.noSuchTrip) }
                return TripDetailOutcome(result: result(trip), trip: trip, warnings: saved.warnings)
            }
            .eraseToAnyPublisher()
    }

    private func trip() throws(StoreError) -> Trip {
        guard let trip = model.library.trip(tripID) else { throw .refused(.noSuchTrip) }
        return trip
    }
}
