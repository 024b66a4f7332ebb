package import Geodesy
import Text

/// The distance report as one HTML page that needs no other file.
package enum HTMLReport {
    /// The whole page. Linear.
    package static func text(_ report: DistanceReport, unit: DistanceUnit) -> String {
        var body = ["<h1>Distance report</h1>"]
        for trip in report.trips {
            body.append("<h2>\(MarkupText.escapedForHTML(trip.name))</h2>")
            body.append(
                "<p>\(MarkupText.escapedForHTML(ReportWording.summary(trip, method: report.method, unit: unit)))</p>")
            if !trip.legs.isEmpty { body.append(table(trip, unit: unit)) }
        }
        if report.trips.count != 1 {
            body.append(
                "<p><strong>\(MarkupText.escapedForHTML(ReportWording.overall(report, unit: unit)))</strong></p>")
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <title>Distance report</title>
            <style>
            body { font-family: sans-serif; margin: 2em; }
            table { border-collapse: collapse; }
            th, td { padding: 0.2em 0.8em; text-align: left; border-bottom: 1px solid #ccc; }
            td.number, th.number { text-align: right; white-space: nowrap; }
            </style>
            </head>
            <body>
            \(body.joined(separator: "\n"))
            </body>
            </html>

            """
    }

    /// The legs of one trip.
    private static func table(_ trip: DistanceReport.TripSection, unit: DistanceUnit) -> String {
        var rows = [
            "<table>",
            "<tr><th class=\"number\">Leg</th><th>From</th><th>To</th><th class=\"number\">Distance</th>"
                + "<th class=\"number\">Bearing</th><th class=\"number\">So far</th></tr>",
        ]
        for (index, leg) in trip.legs.enumerated() {
            rows.append(
                "<tr><td class=\"number\">\(index + 1)</td><td>\(MarkupText.escapedForHTML(leg.from))</td>"
                    + "<td>\(MarkupText.escapedForHTML(leg.to))</td>"
                    + "<td class=\"number\">\(distanceText(leg.distance, in: unit))</td>"
                    + "<td class=\"number\">\(bearingText(leg.initialBearing))</td>"
                    + "<td class=\"number\">\(distanceText(leg.cumulative, in: unit))</td></tr>")
        }
        rows.append("</table>")
        return rows.joined(separator: "\n")
    }
}
