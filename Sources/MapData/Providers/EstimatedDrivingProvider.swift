package import Entities
package import Geodesy
package import PlaceNames
package import Reactive
package import StopOrder

/// Estimates roads and driving times from the straight lines of another provider, by the factors of each trip's plan
/// (`DrivingEstimate`, which states their measured error). Legs that the other provider knows as roads stay as they are.
package struct EstimatedDrivingProvider: MapDataProvider {
    private let provider: any MapDataProvider

    /// Estimates from what `provider` answers.
    package init(_ provider: any MapDataProvider) {
        self.provider = provider
    }

    package var methodName: String { provider.methodName }

    package var knowsRoads: Bool { provider.knowsRoads }

    package var recoveries: AnyPublisher<Void, Never>? { provider.recoveries }

    package func getLocation(for query: PlaceQuery) -> AnyPublisher<PlaceMatches, MapDataError> {
        provider.getLocation(for: query)
    }

    package func getPlace(near location: Coordinate) -> AnyPublisher<Place?, MapDataError> {
        provider.getPlace(near: location)
    }

    package func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
        let estimate = DrivingEstimate(trip.plan)
        return provider.directions(for: trip)
            .map(estimate.route)
            .eraseToAnyPublisher()
    }

    package func distances(for trip: Trip) -> AnyPublisher<StopDistances, MapDataError> {
        provider.distances(for: trip)
    }

    package func roadTable(for trip: Trip) -> AnyPublisher<RoadTable, MapDataError> {
        provider.roadTable(for: trip)
    }
}
