import Text

extension ListReading.End {
    /// The ways to read a text as a place with what is said of it at its end, in the order in which they are tried; at
    /// least one: with what stands in parentheses as a part of the name, unless it cannot be, then without it. Linear.
    static func all(of text: String, _ dates: ListDates) -> [Self] {
        var ends: [Self] = []
        var end = Self(text: text)
        while true {
            if let dated = dates.withoutDate(atEndOf: end.text), end.details.date == nil {
                (end.text, end.details.date) = (dated.rest, dated.date)
            } else if let (rest, inside) = parentheses(atEndOf: end.text) {
                if mayBeName(inside) { ends.append(end) }
                end.text = rest
                if !isCode(inside) { end.details.take(inside, dates) }
            } else if let rest = takeNights(atEndOf: end.text, &end.details) {
                end.text = rest
            } else if let (rest, distance) = distance(atEndOf: end.text) {
                end.text = rest
                end.details.takeNote(distance)
            } else {
                break
            }
        }
        end.text = ListText.withoutEmphasis(end.text)
        // An exclamation mark is of the sentence, and so is a comma.
        while let last = end.text.last, "!,".contains(last), end.text.count > 1 { end.text.removeLast() }
        if end.text != text || ends.isEmpty { ends.append(end) }
        return ends
    }

    /// Whether what stands in parentheses may be a part of a name, as in `Halle (Saale)`.
    private static func mayBeName(_ text: String) -> Bool {
        guard let first = text.first else { return false }
        return first.isLetter && !first.isLowercase && !text.contains(where: \.isNumber)
    }

    /// Whether a text is the code of an airport or a country, which says nothing more than the name.
    private static func isCode(_ text: String) -> Bool {
        (2...3).contains(text.utf8.count) && text.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    }

    /// A text without what stands in parentheses or brackets at its end, and that; nil where there is none, or nothing
    /// else, and for a link.
    private static func parentheses(atEndOf text: String) -> (rest: String, inside: String)? {
        for (open, close): (Character, Character) in [("(", ")"), ("[", "]"), ("（", "）")] where text.last == close {
            guard let start = text.lastIndex(of: open) else { return nil }
            let rest = String(text[..<start])
            let inside = String(text[text.index(after: start)...].dropLast()).trimmed
            guard !rest.trimmed.isEmpty, rest.last != "]", !inside.isEmpty else { return nil }
            return (rest.trimmed, inside)
        }
        return nil
    }

    /// A text without the length of the drive at its end, and that: `310 km` of `Riga 310 km`; nil where there is none.
    private static func distance(atEndOf text: String) -> (rest: String, distance: String)? {
        let words = text.split(whereSeparator: \.isWhitespace)
        for count in [2, 1] where words.count > count {
            let distance = words.suffix(count).joined(separator: " ")
            let number = distance.prefix { $0.isNumber || ".,".contains($0) }
            let unit = distance.dropFirst(number.count).trimmed.lowercased()
            guard !number.isEmpty, ["km", "mi", "miles", "mil"].contains(unit) else { continue }
            return (words.dropLast(count).joined(separator: " "), distance)
        }
        return nil
    }

    /// A text without the nights at its end, which the details get: `2 nights` of `Lucca - 2 nights`, `Rome, 3 nights`,
    /// `Pisa: 1 night`, `Vienna x2`, `Budapest 3 nts`; nil where there are none.
    private static func takeNights(atEndOf text: String, _ details: inout ListDetails) -> String? {
        if let mark = text.lastIndex(where: { ",;:-–—".contains($0) }) {
            let (rest, nights) = (text[..<mark].trimmed, text[text.index(after: mark)...].trimmed)
            if !rest.isEmpty, details.takeNights(nights) { return rest }
        }
        let words = text.split(whereSeparator: \.isWhitespace)
        for count in [2, 1] where words.count > count {
            if details.takeNights(words.suffix(count).joined(separator: " ")) {
                return words.dropLast(count).joined(separator: " ")
            }
        }
        return nil
    }
}
