import Itineraries
import Screens

extension DaysPage: ScreenPage {
    /// Rows are visits, so that a day with many of them can go over several pages; a day without any is a row too.
    package var rowCount: Int { sections.reduce(0) { $0 + Self.rowCount($1) } }
    /// Whether a row is of the day with a number.
    package func row(_ index: Int, isNumbered number: Int) -> Bool {
        position(ofRow: index).map { sections[$0.section].numbers.contains(number) } ?? false
    }
    package var numberedWord: String { "day" }
    package func searchedTexts(_ index: Int) -> [String] {
        guard let (section, row) = position(ofRow: index) else { return [] }
        return [sections[section].heading] + sections[section].rows[row...].prefix(1).map(\.name)
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
