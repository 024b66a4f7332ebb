import CivilTime
package import Entities
import Geodesy
import MapData
package import Places
package import Reactive
import Text

/// The use cases of one stop. Each begins when it is subscribed to, and its result is on disk by then.
package final class WaypointInteractor {
    private let tripID: Trip.ID
    private let model: DataModel
    private let mapData: any MapDataProvider
    private let today: () -> CivilDate
    private let editText: ((_ text: String) throws -> String)?
    /// The stop that is shown; `go` changes it.
    private let stopID: CurrentValueSubject<Waypoint.ID, Never>

    /// The stop as it is on disk, with its trip's route as it arrives; nil when it does not exist any more.
    package let detail: AnyPublisher<WaypointDetail?, Never>

    /// The same once the route is known or cannot be.
    package var routed: AnyPublisher<WaypointDetail?, Never> {
        detail.filter { $0?.route != .loading }.eraseToAnyPublisher()
    }

    /// Follows one stop of one trip.
    package init(stop: Waypoint.ID, ofTrip trip: Trip.ID, _ dependencies: WaypointDependencies) {
        tripID = trip
        model = dependencies.model
        mapData = dependencies.mapData
        today = dependencies.today
        editText = dependencies.editText
        let stopID = CurrentValueSubject<Waypoint.ID, Never>(stop)
        self.stopID = stopID
        let mapData = mapData
        detail = model.libraryPublisher
            .map { $0.trip(trip) }
            .removeDuplicates()
            .map { trip -> AnyPublisher<(Trip, Loading<Route>)?, Never> in
                guard let trip else { return Just(nil).eraseToAnyPublisher() }
                return mapData.followedRoute(of: trip).map { (trip, $0) }.eraseToAnyPublisher()
            }
            .switchToLatest()
            .combineLatest(stopID.removeDuplicates())
            .map { routed, stop in
                guard let (trip, route) = routed, let index = trip.waypoints.firstIndex(where: { $0.id == stop })
                else { return nil }
                return WaypointDetail(trip: trip, index: index, route: route)
            }
            .eraseToAnyPublisher()
    }

    /// Changes the stop as one step of the history; fails with `PlaceError`, `NameError`, `NoteError`, `PlanError` or
    /// `StoreError`. `chosen` says what a text of a place means.
    package func edit(
        _ edit: WaypointEdit, chosen: [String: FoundPlace] = [:]
    ) -> AnyPublisher<WaypointOutcome, any Error> {
        attempt { [self] in
            let (trip, number) = try position()
            let name = try edit.name.map { text throws(NameError) in try Name(text) }
            let note = try edit.note.flatMap { text throws(NoteError) in try Note(text) }
            let (settings, currency) = try edit.settings(of: trip, today: today())
            var plan = trip.waypoints[number - 1].plan
            for setting in settings { try plan.set(setting) }
            let decided = Set(edit.plan.keys.map(\.rawValue))
            let doubts =
                doubts(about: settings, of: trip) + Self.remarks(on: settings, [(number, plan)])
                + (currency?.doubt.map { [$0] } ?? [])
            return found(edit.place, of: trip, number, chosen).flatMap { [self] found in
                save(found) { (trip, number) in
                    try Edits.changeStop(number, of: trip, currency: currency?.code) { stop in
                        if let found { stop.location = found.location }
                        if let name { stop.name = name }
                        if edit.note != nil { stop.note = note }
                        if edit.changesPlan { stop.plan = plan }
                        // Anything that another program keeps under the name of a decision goes away with it.
                        if stop.otherFields.beside.contains(where: { decided.contains($0.name) }) {
                            stop.otherFields.beside.removeAll { decided.contains($0.name) }
                        }
                    }
                }
                .map { (outcome: WaypointOutcome) in
                    var outcome = outcome
                    outcome.warnings += doubts
                    outcome.currency = currency?.code
                    return outcome
                }
                .eraseToAnyPublisher()
            }
        }
    }

    /// Doubts about an arrival of a trip without a first day, which would tell whether its year is right.
    private func doubts(about settings: [StopSetting], of trip: Trip) -> [String] {
        guard trip.plan.start == nil else { return [] }
        return settings.compactMap { setting in
            guard case .arrive(let time?) = setting, let moment = time.moment else { return nil }
            return PlanText.doubt(about: moment.date, today: today())
        }
    }

    /// A remark on a stay that does nothing, since a day begins there with the time to leave.
    static func remarks(on settings: [StopSetting], _ stops: [(number: Int, plan: StopPlan)]) -> [String] {
        let isStay = settings.contains { if case .stayMinutes(.some) = $0 { true } else { false } }
        if let cost = costBesideNoNight(settings, stops.map(\.plan)) { return [cost] }
        guard isStay, let stop = stops.first(where: { $0.number == 1 || $0.plan.nights ?? 0 > 0 }) else { return [] }
        // The day may begin on foot.
        return [
            stop.number == 1
                ? "A stay at the first stop is not counted: the day begins at its time to leave, which can be later."
                : "A stay where the night is spent is not counted: the next day begins at its time to leave."
        ]
    }

    /// A remark on what a stop costs at which there is no night any more: it counts on, and not as lodging.
    private static func costBesideNoNight(_ settings: [StopSetting], _ stops: [StopPlan]) -> String? {
        let isNone = settings.contains { if case .nights(0) = $0 { true } else { false } }
        guard isNone, let cost = stops.lazy.compactMap({ $0.kind == nil ? $0.cost : nil }).first else { return nil }
        return "The cost of \(cost) stays, and is no lodging now: cost - takes it away."
    }

    /// Puts the stop at the place that a PLACE means, and names it so; fails as `edit` does.
    /// `chosen` says what the text means.
    package func look(
        _ place: String, chosen: [String: FoundPlace] = [:]
    ) -> AnyPublisher<WaypointOutcome, any Error> {
        attempt { [self] in
            let (trip, number) = try position()
            return found(place, of: trip, number, chosen).flatMap { [self] found in
                found.map { move(to: $0) } ?? Fail(error: PlaceError.text(.empty)).eraseToAnyPublisher()
            }
        }
    }

    /// The location of the stop before the one that is shown, and its own location; nil where there is none.
    func locations() -> (previous: Coordinate?, own: Coordinate?) {
        guard let (trip, number) = try? position() else { return (nil, nil) }
        return (Self.previousPlace(trip, number), trip.waypoints[number - 1].location)
    }

    /// Whether the person has an editor.
    package var hasEditor: Bool { editText != nil }

    /// Lets the person change the note in their editor, and waits for it; fails as `edit` does, and as the editor does.
    package func editNote() -> AnyPublisher<WaypointOutcome, any Error> {
        attempt { [self] in
            let (trip, number) = try position()
            let note = trip.waypoints[number - 1].note?.text ?? ""
            return edit(WaypointEdit(note: try (editText?(note) ?? note).trimmed))
        }
    }

    /// Puts the stop where a found place is and names it so; coordinates alone leave the name as it is.
    package func move(to place: FoundPlace) -> AnyPublisher<WaypointOutcome, any Error> {
        save(place) { (trip, number) in
            let name = try place.isNamed ? Name(place) : trip.waypoints[number - 1].name
            return try Edits.placeStop(number, of: trip, at: place.location, named: name)
        }
    }

    /// Deletes the stop; the outcome has it as it was.
    package func delete() -> AnyPublisher<WaypointOutcome, any Error> {
        attempt { [self] in
            let (trip, number) = try position()
            let stop = trip.waypoints[number - 1]
            return try model.save(Edits.removeStops([number], from: trip))
                .map { saved in
                    let ways = saved.library.trip(trip.id).map {
                        LegWays(from: trip, to: $0).sentences(isRemoval: true)
                    }
                    return WaypointOutcome(stop: stop, warnings: saved.warnings, ways: ways ?? [])
                }
        }
    }

    /// Goes to the stop `offset` places further (1 or -1); false when there is none.
    package func go(_ offset: Int) -> Bool {
        guard let (trip, number) = try? position(), trip.waypoints.indices.contains(number - 1 + offset) else {
            return false
        }
        stopID.send(trip.waypoints[number - 1 + offset].id)
        return true
    }

    /// Those changes of a step that are about other trips; none where the history cannot be read: then `take` fails.
    func changesOfOthers(_ step: HistoryStep) -> [String] { (try? model.changes(of: step, notOf: tripID)) ?? [] }

    /// Takes a step through the history of the library.
    package func take(_ step: HistoryStep) -> AnyPublisher<Saved, StoreError> { model.take(step) }

    /// The place that a PLACE means for the stop of a number; nil where none was given.
    private func found(
        _ place: String?, of trip: Trip, _ number: Int, _ chosen: [String: FoundPlace]
    ) -> AnyPublisher<FoundPlace?, any Error> {
        guard let place, chosen[place] == nil else {
            return Just(place.flatMap { chosen[$0] }).setFailureType(to: (any Error).self).eraseToAnyPublisher()
        }
        let others = trip.waypoints.enumerated().filter { $0.offset != number - 1 }.map(\.element.location)
        let query = PlaceQuery(text: place, near: Self.previousPlace(trip, number), stops: others)
        return mapData.getLocation(for: query)
            .tryMap { found in
                // A name that no stop can have is refused, also where the stop keeps its own.
                _ = try Name(found)
                return found
            }
            .eraseToAnyPublisher()
    }

    /// Saves a change of the stop as it is now, if it is one.
    private func save(
        _ place: FoundPlace?, change: @escaping (_ trip: Trip, _ number: Int) throws -> Change?
    ) -> AnyPublisher<WaypointOutcome, any Error> {
        attempt { [self] in
            let (trip, number) = try position()
            let stop = trip.waypoints[number - 1]
            let change = try change(trip, number)
            return model.save(change).map { saved in
                let now = saved.library.trip(trip.id)?.waypoints.first { $0.id == stop.id }
                return WaypointOutcome(
                    stop: now ?? stop, before: stop, place: place, isChanged: change != nil,
                    plan: saved.library.trip(trip.id)?.plan, warnings: saved.warnings)
            }
        }
    }

    /// The trip and the stop's number in it; throws when one of them does not exist any more.
    private func position() throws(StoreError) -> (trip: Trip, number: Int) {
        guard let trip = model.library.trip(tripID) else { throw .refused(.noSuchTrip) }
        guard let index = trip.waypoints.firstIndex(where: { $0.id == stopID.value }) else {
            throw .refused(.noSuchStop)
        }
        return (trip, index + 1)
    }

    /// The locations of the other stops of the trip; none where the stop does not exist any more.
    var otherStops: [Coordinate] {
        guard let (trip, number) = try? position() else { return [] }
        return trip.waypoints.enumerated().filter { $0.offset != number - 1 }.map(\.element.location)
    }

    /// The location of the stop before this one: a place that is looked up is likely to be near it.
    private static func previousPlace(_ trip: Trip, _ number: Int) -> Coordinate? {
        number > 1 ? trip.waypoints[number - 2].location : nil
    }
}
