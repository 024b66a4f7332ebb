package import Entities
package import Places
package import Reactive
package import StopOrder

/// The source of distances, routes and places. It is chosen where the program is put together; everything above works
/// with any.
///
/// Each publisher begins its work when it is subscribed to, sends one value and finishes, or fails. It may do so at
/// once or later.
package protocol MapDataProvider {
    /// The way in which `distances(for:)` are measured, in words: `straight line`. A route says itself what it is made
    /// of.
    var methodName: String { get }

    /// Whether a road engine is asked, so that `roadTable(for:)` may have an answer.
    var knowsRoads: Bool { get }

    /// Sends when what was answered with `RouteNotice.noAnswer` may be answered better now; nil where answers stay as
    /// they are.
    var recoveries: AnyPublisher<Void, Never>? { get }

    /// Finds places; it answers at once.
    var places: PlaceFinder { get }

    /// The place that the text of `query`, a PLACE, means; sent at once.
    func getLocation(for query: PlaceQuery) -> AnyPublisher<FoundPlace, PlaceError>

    /// The way through the stops of `trip`, back to the first if it is a round trip of two or more stops; without legs
    /// when there are fewer than two stops.
    func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError>

    /// The same with every point of the roads that is known, for files; it may have to be asked for where the way for
    /// pages does not.
    func wholeDirections(for trip: Trip) -> AnyPublisher<Route, MapDataError>

    /// The length of that way, and how it was measured; 0 m for fewer than two stops.
    func totalDistance(for trip: Trip) -> AnyPublisher<RouteLength, MapDataError>

    /// The distances from each stop of `trip` to each other one, in metres, measured as the legs of `directions(for:)`
    /// are: the search for the best order works on them. There is no answer to fall back to, since a table that is
    /// measured in another way would call orders best that are not.
    func distances(for trip: Trip) -> AnyPublisher<StopDistances, MapDataError>

    /// The distances by road from each stop of `trip` to each other one, and their durations; fails where no road
    /// engine is asked or it gives no table.
    func roadTable(for trip: Trip) -> AnyPublisher<RoadTable, MapDataError>
}

extension MapDataProvider {
    /// The answer of a provider that does not know roads.
    package var knowsRoads: Bool { false }

    /// The recoveries of a provider whose answers stay: none.
    package var recoveries: AnyPublisher<Void, Never>? { nil }

    /// A finder without names, for a provider that only measures.
    package var places: PlaceFinder { PlaceFinder() }

    /// The place that `places` finds.
    package func getLocation(for query: PlaceQuery) -> AnyPublisher<FoundPlace, PlaceError> {
        Deferred { () -> AnyPublisher<FoundPlace, PlaceError> in
            do throws(PlaceError) {
                return Just(try places.place(for: query)).setFailureType(to: PlaceError.self).eraseToAnyPublisher()
            } catch {
                return Fail(error: error).eraseToAnyPublisher()
            }
        }
        .eraseToAnyPublisher()
    }

    /// Fails, for a provider that does not know roads.
    package func roadTable(for trip: Trip) -> AnyPublisher<RoadTable, MapDataError> {
        Fail(error: .noRoadEngine).eraseToAnyPublisher()
    }

    /// The route of `directions(for:)`, for a provider whose lines are always whole.
    package func wholeDirections(for trip: Trip) -> AnyPublisher<Route, MapDataError> { directions(for: trip) }

    /// The length of what `directions(for:)` gives.
    package func totalDistance(for trip: Trip) -> AnyPublisher<RouteLength, MapDataError> {
        directions(for: trip).map(\.length).eraseToAnyPublisher()
    }

    /// The answers to `question`, which is asked again after each recovery. A repeated answer is sent only when
    /// `isComplete` says that nothing of it is missing.
    package func followed<Answer>(
        _ question: @escaping () -> AnyPublisher<Answer, Never>, isComplete: @escaping (Answer) -> Bool
    ) -> AnyPublisher<Answer, Never> {
        guard let recoveries else { return question() }
        return recoveries.map { true }.prepend(false)
            .map { isRepeated in question().filter { !isRepeated || isComplete($0) } }
            .switchToLatest()
            .eraseToAnyPublisher()
    }

    /// The route of a trip for a page that is followed, as it arrives.
    package func followedRoute(of trip: Trip) -> AnyPublisher<Loading<Route>, Never> {
        followed({ directions(for: trip).asLoading().eraseToAnyPublisher() }, isComplete: { $0.value != nil })
    }
}

/// A provider around another one, which answers what it does not answer itself.
package protocol WrappingProvider: MapDataProvider {
    /// The provider inside.
    var provider: any MapDataProvider { get }
}

extension WrappingProvider {
    package var methodName: String { provider.methodName }

    package var knowsRoads: Bool { provider.knowsRoads }

    package var recoveries: AnyPublisher<Void, Never>? { provider.recoveries }

    package var places: PlaceFinder { provider.places }

    package func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> { provider.directions(for: trip) }

    package func wholeDirections(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
        provider.wholeDirections(for: trip)
    }

    package func distances(for trip: Trip) -> AnyPublisher<StopDistances, MapDataError> {
        provider.distances(for: trip)
    }

    package func roadTable(for trip: Trip) -> AnyPublisher<RoadTable, MapDataError> {
        provider.roadTable(for: trip)
    }
}
