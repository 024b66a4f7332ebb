import Entities
import Geodesy
import Reactive

/// The legs of the route that a page showed last, for the time until the route of the changed trip is there: most of it
/// is as it was.
final class KnownLegs {
    /// From where to where.
    private struct Ends: Hashable {
        let from: Coordinate
        let to: Coordinate
    }

    private var legs: [Ends: Leg] = [:]
    private var estimate = DrivingEstimate()

    /// The page of a trip: remembers its route, or adds the legs that are known to one that has not arrived. Linear.
    func detail(of trip: Trip, _ route: Loading<Route>) -> TripDetail {
        let places = trip.waypoints.map(\.location)
        let estimate = DrivingEstimate(trip.plan)
        switch route {
        case .failed: return TripDetail(trip: trip, route: route)
        case .loaded(let route):
            legs = Dictionary(
                route.legs.map { (Ends(from: places[$0.from], to: places[$0.to]), $0) }, uniquingKeysWith: { $1 })
            self.estimate = estimate
            return TripDetail(trip: trip, route: .loaded(route))
        case .loading:
            // Other factors make other estimates.
            guard estimate == self.estimate, places.count > 1 else { return TripDetail(trip: trip, route: .loading) }
            let targets = Array(1..<places.count) + (trip.isRoundTrip ? [0] : [])
            let known = targets.enumerated().compactMap { from, to in
                legs[Ends(from: places[from], to: places[to])].map { leg in
                    Leg(
                        from: from, to: to, distance: leg.distance, initialBearing: leg.initialBearing,
                        source: leg.source, duration: leg.duration)
                }
            }
            return TripDetail(trip: trip, route: .loading, known: Route(legs: known))
        }
    }
}
