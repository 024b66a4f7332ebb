import Text

/// Lines of a plain text that are no wider than a mail, or a window.
enum HangingText {
    /// The deepest indent of what follows the first line, in columns: a deeper one would leave little room.
    private static let deepest = 40

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

    /// The words of a line, each with the spaces before it.
    private static func words(_ line: String) -> [Substring] {
        var words: [Substring] = []
        var rest = line[...]
        while !rest.isEmpty {
            let spaces = rest.prefix { $0 == " " }
            let word = rest[spaces.endIndex...].prefix { $0 != " " }
            words.append(rest[spaces.startIndex..<word.endIndex])
            rest = rest[word.endIndex...]
        }
        return words
    }

    private static func withoutSpaces(_ line: String) -> String {
        var line = line
        while line.last == " " { line.removeLast() }
        return line
    }
}
