import Text

/// The paths of a line, as a person types them or as a terminal writes files that are dropped into it.
package enum TypedPaths {
    /// The words of a line: white space ends a word, unless it is within quotation marks or behind a backslash.
    package static func words(_ line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if let inside = quote {
                if character == inside {
                    quote = nil
                } else {
                    word = (word ?? "") + String(character)
                }
            } else if character == "\\" {
                isEscaped = true
            } else if character == "'" || character == "\"", word == nil {
                quote = character
                word = ""
            } else if character.isWhitespace {
                if let word { words.append(word) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        if isEscaped { word = (word ?? "") + "\\" }
        if let word { words.append(word) }
        return words
    }

    /// The names in a line, where at least one stands in quotation marks: `"A B" "C"` and `"A B","C"` are two. All else is
    /// one text.
    package static func quotedNames(_ line: String) -> [String] {
        let line = withoutCommasBesideQuotes(line)
        let parts = line.split(whereSeparator: \.isWhitespace)
        guard parts.contains(where: { $0.first == "\"" || $0.first == "'" }) else { return [line] }
        return words(line)
    }

    /// The line with a space for each comma that stands between a name in double quotation marks and another name.
    private static func withoutCommasBesideQuotes(_ line: String) -> String {
        // Every second part is within quotation marks; without a mark at its end it is none of them.
        var parts = line.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 2, parts.count % 2 == 1 else { return line }
        for index in stride(from: 0, to: parts.count, by: 2) {
            if index > 0, parts[index].trimmed.hasPrefix(","), let comma = parts[index].firstIndex(of: ",") {
                parts[index].replaceSubrange(comma...comma, with: " ")
            }
            if index < parts.count - 1, parts[index].trimmed.hasSuffix(","), let comma = parts[index].lastIndex(of: ",")
            {
                parts[index].replaceSubrange(comma...comma, with: " ")
            }
        }
        return parts.joined(separator: "\"")
    }

    /// One path that is all of a line: without the quotation marks around it and the backslashes before spaces in it.
    package static func path(_ line: String) -> String {
        let words = words(line)
        return words.count == 1 ? words[0] : line
    }
}
