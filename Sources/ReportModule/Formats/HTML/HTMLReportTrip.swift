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
    /// The line at the end that names the owners of data; nil for none.
    private let credit: String?
    private let itinerary: TripItinerary
    private let stops: HTMLReportStops

    /// Shows a trip with its maps.
    init(
        _ trip: DistanceReport.TripSection, unit: DistanceUnit, maps: ItineraryMaps, heading: Int,
        options: ReportOptions, credit: String? = nil
    ) {
        (self.trip, self.unit, self.maps, self.heading) = (trip, unit, maps, heading)
        (self.options, self.credit) = (options, credit)
        itinerary = TripItinerary(trip, unit: unit)
        stops = HTMLReportStops(trip, itinerary, heading: heading + 2)
    }

    /// The whole section.
    var html: String {
        var lines = ["<section class=\"trip\">"] + head
        if let map = maps.whole { lines.append("<figure class=\"whole\"\(tallest)>\n\(map)</figure>") }
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
        return (withCredit(lines.filter { !$0.isEmpty }) + ["</section>"]).joined(separator: "\n")
    }

    /// The lines with the credit in the last day, so that it never stands alone on a sheet of paper.
    private func withCredit(_ lines: [String]) -> [String] {
        guard let credit else { return lines }
        let isInDay = lines.last == "</section>"
        return isInDay ? lines.dropLast() + [credit, "</section>"] : lines + [credit]
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

    /// The days on sheets of paper; nil for a trip without.
    private var paper: HTMLReportPaper? {
        itinerary.days.map {
            HTMLReportPaper(
                $0, of: trip.trip, mapHeights: maps.dayHeights, mapWidth: ItineraryMaps.dayWidth,
                linesOfHead: itinerary.linesOfHead)
        }
    }

    /// The attribute that says how high the map is on paper, where that is less than it could be.
    private var tallest: String {
        let height = mapHeight
        return height < Int(HTMLReportPaper.widest(maps.width, maps.height)) ? " style=\"--tallest:\(height)mm\"" : ""
    }

    /// The height of the map on paper in millimetres.
    private var mapHeight: Int {
        if let paper { return paper.mapHeight(width: maps.width, height: maps.height).height }
        let codes = WayLink.links(of: trip.trip, along: trip.route, by: options.links).count
        let list = HTMLDayHeight.ofList(itinerary.entries, of: trip.trip, codes: codes)
        return HTMLReportPaper.mapHeight(
            width: maps.width, height: maps.height, above: list, linesOfHead: itinerary.linesOfHead)
    }

    /// The days, of which some may be cut where a sheet of paper ends.
    private func dayLines(_ days: [TripItinerary.Day]) -> [String] {
        let cut = paper?.cutDays(below: maps.whole == nil ? 0 : Double(mapHeight)) ?? []
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

    /// The date, whether the day is long, where it begins and ends, and how far and long the drive is.
    private func heading(of day: TripItinerary.Day, remarks: [String] = []) -> [String] {
        let ends = day.ends(in: trip.trip).map { HTMLText.name($0) }.joined(separator: " → ")
        let long = day.length.map { " <span class=\"long\">\(HTMLText.facts($0))</span>" } ?? ""
        let facts = [([day.section.drive] + remarks).joined(separator: ", "), day.section.sun]
            .filter { !$0.isEmpty }.joined(separator: " · ")
        return [
            "<h\(heading + 1)><span class=\"date\">\(escaped(day.section.day))\(long)</span> \(ends)</h\(heading + 1)>",
            "<p class=\"facts\">\(HTMLText.facts(facts))</p>",
        ]
    }

    private func warnings(of day: TripItinerary.Day) -> [String] {
        guard !day.remarks.isEmpty else { return [] }
        let warnings = day.remarks.map { "<li>\(escaped($0))</li>" }
        return ["<ul class=\"warnings\">\n\(warnings.joined(separator: "\n"))\n</ul>"]
    }

    private func escaped(_ text: String) -> String { HTMLText.escaped(text) }
}
