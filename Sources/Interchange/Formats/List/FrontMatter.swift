import CivilTime
import Text

/// The lines in front of a text in Markdown in which programs keep what they know about it, between two lines `---`:
/// its title names the trip, its date says the year, and nothing else of them is read.
struct FrontMatter {
    /// The title; nil where there is none.
    private(set) var title: String?
    /// The date, as the day from which on dates without a year are; nil where there is none.
    private(set) var date: CivilDate?
    /// The text with empty lines in their place.
    let text: [UInt8]

    /// The most lines, and the most bytes of a title.
    private static let (mostLines, longest) = (100, 200)
    private static let titles: Set = ["title", "name", "trip", "titel", "titre", "titolo", "título", "titulo"]

    /// Takes these lines off; nil where a text does not begin with them. Linear.
    init?(_ bytes: [UInt8]) {
        var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let begin = start
        var (count, title, date, isClosed) = (0, String?.none, CivilDate?.none, false)
        while start < bytes.count, count <= Self.mostLines, !isClosed {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            let line = String(decoding: bytes[start..<end].prefix(2 * Self.longest), as: UTF8.self)
            let text = line.trimmed.filter { $0 != "\r" }
            start = min(end + 1, bytes.count)
            count += 1
            if count == 1 {
                guard text == "---" else { return nil }
            } else if text == "---" || text == "..." {
                isClosed = true
            } else if let (key, value) = ListSeparators.halves(of: text, at: ":") {
                if key.lowercased() == "date" { date = CivilDate(text: String(value.trimmed.prefix(10))) }
                if title == nil, Self.titles.contains(key.lowercased()) {
                    let plain = String(
                        value.trimmed.drop { "\"'".contains($0) }.reversed().drop { "\"'".contains($0) }
                            .reversed())
                    title = plain.isEmpty || plain.utf8.count > Self.longest ? nil : plain
                }
            } else if !text.isEmpty, !text.hasPrefix("-"), !text.hasPrefix("#"), !line.hasPrefix(" ") {
                // A line between two rules that says anything else.
                return nil
            }
        }
        guard isClosed, count > 2 else { return nil }
        (self.title, self.date) = (title, date)
        text = bytes[..<begin] + bytes[begin..<start].map { $0 == 0x0A || $0 == 0x0D ? $0 : 0x20 } + bytes[start...]
    }
}
