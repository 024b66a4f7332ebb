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

    /// The names in a line, where at least one stands in quotation marks: `"A B" "C"` are two. All else is one text.
    package static func quotedNames(_ line: String) -> [String] {
        let parts = line.split(whereSeparator: \.isWhitespace)
        guard parts.contains(where: { $0.first == "\"" || $0.first == "'" }) else { return [line] }
        return words(line)
    }

    /// One path that is all of a line: without the quotation marks around it and the backslashes before spaces in it.
    package static func path(_ line: String) -> String {
        let words = words(line)
        return words.count == 1 ? words[0] : line
    }
}
