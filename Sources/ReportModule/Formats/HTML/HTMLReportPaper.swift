import Entities
import Itineraries

/// Estimates of how much of a sheet of paper something takes, since a page cannot say what shall stay together only
/// where it fits. All heights are in millimetres.
enum HTMLReportPaper {
    /// The heights that a page has between its margins: Letter and A4.
    private static let pages = [249.0, 267.0]
    /// The height of a line of text, and of a line of a stop's name with the space around it.
    private static let (line, name) = (4.7, 5.8)
    /// The height of the heading, the facts and the margins of a day, and that of the line of a day of rest.
    private static let (frame, rest) = (20.0, 7.0)
    /// The height of the map of a day, which begins beside the heading, with the margins of the day, and that of a code
    /// with its words. The first one stands beside the map, further ones in pairs below it.
    private static let (map, code) = (58.0, 36.0)
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
    /// The characters of a line of a note beside a map, and those of a line of a stop beside a code.
    private static let (charactersOfLine, charactersBesideCode) = (38, 28)
    /// The height of the heading of stops without days, which stand in two columns.
    private static let listHeading = 13.0
    /// The most lines of a note that stay together.
    static let mostLinesTogether = 30
    /// The largest part of a page that a day may leave empty because it does not fit there, and the part of a page by
    /// which estimates may be wrong.
    private static let (mostEmpty, fault) = (0.42, 0.06)

    /// Whether a day may not fit on a page.
    static func isLong(_ day: TripItinerary.Day, of trip: Trip) -> Bool {
        height(of: day, in: trip, hasMap: false) > pages.reduce(.infinity, min)
    }

    /// The height that the map of a trip may have: less than the greatest where the first day has room below then, or
    /// without days all stops, and its letters can be read.
    static func mapHeight(
        of maps: ItineraryMaps, _ days: [TripItinerary.Day], stops: [ItineraryEntry] = [], of trip: Trip,
        linesOfHead: Int
    ) -> Int {
        let below =
            days.first.map { height(of: $0, in: trip, hasMap: maps.days[0] != nil) }
            ?? listHeading + max(height(of: stops, in: trip) / 2 + name, Double(codes(of: trip.waypoints.count)) * code)
        let page = pages.reduce(.infinity, min)
        let room = page * (1 - fault / 2) - headHeight(linesOfHead) - below
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
        let height = frame + Double(day.section.warnings.count) * line + height(of: day.entries, in: trip)
        let codes = codes(of: day.day.visits.count)
        return max(height, hasMap ? map + Double(codes / 2) * code : frame + Double(codes) * code)
    }

    /// The height of stops and of the ways between them.
    private static func height(of entries: [ItineraryEntry], in trip: Trip) -> Double {
        var height = 0.0
        for entry in entries {
            switch entry {
            case .way(let way):
                let crossings = way.crossings.reduce(0) { $0 + lines(of: $1) }
                height += 0.7 + line * Double(crossings + (entries.count > 3 ? 1 : 0))
            case .stop(let stop):
                let note = stop.isNew ? trip.waypoints[stop.index].note : nil
                height += name
                // Short remarks and coordinates stand behind the name, without a note between them.
                let words =
                    trip.waypoints[stop.index].name.text.count
                    + stop.remarks.reduce(0) { $0 + $1.count + 2 } + (stop.isNew && note == nil ? 18 : 0)
                height += line * Double(words / charactersBesideCode)
                if let note { height += line * Double(1 + lines(of: note.text)) }
            }
        }
        return height
    }

    /// The number of codes for some stops: one has the way over up to five of them.
    private static func codes(of stops: Int) -> Int { (stops + 2) / 4 }

    /// The lines that a note takes.
    static func lines(of note: String) -> Int {
        note.split(separator: "\n", omittingEmptySubsequences: false)
            .reduce(0) { $0 + 1 + $1.count / charactersOfLine }
    }
}
