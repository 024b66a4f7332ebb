import Text

/// A row before the names of the columns of a table.
struct TableTitle {
    let line: Int
    /// Its text, where it has only one, which is words.
    let text: String?

    /// Takes the row that was read last.
    init(_ rows: CSVRows) {
        line = rows.line
        let texts = rows.cells.indices.map { rows.trimmedText($0) }.filter { !$0.isEmpty }
        let isTitle = texts.count == 1 && rows.cellCount == rows.cells.count
        text = isTitle ? texts.first.flatMap { $0.contains(where: \.isLetter) ? Self.plain($0) : nil } : nil
    }

    /// A heading of Markdown without its signs.
    private static func plain(_ text: String) -> String {
        let rest = text.drop { $0 == "#" }
        let isHeading = rest.first == " " && rest.startIndex > text.startIndex
        return InlineMarkdown(isHeading ? rest.trimmed : text, isHeading ? .line : .whole).text
    }
}
