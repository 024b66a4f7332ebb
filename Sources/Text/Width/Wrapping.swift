extension StringProtocol {
    /// The text as lines of at most `width` columns, broken at spaces; a word that is longer is broken between characters.
    ///
    /// Line breaks in the text stay breaks and an empty line stays empty; spaces at a break are dropped, those that begin a
    /// line of the text are kept. A width below 1 counts as 1, and a character that is wider than a line stands alone.
    package func wrapped(toWidth width: Int) -> [String] {
        wrappedText(String(self), width: Swift.max(width, 1))
    }
}

/// A whole text in lines of at most `width` columns.
private func wrappedText(_ text: String, width: Int) -> [String] {
    // Most texts of help are one short line of ASCII; looking for the characters of others takes far longer.
    if text.utf8.count <= width, text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return [text] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .flatMap { wrappedLine(String($0), width: width) }
}

/// One line of the text in lines of at most `width` columns; at least one.
private func wrappedLine(_ text: String, width: Int) -> [String] {
    if text.utf8.count <= width || text.displayWidth <= width { return [text] }
    var lines: [String] = []
    var line = String(text.prefix { $0 == " " }.prefix(width - 1))
    var used = line.utf8.count
    // A line is not empty when it has a word: indentation alone is no reason to break.
    var hasWord = false
    for word in text.split(separator: " ") {
        let wordWidth = word.displayWidth
        if hasWord {
            if used + 1 + wordWidth <= width {
                line += " " + word
                used += 1 + wordWidth
                continue
            }
            lines.append(line)
            (line, used) = ("", 0)
        }
        hasWord = true
        if used + wordWidth <= width {
            line += word
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
