package import Entities
import Geodesy
package import Reactive

/// Remembers the routes of another provider, so that no trip is asked about again as long as its places stay the same:
/// not after another trip was changed, nor after a trip or a stop got another name.
///
/// A route is remembered by its places in their order, whether it is a round trip, and the factors of estimates.
/// Failures are not remembered, nor routes for which a road engine gave no answer. Memory is bounded: two generations
/// of routes are kept. When the newer one is full, the older one is forgotten. A route that is asked for stays in the
/// newer one.
package final class CachingProvider: WrappingProvider {
    /// Everything that a route depends on.
    private struct Question: Hashable {
        let places: [Coordinate]
        let isRoundTrip: Bool
        let estimate: DrivingEstimate

        init(_ trip: Trip) {
            places = trip.waypoints.map(\.location)
            isRoundTrip = trip.isRoundTrip
            estimate = DrivingEstimate(trip.plan)
        }
    }

    package let provider: any MapDataProvider
    /// The most stops and points of roads that the routes of a generation have together; a trip without stops counts as
    /// one.
    private let generationSize: Int
    private var recent: [Question: Route] = [:]
    private var recentSize = 0
    private var older: [Question: Route] = [:]

    /// Remembers routes of `provider`, up to `generationSize` stops and points of roads (1 or more) in each of two
    /// generations. A stop takes about 100 bytes, a point 16. A longer route is asked for each time.
    package init(_ provider: any MapDataProvider, generationSize: Int = 200_000) {
        self.provider = provider
        self.generationSize = generationSize
    }

    /// The route that is remembered, or else that of the provider. Linear in the number of stops where it is
    /// remembered.
    package func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
        Deferred { [self] () -> AnyPublisher<Route, MapDataError> in
            let question = Question(trip)
            if let route = route(question) {
                return Just(route).setFailureType(to: MapDataError.self).eraseToAnyPublisher()
            }
            return provider.directions(for: trip)
                .map { [self] route in
                    if !route.notices.lackAnswer { remember(route, question) }
                    return route
                }
                .eraseToAnyPublisher()
        }
        .eraseToAnyPublisher()
    }

    private func route(_ question: Question) -> Route? {
        if let route = recent[question] { return route }
        guard let route = older.removeValue(forKey: question) else { return nil }
        remember(route, question)
        return route
    }

    private func remember(_ route: Route, _ question: Question) {
        let size = max(question.places.count, 1) + route.legs.reduce(0) { $0 + $1.geometry.count }
        guard size <= generationSize, recent[question] == nil else { return }
        if recentSize + size > generationSize {
            older = recent
            recent = [:]
            recentSize = 0
        }
        recent[question] = route
        recentSize += size
    }
}
