import CivilTime
package import Entities
import Geodesy
import Itineraries
import MapData
package import Places
package import Reactive
import Screens
import Text

/// The use cases of one trip. Each begins when it is subscribed to, and its result is on disk by then.
package final class TripDetailInteractor {
    private let tripID: Trip.ID
    let model: DataModel
    let places: PlaceFinder
    let identifiers: any IdentifierSource
    let mapData: any MapDataProvider
    let clock: (Coordinate) -> PlaceClock
    private let editStops: TripDetailDependencies.EditStops
    let listReader: TypedList.Reader

    /// The trip as it is on disk, with its route as it arrives; nil when it does not exist any more.
    package let detail: AnyPublisher<TripDetail?, Never>

    /// Follows one trip.
    package init(trip: Trip.ID, _ dependencies: TripDetailDependencies) {
        tripID = trip
        model = dependencies.model
        places = dependencies.mapData.places
        identifiers = dependencies.identifiers
        mapData = dependencies.mapData
        clock = dependencies.clock
        editStops = dependencies.editStops
        listReader = dependencies.listReader
        let mapData = mapData
        let known = KnownLegs()
        detail = model.libraryPublisher
            .map { $0.trip(trip) }
            .removeDuplicates()
            .map { trip -> AnyPublisher<TripDetail?, Never> in
                guard let trip else { return Just(nil).eraseToAnyPublisher() }
                return mapData.followedRoute(of: trip)
                    .map { TripDetail(trip: trip, route: $0, known: known.legs(of: trip, $0)) }
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .eraseToAnyPublisher()
    }

    /// The same once the route is known or cannot be.
    package var routed: AnyPublisher<TripDetail?, Never> {
        detail.filter { $0?.route != .loading }.eraseToAnyPublisher()
    }

    /// A trip as it was before an edit, once its route is known or cannot be.
    package func routed(_ trip: Trip) -> AnyPublisher<TripDetail, Never> {
        mapData.followedRoute(of: trip).filter { $0 != .loading }.map { TripDetail(trip: trip, route: $0) }
            .eraseToAnyPublisher()
    }

    /// The names of all trips. Linear in them.
    var tripNames: [String] { model.library.trips.map(\.name.text) }

    /// The stop that a person means; throws `ReferenceError`, and `StoreError` when the trip does not exist any more.
    package func stop(_ reference: String) throws -> Waypoint { try trip().stop(named: reference) }

    /// Does an edit; fails with the errors of its use case. `chosen` says what some texts of places mean.
    package func perform(
        _ edit: TripDetailEdit, chosen: [String: FoundPlace] = [:]
    ) -> AnyPublisher<TripDetailOutcome, any Error> {
        switch edit {
        case .add(let places, let position, let name, let notes, let nights):
            addStops(places, position, name: name, notes: notes, nights: nights, chosen: chosen)
        case .insert(let stops, let position, let found, let plan): insert(stops, position, found, plan: plan)
        case .move(let references, let number): moveStops(references, to: number)
        case .remove(let references): removeStops(references)
        case .rename(let name): rename(name)
        case .reverse: reverse()
        case .setRoundTrip(let isRoundTrip): setRoundTrip(isRoundTrip)
        case .copy(let stops, let target, let number, let isMove):
            copyStops(stops, to: target, at: number, moving: isMove)
        case .split(let stops, let names): split(stops, names: names)
        case .set(let stops, let edit): set(stops, edit, chosen)
        }
    }

    /// Adds a stop for each place; there is at least one. The name goes to each; the notes and the nights are those of
    /// the texts, by their index. `chosen` says what some of the texts mean. All are added or none; fails with
    /// `PlaceError`, `NameError`, `NoteError`, `EditError` or `StoreError`.
    package func addStops(
        _ texts: [String], _ position: StopPosition, name: String?, notes: [Int: String], nights: [Int: Int] = [:],
        chosen: [String: FoundPlace] = [:]
    ) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            guard !texts.isEmpty else { throw PlaceError.text(.empty) }
            let name = try name.map { text throws(NameError) in try Name(text) }
            let notes = try notes.compactMapValues { text throws(NoteError) in try Note(text) }
            let typed = TypedStops(texts, nights: nights, chosen: chosen)
            let found = try places.places(
                typed.places, near: nearby(position), stops: trip().waypoints.map(\.location), chosen: typed.chosen)
            let stops = try [NewStop](
                at: found, foundFor: typed.places, named: name, notes: notes, plans: typed.plans())
            let corrections = SpellingCorrection.all(typed.places, found, chosen: typed.chosen)
            return insert(Edits.made(stops, ids: identifiers), position, found)
                .map {
                    var outcome = $0
                    outcome.corrections = corrections
                    return outcome
                }
                .eraseToAnyPublisher()
        }
    }

    /// Moves stops, each text one or a list, so that the first of them has the number `to` afterwards: a number, or the
    /// stop that has it now.
    package func moveStops(_ references: [String], to target: String) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            let trip = try trip()
            let numbers = try trip.stopNumbers(named: references)
            guard !target.isEmpty else { throw EditError.noTarget }
            let to = try Int(target) ?? trip.stopIndex(named: target) + 1
            let stops = numbers.map { trip.waypoints[$0 - 1] }
            let change = try Edits.moveStops(numbers, to: to, in: trip)
            return save(change) { after in
                let index = after.waypoints.firstIndex { $0.id == stops.first?.id }
                return .moved(stops, to: index.map { $0 + 1 } ?? to, isChanged: change != nil)
            }
        }
    }

    /// Removes stops, all or none; one that is named twice is removed once. Each text may be a list.
    package func removeStops(_ references: [String]) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            let trip = try trip()
            let numbers = try trip.stopNumbers(named: references)
            let stops = numbers.map { trip.waypoints[$0 - 1] }
            return save(try Edits.removeStops(numbers, from: trip)) { _ in .removed(stops) }
        }
    }

    /// Gives the trip another name.
    package func rename(_ name: String) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            let old = try trip()
            let change = try Edits.rename(old, to: Name(name))
            return save(change) { _ in .renamed(from: change == nil ? nil : old.name) }
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

    /// Sets what stops have.
    private func set(
        _ stops: [String], _ edit: WaypointEdit, _ chosen: [String: FoundPlace]
    ) -> AnyPublisher<TripDetailOutcome, any Error> {
        editStops(tripID, stops, edit, chosen)
            .tryMap { [self] in try TripDetailOutcome(result: .set($0), trip: trip(), warnings: $0.warnings) }
            .eraseToAnyPublisher()
    }

    /// Those changes of a step that are about other trips; none where the history cannot be read: then `take` fails.
    func changesOfOthers(_ step: HistoryStep) -> [String] { (try? model.changes(of: step, notOf: tripID)) ?? [] }

    /// Takes a step through the history of the library.
    package func take(_ step: HistoryStep) -> AnyPublisher<Saved, StoreError> { model.take(step) }

    /// Inserts stops from a number on, at the end, or each where it lengthens the trip the least; `plan` is the plan of
    /// the trip with them, the one that it has unless given.
    private func insert(
        _ stops: [Waypoint], _ position: StopPosition, _ found: [FoundPlace], plan: Plan? = nil
    ) -> AnyPublisher<TripDetailOutcome, any Error> {
        attempt { [self] in
            let trip = try trip()
            let number: Int? = if case .number(let number) = position { number } else { nil }
            guard position == .best else {
                let change = try Edits.addStops(stops, to: trip, at: number)
                return save(Self.change(change, of: trip, to: plan)) {
                    .added(Self.added(stops.map { ($0.id, nil) }, in: $0, found))
                }
            }
            return mapData.bestInsertions(of: stops, into: trip)
                .mapError { _ in PlaceError.noDistances as any Error }
                .flatMap { [self] insertions in
                    let placed = insertions.map(\.stop).sorted { $0.index < $1.index }
                    let change = Change.insertStops(trip: tripID, placed)
                    return save(Self.change(change, of: trip, to: plan)) { after in
                        .added(Self.added(insertions.map { ($0.stop.stop.id, $0.growth) }, in: after, found))
                    }
                }
                .eraseToAnyPublisher()
        }
    }

    /// A change that adds stops, which gives the trip its new plan before that where it has another one.
    private static func change(_ change: Change, of trip: Trip, to plan: Plan?) -> Change {
        guard let plan, plan != trip.plan else { return change }
        var planned = trip
        planned.plan = plan
        let label = "Added \(Wording.counted(change.placedStops.count, "stop")) to \(Wording.quoted(trip.name.text))"
        return .labelled(label, .several([.editTrip(from: trip, to: planned), change]))
    }

    /// The stops with these ids, as they stand in the trip now.
    private static func added(
        _ stops: [(id: Waypoint.ID, growth: StopGrowth?)], in trip: Trip, _ found: [FoundPlace]
    ) -> [AddedStop] {
        let indexes = Dictionary(trip.waypoints.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
        return zip(stops, found).compactMap { stop, place in
            indexes[stop.id].map {
                AddedStop(number: $0 + 1, stop: trip.waypoints[$0], place: place, growth: stop.growth)
            }
        }
    }

    /// Saves a change, if it is one; `result` makes its result from the trip as it is afterwards.
    private func save(
        _ change: Change?, _ result: @escaping (_ after: Trip) -> TripDetailOutcome.Result
    ) -> AnyPublisher<TripDetailOutcome, any Error> {
        save(change) { after, _ in result(after) }
    }

    /// The same, where `result` needs the library as it is afterwards.
    /// `others` are trips that the change is about, too, `sentences` what is to be said of it.
    func save(
        _ change: Change?, others: [Trip] = [], _ sentences: [AdvisedText] = [],
        _ result: @escaping (_ after: Trip, _ library: Library) -> TripDetailOutcome.Result
    ) -> AnyPublisher<TripDetailOutcome, any Error> {
        let before = model.library.trip(tripID)
        return model.save(change)
            .tryMap { [tripID] saved in
                guard let trip = saved.library.trip(tripID) else { throw StoreError.refused(.noSuchTrip) }
                let result = result(trip, saved.library)
                let isRemoval = if case .removed = result { true } else { false }
                let ways = before.map { LegWays(from: $0, to: trip).sentences(isRemoval: isRemoval) } ?? []
                // Stops that go to another trip take their ways with them.
                let elsewhere = others.flatMap { other -> [AdvisedText] in
                    guard let now = saved.library.trip(other.id) else { return [] }
                    return ([other] + (before.map { [$0] } ?? [])).flatMap { LegWays(from: $0, to: now).sentences() }
                }
                return TripDetailOutcome(
                    result: result, trip: trip, warnings: saved.warnings, ways: sentences + ways + elsewhere,
                    daysBefore: before?.plan.days)
            }
            .eraseToAnyPublisher()
    }

    /// The trip as it is on disk; throws when it does not exist any more.
    func trip() throws(StoreError) -> Trip {
        guard let trip = model.library.trip(tripID) else { throw .refused(.noSuchTrip) }
        return trip
    }
}
