package import CivilTime
package import Entities
package import Geodesy
package import Itineraries
import Text

/// The length of each trip, leg by leg, and of all of them together. Distances in metres, bearings in degrees.
package struct DistanceReport: Equatable, Sendable {
    /// A section for each trip, in the order in which they were asked for.
    package let trips: [TripSection]
    /// The length of all trips together and the sources of their legs.
    package let length: RouteLength

    /// Collects the sections of a report and adds up their distances.
    package init(trips: [TripSection]) {
        self.trips = trips
        length = trips.reduce(into: RouteLength()) { $0 += $1.route.length }
    }

    /// The length of all trips together.
    package var distance: Double { length.metres }

    /// Returns the reasons for which distances are estimates, in sentences without a capital and a full stop.
    package func warnings(in unit: DistanceUnit) -> [String] {
        Wording.notices(trips.map { ($0.trip, $0.route.notices) }, in: unit)
    }

    /// The stops of all trips together.
    package var stops: Int {
        trips.reduce(0) { $0 + $1.stops }
    }

    /// The part of a report about one trip.
    package struct TripSection: Equatable, Sendable {
        /// The trip itself.
        package let trip: Trip
        /// The way from stop to stop, in trip order.
        package let legs: [LegRow]
        /// The same way, by the numbers of its stops.
        package let route: Route
        /// The length of all legs together.
        package var distance: Double { route.distance }
        /// The days; nil where they are not to be shown.
        package let days: Itinerary?
        /// The style in which the times of the days are shown.
        package let times: ClockStyle
        /// The area of each stop in words (`Utah, US`), nil where it is not known; empty where nobody asked.
        package let areas: [String?]

        /// The trip's own id.
        package var id: ID { trip.id }
        /// The trip's name, as it was written.
        package var name: String { trip.name.text }
        /// Its stops.
        package var waypoints: [Waypoint] { trip.waypoints }
        /// The number of its stops.
        package var stops: Int { trip.waypoints.count }
        /// Whether the last leg leads back to the first stop.
        package var isRoundTrip: Bool { trip.isRoundTrip }

        /// Puts a trip's names beside its route. Linear in its stops.
        package init(
            trip: Trip, route: Route, days: Itinerary? = nil, times: ClockStyle = .hours24, areas: [String?] = []
        ) {
            self.trip = trip
            (self.days, self.times, self.areas) = (days, times, areas)
            self.route = route
            var cumulative = 0.0
            legs = route.legs.map { leg in
                cumulative += leg.distance
                return LegRow(
                    from: trip.waypoints[leg.from].name.text, to: trip.waypoints[leg.to].name.text, leg: leg,
                    cumulative: cumulative)
            }
        }

        /// Whether the driving time of a leg is known.
        var hasTimes: Bool { route.legs.contains { $0.duration != nil } }

        /// The length of one of the legs, marked where it is measured in another way than the person may think.
        func distanceText(_ leg: LegRow, in unit: DistanceUnit) -> String {
            Wording.distance(of: leg.leg, in: route, unit)
        }
    }

    /// The part of a report about one leg.
    package struct LegRow: Equatable, Sendable {
        /// The name of the stop where the leg begins.
        package let from: String
        /// The name of the stop where the leg ends.
        package let to: String
        /// Its length, and how it was measured.
        package let leg: Leg
        /// The distance from the trip's first stop to the end of this leg.
        package let cumulative: Double

        /// The length of the leg.
        package var distance: Double { leg.distance }
        /// The direction in which it sets out, clockwise from north, 0 ..< 360.
        package var initialBearing: Double { leg.initialBearing }
        /// The time of its drive, in words; empty if that is not known.
        var time: String { Wording.duration(of: leg) ?? "" }
    }
}

/// The sentences that all forms of a report share.
enum ReportWording {
    /// `12 stops, round trip, 2345.6 km straight line`.
    static func summary(_ trip: DistanceReport.TripSection, unit: DistanceUnit) -> String {
        let roundTrip = trip.isRoundTrip ? ", round trip" : ""
        return "\(Wording.counted(trip.stops, "stop"))\(roundTrip), \(Wording.length(trip.route.length, in: unit))"
    }

    /// `All together: 2 trips, 17 stops, 3456.7 km straight line`.
    static func overall(_ report: DistanceReport, unit: DistanceUnit) -> String {
        "All together: \(Wording.counted(report.trips.count, "trip")), \(Wording.counted(report.stops, "stop")), "
            + Wording.length(report.length, in: unit)
    }
}
