import Entities
package import Geodesy
import JSON
import Text

/// The distance report as a table for spreadsheets: a row a leg, in metres and in the person's unit.
package enum CSVReport {
    /// The whole file, its lines ended by CRLF (RFC 4180); where a leg is no straight line, six columns more have how
    /// each was measured, how long it takes, its straight line, what of it is driven, and its ferries; where trips have
    /// days four columns more have the day, its date, and when the leg begins and ends, with `notes` two more the notes
    /// of the stops where it does. Linear; with days quadratic.
    package static func text(_ report: DistanceReport, unit: DistanceUnit, notes: Bool = false) -> String {
        let days = report.trips.contains { $0.days != nil }
        let hasSources = !report.length.isStraight || report.length.givenLegs > 0
        let header = "Trip,Leg,From,To,DistanceMeters,BearingDegrees,CumulativeMeters,Distance,Cumulative,Unit"
        var lines =
            header
            + (hasSources ? ",Source,DurationSeconds,StraightMeters,DrivingMeters,DrivingSeconds,Ferries" : "")
            + (days ? ",Day,Date,Leave,Arrive" : "")
            + (notes ? ",FromNote,ToNote\r\n" : "\r\n")
        for trip in report.trips {
            for (index, leg) in trip.legs.enumerated() {
                var cells = [
                    CSVField.encoded(trip.name), "\(index + 1)", CSVField.encoded(leg.from), CSVField.encoded(leg.to),
                    number(leg.distance), number(roundedBearing(leg.initialBearing)), number(leg.cumulative),
                    number(leg.distance / unit.metresPerUnit), number(leg.cumulative / unit.metresPerUnit),
                    unit.rawValue,
                ]
                if hasSources { cells += self.cells(ofSource: leg.leg) }
                if days { cells += ReportDays.cells(of: trip.days, leg: index) }
                if notes {
                    let ends = [trip.route.legs[index].from, trip.route.legs[index].to]
                    cells += ends.map { CSVField.encoded(trip.waypoints[$0].note?.text ?? "") }
                }
                lines += cells.joined(separator: ",") + "\r\n"
            }
        }
        return lines
    }

    /// The cells from the source of a leg on; ferries and trains as `Hella – Dragsvik`, with semicolons between them.
    private static func cells(ofSource leg: Leg) -> [String] {
        func seconds(_ time: Double?) -> String { time.map { "\(Int($0.rounded()))" } ?? "" }
        let crossings = leg.crossings.map { "\($0.from) – \($0.to)" }.joined(separator: "; ")
        return [
            leg.sourceName, seconds(leg.duration), number(leg.straightDistance), number(leg.drivingDistance),
            seconds(leg.drivingDuration), CSVField.encoded(crossings),
        ]
    }

    /// A number with at most three decimals.
    private static func number(_ value: Double) -> String {
        guard case .number(let text) = JSONValue.rounded(value, places: 3) else { return "" }
        return text
    }
}
