package import Entities
package import Reactive
package import Shorelines

/// Puts the ways that a person gave for the legs of a trip, and walks, in place of what another provider measures, and
/// leads ships whose way is not known around land. It is the outermost: what is remembered of routes is the same for
/// every trip with these places.
package struct GivenWaysProvider: WrappingProvider {
    package let provider: any MapDataProvider
    /// The lines of ships; nil where they stay straight.
    private let ships: SeaLines?

    /// Answers as `provider` does, but for legs whose way is given or that lead over the sea.
    package init(_ provider: any MapDataProvider, ships: SeaLines? = nil) {
        (self.provider, self.ships) = (provider, ships)
    }

    package func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
        provider.directions(for: trip).map { sailed($0.given(by: trip), trip) }.eraseToAnyPublisher()
    }

    package func wholeDirections(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
        provider.wholeDirections(for: trip).map { sailed($0.given(by: trip), trip) }.eraseToAnyPublisher()
    }

    package func totalDistance(for trip: Trip) -> AnyPublisher<RouteLength, MapDataError> {
        if Walk.isWithinCity(trip) || trip.waypoints.contains(where: { $0.plan.way != nil }) {
            return directions(for: trip).map(\.length).eraseToAnyPublisher()
        }
        guard ships != nil else { return provider.totalDistance(for: trip) }
        return provider.totalDistance(for: trip)
            .map { length in
                length.sources.contains(.sea)
                    ? directions(for: trip).map(\.length).eraseToAnyPublisher()
                    : Just(length).setFailureType(to: MapDataError.self).eraseToAnyPublisher()
            }
            .switchToLatest().eraseToAnyPublisher()
    }

    package func roadTable(for trip: Trip) -> AnyPublisher<RoadTable, MapDataError> {
        guard Walk.isWithinCity(trip) || trip.waypoints.contains(where: { $0.plan.way != nil }) else {
            return provider.roadTable(for: trip)
        }
        return provider.roadTable(for: trip).map { $0.given(by: trip) }.eraseToAnyPublisher()
    }

    /// The route with the lines of ships in place of great circles, where the person said that the leg is by ferry, or
    /// that is assumed. What is measured by straight lines alone stays so.
    private func sailed(_ route: Route, _ trip: Trip) -> Route {
        guard let ships, route.legs.contains(where: Self.isSailed) else { return route }
        let legs = route.legs.map { leg -> Leg in
            guard Self.isSailed(leg) else { return leg }
            let line = ships.line(from: trip.waypoints[leg.from].location, to: trip.waypoints[leg.to].location)
            return line.count > 2 ? leg.sailed(along: line) : leg
        }
        return Route(legs: legs, notices: route.notices)
    }

    private static func isSailed(_ leg: Leg) -> Bool {
        leg.isCarried && leg.geometry.isEmpty && leg.source != .straight
            && (leg.given.map { $0 == .ferry } ?? (leg.source == .sea))
    }
}
