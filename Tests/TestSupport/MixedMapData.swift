package import Entities
import Geodesy
package import MapData
package import Places
package import Reactive
package import StopOrder

/// Map data of an OSRM server that knows some roads: each is 1.2 straight lines long, is driven at 90 km/h, and leads
/// through a place half a degree north of the middle. What has no road is estimated.
package final class MixedMapData: MapDataProvider {
    package let methodName = "straight line"
    /// Why the server does not answer; nil while it does.
    package var failure: String?
    /// The names of stops that are off the road.
    package var offRoad: Set<String>
    /// The names of stops, from and to, between which there is no road.
    package var unconnected: [[String]] = []
    /// For how many routes it was asked.
    package private(set) var questions = 0
    package let places: PlaceFinder

    /// Creates map data whose roads do not lead to these stops; names of places are found by `geocoder`.
    package init(offRoad: Set<String> = [], places geocoder: (any Geocoder)? = nil) {
        self.offRoad = offRoad
        places = PlaceFinder(geocoder)
    }

    package func directions(for trip: Trip) -> AnyPublisher<Route, MapDataError> {
        Deferred { [self] in
            questions += 1
            return Just(route(of: trip)).setFailureType(to: MapDataError.self)
        }
        .eraseToAnyPublisher()
    }

    package func distances(for trip: Trip) -> AnyPublisher<StopDistances, MapDataError> {
        Just(straightLineDistances(of: trip)).setFailureType(to: MapDataError.self).eraseToAnyPublisher()
    }

    /// The route that it answers.
    package func route(of trip: Trip) -> Route {
        let straight = straightLineRoute(of: trip)
        if let failure, !straight.legs.isEmpty {
            let estimated = DrivingEstimate(trip.plan).route(straight)
            return Route(
                legs: estimated.legs, notices: [.noAnswer(engine: "http://localhost:5000", reason: failure)])
        }
        func name(_ stop: Int) -> String { trip.waypoints[stop].name.text }
        let isolated = trip.waypoints.indices.filter { offRoad.contains(name($0)) }
        var notices = straight.legs.isEmpty ? [] : isolated.map { RouteNotice.offRoad(stop: $0, distance: 391_000) }
        let legs = straight.legs.map { leg in
            let hasNoRoad = unconnected.contains([name(leg.from), name(leg.to)])
            if hasNoRoad { notices.append(.noRoad(from: leg.from, to: leg.to)) }
            guard !hasNoRoad, !isolated.contains(leg.from), !isolated.contains(leg.to) else {
                return DrivingEstimate(trip.plan).route(Route(legs: [leg])).legs[0]
            }
            let (start, end) = (trip.waypoints[leg.from].location, trip.waypoints[leg.to].location)
            let middle = start.points(to: end, count: 3)[1]
            let metres = leg.distance * 1.2
            return leg.measured(
                by: .osrm, distance: metres, duration: metres / 25,
                geometry: [start, place(middle.latitude + 0.5, middle.longitude), end])
        }
        return Route(legs: legs, notices: notices)
    }
}
