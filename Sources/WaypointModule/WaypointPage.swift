import Entities
import Screens

extension WaypointPage {
    /// The most lines of a value in a form whose rows can be chosen; a longer page is read line by line.
    private static let mostLines = 4
    /// The most characters of such a value.
    private static let mostCharacters = 300

    /// One key for each word that sets something, which are the first of the fields.
    package var rowKeys: [String] { rowCount == 0 ? [] : StopWord.allCases.map(\.text) }

    /// A number for each word.
    package func rowNumber(_ index: Int) -> Int? { StopWord.allCases.indices.contains(index) ? index + 1 : nil }

    /// The fields; none where a value is so long that the page is turned by lines.
    package var rowCount: Int {
        let isLong = fields.contains { field in
            field.lines.count > Self.mostLines
                || field.lines.reduce(0) { $0 + $1.utf8.count } > Self.mostCharacters
        }
        return title == nil || isLong ? 0 : fields.count
    }

    package var isForm: Bool { true }
}
