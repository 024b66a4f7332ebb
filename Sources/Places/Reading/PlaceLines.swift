import Text

/// Several places that a person has typed or pasted into one line of a menu.
package enum PlaceLines {
    /// One place a line; within a line, one in each pair of quotation marks where it begins with one, and one between
    /// semicolons. Lines without text are none, and neither are comments: a `#` at the beginning of a line, or behind
    /// white space, and what follows it. Two lines that are each one half of coordinates are one place.
    package static func places(_ text: String) -> [String] {
        let places = text.split(whereSeparator: \.isNewline).flatMap { line in
            let place = withoutComment(String(line)).trimmed
            return quoted(place) ?? (place.isEmpty ? [] : separated(place))
        }
        return places.count > 1 ? joiningHalves(places) : places
    }

    /// The parts of a line between semicolons, where each of them has a letter or is coordinates, and the whole is
    /// nothing by itself: a link or coordinates.
    private static func separated(_ line: String) -> [String] {
        let parts = line.split(separator: ";").map(\.trimmed).filter { !$0.isEmpty }
        let coordinates = parts.map { isCoordinates($0) }
        guard parts.count > 1,
            zip(parts, coordinates).allSatisfy({ $0.contains(where: \.isLetter) || $1 })
        else { return [line] }
        switch try? PlaceText(parsing: line) {
        case .name?, .named?: return parts
        case nil: return coordinates.contains(true) ? parts : [line]
        default: return [line]
        }
    }

    private static func isCoordinates(_ text: String) -> Bool {
        if case .coordinates? = try? PlaceText(parsing: text) { true } else { false }
    }

    /// The places, with two neighbours that are latitude and longitude joined to one.
    private static func joiningHalves(_ places: [String]) -> [String] {
        var joined: [String] = []
        var half: String?
        for place in places {
            guard isHalf(place) else {
                joined += [half, place].compactMap { $0 }
                half = nil
                continue
            }
            guard let first = half else {
                half = place
                continue
            }
            joined.append("\(first)\(first.hasSuffix(",") ? "" : ",") \(place)")
            half = nil
        }
        return joined + [half].compactMap { $0 }
    }

    /// Whether a text is one half of coordinates.
    private static func isHalf(_ text: String) -> Bool {
        do throws(PlaceTextError) {
            _ = try PlaceText(parsing: text)
            return false
        } catch {
            if case .half = error { return true }
            return false
        }
    }

    /// A line without the comment at its end.
    package static func withoutComment(_ line: String) -> String {
        var previous: Character = " "
        for index in line.indices {
            if line[index] == "#", previous.isWhitespace, !isNumber(line[index...].dropFirst()) {
                return String(line[..<index])
            }
            previous = line[index]
        }
        return line
    }

    /// Whether a text begins with a number that ends at a comma, a point or a space: `Motel #8, two nights`.
    private static func isNumber(_ text: Substring) -> Bool {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        return !digits.isEmpty && (text.dropFirst(digits.count).first.map { ",;. )".contains($0) } ?? false)
    }

    /// The signs in front of items.
    package static let marks: Set<Character> = ["-", "*", "+", "•", "–", "◦", "▪", "☐", "☑", "✓", "✔"]
    /// A line without the mark of an item in front: `- `, `* `, `+ `, `• `, `1. `, `2) `, and a box to tick.
    package static func withoutMark(_ line: String) -> (text: String, isItem: Bool) {
        var rest = line[...]
        if let first = rest.first, marks.contains(first), rest.dropFirst().first?.isWhitespace == true {
            rest = rest.dropFirst()
        } else {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            let behind = rest.dropFirst(digits.count)
            guard (1...3).contains(digits.count), let sign = behind.first, ".)".contains(sign),
                behind.dropFirst().first?.isWhitespace == true
            else { return (line, false) }
            rest = behind.dropFirst()
        }
        var text = rest.trimmed
        for box in ["[ ] ", "[x] ", "[X] ", "TODO ", "DONE "] where text.hasPrefix(box) {
            text = text.dropFirst(box.count).trimmed
        }
        return text.isEmpty ? (line, false) : (text, true)
    }

    /// The parts of a line of which some stand in double quotation marks and some do not: `Munich "Bled"` has two; none
    /// of any other line.
    static func partlyQuoted(_ line: String) -> [String] {
        var parts: [String] = []
        var part = ""
        var (isQuoted, marks) = (false, 0)
        for character in line {
            guard "\"“”".contains(character) else {
                part.append(character)
                continue
            }
            parts.append(part.trimmed)
            part = ""
            isQuoted.toggle()
            marks += 1
        }
        parts = (parts + [part.trimmed]).filter { !$0.isEmpty }
        return isQuoted || marks == 0 || parts.count < 2 ? [] : parts
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
