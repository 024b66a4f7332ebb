import Text

/// Lines of a plain text that are no wider than a mail, or a window.
enum HangingText {
    /// The deepest indent of what follows the first line, in columns: a deeper one would leave little room.
    private static let deepest = 40
    /// The length below which what is between two points in the middle of a line stays in one piece.
    private static let longestPart = 60

    /// A line in several of at most `width` columns, broken at spaces; those that follow are indented as far as its
    /// text is, and two columns more. An address that is wider stays in one piece, so that it can be opened. Linear.
    static func lines(_ line: String, width: Int) -> [String] {
        guard line.displayWidth > width else { return [line] }
        let indent = min(line.prefix { $0 == " " }.count + 2, deepest, width / 2)
        var lines: [String] = []
        var current = ""
        for word in words(line) {
            if !current.isEmpty, !lines.isEmpty || current.contains(where: { $0 != " " }),
                current.displayWidth + word.displayWidth > width
            {
                lines.append(withoutSpaces(current))
                current = String(repeating: " ", count: indent) + word.drop { $0 == " " }
            } else {
                current += word
            }
        }
        return lines + [withoutSpaces(current)]
    }

    /// The words of a line, each with the spaces before it; those between which no line ends are one.
    private static func words(_ line: String) -> [Substring] {
        let hasParts = line.containsText(" · ")
        var words: [Substring] = []
        var rest = line[...]
        while !rest.isEmpty {
            let spaces = rest.prefix { $0 == " " }
            let word = rest[spaces.endIndex...].prefix { $0 != " " }
            let next = rest[spaces.startIndex..<word.endIndex]
            if let last = words.last, isJoined(last, word, of: hasParts) {
                words[words.count - 1] = last.base[last.startIndex..<word.endIndex]
            } else {
                words.append(next)
            }
            rest = rest[word.endIndex...]
        }
        return words
    }

    /// Whether no line ends before a word: between a number and its unit, and inside of a part of a line of several.
    private static func isJoined(_ last: Substring, _ word: Substring, of parts: Bool) -> Bool {
        if last.last?.isNumber == true, word.first?.isLetter == true { return true }
        return parts && last.last != "·" && last.count + word.count < longestPart
    }

    private static func withoutSpaces(_ line: String) -> String {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }
}
