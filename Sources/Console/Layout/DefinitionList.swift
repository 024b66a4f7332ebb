import Text

/// Terms with what they mean beside them, as help shows commands and options.
package struct DefinitionList: Equatable, Sendable {
    /// A term and its meaning.
    package struct Entry: Equatable, Sendable {
        package var term: Styled
        package var meaning: String

        /// Pairs a term with its meaning.
        package init(_ term: Styled, _ meaning: String) {
            self.term = term
            self.meaning = meaning
        }
    }

    /// The entries, from the top.
    package var entries: [Entry]
    /// Spaces before each term.
    package var indent: Int
    /// The widest term that others line up with; what belongs to a wider one begins on the next line.
    package var widestTerm: Int

    /// Makes a list.
    package init(_ entries: [Entry], indent: Int = 2, widestTerm: Int = 26) {
        self.entries = entries
        self.indent = indent
        self.widestTerm = widestTerm
    }

    /// The list as lines of at most `width` columns, where its words allow; terms are never broken.
    package func lines(width: Int, color: Bool = false) -> [String] {
        let fitting = entries.map { $0.term.text.displayWidth }.filter { $0 <= widestTerm }
        let column = indent + (fitting.max() ?? 0) + 2
        let margin = String(repeating: " ", count: column)
        return entries.flatMap { entry in
            var meaning = entry.meaning.isEmpty ? [] : entry.meaning.wrapped(toWidth: max(20, width - column))[...]
            var first = String(repeating: " ", count: indent) + entry.term.rendered(color: color)
            let gap = column - indent - entry.term.text.displayWidth
            if gap >= 2, let beside = meaning.popFirst() {
                first += String(repeating: " ", count: gap) + beside
            }
            return [first] + meaning.map { $0.isEmpty ? "" : margin + $0 }
        }
    }
}
