import CivilTime
import Text

/// A conversation as telephones export it, line by line, with the messages to which they belong.
struct Chat {
    /// A line of the file.
    struct Line {
        /// Its number, from 1.
        let number: Int
        /// The text of the message without what stands in front of it; empty where the program says something itself.
        let text: String
        /// The number of the message to which it belongs, and who wrote it.
        let message: Int
        let author: String
    }

    /// The lines that have a text.
    let lines: [Line]
    /// The day of the first message; nil where it is not clear.
    let day: CivilDate?
    /// The number of lines of the file.
    let count: Int

    /// The fewest messages of a conversation.
    private static let fewest = 2

    /// Reads a conversation; nil for any other text. Linear.
    init?(_ text: String) {
        let texts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0).trimmed }
        guard let first = texts.first(where: { !$0.isEmpty }), ChatLine(first) != nil else { return nil }
        var (heads, lines): ([ChatLine], [Line]) = ([], [])
        for (index, text) in texts.enumerated() where !text.isEmpty {
            let head = ChatLine(text)
            if let head { heads.append(head) }
            let text = head?.message ?? text
            guard !text.isEmpty else { continue }
            lines.append(
                Line(number: index + 1, text: text, message: heads.count, author: heads.last?.author ?? ""))
        }
        guard heads.count >= Self.fewest else { return nil }
        (count, self.lines) = (texts.count, lines)
        day = Self.day(heads.map(\.moment))
    }

    /// The day of the first moment, by the order of day and month of all; nil where it is none.
    private static func day(_ moments: [String]) -> CivilDate? {
        let all = moments.map { moment in
            let date = moment.split { $0 == "," || $0 == " " }.first { !$0.contains(":") } ?? ""
            return date.split { "./-".contains($0) }.compactMap { Int($0) }
        }
        guard let first = all.first, first.count == 3 else { return nil }
        if first[0] > 31 { return CivilDate(year: first[0], month: first[1], day: first[2]) }
        let isDayFirst = all.contains { $0.first ?? 0 > 12 }
        let isMonthFirst = all.contains { $0.count == 3 && $0[1] > 12 } || moments[0].lowercased().hasSuffix("m")
        let year = first[2] < 100 ? 2000 + first[2] : first[2]
        return isMonthFirst && !isDayFirst
            ? CivilDate(year: year, month: first[0], day: first[1])
            : CivilDate(year: year, month: first[1], day: first[0])
    }
}
