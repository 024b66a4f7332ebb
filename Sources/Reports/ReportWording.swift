import Geodesy
import Text

/// The sentences that all forms of a report share.
enum ReportWording {
    /// `12 stops, round trip, 2345.6 km straight line`.
    static func summary(_ trip: DistanceReport.TripSection, method: String, unit: DistanceUnit) -> String {
        let roundTrip = trip.isRoundTrip ? ", round trip" : ""
        return "\(Wording.counted(trip.stops, "stop"))\(roundTrip), \(distanceText(trip.distance, in: unit)) \(method)"
    }

    /// `All together: 2 trips, 17 stops, 3456.7 km straight line`.
    static func overall(_ report: DistanceReport, unit: DistanceUnit) -> String {
        "All together: \(Wording.counted(report.trips.count, "trip")), \(Wording.counted(report.stops, "stop")), "
            + "\(distanceText(report.distance, in: unit)) \(report.method)"
    }
}
