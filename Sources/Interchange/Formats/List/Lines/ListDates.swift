import CivilTime
import Text

/// Finds the dates and the numbers of days in the lines of a list: `Sat 12 June 2027: Porto`, `Porto (12 June)`,
/// `Day 3. Porto`.
struct ListDates {
    private let reading: DateText
    /// The order of day and month in front of the lines.
    let order: ListDayOrder
    /// The month of the last date in front of a line, which is that of a day without one.
    var month: Int?
    /// The last day of that date.
    var day: Int?

    /// The most bytes of a date in a line.
    private static let longest = 40

    /// Reads dates without a year as the next ones from `today` on.
    init(_ today: CivilDate, _ order: ListDayOrder) {
        reading = DateText(today: today)
        self.order = order
    }

    /// Whether a text is a date or a range of dates, and can be nothing else: it has a number and the name of a month
    /// or two signs between numbers.
    func isDate(_ text: String) -> Bool {
        guard text.utf8.count <= Self.longest, text.contains(where: \.isNumber),
            text.contains(where: \.isLetter) || text.count(where: { "./-".contains($0) }) >= 2
        else { return false }
        // `3. St. Moritz` is a saint, though `st` is a Wednesday in Czech.
        let words = text.lowercased().split { $0.isWhitespace || $0 == "." }
        guard words.count != 2 || words[1] != "st" else { return false }
        // An hour is no day.
        guard text.count(where: { "./-".contains($0) }) >= 2 || WrittenDays.mayHaveDate(text) else { return false }
        guard !text.contains(":"), TimeOfDay(typed: text) == nil else { return false }
        return reading.date(text) != nil || UnclearDates.isUnclear(text) || reading.range(text) != nil
            || isOfAnotherWeekday(text)
    }

    /// Whether a text is a date with a year behind a day of the week on which it is not, which is told where it is read
    /// and left in the note.
    private func isOfAnotherWeekday(_ text: String) -> Bool {
        guard let (word, rest) = ListSeparators.halves(of: text, at: " "), rest.count(where: \.isNumber) >= 5 else {
            return false
        }
        let plain = word.hasSuffix(",") ? String(word.dropLast()) : word
        return (isWeekday(plain) || WrittenDays.isWeekday(plain)) && reading.date(rest) != nil
    }

    /// The first and the last day of a range of dates, `14.05.2026 - 19.05.2026`; nil for any other text.
    func range(_ text: String) -> (first: CivilDate, last: CivilDate)? {
        guard let range = reading.range(text), range.first.daysSince1970 < range.last.daysSince1970 else { return nil }
        return range
    }

    /// Whether a text is one or two words of which the first is a day of the week: `Sat`, `Sat night`.
    func isWeekday(_ text: String) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace)
        return (1...2).contains(words.count) && words[0].utf8.count <= Self.longest
            && words.allSatisfy { $0.allSatisfy { $0.isLetter || $0 == "." } }
            && reading.date(String(words[0])) != nil
    }

    /// A text without the date at its end and that date: `12 June` of `Porto (12 June)`, `12.06.2027` of `Porto;
    /// 12.06.2027`; nil where there is none, or nothing else.
    func withoutDate(atEndOf text: String) -> (rest: String, date: String)? {
        let end = text.hasSuffix(")") ? text.dropLast() : text[...]
        var marks = 0
        for mark in end.indices.reversed() where "(,;:-–—".contains(end[mark]) {
            marks += 1
            // A date has hyphens and commas of its own.
            guard marks <= 5, end.distance(from: mark, to: end.endIndex) <= Self.longest else { return nil }
            let isParenthesis = end[mark] == "("
            let date = String(end[end.index(after: mark)...]).trimmed
            let rest = String(end[..<mark]).trimmed
            guard isParenthesis == text.hasSuffix(")"), rest.contains(where: \.isLetter), isDate(date) else { continue }
            // `12.-14.6.` are two days.
            if "-–—".contains(end[mark]), let last = rest.last(where: { $0 != "." }), last.isNumber,
                rest.hasSuffix(".") || !end[..<mark].hasSuffix(" ")
            {
                continue
            }
            return (rest, date)
        }
        return nil
    }

    /// A text without the words of a date in front, and that date: `12 June` of `12 June Porto`, `12.06.` of `12.06.
    /// Munich`; nil where there is none. A place may be called after a day: ask for it first.
    func withoutDate(atBeginningOf text: String) -> (rest: String, date: String)? {
        // `Do 12.6. bis Sa 14.6.` has five.
        let words = text.split(maxSplits: 6, whereSeparator: \.isWhitespace)
        for count in (1...5).reversed() where count < words.count {
            let date = words[..<count].joined(separator: " ")
            guard words[count].first?.isLetter == true else { continue }
            let rest = words[count...].joined(separator: " ")
            if isDate(date) { return (rest, date) }
            // Of two numbers alone only a place behind them, which is no small word, makes a date.
            if count == 1, !rest.isEmpty, words[1].first?.isLowercase != true, let day = Self.dayAndMonth(date) {
                return (rest, day)
            }
        }
        return nil
    }

    /// The date of `10.08` as it is written with a point behind the month; nil for any other text, and for what is no
    /// day of a year.
    private static func dayAndMonth(_ text: String) -> String? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[1].utf8.count == 2, let day = Int(parts[0]), let month = Int(parts[1]),
            text.utf8.allSatisfy({ $0 == 0x2E || (0x30...0x39).contains($0) }),
            // A leap year: 29.02 is a day.
            CivilDate(year: 2028, month: month, day: day) != nil
        else { return nil }
        return "\(text)."
    }

    /// A text without the name of a day of the week in front, and that: `Sat night` of `Sat night: Reims`. It is no
    /// date: nobody knows of which week.
    func withoutWeekday(in text: String) -> (rest: String, weekday: String)? {
        for sign in [": "] + Self.arrows {
            guard let (head, rest) = ListSeparators.halves(of: text, at: sign), !rest.isEmpty,
                let weekday = firstWeekday(of: head)
            else { continue }
            return (rest, weekday)
        }
        return nil
    }

    /// The words and signs between several days of the week, folded.
    private static let joints: Set = ["and", "und", "et", "y", "e", "en", "og", "och", "to", "bis", "au", "a"]

    /// The first of the days of the week that a text is: `Tue` of `Tue + Wed`, `Mardi` of `Mardi et mercredi`; nil for
    /// any other text.
    private func firstWeekday(of text: String) -> String? {
        if isWeekday(text) { return text }
        let words = text.split { $0.isWhitespace || "+&,/-–—".contains($0) }.map(String.init)
            .filter { !Self.joints.contains(folded($0)) }
        guard (2...7).contains(words.count), words.allSatisfy(isWeekday) else {
            return nil
        }
        return words[0]
    }

    /// The words in front of a day of the week, in small letters.
    private static let beforeWeekday: Set = [
        "on", "am", "le", "el", "il", "op", "na", "no", "la", "den", "på", "w", "we", "v", "pe",
    ]

    /// The day of the week at the end of a text behind a word such as `on`, and the text in front: `Bilbao` and
    /// `el viernes` of `Bilbao el viernes`; nil for any other. Linear.
    func withoutWeekday(atEndOf text: String) -> (rest: String, weekday: String)? {
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count > 2, let last = words.popLast()?.filter({ !".,!?".contains($0) }), isWeekday(last),
            let before = words.popLast(), Self.beforeWeekday.contains(before.lowercased()),
            words.last?.first?.isUppercase ?? false
        else { return nil }
        let rest = words.joined(separator: " ")
        return (rest.hasSuffix(",") ? String(rest.dropLast()) : rest, "\(before) \(last)")
    }

    /// A day of the week with the number of a day at the end of a text, also behind a word such as `on`, and the text
    /// in front: `Madrid` and `viernes 10` of `Madrid el viernes 10`; nil for any other. Linear.
    func withoutWeekdayAndDay(atEndOf text: String) -> (rest: String, date: String)? {
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard words.count > 2, let day = words.popLast(), (1...4).contains(day.utf8.count),
            day.first?.isNumber ?? false, let weekday = words.popLast(), weekday.count >= 3, isWeekday(weekday),
            isDate("\(weekday) \(day)")
        else { return nil }
        if let before = words.last, Self.beforeWeekday.contains(before.lowercased()) { words.removeLast() }
        let rest = words.joined(separator: " ")
        return rest.contains(where: \.isLetter) ? (rest, "\(weekday) \(day)") : nil
    }

    /// A day of the week in front of a text that goes on with a capital, also behind a word such as `on`, and that
    /// text; nil for any other.
    func withoutWeekday(atBeginningOf line: String) -> (weekday: String, rest: String)? {
        let first = line.prefix { $0 != " " }
        let isBefore = Self.beforeWeekday.contains(first.lowercased())
        let text = isBefore ? line.dropFirst(first.count).trimmed : line
        guard let (word, rest) = ListSeparators.halves(of: text, at: " "), word.count >= 3,
            rest.first.map({ $0.isLetter && !$0.isLowercase }) ?? false, isWeekday(word)
        else { return nil }
        return (word, rest)
    }

    /// The day of a heading: the date in it, else its number; nil where it has none. `rest` is what else it says.
    func day(ofHeading text: String) -> (date: String?, day: String?, rest: String)? {
        let parts = (Self.signs + [", ", ". "]).reduce([text]) { parts, sign in
            parts.flatMap { part -> [String] in
                guard let found = part.firstRange(ofText: sign) else { return [part] }
                return [String(part[..<found.lowerBound]), String(part[found.upperBound...])]
            }
        }.map(\.trimmed)
        let date = isDate(text.trimmed) ? text.trimmed : parts.first { isDate($0) }
        let day = parts.lazy.compactMap { ListDayNumber.day($0) }.first
        guard date != nil || day != nil else {
            // `Day 1 (Fri 5 Sep) – Seattle`
            guard let (rest, head) = withoutHead(in: text), head.hasDay else { return nil }
            return (head.date, head.day, rest)
        }
        let rest = withoutHead(in: text)?.rest ?? text
        let isWhole = date == text.trimmed || rest == text || isDate(rest)
        return (date, day, isWhole ? "" : rest)
    }
}
