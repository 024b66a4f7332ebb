import Text

/// The letters that meant something in a menu of an earlier version and mean something else in all menus now.
package struct MovedLetters: Sendable {
    /// The word that means it now, by letter: `name NAME`.
    package let words: [String: String]

    /// Takes the words that mean it now.
    package init(_ words: [String: String]) {
        self.words = words
    }

    /// The answer to a line that begins with such a letter; nil for any other line.
    package func refusal(of line: String) -> String? {
        let first = String(line.prefix { !$0.isWhitespace })
        return words[first].map { "\(first) does not mean that here any more: type \($0). Nothing was done." }
    }
}
