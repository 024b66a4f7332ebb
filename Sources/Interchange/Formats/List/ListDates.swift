import CivilTime
import Text

/// Finds the dates and the numbers of days in the lines of a list: `Sat 12 June 2027: Porto`, `Porto (12 June)`.
struct ListDates {
    private let reading: DateText

    /// The most bytes of a date in a line.
    private static let longest = 40

    /// Reads dates without a year as the next ones from `today` on.
    init(_ today: CivilDate) {
        reading = DateText(today: today)
    }

    /// Whether a text is a date or a range of dates, and can be nothing else: it has a number and the name of a month
    /// or two signs between numbers.
    func isDate(_ text: String) -> Bool {
        guard text.utf8.count <= Self.longest, text.contains(where: \.isNumber),
            text.contains(where: \.isLetter) || text.count(where: { "./-".contains($0) }) >= 2
        else { return false }
        // An hour is no day.
        guard !text.contains(":"), TimeOfDay(typed: text) == nil else { return false }
        return reading.date(text) != nil || UnclearDates.isUnclear(text) || reading.range(text) != nil
    }

    /// A text without the day in front, and that day: the date of `Sat 12 June 2027: Porto`, the number of `Day 1 –
    /// Porto`.
    func withoutDay(in text: String) -> (rest: String, date: String?, day: String?) {
        for sign in [": ", " – ", " — ", " - "] {
            guard let found = text.firstRange(ofText: sign) else { continue }
            let head = String(text[..<found.lowerBound]).trimmed
            let rest = String(text[found.upperBound...]).trimmed
            guard !rest.isEmpty else { continue }
            if isDate(head) { return (rest, head, nil) }
            if Self.isDay(head) { return (rest, nil, head) }
        }
        return (text, nil, nil)
    }

    /// A text without the number of a day in front, and that: `Day 4` of `Day 4: Lucerne`. No dates are looked for.
    static func withoutNumber(in text: String) -> (rest: String, date: String?, day: String?) {
        for sign in [": ", " – ", " — ", " - "] {
            guard let found = text.firstRange(ofText: sign) else { continue }
            let (head, rest) = (String(text[..<found.lowerBound]).trimmed, String(text[found.upperBound...]).trimmed)
            if !rest.isEmpty, isDay(head) { return (rest, nil, head) }
        }
        return (text, nil, nil)
    }

    /// A text without the date at its end and that date: `12 June` of `Porto (12 June)`, `12.06.2027` of `Porto;
    /// 12.06.2027`; nil where there is none, or nothing else.
    func withoutDate(atEndOf text: String) -> (rest: String, date: String?)? {
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
            return (rest, date)
        }
        return nil
    }

    /// A text without the words of a date in front, and that date: `12 June` of `12 June Porto`, `12.06.` of `12.06.
    /// Munich`; nil where there is none. A place may be called after a day: ask for it first.
    func withoutDate(atBeginningOf text: String) -> (rest: String, date: String)? {
        let words = text.split(whereSeparator: \.isWhitespace)
        for count in (1...4).reversed() where count < words.count {
            let date = words[..<count].joined(separator: " ")
            guard isDate(date), words[count].first?.isLetter == true else { continue }
            return (words[count...].joined(separator: " "), date)
        }
        return nil
    }

    /// The day of a heading: the date in it, else its number; nil where it has none.
    func day(ofHeading text: String) -> (date: String?, day: String?)? {
        let parts = [": ", " – ", " — ", " - ", ", "].reduce([text]) { parts, sign in
            parts.flatMap { part -> [String] in
                guard let found = part.firstRange(ofText: sign) else { return [part] }
                return [String(part[..<found.lowerBound]), String(part[found.upperBound...])]
            }
        }.map(\.trimmed)
        let date = isDate(text.trimmed) ? text.trimmed : parts.first { isDate($0) }
        let day = parts.first { Self.isDay($0) }
        return date == nil && day == nil ? nil : (date, day)
    }

    /// Whether a text is the number of a day: `Day 3`, `Tag 3`.
    private static func isDay(_ text: String) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count == 2, CSVColumnWords.day.contains(words[0].lowercased()), let number = Int(words[1]) else {
            return false
        }
        return (1...400).contains(number)
    }
}
