import Geodesy
package import Reactive

/// The legs of the route that a page showed last, for the time until the route of the changed trip is there: most of it
/// is as it was.
package final class KnownLegs {
    /// The stops at both ends of a leg.
    private struct Ends: Hashable {
        let from: Coordinate
        let to: Coordinate
    }

    private var legs: [Ends: Leg] = [:]
    private var estimate = DrivingEstimate()

    /// Knows no leg.
    package init() {}

    /// Remembers the route of a trip, or returns the known legs of one that has not arrived; else none. Linear.
    package func legs(of trip: Trip, _ route: Loading<Route>) -> Route {
        let places = trip.waypoints.map(\.location)
        let estimate = DrivingEstimate(trip.plan)
        switch route {
        case .failed: return .none
        case .loaded(let route):
            legs = Dictionary(
                route.legs.map { (Ends(from: places[$0.from], to: places[$0.to]), $0) }, uniquingKeysWith: { $1 })
            self.estimate = estimate
            return .none
        case .loading:
            // Other factors make other estimates.
            guard estimate == self.estimate, places.count > 1 else { return .none }
            let targets = Array(1..<places.count) + (trip.isRoundTrip ? [0] : [])
            let known = targets.enumerated().compactMap { from, to in
                legs[Ends(from: places[from], to: places[to])]?.between(from, to)
            }
            return Route(legs: known)
        }
    }
}
