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
        if let map = maps.whole { lines.append("<figure class=\"whole\"\(mapHeight)>\n\(map)</figure>") }
        if let days = itinerary.days {
            lines += dayLines(days)
        } else if !trip.waypoints.isEmpty {
            let links = WayLink.links(of: trip.trip, along: trip.route, by: options.links)
            let onScreen = WayLink.links(of: trip.trip, along: trip.route, by: options.links, onScreen: true)
            lines += [
                "<div class=\"list\">", "<h\(heading + 1)>Stops</h\(heading + 1)>",
                HTMLReportCodes.html(links, of: trip.trip, by: options.links),
                stops.list(itinerary.entries, hasTimes: false),
                HTMLReportCodes.more(than: links, onScreen, of: trip.trip, by: options.links), "</div>",
            ]
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
        let totals = itinerary.totals.map { "<li>\(HTMLText.facts($0))</li>" }
        lines += ["<ul class=\"totals\">"] + totals + ["</ul>"]
        lines += itinerary.remarks.map { "<p class=\"small\">\(escaped($0))</p>" }
        return lines + ["</header>"]
    }

    /// The lines of the head on paper: the totals are side by side, about three in a line.
    private var linesOfHead: Int {
        (itinerary.dates.isEmpty ? 0 : 1) + (itinerary.totals.count + 2) / 3 + itinerary.remarks.count
    }

    /// The attribute that says how high the map is on paper, where that is not the greatest height.
    private var mapHeight: String {
        let height = HTMLReportPaper.mapHeight(
            of: maps, itinerary.days ?? [], stops: itinerary.entries, of: trip.trip, linesOfHead: linesOfHead)
        return height == HTMLReportPaper.tallestMap ? "" : " style=\"--tallest:\(height)mm\""
    }

    /// The days, of which some may be cut where a sheet of paper ends.
    private func dayLines(_ days: [TripItinerary.Day]) -> [String] {
        let cut = HTMLReportPaper.cutDays(days, of: trip.trip, maps: maps, linesOfHead: linesOfHead)
        return days.enumerated().flatMap { index, day in
            day.remarksOfRest.map { rest(day, remarks: $0) }
                ?? self.day(day, map: maps.days[index], isCut: cut.contains(index))
        }
    }

    /// A day on which nothing begins: a line.
    private func rest(_ day: TripItinerary.Day, remarks: [String]) -> [String] {
        ["<section class=\"day rest\">"] + heading(of: day, remarks: remarks) + warnings(of: day) + ["</section>"]
    }

    /// A day with its map first, beside which all else is where there is room: the heading, and below it the codes
    /// between the stops and the map.
    private func day(_ day: TripItinerary.Day, map: String?, isCut: Bool) -> [String] {
        let figure = map.map { ["<figure>\n\($0)</figure>"] } ?? []
        let links = WayLink.links(of: day.day, in: trip.trip, by: options.links)
        let onScreen = WayLink.links(of: day.day, in: trip.trip, by: options.links, onScreen: true)
        let codes = HTMLReportCodes.html(links, of: trip.trip, by: options.links)
        let more = HTMLReportCodes.more(than: links, onScreen, of: trip.trip, by: options.links)
        return ["<section class=\"day\(isCut ? " cut" : "")\">"] + figure
            + heading(of: day) + [codes, stops.list(day.entries, hasTimes: true)] + warnings(of: day)
            + [more, "</section>"]
    }

    /// The date, where the day begins and ends, and how far and long the drive is.
    private func heading(of day: TripItinerary.Day, remarks: [String] = []) -> [String] {
        let ends = day.ends(in: trip.trip).map { HTMLText.name($0) }.joined(separator: " → ")
        let facts = [([day.section.drive] + remarks).joined(separator: ", "), day.section.sun]
            .filter { !$0.isEmpty }.joined(separator: " · ")
        return [
            "<h\(heading + 1)><span class=\"date\">\(escaped(day.section.day))</span> \(ends)</h\(heading + 1)>",
            "<p class=\"facts\">\(HTMLText.facts(facts))</p>",
        ]
    }

    private func warnings(of day: TripItinerary.Day) -> [String] {
        guard !day.section.warnings.isEmpty else { return [] }
        let warnings = day.section.warnings.map { "<li>\(escaped($0))</li>" }
        return ["<ul class=\"warnings\">\n\(warnings.joined(separator: "\n"))\n</ul>"]
    }

    private func escaped(_ text: String) -> String { HTMLText.escaped(text) }
}
