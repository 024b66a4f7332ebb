import Entities
import Itineraries

/// Estimates of how much of a sheet of paper something takes, since a page cannot say what shall stay together only
/// where it fits. All heights are in millimetres.
enum HTMLReportPaper {
    /// The heights that a page has between its margins: Letter and A4.
    private static let pages = [249.0, 267.0]
    /// The height of a line of text, and of a line of a stop's name with the space around it.
    private static let (line, name) = (5.1, 7.1)
    /// The height of the heading, the facts and the margins of a day, and that of the line of a day of rest.
    private static let (frame, rest) = (21.0, 7.5)
    /// The height of the map of a day, which begins beside the heading, with the margins of the day, and that of a code
    /// with its words. The first one stands beside the map, further ones in pairs below it.
    private static let (map, code) = (61.0, 37.0)
    /// The height of the head above the map of a trip without its lines.
    private static let head = 16.0
    /// The width that a page has between its margins: A4, on which maps are smaller than on Letter.
    private static let width = 180.0
    /// The greatest height of the map of a trip.
    static let tallestMap = 165
    /// The height of a unit of a map on which the smallest letters, of ten units, have 6.5 points.
    private static let leastUnit = 0.2294
    /// The width of the map of a day, whose unit is as large.
    static let dayMapWidth = 64
    /// The characters of a line of a note beside a map.
    private static let charactersOfLine = 38
    /// The most lines of a note that stay together.
    static let mostLinesTogether = 30
    /// The largest part of a page that a day may leave empty because it does not fit there, and the part of a page by
    /// which estimates may be wrong.
    private static let (mostEmpty, fault) = (0.42, 0.06)

    /// Whether a day may not fit on a page.
    static func isLong(_ day: TripItinerary.Day, of trip: Trip) -> Bool {
        height(of: day, in: trip, hasMap: false) > pages.reduce(.infinity, min)
    }

    /// The height that the map of a trip may have: less than the greatest where the first day has room below then, and
    /// its letters can be read.
    static func mapHeight(of maps: ItineraryMaps, _ days: [TripItinerary.Day], of trip: Trip, linesOfHead: Int) -> Int {
        guard let first = days.first else { return tallestMap }
        let day = height(of: first, in: trip, hasMap: maps.days[0] != nil)
        let page = pages.reduce(.infinity, min)
        let room = page * (1 - fault / 2) - headHeight(linesOfHead) - day
        return room >= leastUnit * Double(maps.height) ? min(Int(room), tallestMap) : tallestMap
    }

    /// The indices of the days that may be cut between their stops: those that do not fit on a page, those behind them,
    /// of which it is not known where they begin, and those that would leave more than about a third of a page empty.
    static func cutDays(_ days: [TripItinerary.Day], of trip: Trip, maps: ItineraryMaps, linesOfHead: Int) -> Set<Int> {
        var cut: Set<Int> = []
        let tallest = mapHeight(of: maps, days, of: trip, linesOfHead: linesOfHead)
        for page in pages {
            let map = min(width * Double(maps.height) / Double(maps.width), Double(tallest))
            var used = maps.whole == nil ? 0 : headHeight(linesOfHead) + map
            var isBehindLong = false
            for (index, day) in days.enumerated() {
                let height = height(of: day, in: trip, hasMap: maps.days[index] != nil)
                let isLong = isLong(day, of: trip)
                defer { isBehindLong = isLong || isBehindLong && day.remarksOfRest != nil }
                let fits = used + height <= page
                let mayNotFit = used + height > page * (1 - fault)
                // A low day leaves little empty wherever it goes, and cut it would be higher.
                let most = page * (mostEmpty - fault)
                let isHere = isBehindLong || mayNotFit && page - used > most
                if isLong || isHere && height > most { cut.insert(index) }
                used = fits ? used + height : cut.contains(index) ? used + height - page : height
                while used > page { used -= page }
            }
        }
        return cut
    }

    private static func headHeight(_ lines: Int) -> Double { head + Double(lines) * line }

    private static func height(of day: TripItinerary.Day, in trip: Trip, hasMap: Bool) -> Double {
        guard day.remarksOfRest == nil else { return rest }
        var height = frame + Double(day.section.warnings.count) * line
        for entry in day.entries {
            switch entry {
            case .way(let way):
                let crossings = way.crossings.reduce(0) { $0 + lines(of: $1) }
                height += 1.4 + line * Double(crossings + (day.entries.count > 3 ? 1 : 0))
            case .stop(let stop):
                height += name + (stop.remarks.isEmpty ? 0 : line)
                if stop.isNew {
                    height += line * Double(1 + (trip.waypoints[stop.index].note.map { lines(of: $0.text) } ?? 0))
                }
            }
        }
        // A code has the way over up to five stops.
        let codes = (day.day.visits.count + 2) / 4
        return max(height, hasMap ? map + Double(codes / 2) * code : frame + Double(codes) * code)
    }

    /// The lines that a note takes.
    static func lines(of note: String) -> Int {
        note.split(separator: "\n", omittingEmptySubsequences: false)
            .reduce(0) { $0 + 1 + $1.count / charactersOfLine }
    }
}
