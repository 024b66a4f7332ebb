package import Entities
import Geodesy
package import Places
package import Reactive
package import StopOrder

/// Measures trips along great circles, as the crow flies. It answers at once and needs no network.
package struct StraightLineProvider: MapDataProvider {
    package let places: PlaceFinder

    /// Makes a provider that looks place names up in `geocoder`; without one, questions for names fail.
    package init(_ geocoder: (any Geocoder)? = nil) {
        places = PlaceFinder(geocoder)
    }

    /// The name of the distances between stops.
    package let methodName = "straight line"

    /// The great circles between the stops of `trip`, in trip order. Linear in the number of stops.
    package func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
        Deferred { Just(straightLineRoute(of: trip)).setFailureType(to: MapDataError.self) }.eraseToAnyPublisher()
    }

    /// The sum of the great circles, without their bearings. Linear in the number of stops.
    package func totalDistance(for trip: Trip) -> AnyPublisher<RouteLength, MapDataError> {
        Deferred { Just(straightLineLength(of: trip)).setFailureType(to: MapDataError.self) }.eraseToAnyPublisher()
    }

    /// The great circles between all stops of `trip`.
    package func distances(for trip: Trip) -> AnyPublisher<StopDistances, MapDataError> {
        Deferred { Just(straightLineDistances(of: trip)).setFailureType(to: MapDataError.self) }.eraseToAnyPublisher()
    }
}

/// The great circles between the stops of `trip`, in trip order, with the one back to the first if it is a round trip
/// of two or more stops. Linear in the number of stops.
package func straightLineRoute(of trip: Trip) -> Route {
    let places = trip.waypoints.map(\.location)
    guard places.count >= 2 else { return Route(legs: []) }
    return Route(
        legs: (0..<(trip.isRoundTrip ? places.count : places.count - 1)).map { from in
            let to = from + 1 == places.count ? 0 : from + 1
            return Leg(
                from: from,
                to: to,
                distance: places[from].distance(to: places[to]),
                initialBearing: places[from].initialBearing(to: places[to]))
        })
}

/// The length of `straightLineRoute(of:)`, added up in the same order, so that it is the same number, without its legs.
private func straightLineLength(of trip: Trip) -> RouteLength {
    let stops = trip.waypoints
    guard let first = stops.first, let last = stops.last, stops.count >= 2 else { return RouteLength() }
    var sum = 0.0
    for index in 1..<stops.count { sum += stops[index - 1].location.distance(to: stops[index].location) }
    return trip.isRoundTrip
        ? RouteLength(straight: sum + last.location.distance(to: first.location), legs: stops.count)
        : RouteLength(straight: sum, legs: stops.count - 1)
}

/// The straight lines between all stops of a trip. Up to 2,000 stops a matrix, each distance as the legs have it; above
/// that the places themselves, so that memory stays linear. Also the places themselves if several stops are at one:
/// the search then takes them together, which a matrix does not show it.
package func straightLineDistances(of trip: Trip) -> StopDistances {
    let places = trip.waypoints.map(\.location)
    let points = places.map { UnitVector(latitude: $0.latitude, longitude: $0.longitude) }
    guard places.count <= 2_000, Set(points).count == points.count else {
        return .points(points, radius: Earth.meanRadius)
    }
    var values = [Double](repeating: 0, count: places.count * places.count)
    for from in places.indices {
        for to in places.indices[..<from] {
            let distance = places[to].distance(to: places[from])
            values[from * places.count + to] = distance
            values[to * places.count + from] = distance
        }
    }
    return .matrix(values)
}
