package import Entities
package import Geodesy

extension Itinerary {
    /// The days of a trip along a route, whose straight legs are estimated; nil where nothing of its days is decided,
    /// or it has no day.
    package init?(
        planned trip: Trip, _ route: Route, clock: (Coordinate) -> PlaceClock, borders: BorderSource? = nil
    ) {
        guard trip.isPlanned else { return nil }
        self = ItineraryPlanner.itinerary(
            of: trip, along: DrivingEstimate(trip.plan).route(route), clock: clock, borders: borders)
        if isEmpty { return nil }
    }
}
