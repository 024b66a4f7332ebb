import Text

/// The letters that meant something in a menu of an earlier version and mean something else in all menus now.
package struct MovedLetters: Sendable {
    /// The word that means it now, by letter: `name NAME`.
    package let words: [String: String]
    /// The meaning that a letter has at another page, by letter: `moves stops`.
    private let elsewhere: [String: String]
    /// That page: `the page of the trip, to which b leads`.
    private let place: String

    /// Takes the words that mean it now, and what the letters mean at another page.
    package init(_ words: [String: String], elsewhere: [String: String] = [:], at place: String = "") {
        (self.words, self.elsewhere, self.place) = (words, elsewhere, place)
    }

    /// The line to type: a word with what stands behind the letter in the place of its argument, where there is both.
    private static func line(_ word: String, in line: String) -> String {
        let (parts, typed) = (word.split(separator: " "), line.split(maxSplits: 1, whereSeparator: \.isWhitespace))
        guard parts.count == 2, parts[1].allSatisfy(\.isUppercase), typed.count == 2 else { return word }
        return visible("\(parts[0]) \(typed[1].trimmed)")
    }

    /// The answer to a line that begins with such a letter; nil for any other line.
    package func refusal(of line: String) -> String? {
        let first = String(line.prefix { !$0.isWhitespace })
        guard let word = words[first] else { return nil }
        guard let meaning = elsewhere[first] else {
            return "\(Wording.quoted(first)) is not in this menu: type \(Self.line(word, in: line)). Nothing was done."
        }
        return "\(first) \(meaning) at \(place). Here type \(word). Nothing was done."
    }
}
