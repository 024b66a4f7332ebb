package import Entities
package import Geodesy
package import Reactive
package import RoadNetwork

/// Measures trips along the main roads and car ferries in the program. Places come from another provider, and so do the
/// distances between all stops, which are straight lines.
///
/// Where no way leads, a leg is an estimate, or an assumed crossing by sea or air, and the route says so by its
/// notices.
package final class InsideRoadsProvider: WrappingProvider {
    package let provider: any MapDataProvider
    private var roads: OpenedRoads
    private let questions: InsideRoute

    /// The most stops of a table of roads.
    private static let largestTable = 1_000

    /// Asks the finder that `open` makes with the first way that `cache` does not remember. Of a stop far from
    /// all roads that `isRemote` is true of it is said that none leads there. `isStopped` is asked all the time, and
    /// ends what is under way when it is true.
    package init(
        _ provider: any MapDataProvider, cache: InsideWayCache, coasts: CoastCheck,
        isRemote: @escaping (Coordinate) -> Bool = { _ in false }, isStopped: @escaping () -> Bool = { false },
        open: @escaping () throws(RoadNetworkError) -> RoadFinder
    ) {
        self.provider = provider
        roads = OpenedRoads(open)
        questions = InsideRoute(cache: cache, coasts: coasts, isRemote: isRemote, isStopped: isStopped)
    }

    package var knowsRoads: Bool { true }

    /// The best ways between the stops by time. The initial bearing of a leg stays that of the great circle, which is
    /// where the next stop lies.
    package func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
        route(trip, hasLines: true)
    }

    /// The same, since its lines are always whole.
    package func wholeDirections(for trip: Trip) -> AnyPublisher<Route, MapDataError> { directions(for: trip) }

    /// The length of the same way, without its lines.
    package func totalDistance(for trip: Trip) -> AnyPublisher<RouteLength, MapDataError> {
        route(trip, hasLines: false).map(\.length).eraseToAnyPublisher()
    }

    private func route(_ trip: Trip, hasLines: Bool) -> AnyPublisher<Route, MapDataError> {
        answer { [self] () throws(RoadNetworkError) in
            try questions.route(straightLineRoute(of: trip).legs, of: trip, hasLines: hasLines, &roads)
        }
    }

    /// The ways between all stops, with what is assumed where there are none; the way back is as long. Fails for more
    /// than 1,000 stops and when it is stopped. O(n²) in the number of stops.
    package func roadTable(for trip: Trip) -> AnyPublisher<RoadTable, MapDataError> {
        let count = trip.waypoints.count
        guard count <= Self.largestTable else {
            let reason = "a table of roads can have at most \(Self.largestTable) stops, and this trip has \(count)"
            return Fail(error: .unavailable(reason: reason)).eraseToAnyPublisher()
        }
        return answer { [self] () throws(RoadNetworkError) in try questions.roadTable(of: trip, &roads) }
    }

    /// Asks when somebody subscribes.
    private func answer<Answer>(
        _ question: @escaping () throws(RoadNetworkError) -> Answer
    ) -> AnyPublisher<Answer, MapDataError> {
        Deferred { () -> AnyPublisher<Answer, MapDataError> in
            do throws(RoadNetworkError) {
                return Just(try question()).setFailureType(to: MapDataError.self).eraseToAnyPublisher()
            } catch .stopped {
                return Fail(error: .stopped).eraseToAnyPublisher()
            } catch {
                return Fail(error: .unavailable(reason: "\(error)")).eraseToAnyPublisher()
            }
        }
        .eraseToAnyPublisher()
    }
}
