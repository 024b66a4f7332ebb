package import Entities
import Geodesy
import Itineraries
import MapData
import PlaceNames
import Places
package import Reactive

/// The use cases of what lies along the way of a trip. Each begins when it is subscribed to.
package final class AlongInteractor {
    private let tripID: Trip.ID
    private let dependencies: AlongDependencies
    private let request: CurrentValueSubject<AlongRequest, Never>

    /// The trip and what lies along its way; nil when the trip does not exist any more.
    package let detail: AnyPublisher<AlongDetail?, Never>

    /// Looks along the way of a trip.
    package init(trip: Trip.ID, _ request: AlongRequest, _ dependencies: AlongDependencies) {
        tripID = trip
        self.dependencies = dependencies
        let requests = CurrentValueSubject<AlongRequest, Never>(request)
        self.request = requests
        detail = dependencies.model.libraryPublisher
            .map { $0.trip(trip) }
            .removeDuplicates()
            .combineLatest(requests)
            .map { trip, request -> AnyPublisher<AlongDetail?, Never> in
                guard let trip else { return Just(nil).eraseToAnyPublisher() }
                return dependencies.mapData.followed(
                    {
                        Self.findings(of: trip, request, dependencies).asLoading().eraseToAnyPublisher()
                    },
                    isComplete: { $0.value != nil }
                )
                .map { AlongDetail(trip: trip, request: request, findings: $0) }
                .eraseToAnyPublisher()
            }
            .switchToLatest()
            .eraseToAnyPublisher()
    }

    /// The last that was asked for.
    var asked: AlongRequest { request.value }

    /// Looks for something else.
    func ask(_ next: AlongRequest) {
        if next != request.value { request.send(next) }
    }

    /// The things that are asked for, once they are known; fails with `MapDataError`, `DocumentError` and
    /// `AlongFileError`, and with `StoreError` for a trip that does not exist any more.
    package var findings: AnyPublisher<AlongDetail, any Error> {
        attempt { [tripID, dependencies, request] in
            guard let trip = dependencies.model.library.trip(tripID) else { throw StoreError.refused(.noSuchTrip) }
            return Self.findings(of: trip, request.value, dependencies)
                .map { AlongDetail(trip: trip, request: request.value, findings: .loaded($0)) }
        }
    }

    /// Puts rows of `detail` with these numbers, from 1, into the trip, each on the leg under which it stands, as one
    /// change. Fails with `AlongRowError`, `NameError`, `MapDataError` and `StoreError`.
    package func add(_ numbers: [Int], of detail: AlongDetail) -> AnyPublisher<AlongOutcome, any Error> {
        attempt { [tripID, dependencies] in
            let rows = detail.findings.value?.rows ?? []
            guard let trip = dependencies.model.library.trip(tripID) else { throw StoreError.refused(.noSuchTrip) }
            // Rows stand in the order of the way.
            let places = try numbers.sorted().map { number in
                guard rows.indices.contains(number - 1) else {
                    throw AlongRowError.noSuchRow(number, count: rows.count)
                }
                return rows[number - 1].place
            }
            let stops = try places.map { place in
                NewStop(name: try Name(place.place), place: place.visited, note: place.note)
            }
            let isSame = trip.waypoints == detail.trip.waypoints && trip.isRoundTrip == detail.trip.isRoundTrip
            let legs = isSame ? places.map(\.position.leg) : []
            let made = Edits.made(stops, ids: dependencies.identifiers)
            return dependencies.mapData.bestInsertions(of: made, into: trip, on: legs, keepsEnds: true)
                .withAnyFailure()
                .flatMap { insertions in
                    let placed = insertions.map(\.stop).sorted { $0.index < $1.index }
                    return dependencies.model.save(.insertStops(trip: tripID, placed))
                        .tryMap { saved in
                            guard let trip = saved.library.trip(tripID) else {
                                throw StoreError.refused(.noSuchTrip)
                            }
                            return AlongOutcome(trip: trip, stops: insertions, warnings: saved.warnings)
                        }
                }
        }
    }

    /// The changes of a step to other trips; none where the history cannot be read, which `take` says.
    func changesOfOthers(_ step: HistoryStep) -> [String] {
        (try? dependencies.model.changes(of: step, notOf: tripID)) ?? []
    }

    /// Takes a step through the history of the library.
    func take(_ step: HistoryStep) -> AnyPublisher<Saved, StoreError> { dependencies.model.take(step) }

    private static func findings(
        of trip: Trip, _ request: AlongRequest, _ dependencies: AlongDependencies
    ) -> AnyPublisher<AlongFindings, any Error> {
        attempt {
            let own =
                request.files.isEmpty
                ? nil
                : try AlongFiles(
                    documents: dependencies.documents, identifiers: dependencies.identifiers,
                    places: dependencies.mapData.places, stops: trip.waypoints.map(\.location)
                )
                .points(of: request.files)
            return dependencies.mapData.directions(for: trip)
                .withAnyFailure()
                .flatMap { route -> AnyPublisher<AlongFindings, any Error> in
                    let search = AlongSearch(trip, along: route)
                    let kinds = request.kinds.reduce(into: PlaceKinds()) { $0.insert(PlaceKinds($1)) }
                    let (way, limit) = (search.way, request.mostRows)
                    let source = dependencies.source()
                    let detours = AlongDetours(
                        mapData: dependencies.mapData, gap: source.gap, isInCity: source.isInCity)
                    let found: AnyPublisher<AlongDetours.Visits, MapDataError>
                    if let own {
                        let list = search.points(own.points, within: request.within, limit: limit)
                        found = detours.visits(to: list, way, of: trip, route)
                    } else {
                        let choice = search.choice(
                            of: kinds.isEmpty ? nil : kinds, within: request.within, limit: limit, source)
                        found = detours.chosen(choice, way, of: trip, route)
                    }
                    let days = Itinerary(planned: trip, route, clock: dependencies.clock)?.dayOfLegs ?? []
                    return
                        found
                        .map { list, detours in
                            let rows = zip(list.places, detours).map { place, detour in
                                let leg = place.position.leg
                                return AlongFindings.Row(
                                    place: place, detour: detour, leg: leg.map { route.legs[$0] },
                                    day: leg.flatMap { days.indices.contains($0) ? days[$0] : nil })
                            }
                            return AlongFindings(
                                rows: rows, hasMore: list.hasMore, route: route, remarks: own?.remarks ?? [])
                        }
                        .withAnyFailure()
                }
        }
    }
}
