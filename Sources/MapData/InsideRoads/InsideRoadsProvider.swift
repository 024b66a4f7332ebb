package import Entities
import Geodesy
package import Reactive
package import RoadNetwork

/// Measures trips along the main roads and car ferries in the program. Places, and straight lines where no way leads,
/// come from another provider; so do the distances between all stops, which are straight lines.
///
/// A leg without a way is an estimate, and the route says so by its notices.
package final class InsideRoadsProvider: WrappingProvider {
    package let provider: any MapDataProvider
    private let open: () throws(RoadNetworkError) -> RoadFinder
    private let isStopped: () -> Bool
    /// Answers questions; opened with the first one.
    private var opened: RoadFinder?

    /// The most stops of a table of roads.
    private static let largestTable = 1_000

    /// Asks the finder that `open` makes with the first question. `isStopped` is asked all the time while a table is
    /// made, which ends when it is true.
    package init(
        _ provider: any MapDataProvider, isStopped: @escaping () -> Bool = { false },
        open: @escaping () throws(RoadNetworkError) -> RoadFinder
    ) {
        self.provider = provider
        self.open = open
        self.isStopped = isStopped
    }

    package var knowsRoads: Bool { true }

    /// The best ways between the stops by time. The initial bearing of a leg stays that of the great circle, which is
    /// where the next stop lies.
    package func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
        route(trip, hasLines: true)
    }

    /// The length of the same way, without its lines.
    package func totalDistance(for trip: Trip) -> AnyPublisher<RouteLength, MapDataError> {
        route(trip, hasLines: false).map(\.length).eraseToAnyPublisher()
    }

    private func route(_ trip: Trip, hasLines: Bool) -> AnyPublisher<Route, MapDataError> {
        provider.directions(for: trip)
            .flatMap { [self] route in
                answer { (finder: inout RoadFinder) throws(RoadNetworkError) in
                    try finder.route(route.legs, of: trip, hasLines: hasLines)
                }
            }
            .eraseToAnyPublisher()
    }

    /// The ways between all stops, with estimates where there are none; the way back is as long. Fails for more than
    /// 1,000 stops and when it is stopped. O(n²) in the number of stops.
    package func roadTable(for trip: Trip) -> AnyPublisher<RoadTable, MapDataError> {
        let count = trip.waypoints.count
        guard count <= Self.largestTable else {
            let reason = "a table of roads can have at most \(Self.largestTable) stops, and this trip has \(count)"
            return Fail(error: .unavailable(reason: reason)).eraseToAnyPublisher()
        }
        return answer { [isStopped] (finder: inout RoadFinder) throws(RoadNetworkError) in
            try finder.roadTable(of: trip, isStopped: isStopped)
        }
    }

    /// Asks the finder when somebody subscribes.
    private func answer<Answer>(
        _ question: @escaping (inout RoadFinder) throws(RoadNetworkError) -> Answer
    ) -> AnyPublisher<Answer, MapDataError> {
        Deferred { [self] () -> AnyPublisher<Answer, MapDataError> in
            do throws(RoadNetworkError) {
                // Taken out, so that it is not copied when it remembers.
                var finder = if let opened { opened } else { try open() }
                opened = nil
                let answer = try question(&finder)
                opened = finder
                return Just(answer).setFailureType(to: MapDataError.self).eraseToAnyPublisher()
            } catch .stopped {
                return Fail(error: .unavailable(reason: "the measuring of roads was stopped")).eraseToAnyPublisher()
            } catch {
                return Fail(error: .unavailable(reason: "\(error)")).eraseToAnyPublisher()
            }
        }
        .eraseToAnyPublisher()
    }
}
