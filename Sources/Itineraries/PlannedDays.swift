package import Entities
package import Geodesy

extension Trip {
    /// Whether something is decided about the days: in the trip's plan, or a night or an arrival at a stop.
    package var hasPlannedDays: Bool {
        !plan.isEmpty || waypoints.contains { $0.plan.nights != nil || $0.plan.arrive != nil }
    }
}

extension ItineraryPlanner {
    /// The days of a trip about whose days something is decided, driving times estimated where `route` has none; nil for any
    /// other trip. Quadratic in the legs between two nights at most.
    package static func plannedDays(
        of trip: Trip, along route: Route, clock: (Coordinate) -> PlaceClock
    ) -> Itinerary? {
        guard trip.hasPlannedDays else { return nil }
        let estimate = DrivingEstimate(trip.plan)
        return itinerary(of: trip, along: Route(legs: route.legs.map(estimate.leg)), clock: clock)
    }
}
