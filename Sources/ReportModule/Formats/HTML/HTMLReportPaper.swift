import Entities
import Itineraries

/// Estimates of how much of a sheet of paper something takes, since a page cannot say what shall stay together only
/// where it fits.
enum HTMLReportPaper {
    /// The height that days have on a page, in lines of a note: Letter, whose sheets are the lower ones.
    private static let linesOfPage = 52
    /// The characters of a line of a note beside a map.
    private static let charactersOfLine = 55
    /// The most lines of a note that stay together.
    static let mostLinesTogether = 30

    /// Whether a day may not fit on a page.
    static func isLong(_ day: TripItinerary.Day, of trip: Trip) -> Bool {
        var lines = 4 + day.section.warnings.count
        for entry in day.entries {
            switch entry {
            case .way(let way): lines += 1 + way.crossings.count
            case .stop(let stop):
                lines += 2 + (stop.remarks.isEmpty ? 0 : 1)
                if stop.isNew { lines += 1 + (trip.waypoints[stop.index].note.map { self.lines(of: $0.text) } ?? 0) }
            }
        }
        // A code stands beside another one and is as high as six lines.
        let codes = (day.day.visits.count + 2) / 4
        return lines + (codes + 1) / 2 * 6 > linesOfPage
    }

    /// The lines that a note takes.
    static func lines(of note: String) -> Int {
        note.split(separator: "\n", omittingEmptySubsequences: false)
            .reduce(0) { $0 + 1 + $1.count / charactersOfLine }
    }
}
