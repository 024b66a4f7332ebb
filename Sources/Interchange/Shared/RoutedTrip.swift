package import Entities
import Geodesy
package import Itineraries
import Text

/// A trip with the way along its stops, for formats that hold distances, and its days, for those that hold times.
package struct RoutedTrip: Equatable, Sendable {
    package let trip: Trip
    package let route: Route
    /// The days of the trip; nil where it is not planned.
    package let itinerary: Itinerary?

    /// Puts a trip, its route and its days together.
    package init(trip: Trip, route: Route, itinerary: Itinerary? = nil) {
        self.trip = trip
        self.route = route
        self.itinerary = itinerary
    }
}

extension RoutedTrip {
    /// The stops, and the first again at the end of a round trip, with the places of the roads between them where these
    /// are known. Linear.
    var way: [Coordinate] {
        if route.hasGeometry { return route.path(in: trip) }
        var places = trip.waypoints.map(\.location)
        if trip.isRoundTrip, let first = places.first { places.append(first) }
        return places
    }

    /// The places of the road along a leg, without its ends; nil where none is known.
    func way(ofLeg index: Int) -> ArraySlice<Coordinate>? {
        guard route.legs.indices.contains(index), !route.legs[index].geometry.isEmpty else { return nil }
        return route.path(of: route.legs[index], in: trip).dropFirst().dropLast()
    }

    /// The sources of the way, and the owners of their data: `The way by road (OSRM); 2 of 11 legs as straight lines.
    /// © OpenStreetMap contributors.` Nil if no road is known.
    var wayText: String? {
        guard route.hasGeometry else { return nil }
        let straight = route.legs.count { $0.geometry.isEmpty }
        let exceptions =
            straight == 0 ? "" : "; \(straight) of \(Wording.counted(route.legs.count, "leg")) as straight lines"
        return "The way \(Wording.method(route.length))\(exceptions). \(Wording.roadCredit)."
    }
}
