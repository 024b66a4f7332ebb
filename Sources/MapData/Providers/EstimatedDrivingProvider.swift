package import Entities
package import Reactive

/// Estimates roads and driving times from the straight lines of another provider, by the factors of each trip's plan
/// (`DrivingEstimate`, which states their measured error). Legs that the other provider knows as roads stay as they
/// are.
package struct EstimatedDrivingProvider: WrappingProvider {
    package let provider: any MapDataProvider

    /// Estimates from what `provider` answers.
    package init(_ provider: any MapDataProvider) {
        self.provider = provider
    }

    package func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
        let estimate = DrivingEstimate(trip.plan)
        return provider.directions(for: trip)
            .map(estimate.route)
            .eraseToAnyPublisher()
    }
}
