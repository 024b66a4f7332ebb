import Cartography
import Entities
package import Geodesy
import Interchange
import Itineraries
import Text

/// An itinerary to print or to send as one HTML page that needs no other file: for each trip the map, the stops with
/// notes, coordinates and links, and the legs with their totals. No script, and nothing is asked of any host.
package enum HTMLReport {
    /// The whole page. `maps` are the maps of the trips as SVG elements, whose rules are `mapStyle`; nil for a trip
    /// that has none. Linear.
    package static func text(
        _ report: DistanceReport, unit: DistanceUnit, maps: [String?] = [], mapStyle: String = ""
    ) -> String {
        let isOneTrip = report.trips.count == 1
        let title = isOneTrip ? report.trips[0].name : "Trips"
        var body: [String] = isOneTrip ? [] : ["<h1>\(escaped(title))</h1>"]
        for (index, trip) in report.trips.enumerated() {
            body.append(
                section(
                    trip, unit: unit, map: maps.indices.contains(index) ? maps[index] : nil,
                    heading: isOneTrip ? 1 : 2))
        }
        if !isOneTrip {
            body.append(
                "<p class=\"summary\"><strong>\(escaped(ReportWording.overall(report, unit: unit)))</strong></p>")
        }
        if report.trips.contains(where: { $0.route.length.sources.contains(where: \.isRoad) }) {
            body.append("<p class=\"credit\">Roads: \(Wording.roadCredit)</p>")
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
            \(HTMLReportStyle.text)
            \(mapStyle)
            </style>
            </head>
            <body>
            \(body.joined(separator: "\n"))
            </body>
            </html>

            """
    }

    /// One trip; `heading` is the level of its heading.
    private static func section(
        _ trip: DistanceReport.TripSection, unit: DistanceUnit, map: String?, heading: Int
    ) -> String {
        var lines = [
            "<section class=\"trip\">", "<h\(heading)>\(name(trip.name))</h\(heading)>",
            "<p class=\"summary\">\(escaped(ReportWording.summary(trip, unit: unit)))</p>",
        ]
        if let map { lines.append("<figure>\n\(map)</figure>") }
        if let days = trip.days {
            lines.append(ReportDays.html(of: days, trip, unit: unit, heading: heading + 1))
        }
        if !trip.waypoints.isEmpty {
            lines.append("<h\(heading + 1)>Stops</h\(heading + 1)>\n<ol class=\"stops\">")
            // Each number in the colour that the map has for it.
            let subject = MapSubject(trip.trip, trip.route, days: trip.days?.days ?? [])
            for (index, stop) in trip.waypoints.enumerated() {
                lines.append(
                    item(
                        stop, heading: heading + 2, leg: index > 0 ? legText(trip.legs[index - 1], trip, unit) : nil,
                        group: trip.days == nil ? nil : subject.stops[index].series))
            }
            lines.append("</ol>")
            if trip.days == nil {
                let links = WayLink.links(of: trip.trip, along: trip.route, by: .google)
                if !links.isEmpty { lines.append(HTMLReportCodes.html(links, of: trip.trip)) }
            }
        }
        if !trip.legs.isEmpty { lines += ["<h\(heading + 1)>Legs</h\(heading + 1)>", table(trip, unit: unit)] }
        return (lines + ["</section>"]).joined(separator: "\n")
    }

    /// One stop with all that is known of it; `group` is the series that the map has for it, nil where there is one
    /// alone.
    private static func item(
        _ stop: Waypoint, heading: Int, leg: String?, group: Int?
    ) -> String {
        let mark = group.map { " class=\"g\(SVGMap.color($0))\"" } ?? ""
        var lines = ["<li\(mark)>", "<h\(heading)>\(name(stop.name.text))</h\(heading)>"]
        if let leg { lines.append("<p class=\"leg\">\(leg)</p>") }
        if let note = stop.note {
            let text = note.text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { escaped(String($0)) }.joined(separator: "<br>\n")
            lines.append("<p class=\"note\" dir=\"auto\">\(text)</p>")
        }
        let place = stop.location
        let (latitude, longitude) = (decimalText(place.latitude, places: 6), decimalText(place.longitude, places: 6))
        let link =
            "https://www.openstreetmap.org/?mlat=\(latitude)&amp;mlon=\(longitude)#map=13/\(latitude)/\(longitude)"
        lines.append(
            "<p class=\"place\"><a href=\"\(escaped(geoURI(place)))\">\(escaped(coordinateText(place)))</a>"
                + "<span class=\"more\"> · <a href=\"\(link)\">map</a></span></p>")
        return (lines + ["</li>"]).joined(separator: "\n")
    }

    /// `190.2 km, 2 h 5 min, 327° NNW; 812.4 km so far`.
    private static func legText(
        _ leg: DistanceReport.LegRow, _ trip: DistanceReport.TripSection, _ unit: DistanceUnit
    ) -> String {
        let parts = [trip.distanceText(leg, in: unit), leg.time, bearingText(leg.initialBearing)]
        let way = parts.filter { !$0.isEmpty }.joined(separator: ", ")
        return escaped("\(way); \(Wording.cumulative(leg.cumulative, in: trip.route, unit)) so far")
    }

    /// The legs of one trip, with their sum below.
    private static func table(_ trip: DistanceReport.TripSection, unit: DistanceUnit) -> String {
        let hasTimes = trip.hasTimes
        func time(_ text: String) -> String { hasTimes ? "<td class=\"number\">\(escaped(text))</td>" : "" }
        var rows = [
            "<div class=\"wide\">\n<table>",
            "<thead><tr><th scope=\"col\" class=\"number\">Leg</th><th scope=\"col\">From</th><th scope=\"col\">To</th>"
                + "<th scope=\"col\" class=\"number\">Distance</th>"
                + (hasTimes ? "<th scope=\"col\" class=\"number\">Time</th>" : "")
                + "<th scope=\"col\" class=\"number bearing\">Bearing</th>"
                + "<th scope=\"col\" class=\"number\">So far</th></tr></thead>",
            "<tbody>",
        ]
        for (index, leg) in trip.legs.enumerated() {
            rows.append(
                "<tr><th scope=\"row\" class=\"number\">\(index + 1)</th><td>\(name(leg.from))</td>"
                    + "<td>\(name(leg.to))</td>"
                    + "<td class=\"number\">\(escaped(trip.distanceText(leg, in: unit)))</td>\(time(leg.time))"
                    + "<td class=\"number bearing\">\(bearingText(leg.initialBearing))</td>"
                    + "<td class=\"number\">\(Wording.cumulative(leg.cumulative, in: trip.route, unit))</td></tr>")
        }
        rows += [
            "</tbody>",
            "<tfoot><tr><th scope=\"row\" colspan=\"3\">Total</th><td class=\"number\">"
                + "\(escaped(Wording.distance(trip.route.length, amid: trip.route.length, in: unit)))</td>"
                + "\(time(Wording.duration(of: trip.route.length) ?? ""))<td class=\"bearing\"></td><td></td></tr></tfoot>",
            "</table>\n</div>",
        ]
        return rows.joined(separator: "\n")
    }

    /// A name in its own writing direction, so that it does not turn what is around it.
    private static func name(_ text: String) -> String { "<bdi>\(escaped(text))</bdi>" }

    private static func escaped(_ text: String) -> String { MarkupText.escapedForHTML(text) }
}
