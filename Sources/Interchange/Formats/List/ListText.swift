import CivilTime
import Geodesy
import Places
package import Text

/// A line of a list of places as people write it, and Markdown has it: `1. Martigny`, `- Annecy – lake`,
/// `[Chamonix](https://…)`.
package struct ListText {
    /// The name, or the whole place.
    let name: String
    /// The text behind a dash of an item.
    let note: String?
    /// The link of a text that is one.
    let link: String?
    /// The nights there, as the line has them: `2 nights`.
    let nights: String?
    /// The date of the line and the number of its day, as it has them.
    let date: String?
    let day: String?
    /// Whether the line begins with the mark of an item.
    let isItem: Bool

    /// Takes a line apart, which has no comment; dates only where `today` is known. Linear.
    init(_ line: String, today: CivilDate? = nil) {
        let (text, isItem) = Self.withoutMark(line)
        self.isItem = isItem
        let dated = today.map { ListDates($0).withoutDay(in: text) } ?? ListDates.withoutNumber(in: text)
        day = dated.day
        var date = dated.date
        var (rest, note): (String, String?) = (dated.rest, nil)
        func takeDate(_ text: inout String) {
            guard date == nil, let today, let found = ListDates(today).withoutDate(atEndOf: text) else { return }
            (text, date) = found
        }
        if isItem {
            for dash in [" – ", " — ", " - "] {
                guard let found = rest.firstRange(ofText: dash) else { continue }
                note = String(rest[found.upperBound...]).trimmed
                rest = String(rest[..<found.lowerBound]).trimmed
                break
            }
        }
        if let text = note, date == nil, let today, ListDates(today).isDate(text) { (date, note) = (text, nil) }
        if var text = note {
            takeDate(&text)
            if StopPlanReading.nights(text, isNamed: false) != nil {
                (nights, note) = (text, nil)
            } else {
                (note, nights) = Self.withoutNights(text)
            }
            takeDate(&rest)
        } else {
            takeDate(&rest)
            (rest, nights) = Self.withoutNights(rest)
            takeDate(&rest)
        }
        self.date = date
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

    /// The lines of a text, in whatever encoding and with whatever line ends, each with its number from 1 and the place
    /// that it means; the notice about the encoding; and the number of trips that it names. Throws where it is no text.
    package static func places(
        in file: [UInt8]
    ) throws(TextFault) -> (
        lines: [(number: Int, place: ListPlace)], notice: String?, trips: Int
    ) {
        let text = try FileText(file)
        let lines = String(decoding: text.bytes[text.start...], as: UTF8.self)
            .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
        var places: [(number: Int, place: ListPlace)] = []
        // The end of the way above, where the next one may begin.
        var lastEnd: String?
        for (index, line) in lines.enumerated() {
            guard let place = place(ofLine: String(line)) else { continue }
            let ends = ends(of: place.text)
            let isNext = ends.count > 1 && lastEnd.map { folded($0) == folded(ends[0]) } ?? false
            lastEnd = ends.count > 1 ? ends.last : nil
            for (number, end) in ends.enumerated() where number > 0 || !isNext {
                let note = number == ends.count - 1 ? place.note : nil
                places.append((index + 1, ends.count > 1 ? ListPlace(text: end, note: note) : place))
            }
        }
        return (places, text.notice, lines.count { ListTitle.begin($0.utf8) })
    }

    /// The place that a line of a list means, as `add` takes it, with its note; nil for a comment, and for a line
    /// without text.
    ///
    /// A line that begins with a backslash is NAME=COORDINATES whatever else the name looks like, and one that is this
    /// as a whole has no comment.
    package static func place(ofLine line: String) -> ListPlace? {
        let line = line.trimmed
        guard let first = line.first, first != "#" else { return nil }
        if first == "\\" { return ListPlace(text: String(line.dropFirst())) }
        var bytes = Array(line.utf8)
        if bytes.withUnsafeMutableBufferPointer({ ListLine.namedPlace(UnsafeBufferPointer($0)) }) != nil {
            return ListPlace(text: line)
        }
        bytes = []
        let text = PlaceLines.withoutComment(line).trimmed
        guard !text.isEmpty else { return nil }
        let item = ListText(text)
        let notes = [item.note, item.nights].compactMap { $0 }
        let note = notes.isEmpty ? nil : notes.joined(separator: "\n")
        guard let link = item.link else { return ListPlace(text: item.place, note: note) }
        let spots = (try? MapLink(link))?.spots ?? []
        if spots.count > 1 { return ListPlace(text: link, note: note) }
        guard let spot = spots.first, spot.place != nil || spot.about != nil else {
            return ListPlace(text: item.place, note: (notes + [link]).joined(separator: "\n"))
        }
        return ListPlace(text: "\(item.name)=\(link)", note: note)
    }

    /// The arrows between the places of a way.
    private static let arrows = ["→", "->", "⇒", "=>", "➔", "➜", "⟶", "–>", "—>", "▶", "➡️", "➡"]

    /// The places of a way as it is written with arrows; one for any other text.
    static func ends(of text: String) -> [String] {
        guard !text.contains("=") || text.containsText("=>") else { return [text] }
        let marked = arrows.reduce(text) { $0.replacingText($1, with: "→") }
        let parts = marked.split(separator: "→", omittingEmptySubsequences: false).map { String($0).trimmed }
        return parts.allSatisfy { $0.contains(where: \.isLetter) || $0.contains(where: \.isNumber) } ? parts : [text]
    }

    /// A line without the mark of an item in front: `- `, `* `, `+ `, `• `, `1. `, `2) `, and a box to tick.
    private static func withoutMark(_ line: String) -> (text: String, isItem: Bool) {
        var rest = line[...]
        if let first = rest.first, "-*+•–◦▪☐☑✓✔".contains(first), rest.dropFirst().first?.isWhitespace == true {
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

    /// A text without the nights at its end, and these: `2 nights` of `Andermatt (2 nights)`, `Lucca - 2 nights`,
    /// `Rome, 3 nights`, `Pisa: 1 night`.
    private static func withoutNights(_ text: String) -> (rest: String, nights: String?) {
        let end = text.hasSuffix(")") ? text.dropLast() : text[...]
        guard let mark = end.lastIndex(where: { "(,;:-–—".contains($0) }) else { return (text, nil) }
        let nights = end[end.index(after: mark)...].trimmed
        let rest = end[..<mark].trimmed
        guard (end[mark] == "(") == text.hasSuffix(")"), !rest.isEmpty,
            StopPlanReading.nights(nights, isNamed: false) != nil
        else { return (text, nil) }
        return (rest, nights)
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
