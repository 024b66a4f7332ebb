package import Entities
package import MapData
package import Reactive

/// The use cases of one stop.
package final class WaypointInteractor: WaypointInteracting {
    private let tripID: ID
    private let model: DataModel
    private let places: PlaceFinder
    /// Which stop is shown; `next` and `previous` change it.
    private let stopID: CurrentValueSubject<ID, Never>

    package let detail: AnyPublisher<WaypointDetail?, Never>
    package private(set) var warnings: [String] = []

    /// Follows one stop of one trip.
    package init(stop: ID, ofTrip trip: ID, _ dependencies: WaypointDependencies) {
        tripID = trip
        model = dependencies.model
        places = dependencies.places
        let stopID = CurrentValueSubject<ID, Never>(stop)
        self.stopID = stopID
        let mapData = dependencies.mapData
        detail = model.libraryPublisher
            .map { $0.trip(trip) }
            .removeDuplicates()
            .combineLatest(stopID.removeDuplicates())
            .map { trip, stop -> AnyPublisher<WaypointDetail?, Never> in
                guard let trip, let index = trip.waypoints.firstIndex(where: { $0.id == stop }) else {
                    return Just(nil).eraseToAnyPublisher()
                }
                return mapData.directions(for: trip)
                    .asLoading()
                    .map { WaypointDetail(trip: trip, index: index, route: $0) }
                    .eraseToAnyPublisher()
            }
            .switchToLatest()
            .eraseToAnyPublisher()
    }

    package func edit(_ edit: WaypointEdit) throws -> FoundPlace? {
        let (trip, number) = try position()
        let near = number > 1 ? trip.waypoints[number - 2].location : nil
        let found = try edit.place.map { try places.find($0, near: near) }
        let name = try edit.name.map { text throws(NameError) in try Name(text) }
        let note = try edit.note.flatMap { text throws(NoteError) in try Note(text) }
        let change = try Edits.changeStop(number, of: trip) { stop in
            if let found { stop.location = found.location }
            if let name { stop.name = name }
            if edit.note != nil { stop.note = note }
        }
        try apply(change)
        return found
    }

    package func look(_ place: String) throws -> FoundPlace {
        let (trip, number) = try position()
        let found = try places.find(place, near: number > 1 ? trip.waypoints[number - 2].location : nil)
        try move(to: found)
        return found
    }

    package func move(to place: FoundPlace) throws {
        let (trip, number) = try position()
        let name = place.isNamed ? place.name : trip.waypoints[number - 1].name
        try apply(Edits.placeStop(number, of: trip, at: place.location, named: name))
    }

    package func delete() throws -> Waypoint {
        let (trip, number) = try position()
        try apply(Edits.removeStops([number], from: trip))
        return trip.waypoints[number - 1]
    }

    package func go(_ offset: Int) -> Bool {
        guard let (trip, number) = try? position(), trip.waypoints.indices.contains(number - 1 + offset) else {
            return false
        }
        stopID.send(trip.waypoints[number - 1 + offset].id)
        return true
    }

    /// Saves a change, if it is one.
    private func apply(_ change: Change?) throws(StoreError) {
        warnings = try change.map { (change) throws(StoreError) in try model.apply(change).warnings } ?? []
    }

    /// The trip and the stop's number in it; throws when one of them is not there any more.
    private func position() throws(StoreError) -> (trip: Trip, number: Int) {
        guard let trip = model.library.trip(tripID) else { throw .refused(.noSuchTrip) }
        guard let index = trip.waypoints.firstIndex(where: { $0.id == stopID.value }) else {
            throw .refused(.noSuchStop)
        }
        return (trip, index + 1)
    }
}
