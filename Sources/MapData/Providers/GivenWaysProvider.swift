package import Entities
package import Reactive

/// Puts the ways that a person gave for the legs of a trip, and walks, in place of what another provider measures. It
/// is the outermost: what is remembered of routes is the same for every trip with these places.
package struct GivenWaysProvider: WrappingProvider {
    package let provider: any MapDataProvider

    /// Answers as `provider` does, but for legs whose way is given.
    package init(_ provider: any MapDataProvider) {
        self.provider = provider
    }

    package func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
        provider.directions(for: trip).map { $0.given(by: trip) }.eraseToAnyPublisher()
    }

    package func wholeDirections(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
        provider.wholeDirections(for: trip).map { $0.given(by: trip) }.eraseToAnyPublisher()
    }

    package func totalDistance(for trip: Trip) -> AnyPublisher<RouteLength, MapDataError> {
        guard Walk.isWithinCity(trip) || trip.waypoints.contains(where: { $0.plan.way != nil }) else {
            return provider.totalDistance(for: trip)
        }
        return directions(for: trip).map(\.length).eraseToAnyPublisher()
    }

    package func roadTable(for trip: Trip) -> AnyPublisher<RoadTable, MapDataError> {
        guard Walk.isWithinCity(trip) || trip.waypoints.contains(where: { $0.plan.way != nil }) else {
            return provider.roadTable(for: trip)
        }
        return provider.roadTable(for: trip).map { $0.given(by: trip) }.eraseToAnyPublisher()
    }
}
