extension StringProtocol {
    /// The text as lines of at most `width` columns, broken at spaces; a word wider than a line is broken between
    /// characters. Where `width` is nil, lines may be of any length, and the text is unchanged.
    ///
    /// Line breaks and empty lines of the text are kept. Spaces at a new break are dropped; leading spaces of a line
    /// are kept. A width below 1 counts as 1, and a character wider than a line gets a line of its own.
    package func wrapped(toWidth width: Int?) -> [String] {
        width.map { wrappedText(String(self), width: Swift.max($0, 1)) } ?? [String(self)]
    }
}

/// Wraps a text of any number of lines.
private func wrappedText(_ text: String, width: Int) -> [String] {
    // A shortcut for short ASCII lines, which are the most common: splitting into characters is far slower.
    if text.utf8.count <= width, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return [text] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .flatMap { wrappedLine(String($0), width: width) }
}

/// Wraps one line of the text; returns at least one line.
private func wrappedLine(_ text: String, width: Int) -> [String] {
    if text.utf8.count <= width || text.displayWidth <= width { return [text] }
    var lines: [String] = []
    var line = String(text.prefix { $0 == " " }.prefix(width - 1))
    var used = line.utf8.count
    // Whether the current line has a word; indentation alone does not cause a break.
    var hasWord = false
    for word in text.split(separator: " ") {
        let wordWidth = word.displayWidth
        if hasWord {
            if used + 1 + wordWidth <= width {
                line.append(" ")
                line.append(contentsOf: word)
                used += 1 + wordWidth
                continue
            }
            lines.append(line)
            (line, used) = ("", 0)
        }
        hasWord = true
        if used + wordWidth <= width {
            line.append(contentsOf: word)
            used += wordWidth
            continue
        }
        for character in word {
            let next = character.displayWidth
            if used > 0, used + next > width {
                lines.append(line)
                (line, used) = ("", 0)
            }
            line.append(character)
            used += next
        }
    }
    if hasWord || lines.isEmpty { lines.append(line) }
    return lines
}
