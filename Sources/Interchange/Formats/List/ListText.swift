import Geodesy
import Places
import Text

/// A line of a list of places as people write it, and Markdown has it: `1. Martigny`, `- Annecy – lake`,
/// `[Chamonix](https://…)`.
package struct ListText {
    /// The name, or the whole place.
    let name: String
    /// The text behind a dash of an item.
    let note: String?
    /// The link of a text that is one.
    let link: String?

    /// Takes a line apart, which has no comment. Linear.
    init(_ line: String) {
        let (text, isItem) = Self.withoutMark(line)
        var (rest, note): (String, String?) = (text, nil)
        if isItem {
            for dash in [" – ", " — ", " - "] {
                guard let found = rest.firstRange(ofText: dash) else { continue }
                note = String(rest[found.upperBound...]).trimmed
                rest = String(rest[..<found.lowerBound]).trimmed
                break
            }
        }
        self.note = note.flatMap { $0.isEmpty ? nil : $0 }
        rest = Self.withoutEmphasis(rest)
        guard rest.first == "[", rest.last == ")", let middle = rest.firstRange(ofText: "](") else {
            (name, link) = (rest, nil)
            return
        }
        name = Self.withoutEmphasis(String(rest[rest.index(after: rest.startIndex)..<middle.lowerBound]).trimmed)
        link = String(rest[middle.upperBound...].dropLast()).trimmed
    }

    /// The text to be looked up.
    var place: String { name }

    /// The PLACE that a line of a list means, as `add` takes it; nil for a comment, and for a line without text.
    ///
    /// A line that begins with a backslash is NAME=COORDINATES whatever else the name looks like, and one that is this
    /// as a whole has no comment.
    package static func place(ofLine line: String) -> String? {
        let line = line.trimmed
        guard let first = line.first, first != "#" else { return nil }
        if first == "\\" { return String(line.dropFirst()) }
        var bytes = Array(line.utf8)
        if bytes.withUnsafeMutableBufferPointer({ ListLine.namedPlace(UnsafeBufferPointer($0)) }) != nil { return line }
        bytes = []
        let text = PlaceLines.withoutComment(line).trimmed
        guard !text.isEmpty else { return nil }
        let item = ListText(text)
        guard let link = item.link else { return item.place }
        let spots = (try? MapLink(link))?.spots ?? []
        if spots.count > 1 { return link }
        return spots.first.map { $0.place != nil || $0.about != nil } ?? false ? "\(item.name)=\(link)" : item.place
    }

    /// A line without the mark of an item in front: `- `, `* `, `+ `, `• `, `1. `, `2) `, and a box to tick.
    private static func withoutMark(_ line: String) -> (text: String, isItem: Bool) {
        var rest = line[...]
        if let first = rest.first, "-*+•–".contains(first), rest.dropFirst().first?.isWhitespace == true {
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
        for box in ["[ ] ", "[x] ", "[X] "] where text.hasPrefix(box) { text = text.dropFirst(box.count).trimmed }
        return text.isEmpty ? (line, false) : (text, true)
    }

    /// A text without the signs of bold and slanted letters around it.
    private static func withoutEmphasis(_ text: String) -> String {
        var text = text
        for sign in ["**", "__", "*", "_", "`"]
        where text.count > 2 * sign.count && text.hasPrefix(sign) && text.hasSuffix(sign) {
            text = String(text.dropFirst(sign.count).dropLast(sign.count))
        }
        return text
    }
}
