import Text

/// A PLACE with the nights that a person has typed behind it: `Salzburg 2 nights`, `Salzburg, 2n`, `Bled (1 night)`,
/// `Salzburg nights 2`, and as tables show them: `Salzburg n2`, `Salzburg n 2`.
package struct PlaceNights: Equatable, Sendable {
    /// The place alone.
    package let place: String
    /// The number of nights; nil where none is typed, then the place is the whole text.
    package let nights: Int?
    /// The end of the text that says the nights, with the white space before it; empty where there is none.
    package let ending: String

    /// Reads a text. Linear.
    package init(_ text: String) {
        (place, nights, ending) = Self.parts(text) ?? (text, nil, "")
    }

    private static let words: Set<String> = ["n", "night", "nights"]
    /// The letter that tables have in front of nights; a capital one is of a road.
    private static let letter = "n"

    /// Whether a text is a number of at most two digits.
    private static func isFewNights(_ text: Substring) -> Bool { text.count <= 2 && wholeNumber(text) != nil }

    /// The words that may stand between a place and its nights.
    private static let links: Set<String> = ["for", "x", "-", "–"]

    private static func parts(_ text: String) -> (place: String, nights: Int?, ending: String)? {
        let tokens = text.split(whereSeparator: \.isWhitespace)
        guard tokens.count > 1, let last = tokens.last else { return nil }
        var (first, count): (Int, Int?)
        let word = bare(last).lowercased()
        let before = bare(tokens[tokens.count - 2]).lowercased()
        let isLetterBefore = bare(tokens[tokens.count - 2]) == letter && isFewNights(bare(last))
        if tokens.count > 2, words.contains(before), before.count > 1 || isLetterBefore,
            let number = wholeNumber(bare(last))
        {
            (first, count) = (tokens.count - 2, number)
        } else if bare(last).hasPrefix(letter), isFewNights(bare(last).dropFirst()) {
            (first, count) = (tokens.count - 1, wholeNumber(bare(last).dropFirst()))
        } else if words.contains(word), tokens.count > 2 {
            (first, count) = (tokens.count - 2, wholeNumber(bare(tokens[tokens.count - 2])))
        } else if let unit = words.first(where: { word.hasSuffix($0) && wholeNumber(word.dropLast($0.count)) != nil }) {
            (first, count) = (tokens.count - 1, wholeNumber(word.dropLast(unit.count)))
        } else {
            return nil
        }
        guard let count else { return nil }
        if first > 1, links.contains(tokens[first - 1].lowercased()) { first -= 1 }
        let place = text[..<tokens[first].startIndex].trimmed
        let name = place.last.map { ",:;".contains($0) } == true ? String(place.dropLast()).trimmed : place
        guard name.contains(where: \.isLetter) || name.contains(where: \.isNumber) else { return nil }
        return (name, count, String(text[name.endIndex(in: text)...]))
    }

    /// A word without the brackets around it.
    private static func bare(_ word: Substring) -> Substring {
        var word = word
        if let first = word.first, "([".contains(first) { word = word.dropFirst() }
        while let last = word.last, ")].,".contains(last) { word = word.dropLast() }
        return word
    }
}

extension String {
    /// The index behind this text where another one begins with it, but for white space in front.
    fileprivate func endIndex(in text: String) -> String.Index {
        let start = text.firstIndex { !$0.isWhitespace } ?? text.startIndex
        return text.index(start, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex
    }
}
