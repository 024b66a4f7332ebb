import Text

/// Lays out a help page in a given width. Help texts contain only characters of one column.
struct HelpLayout {
    /// The maximum width of lines in columns; a longer word gets a line of its own.
    let width: Int

    /// A term and its meaning.
    typealias Row = (term: String, meaning: String)

    /// Wraps `text` to lines of at most `width` columns, each indented by `indent` spaces. Linear.
    func wrapped(_ text: String, indent: Int = 0) -> [String] {
        let margin = String(repeating: " ", count: indent)
        return text.wrapped(toWidth: width - indent).map { margin + $0 }
    }

    /// Lays out rows in two columns: terms indented by two spaces, and meanings aligned. If a term is too long for its
    /// column, or the lines are too narrow for two columns, the meaning is on the lines below.
    func rows(_ rows: [Row]) -> [String] {
        let longestAllowed = 28
        let fitting = rows.map(\.term.count).filter { $0 <= longestAllowed }
        let column = 2 + (fitting.max() ?? 8) + 2
        guard width - column >= 24 else {
            return rows.flatMap { ["  " + $0.term] + wrapped($0.meaning, indent: 6) }
        }
        return rows.flatMap { row in
            let meaning = wrapped(row.meaning, indent: column)
            guard row.term.count <= longestAllowed, let first = meaning.first else {
                return ["  " + row.term] + meaning
            }
            let gap = String(repeating: " ", count: column - 2 - row.term.count)
            return ["  " + row.term + gap + String(first.dropFirst(column))] + meaning.dropFirst()
        }
    }
}
