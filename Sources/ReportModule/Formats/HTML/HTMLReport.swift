import Cartography
import Entities
package import Geodesy
import Interchange
import Itineraries
import Text

/// An itinerary to print or to send as one HTML page that needs no other file: for each trip a map, and one day after
/// the other with its map, its stops and drives, and codes for a telephone. No script, and nothing is asked of a host.
package enum HTMLReport {
    /// The whole page. `maps` are those of the trips, whose rules are `mapStyle`. Linear.
    package static func text(
        _ report: DistanceReport, unit: DistanceUnit, maps: [ItineraryMaps] = [], mapStyle: String = "",
        options: ReportOptions = ReportOptions()
    ) -> String {
        let isOneTrip = report.trips.count == 1
        let title = isOneTrip ? report.trips[0].name : "Trips"
        let overall = "<p class=\"summary\"><strong>\(escaped(ReportWording.overall(report, unit: unit)))</strong></p>"
        var body: [String] = isOneTrip ? [] : ["<h1>\(escaped(title))</h1>", overall]
        let credit = credit(of: report, options)
        for (index, trip) in report.trips.enumerated() {
            let page = HTMLReportTrip(
                trip, unit: unit, maps: maps.indices.contains(index) ? maps[index] : ItineraryMaps(),
                heading: isOneTrip ? 1 : 2, number: isOneTrip ? nil : index + 1, options: options,
                credit: index == report.trips.count - 1 ? credit : nil)
            body.append(page.html)
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(escaped(title))</title>
            <style>
            \(HTMLReportStyle.text(footer: title))
            \(mapStyle)
            </style>
            </head>
            <body>
            \(body.joined(separator: "\n"))
            </body>
            </html>

            """
    }

    /// The line that names the owners of the roads, where there are some, and on paper what the codes open.
    private static func credit(of report: DistanceReport, _ options: ReportOptions) -> String? {
        guard report.trips.contains(where: { $0.route.length.sources.contains(where: \.isRoad) }) else { return nil }
        let hasService = options.links != .geo && hasCodes(report, options.links)
        let codes = !hasService ? "" : " · The codes open the way in \(options.links.name)."
        return "<p class=\"credit\">Roads: \(Wording.roadCredit)<span class=\"paper\">\(codes)</span></p>"
    }

    /// Whether some way has a code: none that is flown has.
    private static func hasCodes(_ report: DistanceReport, _ links: WayLinkService) -> Bool {
        report.trips.contains { section in
            guard let days = section.days?.days else {
                return !WayLink.links(of: section.trip, along: section.route, by: links).isEmpty
            }
            return days.contains { !WayLink.links(of: $0, in: section.trip, by: links).isEmpty }
        }
    }

    private static func escaped(_ text: String) -> String { HTMLText.escaped(text) }
}
