import Text

/// The signs between the places of a way, or between a place and what is said of it.
enum ListSeparators {
    /// The signs that stand between places and nothing else.
    static let arrows = [
        "→", "--->", "-->", "->", "⇒", "=>", "➔", "➜", "⟶", "–>", "—>", "▶", "➡️", "➡", " > ", " » ", " ›› ",
    ]
    /// The dashes with spaces around them.
    static let dashes = [" – ", " — ", " - ", " -- ", " ‐ ", " ~ "]
    /// Dashes without spaces, which may as well be within a name.
    static let tightDashes = ["–", "—", "-"]
    /// The signs between whole stops of a line.
    static let rows = [", ", "; ", " / ", " | ", " + ", " • ", " · "]

    /// The places of a way as it is written with arrows; one for any other text. Linear.
    static func partsAtArrows(of text: String) -> [String] {
        guard !text.contains("=") || text.containsText("=>") else { return [text] }
        let parts = parts(of: text, at: arrows)
        return parts.allSatisfy { $0.contains(where: \.isLetter) || $0.contains(where: \.isNumber) } ? parts : [text]
    }

    /// The text before the first of a sign and the text behind it; nil where the sign is not there. Linear.
    static func halves(of text: String, at sign: String) -> (front: String, rest: String)? {
        text.firstRange(ofText: sign).map { found in
            (String(text[..<found.lowerBound]).trimmed, String(text[found.upperBound...]).trimmed)
        }
    }

    /// The parts of a text between dashes with spaces around them, at least one; those in parentheses part nothing.
    /// Linear.
    static func partsAtDashes(of text: String) -> [String] {
        let parts = partsOutside(text, at: dashes).filter { !$0.isEmpty }
        return parts.isEmpty ? [text] : parts
    }

    /// The parts of a text between any of some signs that begin with a space and stand in no parentheses, without white
    /// space around them. Linear for each sign.
    static func partsOutside(_ text: String, at signs: [String]) -> [String] {
        guard let close = text.lastIndex(of: ")"), text[..<close].contains("(") else {
            return parts(of: text, at: signs)
        }
        var (parts, depth): ([String], Int) = ([], 0)
        var (start, index) = (text.startIndex, text.startIndex)
        while index < text.endIndex {
            // One that is never closed is none.
            if text[index] == "(", index < close { depth += 1 }
            if text[index] == ")" { depth = max(0, depth - 1) }
            let sign = depth == 0 && text[index] == " " ? signs.first { text[index...].hasPrefix($0) } : nil
            guard let sign else {
                index = text.index(after: index)
                continue
            }
            parts.append(text[start..<index].trimmed)
            index = text.index(index, offsetBy: sign.count)
            start = index
        }
        return parts + [text[start...].trimmed]
    }

    /// The parts of a text between any of some signs, without white space around them. Linear for each sign.
    static func parts(of text: String, at signs: [String]) -> [String] {
        signs.reduce(text) { $0.replacingText($1, with: "\u{1}") }
            .split(separator: "\u{1}", omittingEmptySubsequences: false).map { String($0).trimmed }
    }

    /// The parts of a text between any of some signs that stand in no parentheses, without white space around them and
    /// without empty ones. Linear for each sign.
    static func pieces(of text: String, at signs: [String]) -> [String] {
        var (pieces, depth): ([String], Int) = ([], 0)
        var (start, index) = (text.startIndex, text.startIndex)
        while index < text.endIndex {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth = max(0, depth - 1) }
            guard depth == 0, let sign = signs.first(where: { text[index...].hasPrefix($0) }) else {
                index = text.index(after: index)
                continue
            }
            pieces.append(text[start..<index].trimmed)
            index = text.index(index, offsetBy: sign.count)
            start = index
        }
        return (pieces + [text[start...].trimmed]).filter { !$0.isEmpty }
    }

    /// Words that are short for others, behind whose point no sentence ends.
    private static let shortWords: Set = [
        "approx", "incl", "excl", "appt", "dept", "resp", "prov", "inkl", "exkl", "mins",
    ]

    /// The first sentence of a text and the rest; nil where there is one alone. Linear.
    static func sentences(of text: String) -> (first: String, rest: String)? {
        var start = text.startIndex
        while let found = text[start...].firstRange(ofText: ". ") {
            start = found.upperBound
            let word = text[..<found.lowerBound].reversed().prefix { $0.isLetter }
            let isClosed = text[..<found.lowerBound].last == ")"
            // `arrives 14:05. Transfer`, and not `Brennerstr. 60`.
            let small = String(word.reversed()).lowercased()
            let clock = text[..<found.lowerBound].suffix(5)
            let isTime = clock.contains(":") && clock.last?.isNumber ?? false
            if word.count >= 4 || isClosed || isTime, !shortWords.contains(small), !small.hasSuffix("str"),
                text[found.upperBound...].contains(where: \.isLetter)
            {
                return (String(text[..<found.lowerBound]).trimmed, String(text[found.upperBound...]).trimmed)
            }
        }
        return nil
    }
}
