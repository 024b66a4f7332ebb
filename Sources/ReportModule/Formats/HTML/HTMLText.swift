import Text

/// Texts of others in HTML.
enum HTMLText {
    /// A name in its own writing direction, so that it does not turn what is around it.
    static func name(_ text: String) -> String { "<bdi>\(escaped(text))</bdi>" }

    /// A text in which no line ends between a number and the word behind it: `2 h 30 min`, `45 EUR`.
    static func facts(_ text: String) -> String {
        joined(text) { before, after in before.isWholeNumber && after.isLetter }
    }

    /// A text in which lines end behind commas alone: `2 h 15 min, 147 km, ferry 6 h`.
    static func list(_ text: String) -> String { joined(text) { before, _ in before != "," } }

    /// A time, or two of them, in one piece: `leave 9:00 am`, `10:25 am – 12:25 pm`.
    static func time(_ text: String) -> String { joined(text) { _, _ in true } }

    /// A text, which is not escaped yet, in one piece.
    static func unbroken(_ text: String) -> String { String(text.map { $0 == " " ? "\u{a0}" : $0 }) }

    /// A text with spaces at which no line ends, where `isKept` is true of what is before and behind one.
    private static func joined(_ text: String, where isKept: (Character, Character) -> Bool) -> String {
        var characters = Array(text)
        for index in characters.indices.dropFirst().dropLast()
        where characters[index] == " " && isKept(characters[index - 1], characters[index + 1]) {
            characters[index] = "\u{a0}"
        }
        return escaped(String(characters))
    }

    /// A text for elements and attributes.
    static func escaped(_ text: String) -> String { MarkupText.escapedForHTML(text) }
}
