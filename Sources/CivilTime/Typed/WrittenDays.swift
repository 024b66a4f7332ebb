/// A day, or the first and the last day of several, at the beginning or the end of a text, as people write it in any of
/// the languages that are known: `dal 3 al 5 luglio`, `7月4日(土)`, `pá 2. 7.`, `июля 3–5`, `30.04 czw`.
package struct WrittenDays {
    /// The first day, and the last where there are several.
    let (first, last): (WrittenDay, WrittenDay?)
    /// The rest of the text, without the sign between.
    package let rest: String

    /// The most characters in which dates are looked for, and tokens of one.
    private static let (longest, mostTokens) = (70, 22)

    /// The date in English, which is read with the rules for others: `Fri 2 July`, `3 July – 5 July 2027`.
    package var text: String {
        guard let last else { return Self.text(first, withWeekday: true) }
        return "\(Self.text(first, withWeekday: false)) – \(Self.text(last, withWeekday: false))"
    }

    /// The first day in English.
    package var firstText: String { Self.text(first, withWeekday: false) }
    /// The month in which it ends.
    package var month: Int? { (last ?? first).month }
    /// The day of the month on which it ends.
    package var day: Int { (last ?? first).day }
    /// Whether it is the first and the last of several days.
    package var isRange: Bool { last != nil }
    /// The year in which it ends; nil where none is written.
    package var yearOfEnd: Int? { (last ?? first).year }
    /// The year in which it begins; nil where none is written.
    package var year: Int? { first.year }

    private static func text(_ day: WrittenDay, withWeekday: Bool) -> String {
        let isKnown = withWeekday && day.weekdays.count == 1
        let weekday = isKnown ? day.weekdays.first.map { "\(CalendarWords.shownWeekdays[$0 - 1]) " } : nil
        let month = day.month.map { CalendarWords.months[$0 - 1] } ?? ""
        let name = month.prefix(1).uppercased() + month.dropFirst()
        return "\(weekday ?? "")\(day.day) \(name)" + (day.year.map { " \($0)" } ?? "")
    }

    /// The days in front of a text; nil where there are none. A day without a month is in `month`, where a word such
    /// as `du` or a day of the week is before it. Linear in a few characters.
    package init?(atBeginningOf text: String, month: Int? = nil) {
        guard text.prefix(Self.longest).contains(where: \.isNumber) else { return nil }
        var reader = WrittenDayReader(DateToken.tokens(of: text, longest: Self.longest))
        guard let (first, last) = reader.days(month: month) else { return nil }
        reader.skipSeparators()
        (self.first, self.last) = (first, last)
        guard reader.index < reader.tokens.count else {
            guard text.count <= Self.longest else { return nil }
            rest = ""
            return
        }
        rest = String(text[reader.tokens[reader.index].range.lowerBound...])
    }

    /// The days at the end of a text, behind words; nil where there are none. Linear in the text for each of its last
    /// words.
    package init?(atEndOf text: String) {
        guard text.utf8.count <= 300, text.contains(where: \.isNumber), let end = text.last,
            end.isLetter || end.isNumber || ".)）".contains(end)
        else { return nil }
        let tokens = DateToken.tokens(of: text, longest: text.count)
        guard tokens.count > 1 else { return nil }
        for start in max(1, tokens.count - Self.mostTokens)..<tokens.count {
            let isOpen = WrittenDayReader.opening.contains(tokens[start].text)
            guard tokens[start].isSpaced || isOpen || tokens[start - 1].kind == .sign else { continue }
            var reader = WrittenDayReader(tokens)
            reader.index = isOpen ? start + 1 : start
            guard let (first, last) = reader.days(month: nil) else { continue }
            while reader.index < tokens.count, [".", ")", "）"].contains(tokens[reader.index].text) { reader.index += 1 }
            guard reader.index == tokens.count else { continue }
            (self.first, self.last) = (first, last)
            var rest = text[..<tokens[start].range.lowerBound]
            while let sign = rest.last, sign.isWhitespace || ",;:–—-|".contains(sign) { rest.removeLast() }
            guard rest.contains(where: \.isLetter) else { return nil }
            self.rest = String(rest)
            return
        }
        return nil
    }

    /// Whether a text may have a date in it: a word of it is a month or a day of the week, or a sign of East Asia for
    /// days. Linear.
    package static func mayHaveDate(_ text: String) -> Bool {
        text.contains { "日月年月일월년".contains($0) }
            || text.lowercased().split { !$0.isLetter }.contains { word in
                let word = String(word)
                return CalendarWords.month(word) != nil || !CalendarWords.weekdaysBesideDate(word).isEmpty
            }
    }

    /// The day of the week that a word means, from 1 for Monday; nil for any other word, and where it may be several.
    package static func weekday(_ word: String) -> Int? {
        guard isWeekday(word) else { return nil }
        let found = CalendarWords.weekdaysBesideDate(word.lowercased().filter { $0 != "." })
        return found.count == 1 ? found.first : nil
    }

    /// Whether a text is the name of a day of the week, or short for it.
    package static func isWeekday(_ text: String) -> Bool {
        let word = text.lowercased().filter { $0 != "." }
        return word.count >= 2 && word.count <= 14 && word.allSatisfy(\.isLetter)
            && !CalendarWords.weekdaysBesideDate(word.hasSuffix("曜日") ? String(word.dropLast()) : word).isEmpty
    }
}
