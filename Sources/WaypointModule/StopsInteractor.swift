package import Entities
import MapData
package import Places
package import Reactive
package import Screens

/// The use case of setting what stops of a trip have, for the pages that list them.
package struct StopsInteractor {
    private let trip: Trip.ID
    private let dependencies: WaypointDependencies
    private let formatter: WaypointFormatter

    /// Edits stops of one trip.
    package init(trip: Trip.ID, _ dependencies: WaypointDependencies) {
        self.trip = trip
        self.dependencies = dependencies
        formatter = WaypointBuilder.formatter(dependencies)
    }

    /// Changes stops, each text one or a list (`2-4,7`), as one step of the history, and publishes the words about it;
    /// fails as `WaypointInteractor.edit` does, and with `ReferenceError` and `SeveralStopsError`. `chosen` says what a
    /// text of a place means; a place gives the stop its name.
    package func edit(
        _ references: [String], _ edit: WaypointEdit, chosen: [String: FoundPlace] = [:]
    ) -> AnyPublisher<Notice, any Error> {
        attempt { [self] in
            guard let trip = dependencies.model.library.trip(trip) else { throw StoreError.refused(.noSuchTrip) }
            let numbers = try trip.stopNumbers(named: references)
            guard let first = numbers.first, numbers.count > 1 else {
                let stop = numbers.first.map { trip.waypoints[$0 - 1] }
                guard let stop else { throw StoreError.refused(.noSuchStop) }
                return self.edit(stop, edit, chosen)
            }
            guard edit.name == nil, edit.place == nil else {
                throw SeveralStopsError(
                    word: edit.name == nil ? .place : .name, example: edit.name ?? edit.place ?? "", first: first)
            }
            return try self.edit(numbers, of: trip, edit)
        }
    }

    private func edit(
        _ stop: Waypoint, _ edit: WaypointEdit, _ chosen: [String: FoundPlace]
    ) -> AnyPublisher<Notice, any Error> {
        let interactor = WaypointInteractor(stop: stop.id, ofTrip: trip, dependencies)
        if let place = edit.place {
            return interactor.look(place, chosen: chosen)
                .map { [formatter] in formatter.notice(ofMove: $0, from: stop) }.eraseToAnyPublisher()
        }
        return interactor.edit(edit).map { [formatter] outcome in
            formatter.notice(of: edit, outcome, on: edit.note == nil ? nil : stop)
        }
        .eraseToAnyPublisher()
    }

    private func edit(
        _ numbers: [Int], of trip: Trip, _ edit: WaypointEdit
    ) throws -> AnyPublisher<Notice, any Error> {
        let note = try edit.note.flatMap { text throws(NoteError) in try Note(text) }
        let (settings, currency) = try edit.settings(of: trip, today: dependencies.today())
        var new = trip
        for number in numbers {
            try new.waypoints[number - 1].set(settings)
            if edit.note != nil { new.waypoints[number - 1].note = note }
        }
        if let currency { try new.plan.set(.currency(currency.code)) }
        let stops = numbers.map { new.waypoints[$0 - 1] }
        let isChanged = new != trip
        let change = Change.editTrip(from: trip, to: new)
        return dependencies.model.save(
            isChanged ? .labelled(change.describe(in: dependencies.model.library), change) : nil
        )
        .map { [formatter] saved in
            formatter.notice(
                of: edit, settings, stops, isChanged: isChanged, currency: currency?.code,
                warnings: saved.warnings
                    + WaypointInteractor.remarks(on: settings, numbers.map { ($0, new.waypoints[$0 - 1].plan) })
                    + (currency?.doubt.map { [$0] } ?? []))
        }
        .withAnyFailure()
        .eraseToAnyPublisher()
    }
}

extension Waypoint {
    /// Sets decisions; throws for one out of its range.
    fileprivate mutating func set(_ settings: [StopSetting]) throws(PlanError) {
        for setting in settings { try plan.set(setting) }
    }
}

/// The refusal to give several stops one name or one place.
struct SeveralStopsError: Error, CustomStringConvertible {
    let word: StopWord
    let example: String
    /// The number of the first of the stops.
    let first: Int

    /// The reason, and what to type for one stop.
    var description: String {
        "\(word.text) is for one stop: \(first) \(word.text) \(example)"
    }
}
