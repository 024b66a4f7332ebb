import Console

/// The words of `o`, for Tab: what the best order has to keep to.
package struct TripDetailOrderWords: Sendable {
    /// What stands behind a word.
    package enum Value: Equatable, Sendable {
        /// Nothing.
        case none
        /// One stop, or one of these words.
        case stop(or: [String])
        /// Several stops.
        case stops
        /// One of these words.
        case word([String])
        /// What Tab does not know.
        case other
    }

    /// A word of the search.
    package struct Word: Equatable, Sendable {
        package let text: String
        package let value: Value

        /// A word, and what stands behind it.
        package init(_ text: String, _ value: Value) {
            self.text = text
            self.value = value
        }
    }

    private let words: [Word]

    /// These words.
    package init(_ words: [Word]) {
        self.words = words
    }

    /// The ways to complete a line behind `head`: words of the search, and behind them what they take; of names
    /// `stops`.
    func completions(_ line: String, behind head: String, stops: [String]) -> [Completion] {
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
        case .stops: return Completion.names(line, behind: behind, stops, quoting: true) + (begun > 0 ? inWords : [])
        case .stop(let values):
            let names = Completion.names(line, behind: behind, values + stops, quoting: true)
            return isFirst ? names : names + inWords
        case .none, .other: return inWords
        }
    }

    /// What a word takes that Tab knows; nil for any other word.
    private func value(of text: Substring) -> Value? {
        words.first { $0.text == text && $0.value != .none && $0.value != .other }?.value
    }
}
