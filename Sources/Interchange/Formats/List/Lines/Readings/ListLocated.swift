import Geodesy
import Places
import Text

/// Reads the places of lines that say themselves where they are: `Camp: 50.1, -5.5`, `Hotel Sole: https://maps…`.
enum ListLocated {
    /// The ways to read such a line, in the order in which they are tried; nil for any other. Linear for each reading.
    static func readings(of text: String, isItem: Bool, _ dates: ListDates) -> [ListReading]? {
        guard text.utf8.count <= longest, !ListLine.beginsLikeLink(text.utf8) else { return nil }
        if let readings = linked(text, isItem: isItem, dates) { return readings }
        if let (front, link, behind) = link(in: text) {
            return ListReading.all(of: front, isItem: isItem, dates).map { reading in
                var reading = reading
                if reading.ends.count == 1, !reading.ends[0].text.contains("=") {
                    reading.ends[0].text = "[\(reading.ends[0].text)](\(link))"
                } else {
                    reading.ends[reading.ends.count - 1].details.takeNote(link)
                }
                if !behind.isEmpty { reading.ends[reading.ends.count - 1].details.take(behind, dates) }
                reading.rest = nil
                return reading
            }
        }
        guard let (front, coordinates) = coordinates(atEndOf: text) else { return nil }
        let end = ListReading.End.all(of: front, dates).last ?? ListReading.End(text: front)
        guard !end.text.contains("=") else { return nil }
        return [ListReading(ends: [ListReading.End(text: "\(end.text)=\(coordinates)", details: end.details)])]
    }

    /// The words before a link besides those before each place, in small letters.
    private static let beforeLink: Set = ["from", "via", "über", "von", "de", "zu", "zum", "zur", "al", "au"]

    /// The ways to read words in front of a link as Markdown has it: `Drive to [Luss](https://…)` is the place of the
    /// link, `Munich [map](https://…)` that in front. Nil for any other text.
    private static func linked(_ text: String, isItem: Bool, _ dates: ListDates) -> [ListReading]? {
        guard let open = text.firstIndex(of: "["), open > text.startIndex,
            let middle = text[open...].firstRange(ofText: "]("),
            let close = text[middle.upperBound...].firstIndex(of: ")")
        else { return nil }
        let (front, name) = (String(text[..<open]).trimmed, String(text[open..<middle.lowerBound].dropFirst()).trimmed)
        let (link, behind) = (String(text[middle.upperBound..<close]), String(text[close...].dropFirst()).trimmed)
        guard ListLine.beginsLikeLink(link.utf8), front.last.map({ $0.isLetter || $0.isNumber }) ?? false,
            let word = front.split(separator: " ").last?.lowercased()
        else { return nil }
        guard ListSentence.isPreposition(word) || beforeLink.contains(word), ListReading.mayBeName(name) else {
            return ListReading.all(of: front, isItem: isItem, dates).map { reading in
                var reading = reading
                reading.ends[reading.ends.count - 1].details.takeNote(link)
                if !behind.isEmpty { reading.ends[reading.ends.count - 1].details.take(behind, dates) }
                return reading
            }
        }
        var end = ListReading.End(text: "[\(name)](\(link))")
        let said = "\(front) \(name)"
        if ListWords.withoutVerb(said) == nil, ListMoves.parts(of: said) == nil { end.details.takeNote(said) }
        end.details.take(behind, dates)
        return [ListReading(ends: [end])]
    }

    /// The longest text that is looked at, in bytes.
    private static let longest = 2_000
    /// The signs between a name and what says where it is.
    private static let signs: Set<Character> = [":", "-", "–", "—", "(", "@", ",", "|", "→"]

    /// The name in front of a link, the link, and what stands behind it; nil where nothing stands in front, and for a
    /// link of Markdown.
    private static func link(in text: String) -> (front: String, link: String, behind: String)? {
        let found = ["https://", "http://", "geo:"].compactMap { text.firstRange(ofText: $0) }
            .min { $0.lowerBound < $1.lowerBound }
        guard let start = found?.lowerBound, start > text.startIndex, !text.hasPrefix("["),
            let before = text[..<start].last, before.isWhitespace || signs.contains(before)
        else { return nil }
        let link = text[start...].prefix { !$0.isWhitespace && (before != "(" || $0 != ")") && $0 != ">" }
        let behind = text[link.endIndex...].drop { ")>".contains($0) }
        let front = name(in: text[..<start])
        guard front.contains(where: \.isLetter), !front.containsText("](") else { return nil }
        return (front, String(link), String(behind).trimmed)
    }

    /// The name in front of coordinates, and these; nil for any other text. Linear in the text for each sign in it.
    private static func coordinates(atEndOf text: String) -> (front: String, coordinates: String)? {
        guard text.utf8.count <= 200, text.contains(where: { ".°".contains($0) }), !text.contains("=") else {
            return nil
        }
        for mark in text.indices where ":(@–—-|".contains(text[mark]) {
            let isParenthesis = text[mark] == "("
            guard isParenthesis == text.hasSuffix(")") else { continue }
            let rest = String(text[text.index(after: mark)...].dropLast(isParenthesis ? 1 : 0)).trimmed
            guard rest.contains(where: { ".°".contains($0) }), (try? Coordinate(parsing: rest)) != nil else { continue }
            let front = name(in: text[..<mark])
            return front.contains(where: \.isLetter) ? (front, rest) : nil
        }
        return nil
    }

    /// A text without the signs at its end.
    private static func name(in text: Substring) -> String {
        var text = text
        while let last = text.last, last.isWhitespace || signs.contains(last) || last == "<" { text.removeLast() }
        return String(text).trimmed
    }
}
