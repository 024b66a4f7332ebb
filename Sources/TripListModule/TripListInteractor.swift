package import Entities
import MapData
package import Places
package import Reactive

/// The use cases of the list of trips. Each begins when it is subscribed to, and its result is on disk by then.
package final class TripListInteractor {
    private let model: DataModel
    private let places: PlaceFinder
    private let identifiers: any IdentifierSource
    private let readNote: () -> String?

    /// The list as it is on disk, with distances as they arrive; answers to older questions do not arrive any more.
    package let summaries: AnyPublisher<[TripSummary], Never>

    /// Follows the library and asks how far each trip is: linear in the number of stops for each new library.
    package init(_ dependencies: TripListDependencies) {
        model = dependencies.model
        places = dependencies.mapData.places
        identifiers = dependencies.identifiers
        readNote = dependencies.note
        let mapData = dependencies.mapData
        summaries = model.libraryPublisher
            .map { library in
                mapData.followed(
                    {
                        library.trips.map { trip in
                            mapData.totalDistance(for: trip)
                                .asLoading()
                                .map { TripSummary(trip: trip, length: $0) }
                        }
                        .combineLatest()
                        .eraseToAnyPublisher()
                    }, isComplete: { $0.allSatisfy { $0.length.value != nil } })
            }
            .switchToLatest()
            .eraseToAnyPublisher()
    }

    /// A line about the library as a whole; nil for none.
    package var note: String? { readNote() }

    /// Whether the trips are the samples, which are not kept before they are changed.
    package var showsSamples: Bool { model.showsSamples }

    /// The trip that a person means by a number, a name or an id.
    package func trip(_ reference: String) throws(ReferenceError) -> Trip {
        try model.library.trip(named: reference)
    }

    /// Does an edit; fails with the errors of its use case. `chosen` says what some texts of places mean.
    package func perform(
        _ edit: TripListEdit, chosen: [String: FoundPlace] = [:]
    ) -> AnyPublisher<TripListOutcome, any Error> {
        switch edit {
        case .new(let name, let places, let notes, let nights):
            newTrip(name: name, places: places, notes: notes, nights: nights, chosen: chosen)
        case .duplicate(let trip, let name): duplicateTrip(trip, name: name)
        case .rename(let trip, let name): renameTrip(trip, to: name)
        case .delete(let trips): deleteTrips(trips)
        case .join(let trips, let name): joinTrips(trips, name: name)
        }
    }

    /// Makes a trip at the top of the list, with a stop at each place, as one change; fails with `NameError`,
    /// `PlaceError`, `NoteError` or `StoreError`. `notes` and `nights` are those of the places, by their index;
    /// `chosen` says what some of the texts mean.
    package func newTrip(
        name: String?, places texts: [String], notes: [Int: String] = [:], nights: [Int: Int] = [:],
        chosen: [String: FoundPlace] = [:]
    ) -> AnyPublisher<TripListOutcome, any Error> {
        attempt { [self] in
            let name = try name.map { text throws(NameError) in try Name(text) }
            let typed = TypedStops(texts, nights: nights, chosen: chosen)
            let found = try places.places(typed.places, near: nil, chosen: typed.chosen)
            let notes = try notes.compactMapValues { text throws(NoteError) in try Note(text) }
            let stops = try [NewStop](at: found, foundFor: typed.places, notes: notes, plans: typed.plans())
            return make(found) { [identifiers] in Edits.newTrip(named: name, stops: stops, ids: identifiers) }
        }
    }

    /// Copies a trip, right below it, under the name that is given or else “NAME (copy)”; fails with `ReferenceError`,
    /// `NameError` or `StoreError`.
    package func duplicateTrip(_ reference: String, name: String?) -> AnyPublisher<TripListOutcome, any Error> {
        make { [self] in
            let name = try name.map { text throws(NameError) in try Name(text) }
            return try Edits.duplicate(trip(reference), named: name, in: model.library, ids: identifiers)
        }
    }

    /// Gives a trip another name; fails with `ReferenceError`, `NameError` or `StoreError`.
    package func renameTrip(_ reference: String, to text: String) -> AnyPublisher<TripListOutcome, any Error> {
        attempt { [self] in
            let (old, name) = try (trip(reference), Name(text))
            guard let change = Edits.rename(old, to: name) else {
                return Just(TripListOutcome(trips: [old], warnings: [])).withAnyFailure()
            }
            let renamed = model.save(change).tryMap { saved in
                guard let trip = saved.library.trip(old.id) else { throw StoreError.refused(.noSuchTrip) }
                return TripListOutcome(trips: [trip], oldName: old.name, warnings: saved.warnings)
            }
            return renamed.withAnyFailure()
        }
    }

    /// Deletes trips, all or none; each text may be a list. The outcome has them as they were, each once. Fails with
    /// `ReferenceError` or `StoreError`.
    package func deleteTrips(_ references: [String]) -> AnyPublisher<TripListOutcome, any Error> {
        attempt { [self] in
            let trips = try model.library.trips(named: references)
            return model.save(Edits.delete(trips)).map { TripListOutcome(trips: trips, warnings: $0.warnings) }
        }
    }

    /// Joins trips into the first of them; each text may be a list. Fails with `ReferenceError`, `NameError`,
    /// `EditError` or `StoreError`.
    package func joinTrips(_ references: [String], name: String?) -> AnyPublisher<TripListOutcome, any Error> {
        attempt { [self] in
            let name = try name.map { text throws(NameError) in try Name(text) }
            let trips = try model.library.trips(named: references)
            let change = try Edits.join(trips, named: name)
            return model.save(change).tryMap { saved in
                guard let first = trips.first, let trip = saved.library.trip(first.id) else {
                    throw StoreError.refused(.noSuchTrip)
                }
                return TripListOutcome(trips: [trip], parts: trips, warnings: saved.warnings)
            }
        }
    }

    /// Takes a step through the history of the library.
    package func take(_ step: HistoryStep) -> AnyPublisher<Saved, StoreError> { model.take(step) }

    /// Saves a change that inserts one trip; the outcome has that trip as it is on disk.
    private func make(
        _ places: [FoundPlace] = [], change: @escaping () throws -> Change
    ) -> AnyPublisher<TripListOutcome, any Error> {
        attempt { [self] in
            let change = try change()
            return model.save(change).tryMap { saved in
                guard case .insertTrips(let placed) = change, let made = placed.first?.trip,
                    let trip = saved.library.trip(made.id)
                else { throw StoreError.refused(.noSuchTrip) }
                return TripListOutcome(trips: [trip], places: places, warnings: saved.warnings)
            }
        }
    }
}
