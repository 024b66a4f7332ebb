import Entities
import Geodesy
import Text

/// The legs of a trip as a table, with their bearings.
enum HTMLReportLegs {
    /// The table, with the sum of the legs below.
    static func table(_ trip: DistanceReport.TripSection, unit: DistanceUnit) -> String {
        let hasTimes = trip.hasTimes
        func time(_ text: String) -> String { hasTimes ? "<td class=\"number\">\(HTMLText.facts(text))</td>" : "" }
        var rows = [
            "<div class=\"wide\">\n<table>",
            "<thead><tr><th scope=\"col\" class=\"number\">Leg</th><th scope=\"col\">From</th><th scope=\"col\">To</th>"
                + "<th scope=\"col\" class=\"number\">Distance</th>"
                + (hasTimes ? "<th scope=\"col\" class=\"number\">Time</th>" : "")
                + "<th scope=\"col\" class=\"number bearing\">Bearing</th>"
                + "<th scope=\"col\" class=\"number sum\">So far</th></tr></thead>",
            "<tbody>",
        ]
        for (index, leg) in trip.legs.enumerated() {
            rows.append(
                "<tr><th scope=\"row\" class=\"number\">\(index + 1)</th><td>\(HTMLText.name(leg.from))</td>"
                    + "<td>\(HTMLText.name(leg.to))</td>"
                    + "<td class=\"number\">\(HTMLText.facts(trip.distanceText(leg, in: unit)))</td>\(time(leg.time))"
                    + "<td class=\"number bearing\">\(bearingText(leg.initialBearing))</td>"
                    + "<td class=\"number sum\">\(Wording.cumulative(leg.cumulative, in: trip.route, unit))</td></tr>")
        }
        let total = Wording.distance(trip.route.length, amid: trip.route.length, in: unit)
        rows += [
            "</tbody>",
            "<tfoot><tr><th scope=\"row\" colspan=\"3\">Total</th><td class=\"number\">\(HTMLText.facts(total))</td>"
                + "\(time(Wording.duration(of: trip.route.length) ?? ""))<td class=\"bearing\"></td><td class=\"sum\"></td></tr></tfoot>",
            "</table>\n</div>",
        ]
        return rows.joined(separator: "\n")
    }
}
