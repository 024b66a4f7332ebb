import Entities
import Itineraries
import Screens
import Text

extension DaysPage {
    /// The sign in front of a setting that is tried and not kept.
    static let markOfTried = "*"
}

extension DaysPage: ScreenPage {
    /// Rows are visits, so that a day with many of them can go over several pages; a day without any is a row too.
    package var rowCount: Int { sections.reduce(0) { $0 + Self.rowCount($1) } }
    /// Whether a row is of the day with a number.
    package func row(_ index: Int, isNumbered number: Int) -> Bool {
        position(ofRow: index).map { sections[$0.section].numbers.contains(number) } ?? false
    }
    package var numberedWord: String { "day" }
    /// One key for each stop.
    package var rowKeys: [String] { stops.map { "\($0.id)|\($0.name.text)" } }
    /// The number of the stop that a row is the first one of; nil for a way, and where the stop stands above already.
    package func rowNumber(_ index: Int) -> Int? {
        guard let place = position(ofRow: index) else { return nil }
        let rows = sections[place.section].rows
        guard rows.indices.contains(place.row), let number = wholeNumber(rows[place.row].number) else { return nil }
        let isAbove =
            rows[..<place.row].contains { $0.number == rows[place.row].number }
            || sections[..<place.section].contains { $0.rows.contains { $0.number == rows[place.row].number } }
        return isAbove || !stops.indices.contains(number - 1) ? nil : number
    }
    package func searchedTexts(_ index: Int) -> [String] {
        guard let (section, row) = position(ofRow: index) else { return [] }
        let day = sections[section]
        // What cannot be kept stands below the last row of the day, and is found there.
        let warnings = row >= day.rows.count - 1 ? day.warnings.map { "! \($0)" } : []
        return [day.heading] + day.rows[row...].prefix(1).flatMap { [$0.name, $0.facts, $0.note] } + warnings
    }
    /// A page begins with the heading of a day where it can.
    package func startsGroup(_ row: Int) -> Bool { position(ofRow: row).map { $0.row == 0 } ?? false }

    /// The most rows of a day of which the one in the middle stands for all of them.
    private static let shortDay = 8

    /// The row around which the day of a stop is seen, by the number that it has in the trip from 1: the day on which
    /// it is reached rather than the one that begins there; of a long day the row of the stop. Nil where it is on no
    /// day. Linear.
    func row(ofStop number: Int) -> Int? {
        var first = 0
        var start: Int?
        for section in sections {
            let count = Self.rowCount(section)
            for (index, row) in section.rows.enumerated() where row.number == "\(number)" {
                let shown = count > Self.shortDay ? first + index : first + count / 2
                if index > 0 { return shown }
                start = start ?? shown
            }
            first += count
        }
        return start
    }

    static func rowCount(_ section: ItineraryText.Section) -> Int { max(1, section.rows.count) }

    /// The day and the visit of a row, both from 0; linear in the days.
    private func position(ofRow index: Int) -> (section: Int, row: Int)? {
        var first = 0
        for (number, section) in sections.enumerated() {
            let count = Self.rowCount(section)
            if index < first + count { return (number, index - first) }
            first += count
        }
        return nil
    }
}
