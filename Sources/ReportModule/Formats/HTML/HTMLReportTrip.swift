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
    /// Its number among several trips, from 1; nil of one alone.
    private let number: Int?
    private let options: ReportOptions
    /// The line at the end that names the owners of data; nil for none.
    private let credit: String?
    private let itinerary: TripItinerary
    private let stops: HTMLReportStops
    private let costs: TripCosts?
    /// The list of the days; nil for a trip without.
    private let listOfDays: HTMLReportOverview?

    /// Shows a trip with its maps.
    init(
        _ trip: DistanceReport.TripSection, unit: DistanceUnit, maps: ItineraryMaps, heading: Int,
        number: Int?, options: ReportOptions, credit: String? = nil
    ) {
        (self.trip, self.unit, self.maps, self.heading) = (trip, unit, maps, heading)
        (self.options, self.credit, self.number) = (options, credit, number)
        itinerary = TripItinerary(trip, unit: unit)
        let costs = TripCosts(trip)
        self.costs = costs
        listOfDays = itinerary.days.map { HTMLReportOverview($0, of: trip.trip, total: costs) }
        stops = HTMLReportStops(trip, itinerary, heading: heading + 2)
    }

    /// The whole section. What is on the first sheet of paper stands in one element, whose map takes what all else
    /// leaves of the sheet.
    var html: String {
        let front = front
        let days = itinerary.days.map { dayLines($0, behind: front) } ?? []
        var first = head + [map(front), overview]
        var rest: [String] = []
        if itinerary.days == nil { first += list }
        for (index, day) in days.enumerated() {
            if index < front?.days ?? 0 { first += day } else { rest += day }
        }
        if !trip.legs.isEmpty, options.showsBearings(of: trip) {
            rest += ["<h\(heading + 1)>Legs</h\(heading + 1)>", HTMLReportLegs.table(trip, unit: unit)]
        }
        let table = costs.map { [$0.html] } ?? []
        if rest.isEmpty {
            first += table
        } else {
            rest.insert(contentsOf: table, at: listOfDays?.needsTable == true ? 0 : rest.endIndex)
        }
        first = first.filter { !$0.isEmpty }
        rest = rest.filter { !$0.isEmpty }
        if rest.isEmpty { first = withCredit(first) } else { rest = withCredit(rest) }
        if let front {
            first = ["<div class=\"cover\(front.isNarrow ? " tight" : "")\">"] + first + ["</div>"]
        }
        return (["<section class=\"trip\">"] + first + rest + ["</section>"]).joined(separator: "\n")
    }

    /// The map of the trip, and the narrow one.
    private func map(_ front: HTMLReportPaper.Front?) -> String {
        guard let map = maps.whole else { return "" }
        let shown = front?.isNarrow == true ? maps.narrowSize : nil
        let height = shown.map { HTMLReportPaper.widest($0.width, $0.height) } ?? widest
        let style = front == nil ? tallest : " style=\"--tall:\(Int(height.rounded(.up)))mm\""
        guard let narrow = maps.narrow else { return "<figure class=\"whole\"\(style)>\n\(map)</figure>" }
        return "<figure class=\"whole\"\(style)>\n<div class=\"broad\">\n\(map)</div>\n"
            + "<div class=\"narrow\">\n\(narrow)</div>\n</figure>"
    }

    /// The list of the days; empty where there are none or one.
    private var overview: String { listOfDays?.html(anchor: anchor) ?? "" }

    /// The name of the heading of a day.
    private func anchor(_ day: Int) -> String { (number.map { "trip\($0)-" } ?? "") + "day\(day + 1)" }

    /// The stops of a trip without days.
    private var list: [String] {
        guard !trip.waypoints.isEmpty else { return [] }
        let links = WayLink.links(of: trip.trip, along: trip.route, by: options.links)
        let onScreen = WayLink.links(of: trip.trip, along: trip.route, by: options.links, onScreen: true)
        return [
            "<div class=\"list\">", "<h\(heading + 1)>Stops</h\(heading + 1)>",
            HTMLReportCodes.html(links, of: trip.trip, by: options.links),
            stops.list(itinerary.entries, hasTimes: false),
            HTMLReportCodes.more(than: links, onScreen, of: trip.trip, by: options.links), "</div>",
        ]
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
                $0, of: trip.trip, mapHeights: maps.dayHeights, mapWidth: Sheets.dayWidth,
                linesOfHead: itinerary.linesOfHead, costs: costs)
        }
    }

    /// The first sheet of paper; nil where what belongs there has no room on one, or there is no map that could be
    /// lower.
    private var front: HTMLReportPaper.Front? {
        guard maps.whole != nil else { return nil }
        let size = (width: maps.width, height: maps.height)
        if let paper { return paper.front(size, narrow: maps.narrowSize) }
        return HTMLReportPaper.front(
            size, narrow: maps.narrowSize, above: heightOfList, linesOfHead: itinerary.linesOfHead)
    }

    /// The greatest height of the map on paper.
    private var widest: Double { HTMLReportPaper.widest(maps.width, maps.height) }

    /// The attribute that says how high the map is on paper, where that is less than it could be.
    private var tallest: String {
        let height = mapHeight
        return height < Int(widest) ? " style=\"--tallest:\(height)mm\"" : ""
    }

    private var heightOfList: Double {
        let codes = WayLink.links(of: trip.trip, along: trip.route, by: options.links).count
        return HTMLDayHeight.ofList(itinerary.entries, of: trip.trip, codes: codes)
            + HTMLReportPaper.height(ofCosts: costs?.rows ?? 0)
    }

    /// The height of the map on paper in millimetres, where it shares its sheet with what follows as that comes.
    private var mapHeight: Int {
        if let paper { return paper.mapHeight(width: maps.width, height: maps.height).height }
        return HTMLReportPaper.mapHeight(
            width: maps.width, height: maps.height, above: heightOfList, linesOfHead: itinerary.linesOfHead)
    }

    /// The lines of each day; some days behind the first sheet may be cut where one ends.
    private func dayLines(_ days: [TripItinerary.Day], behind front: HTMLReportPaper.Front?) -> [[String]] {
        let cut =
            front.flatMap { paper?.cutDays(behind: $0) }
            ?? paper?.cutDays(below: maps.whole == nil ? 0 : Double(mapHeight)) ?? []
        return days.enumerated().map { index, day in
            day.remarksOfRest.map { rest(day, index, remarks: $0) }
                ?? self.day(day, index, map: maps.days[index], isCut: cut.contains(index))
        }
    }

    /// A day on which nothing begins: a line.
    private func rest(_ day: TripItinerary.Day, _ index: Int, remarks: [String]) -> [String] {
        ["<section class=\"day rest\">"] + heading(of: day, index, remarks: remarks) + warnings(of: day)
            + ["</section>"]
    }

    /// A day with its map first, beside which all else is where there is room: the heading, and below it the codes
    /// between the stops and the map.
    private func day(_ day: TripItinerary.Day, _ index: Int, map: String?, isCut: Bool) -> [String] {
        let figure = map.map { ["<figure>\n\($0)</figure>"] } ?? []
        let links = WayLink.links(of: day.day, in: trip.trip, by: options.links)
        let onScreen = WayLink.links(of: day.day, in: trip.trip, by: options.links, onScreen: true)
        let codes = HTMLReportCodes.html(links, of: trip.trip, by: options.links)
        let more = HTMLReportCodes.more(than: links, onScreen, of: trip.trip, by: options.links)
        let isInColumns = itinerary.days.map { HTMLDayHeight.hasColumns($0, of: trip.trip) } ?? false
        return ["<section class=\"day\(isCut ? " cut" : "")\(isInColumns ? " pair n\(links.count)" : "")\">"] + figure
            + heading(of: day, index) + [codes, stops.list(day.entries, hasTimes: true)] + warnings(of: day)
            + [more, "</section>"]
    }

    /// The date, whether the day is long, where it begins and ends, and how far and long the drive is.
    private func heading(of day: TripItinerary.Day, _ index: Int, remarks: [String] = []) -> [String] {
        let ends = day.ends(in: trip.trip).map { HTMLText.name($0) }.joined(separator: " → ")
        let long = day.length.map { " <span class=\"long\">\(HTMLText.facts($0))</span>" } ?? ""
        let drive = HTMLText.facts(([day.section.drive] + remarks).joined(separator: ", "))
        let facts = [drive, HTMLText.time(day.section.sun)].filter { !$0.isEmpty }
        return [
            "<h\(heading + 1) id=\"\(anchor(index))\"><span class=\"date\">\(escaped(day.section.day))\(long)</span> "
                + "\(ends)</h\(heading + 1)>",
            "<p class=\"facts\">\(facts.joined(separator: " · "))</p>",
        ]
    }

    private func warnings(of day: TripItinerary.Day) -> [String] {
        guard !day.remarks.isEmpty else { return [] }
        let warnings = day.remarks.map { "<li>\(escaped($0))</li>" }
        return ["<ul class=\"warnings\">\n\(warnings.joined(separator: "\n"))\n</ul>"]
    }

    private func escaped(_ text: String) -> String { HTMLText.escaped(text) }
}
