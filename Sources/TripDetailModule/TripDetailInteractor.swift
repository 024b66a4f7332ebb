package import Entities
package import Geodesy
import MapData
package import Places
package import Reactive
import StopOrder
import Text

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
        places = dependencies.mapData.places
        identifiers = dependencies.identifiers
        mapData = dependencies.mapData
        let mapData = mapData
        let known = KnownLegs()
        detail = model.libraryPublisher
            .map { $0.trip(trip) }
            .removeDuplicates()
            .map { trip -> AnyPublisher<TripDetail?, Never> in
                guard let trip else { return Just(nil).eraseToAnyPublisher() }
                return mapData.followedRoute(of: trip)
                    .map { known.detail(of: trip, $0) }
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .eraseToAnyPublisher()
    }

    /// The names of all trips. Linear in them.
    var tripNames: [String] { model.library.trips.map(\.name.text) }

    /// The stop that a person means; throws `ReferenceError`, and `StoreError` when the trip does not exist any more.
    package func stop(_ reference: String) throws -> Waypoint {
        let trip = try trip()
        return try trip.waypoints[StopReference(reference).index(in: trip)]
    }

    /// Adds a stop for each place; there is at least one. Name and note go to each. `chosen` says what some of the
    /// texts mean. All are added or none; fails with `PlaceError`, `NameError`, `NoteError`, `EditError` or
    /// `StoreError`.
    package func addStops(
        _ texts: [String], _ position: StopPosition, name: String?, note: String?, chosen: [String: FoundPlace] = [:]
    ) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            guard !texts.isEmpty else { throw PlaceError.text(.empty) }
            let name = try name.map { text throws(NameError) in try Name(text) }
            let note = try note.flatMap { text throws(NoteError) in try Note(text) }
            let found = try places.places(
                texts, near: nearby(position), stops: trip().waypoints.map(\.location), chosen: chosen)
            let stops = try [NewStop](at: found, foundFor: texts, named: name, note: note)
            return switch position {
            case .end: insert(stops, at: nil, found: found)
            case .number(let number): insert(stops, at: number, found: found)
            case .best: insertWhereBest(stops, found: found)
            }
        }
    }

    /// Where a new place is likely to be near: the stop before it, or the last one.
    package func nearby(_ position: StopPosition) throws -> Coordinate? {
        let stops = try trip().waypoints
        guard case .number(let number) = position else { return stops.last?.location }
        // A number that no new stop can have is refused when the places are known.
        return (stops.prefix(max(1, number) - 1).last ?? stops.last)?.location
    }

    /// Moves stops, each text one or a list, so that the first of them has the number `to` afterwards: a number, or the
    /// stop that has it now.
    package func moveStops(_ references: [String], to target: String) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            let trip = try trip()
            let search = ReferenceSearch(trip)
            let numbers = try search.indexes(ofLists: references).map { $0 + 1 }
            let to = try number(target, search)
            let stops = numbers.map { trip.waypoints[$0 - 1] }
            let change = try Edits.moveStops(numbers, to: to, in: trip)
            return save(change) { after in
                let index = after.waypoints.firstIndex { $0.id == stops.first?.id }
                return .moved(stops, to: index.map { $0 + 1 } ?? to, isChanged: change != nil)
            }
        }
    }

    /// A number as typed, or that of a stop.
    private func number(_ text: String, _ search: ReferenceSearch) throws -> Int {
        guard !text.isEmpty else { throw EditError.noTarget }
        return try Int(text) ?? search.index(of: text) + 1
    }

    /// Removes stops, all or none; one that is named twice is removed once. Each text may be a list.
    package func removeStops(_ references: [String]) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            let trip = try trip()
            let numbers = try ReferenceSearch(trip).indexes(ofLists: references).map { $0 + 1 }
            let stops = numbers.map { trip.waypoints[$0 - 1] }
            return save(try Edits.removeStops(numbers, from: trip)) { _ in .removed(stops) }
        }
    }

    /// Gives the trip another name.
    package func rename(_ name: String) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            let change = try Edits.rename(trip(), to: Name(name))
            return save(change) { _ in .renamed(isChanged: change != nil) }
        }
    }

    /// Reverses the order of the stops.
    package func reverse() -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            let change = Edits.reverse(try trip())
            return save(change) { _ in .reversed(isChanged: change != nil) }
        }
    }

    /// Makes the trip a round trip, or a one-way trip.
    package func setRoundTrip(_ isRoundTrip: Bool) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            let change = Edits.setRoundTrip(try trip(), to: isRoundTrip)
            return save(change) { _ in .setRoundTrip(isRoundTrip, isChanged: change != nil) }
        }
    }

    /// Copies stops into another trip, or moves them there; each text may be a list.
    package func copyStops(
        _ references: [String], to target: String, at number: Int?, moving isMove: Bool
    ) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            let trip = try trip()
            let numbers = try ReferenceSearch(trip).indexes(ofLists: references).map { $0 + 1 }
            let target = try model.library.trip(named: target)
            let change = try Edits.copyStops(
                numbers, of: trip, to: target, at: number, moving: isMove, ids: identifiers)
            let stops = numbers.map { trip.waypoints[$0 - 1] }
            return save(change) { after, library in
                let target = library.trip(target.id) ?? after
                let first = change.placedStops.first?.stop.id
                let index = target.waypoints.firstIndex { $0.id == first } ?? target.waypoints.count
                return .copied(stops, to: target, number: index + 1, isMove: isMove)
            }
        }
    }

    /// Splits the trip, so that each of these stops begins a part; each text may be a list.
    package func split(_ references: [String], names: [String]) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            let trip = try trip()
            let numbers = try ReferenceSearch(trip).indexes(ofLists: references).map { $0 + 1 }
            let names = try names.map { text throws(NameError) in try Name(text) }
            let change = try Edits.split(trip, at: numbers, named: names, in: model.library, ids: identifiers)
            return save(change) { after, library in
                let index = library.index(ofTrip: trip.id) ?? 0
                return .split([after] + library.trips[(index + 1)...].prefix(Set(numbers).count))
            }
        }
    }

    /// The place that a text means, near the last stop; fails with `PlaceError`.
    package func place(_ text: String) -> AnyPublisher<FoundPlace, PlaceError> {
        let stops = (try? trip().waypoints.map(\.location)) ?? []
        return mapData.getLocation(for: PlaceQuery(text: text, near: stops.last, stops: stops))
    }

    /// Those changes of a step that are about other trips; none where the history cannot be read, which `take` says.
    func changesOfOthers(_ step: HistoryStep) -> [String] { (try? model.changes(of: step, notOf: tripID)) ?? [] }

    /// Takes a step through the history of the library.
    package func take(_ step: HistoryStep) -> AnyPublisher<Saved, StoreError> { model.take(step) }

    /// Inserts stops from `number` on, or at the end.
    private func insert(
        _ stops: [NewStop], at number: Int?, found: [FoundPlace]
    ) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            let change = try Edits.addStops(stops, to: trip(), at: number, ids: identifiers)
            return save(change) { .added(Self.added(change.placedStops.map(\.stop.id), in: $0, found: found)) }
        }
    }

    /// Asks for the distances of one stop after the other, each in the trip with those before it, then saves all. With
    /// a road engine they are those of its roads, for up to 100 stops, which engines answer at once; otherwise straight
    /// lines.
    private func insertWhereBest(
        _ stops: [NewStop], found: [FoundPlace]
    ) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            let trip = try trip()
            let made = Edits.made(stops, ids: identifiers)
            // It grows with each answer: a copy for each would take memory for stops times new stops.
            var grown = trip
            return Publishers.InSequence(made) { [mapData] stop, _ in
                var asked = grown
                asked.waypoints.append(stop)
                return Self.distances(of: asked, from: mapData)
                    .map { distances, isStraight in
                        let best = cheapestInsertion(
                            ofLastOf: distances, count: asked.waypoints.count, isRoundTrip: asked.isRoundTrip)
                        grown.waypoints.insert(stop, at: best.position)
                        return StopGrowth(metres: best.growth, isStraight: isStraight)
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

    /// The distances between the stops of a trip, and whether they are straight lines although a road engine is in use.
    private static func distances(
        of trip: Trip, from mapData: any MapDataProvider
    ) -> AnyPublisher<(StopDistances, isStraight: Bool), MapDataError> {
        func straight(_ isException: Bool) -> AnyPublisher<(StopDistances, isStraight: Bool), MapDataError> {
            mapData.distances(for: trip).map { ($0, isException) }.eraseToAnyPublisher()
        }
        guard mapData.knowsRoads else { return straight(false) }
        guard trip.waypoints.count <= 100 else { return straight(true) }
        return mapData.roadTable(for: trip)
            .map { (StopDistances.matrix($0.distances), false) }
            .catch { _ in straight(true) }
            .eraseToAnyPublisher()
    }

    /// The stops with these ids, as they stand in the trip now.
    private static func added(
        _ ids: [Waypoint.ID], in trip: Trip, found: [FoundPlace], growths: [Waypoint.ID: StopGrowth] = [:]
    ) -> [AddedStop] {
        let indexes = Dictionary(trip.waypoints.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
        return ids.enumerated().compactMap { order, id in
            guard let index = indexes[id], found.indices.contains(order) else { return nil }
            return AddedStop(
                number: index + 1, stop: trip.waypoints[index], place: found[order], growth: growths[id])
        }
    }

    /// Saves a change, if it is one; `result` says what it did, from the trip as it is afterwards.
    private func save(
        _ change: Change?, _ result: @escaping (_ after: Trip) -> TripDetailOutcome.Result
    ) -> AnyPublisher<TripDetailOutcome, any Error> {
        save(change) { after, _ in result(after) }
    }

    /// The same, where `result` needs the library as it is afterwards.
    private func save(
        _ change: Change?, _ result: @escaping (_ after: Trip, _ library: Library) -> TripDetailOutcome.Result
    ) -> AnyPublisher<TripDetailOutcome, any Error> {
        model.save(change)
            .tryMap { [tripID] saved in
                guard let trip = saved.library.trip(tripID) else { throw StoreError.refused(.noSuchTrip) }
                return TripDetailOutcome(result: result(trip, saved.library), trip: trip, warnings: saved.warnings)
            }
            .eraseToAnyPublisher()
    }

    private func trip() throws(StoreError) -> Trip {
        guard let trip = model.library.trip(tripID) else { throw .refused(.noSuchTrip) }
        return trip
    }
}
