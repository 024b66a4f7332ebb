import Text

/// Several places that a person has typed or pasted into one line of a menu.
package enum PlaceLines {
    /// One place a line; within a line, one in each pair of quotation marks where it begins with one. Lines without
    /// text are none, and neither are comments: a `#` at the beginning of a line, or behind white space, and what
    /// follows it.
    package static func places(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).flatMap { line in
            let place = withoutComment(String(line)).trimmed
            return quoted(place) ?? (place.isEmpty ? [] : [place])
        }
    }

    /// A line without the comment at its end.
    package static func withoutComment(_ line: String) -> String {
        var previous: Character = " "
        for index in line.indices {
            if line[index] == "#", previous.isWhitespace { return String(line[..<index]) }
            previous = line[index]
        }
        return line
    }

    /// The texts in quotation marks of a line that consists of nothing else; nil for any other line.
    private static func quoted(_ line: String) -> [String]? {
        guard let first = line.first, "\"'“".contains(first) else { return nil }
        var parts: [String] = []
        var part: String?
        var closing: Character = "\""
        for character in line {
            if let inside = part {
                if character == closing {
                    parts.append(inside.trimmed)
                    part = nil
                } else {
                    part = inside + String(character)
                }
            } else if "\"'“".contains(character) {
                closing = character == "“" ? "”" : character
                part = ""
            } else if !character.isWhitespace, character != "," {
                return nil
            }
        }
        return part == nil ? parts.filter { !$0.isEmpty } : nil
    }
}
