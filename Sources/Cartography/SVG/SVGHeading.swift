import Text

/// The words above a map, laid out: the title in large letters, cut to the width, and the facts below it.
struct SVGHeading {
    /// The height with one line of facts, and that of each further line.
    private static let (height, line) = (54, 17)
    /// The sizes of the letters.
    private static let (titleSize, factsSize) = (20, 13)
    /// The most lines of facts.
    private static let mostLines = 2

    private let title: String
    private let facts: [String]

    /// Lays words out in a width.
    init(title: String, facts: String, width: Int) {
        self.title = Self.cut(
            visible(title), Double(width - 24) / Double(Self.titleSize), by: ProportionalFont.boldWidth)
        self.facts = Self.wrapped(visible(facts), Double(width - 24) / Double(Self.factsSize))
    }

    /// The height of it all.
    var height: Int { Self.height + max(facts.count - 1, 0) * Self.line }

    /// The elements, from the top of the picture on.
    var elements: [String] {
        ["<text class=\"title ink\" x=\"12\" y=\"24\">\(SVGText.escaped(title))</text>"]
            + facts.enumerated().map { index, text in
                "<text class=\"facts ink\" x=\"12\" y=\"\(43 + index * Self.line)\">\(SVGText.escaped(text))</text>"
            }
    }

    /// A text in as many lines as are needed, broken at a `·` where that is possible, else between words; the last
    /// line is cut.
    static func wrapped(_ facts: String, _ room: Double, most mostLines: Int = SVGHeading.mostLines) -> [String] {
        guard !facts.isEmpty else { return [] }
        var lines: [String] = []
        var rest = facts[...]
        while !rest.isEmpty {
            guard lines.count < mostLines - 1, ProportionalFont.width(of: String(rest)) > room,
                let end = lastBreak(rest, room)
            else {
                lines.append(cut(String(rest), room, by: ProportionalFont.width))
                break
            }
            lines.append(String(rest[..<end]))
            rest = rest[end...].drop { $0 == " " || $0 == "·" }
        }
        return lines
    }

    /// The end of the words that fit: before the last `·` among them, else at the last space.
    private static func lastBreak(_ text: Substring, _ room: Double) -> Substring.Index? {
        var (word, fact): (Substring.Index?, Substring.Index?) = (nil, nil)
        for index in text.indices where text[index] == " " {
            guard ProportionalFont.width(of: String(text[..<index])) <= room else { break }
            word = index
            if text[text.index(after: index)...].first == "·" { fact = index }
        }
        return fact ?? word
    }

    /// A text that is cut to a room in ems.
    static func cut(_ text: String, _ room: Double, by width: (String) -> Double) -> String {
        guard width(text) > room else { return text }
        var text = text
        while !text.isEmpty, width(text + "…") > room { text.removeLast() }
        return text + "…"
    }
}
