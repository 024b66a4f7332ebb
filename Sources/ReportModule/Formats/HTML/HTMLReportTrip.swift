import Cartography
import Entities
import Geodesy
import Interchange
import Itineraries
import Text

/// One trip of an itinerary: its head, its map, and one day after the other, or all stops where no days are planned.
struct HTMLReportTrip {
    private let trip: DistanceReport.TripSection
    private let unit: DistanceUnit
    private let maps: ItineraryMaps
    /// The level of its heading.
    private let heading: Int
    private let options: ReportOptions
    private let itinerary: TripItinerary
    private let stops: HTMLReportStops

    /// Shows a trip with its maps.
    init(
        _ trip: DistanceReport.TripSection, unit: DistanceUnit, maps: ItineraryMaps, heading: Int,
        options: ReportOptions
    ) {
        (self.trip, self.unit, self.maps, self.heading) = (trip, unit, maps, heading)
        self.options = options
        itinerary = TripItinerary(trip, unit: unit)
        stops = HTMLReportStops(trip, heading: heading + 2)
    }

    /// The whole section.
    var html: String {
        var lines = ["<section class=\"trip\">"] + head
        if let map = maps.whole { lines.append("<figure class=\"whole\">\n\(map)</figure>") }
        if let days = itinerary.days {
            lines += dayLines(days)
        } else if !trip.waypoints.isEmpty {
            lines += ["<h\(heading + 1)>Stops</h\(heading + 1)>", stops.list(itinerary.entries, hasTimes: false)]
            let links = WayLink.links(of: trip.trip, along: trip.route, by: options.links)
            let onScreen = WayLink.links(of: trip.trip, along: trip.route, by: options.links, onScreen: true)
            lines.append(HTMLReportCodes.html(links, onScreen: onScreen, of: trip.trip, by: options.links))
        }
        if !trip.legs.isEmpty, options.showsBearings(of: trip) {
            lines += ["<h\(heading + 1)>Legs</h\(heading + 1)>", HTMLReportLegs.table(trip, unit: unit)]
        }
        return (lines.filter { !$0.isEmpty } + ["</section>"]).joined(separator: "\n")
    }

    /// The name, when and how far it is, and the money.
    private var head: [String] {
        var lines = ["<header>", "<h\(heading)>\(HTMLText.name(trip.name))</h\(heading)>"]
        if !itinerary.dates.isEmpty { lines.append("<p class=\"dates\">\(escaped(itinerary.dates))</p>") }
        let totals = itinerary.totals.map { "<li>\(escaped($0))</li>" }
        lines += ["<ul class=\"totals\">"] + totals + ["</ul>"]
        lines += itinerary.remarks.map { "<p class=\"small\">\(escaped($0))</p>" }
        return lines + ["</header>"]
    }

    /// The days. One that does not fit on a page is cut, and so may be the one behind it, which begins on a page that
    /// is not empty.
    private func dayLines(_ days: [TripItinerary.Day]) -> [String] {
        var isBehindLong = false
        return days.enumerated().flatMap { index, day -> [String] in
            let isLong = HTMLReportPaper.isLong(day, of: trip.trip)
            defer { isBehindLong = isLong }
            return self.day(day, map: maps.days[index], isCut: isLong || isBehindLong)
        }
    }

    private func day(_ day: TripItinerary.Day, map: String?, isCut: Bool) -> [String] {
        let ends = day.ends(in: trip.trip).map { HTMLText.name($0) }.joined(separator: " → ")
        let rest = day.remarksOfRest
        let facts = [([day.section.drive] + (rest ?? [])).joined(separator: ", "), day.section.sun]
            .filter { !$0.isEmpty }.joined(separator: " · ")
        var lines = [
            "<section class=\"day\(isCut ? " cut" : "")\">",
            "<h\(heading + 1)><span class=\"date\">\(escaped(day.section.day))</span> \(ends)</h\(heading + 1)>",
            "<p class=\"facts\">\(escaped(facts))</p>",
        ]
        if let map { lines.append("<figure>\n\(map)</figure>") }
        // The stop of a day without a drive is in the heading.
        if rest == nil { lines.append(stops.list(day.entries, hasTimes: true)) }
        if !day.section.warnings.isEmpty {
            let warnings = day.section.warnings.map { "<li>\(escaped($0))</li>" }
            lines.append("<ul class=\"warnings\">\n\(warnings.joined(separator: "\n"))\n</ul>")
        }
        let links = WayLink.links(of: day.day, in: trip.trip, by: options.links)
        let onScreen = WayLink.links(of: day.day, in: trip.trip, by: options.links, onScreen: true)
        return lines + [
            HTMLReportCodes.html(links, onScreen: onScreen, of: trip.trip, by: options.links), "</section>",
        ]
    }

    private func escaped(_ text: String) -> String { HTMLText.escaped(text) }
}
