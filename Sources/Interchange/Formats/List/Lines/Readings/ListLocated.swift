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
                if reading.ends.count == 1, !reading.ends[0].text.contains("="),
                    ListLine.isGeoURI(link), (try? Coordinate(parsing: link)) != nil
                {
                    reading.ends[0].text += "=\(link)"
                } else if reading.ends.count == 1, !reading.ends[0].text.contains("=") {
                    reading.ends[0].text = "[\(reading.ends[0].text)](\(link))"
                } else {
                    reading.ends[reading.ends.count - 1].details.takeNote(link)
                }
                if !behind.isEmpty { reading.ends[reading.ends.count - 1].details.take(behind, dates) }
                reading.rest = nil
                return reading
            }
        }
        guard let (front, coordinates, said) = located(text, dates) else { return nil }
        var end = ListReading.End.last(of: front, dates)
        guard !end.text.contains("=") else { return nil }
        if let said { end.details.take(said, dates) }
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
        guard ListPrepositions.contains(word) || beforeLink.contains(word), ListReading.mayBeName(name) else {
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
    private static let signs: Set<Character> = [":", "-", "–", "—", "(", "@", ",", ";", "|", "→"]

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

    /// The fewest digits of coordinates behind a name.
    private static let fewestDigits = 4

    /// The name in front of coordinates, these, and what is said behind them: `Rostock, 54.0924, 12.0991 (2 nights)`;
    /// nil for any other text.
    private static func located(
        _ text: String, _ dates: ListDates
    ) -> (front: String, coordinates: String, said: String?)? {
        guard text.count(where: \.isNumber) >= fewestDigits else { return nil }
        if let (front, coordinates) = coordinates(atEndOf: text) { return (front, coordinates, nil) }
        for sign in [" (", ", ", "; ", " - ", " – "] {
            var start = text.startIndex
            while let found = text[start...].firstRange(ofText: sign) {
                start = found.upperBound
                guard let (front, coordinates) = coordinates(atEndOf: String(text[..<found.lowerBound])) else {
                    continue
                }
                let said = text[start...].trimmed
                return (front, coordinates, sign == " (" && said.hasSuffix(")") ? String(said.dropLast()) : said)
            }
        }
        return nil
    }

    /// Whether a text is coordinates and nothing else that numbers behind a name may be: its numbers have decimals or
    /// degrees, and are not two days of months.
    private static func isPlace(_ text: String) -> Bool {
        let letters = text.filter(\.isLetter).uppercased()
        guard letters.isEmpty || letters.contains(where: { "NS".contains($0) }) && letters.count == 2,
            (try? Coordinate(parsing: text)) != nil
        else { return false }
        if text.contains("°") { return true }
        let numbers = text.split { !$0.isNumber && $0 != "." && $0 != "-" }.filter { $0.contains(where: \.isNumber) }
        guard numbers.count == 2, numbers.allSatisfy({ $0.contains(".") }) else { return false }
        return !letters.isEmpty || !numbers.allSatisfy(isDay)
    }

    /// Whether a number may be a day and a month: `12.6`, `05.09`.
    private static func isDay(_ number: Substring) -> Bool {
        let parts = number.split(separator: ".")
        guard parts.count == 2, let day = Int(parts[0]), let month = Int(parts[1]), parts[1].utf8.count <= 2 else {
            return false
        }
        return (1...31).contains(day) && (1...12).contains(month)
    }

    /// The name in front of coordinates, and these; nil for any other text. Linear in the text for each sign in it.
    private static func coordinates(atEndOf text: String) -> (front: String, coordinates: String)? {
        guard text.utf8.count <= 200, text.contains(where: { ".°".contains($0) }), !text.contains("=") else {
            return nil
        }
        for mark in text.indices where ":(@–—-|,; ".contains(text[mark]) {
            let isParenthesis = text[mark] == "("
            guard isParenthesis == text.hasSuffix(")") else { continue }
            let rest = String(text[text.index(after: mark)...].dropLast(isParenthesis ? 1 : 0)).trimmed
            guard rest.contains(where: { ".°".contains($0) }),
                ",; ".contains(text[mark]) ? isPlace(rest) : (try? Coordinate(parsing: rest)) != nil
            else { continue }
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
