package import Console

/// The words that may stand behind a key of a menu, and the values behind them, for Tab.
package struct ArgumentWords: Sendable {
    /// The value that stands behind a word.
    package enum Value: Equatable, Sendable {
        /// None.
        case none
        /// One name of a row, or one of these words.
        case name(or: [String])
        /// Several names of rows.
        case names
        /// One of these words.
        case word([String])
        /// Something that Tab does not know.
        case other
    }

    /// A word with its value.
    package struct Word: Equatable, Sendable {
        package let text: String
        package let value: Value

        /// Makes a word.
        package init(_ text: String, _ value: Value) {
            self.text = text
            self.value = value
        }
    }

    private let words: [Word]

    /// Collects words.
    package init(_ words: [Word] = []) {
        self.words = words
    }

    /// The ways to complete a line behind `head`: words, and behind them their values, where these are known; the rows
    /// are called `names`.
    package func completions(_ line: String, behind head: String, names: [String]) -> [Completion] {
        let typed = line.dropFirst(head.count)
        let begun = typed.reversed().prefix { !$0.isWhitespace }.count
        let before = String(line.dropLast(begun))
        let parts = typed.dropLast(begun).split(whereSeparator: \.isWhitespace)
        let inWords = Completion.names(line, behind: before, words.map(\.text))
        // The word that has its value behind it: a value may look like a word that has none.
        guard let last = parts.lastIndex(where: { value(of: $0) != nil }), let value = value(of: parts[last])
        else { return inWords }
        let behind = String(line[..<parts[last].endIndex]) + " "
        guard behind.count <= line.count else { return inWords }
        let isFirst = last == parts.count - 1
        switch value {
        case .word(let values): return isFirst ? Completion.names(line, behind: behind, values) : inWords
        case .names: return Completion.names(line, behind: behind, names, quoting: true) + (begun > 0 ? inWords : [])
        case .name(let values):
            let ways = Completion.names(line, behind: behind, values + names, quoting: true)
            return isFirst ? ways : ways + inWords
        case .none, .other: return inWords
        }
    }

    /// The value of a word, where Tab knows it; nil for any other word.
    private func value(of text: Substring) -> Value? {
        words.first { $0.text == text && $0.value != .none && $0.value != .other }?.value
    }
}
