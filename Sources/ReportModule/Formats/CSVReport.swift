package import Geodesy
import JSON
import Text

/// The distance report as a table for spreadsheets: a row a leg, in metres and in the person's unit.
package enum CSVReport {
    /// The whole file, its lines ended by CRLF (RFC 4180). Linear.
    package static func text(_ report: DistanceReport, unit: DistanceUnit) -> String {
        var lines = "Trip,Leg,From,To,DistanceMeters,BearingDegrees,CumulativeMeters,Distance,Cumulative,Unit\r\n"
        for trip in report.trips {
            for (index, leg) in trip.legs.enumerated() {
                let cells = [
                    CSVField.encoded(trip.name), "\(index + 1)", CSVField.encoded(leg.from), CSVField.encoded(leg.to),
                    number(leg.distance), number(roundedBearing(leg.initialBearing)), number(leg.cumulative),
                    number(leg.distance / unit.metresPerUnit), number(leg.cumulative / unit.metresPerUnit),
                    unit.rawValue,
                ]
                lines += cells.joined(separator: ",") + "\r\n"
            }
        }
        return lines
    }

    /// A number with at most three decimals.
    private static func number(_ value: Double) -> String {
        guard case .number(let text) = JSONValue.rounded(value, places: 3) else { return "" }
        return text
    }
}
