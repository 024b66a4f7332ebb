import Text

/// Lays out the parts of a page of help in a given width. The texts are our own: one column for each character.
struct HelpLayout {
    /// The most columns of a line; a single longer word still stands alone on its line.
    let width: Int

    /// A row of a term and what it means.
    typealias Row = (term: String, meaning: String)

    /// `text` in lines of at most `width` columns, each behind `indent` spaces. Linear.
    func wrapped(_ text: String, indent: Int = 0) -> [String] {
        let margin = String(repeating: " ", count: indent)
        return text.wrapped(toWidth: width - indent).map { margin + $0 }
    }

    /// Rows in two columns: the terms two spaces in, their meanings aligned. Where a term is too long for its column,
    /// or the lines are too narrow for two, the meaning stands on the lines below.
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
            return ["  " + row.term + gap + first.dropFirst(column)] + meaning.dropFirst()
        }
    }
}
