import Entities
import Geodesy
import Itineraries

/// The drive of one day, for formats that have a line or a route for it.
struct DrivenDay {
    /// The number of the day, from 1.
    let number: Int
    /// `Day 2 · Sun 13 Jun · Flåm → Ålesund`.
    let title: String
    /// The stops from where the day begins to where it ends.
    let stops: [Waypoint]
    /// The places of its way, along the roads where these are known.
    let way: [Coordinate]
}

extension RoutedTrip {
    /// The drives of its days; none where it is not planned, or driven in one day. Linear.
    var drivenDays: [DrivenDay] {
        guard let itinerary, itinerary.days.count(where: { $0.visits.count > 1 }) > 1 else { return [] }
        let text = ItineraryText(itinerary, of: trip, unit: .kilometers)
        var leg = 0
        return zip(itinerary.days, text.sections).compactMap { day, section in
            guard day.visits.count > 1 else { return nil }
            let stops = day.visits.map { trip.waypoints[$0.stop] }
            var way = stops.prefix(1).map(\.location)
            for stop in stops.dropFirst() {
                way += (self.way(ofLeg: leg) ?? []) + [stop.location]
                leg += 1
            }
            return DrivenDay(number: day.number, title: "\(section.day) · \(section.way)", stops: stops, way: way)
        }
    }
}
