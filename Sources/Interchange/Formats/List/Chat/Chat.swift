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
    private(set) var lines: [Line]
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

    /// The fewest lines of a conversation that was copied without its moments, and the most people in it.
    private static let (fewestLines, mostPeople) = (3, 6)

    /// Reads a conversation of which each line has the name of who wrote it and no moment, `Tom: Verona`, with one of
    /// them twice; nil for any other text, as for a number behind a colon alone, `Lyon: 2 nights`. Linear.
    init?(named text: String) {
        let texts = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0).trimmed }
        var (lines, names): ([Line], [String: Int]) = ([], [:])
        let first = texts.firstIndex { !$0.isEmpty } ?? 0
        for (index, text) in texts.enumerated() where !text.isEmpty {
            guard let (name, said) = ListSeparators.halves(of: Self.withoutTime(text), at: ": "),
                Self.mayBePerson(name),
                let sign = said.first, !sign.isNumber || said.contains(where: \.isUppercase)
            else {
                // What somebody asked before all others was copied without the name.
                guard index == first, text.hasSuffix("?") || text.hasSuffix("!") else { return nil }
                lines.append(Line(number: index + 1, text: text, message: index, author: ""))
                continue
            }
            names[name, default: 0] += 1
            lines.append(Line(number: index + 1, text: said, message: index, author: name))
        }
        guard lines.count >= Self.fewestLines, (2...Self.mostPeople).contains(names.count),
            // `Sam` is a person, and a Saturday where all names are days.
            names.contains(where: { $0.value > 1 && !WrittenDays.isWeekday($0.key) })
        else { return nil }
        (count, self.lines, day) = (texts.count, lines, nil)
    }

    /// A line without the time of the day in front of it: `Marie: oui` of `10:35 - Marie: oui` and of `[10:35] Marie:
    /// oui`; any other line as it is.
    private static func withoutTime(_ text: String) -> String {
        let time = text.drop { $0 == "[" }.prefix { $0.isNumber || $0 == ":" }
        guard time.contains(":"), TimeOfDay(typed: String(time)) != nil else { return text }
        return String(text[time.endIndex...].drop { "] -–".contains($0) })
    }

    /// Whether a word may be the name of a person: it has a capital, and is no word for what stands behind a colon.
    private static func mayBePerson(_ name: String) -> Bool {
        name.first?.isUppercase ?? false && name.count <= 20 && name.allSatisfy { $0.isLetter || $0 == "-" }
            && !CSVColumnWords.isWord(name) && !ListLabels.begin("\(name): x")
            && !ListLabels.beginWithStay("\(name): x")
    }

    /// The same conversation with some lines in place of each.
    func replacing(_ texts: (Line) -> [String]) -> Chat {
        var chat = self
        chat.lines = lines.flatMap { line in
            texts(line).map { Line(number: line.number, text: $0, message: line.message, author: line.author) }
        }
        return chat
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
