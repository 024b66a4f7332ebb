import CivilTime
import Text

/// Reads the dates of files: single days, and the first and the last day of several.
struct DateText {
    let today: CivilDate
    /// The most bytes of a text that may be a date, two dates or a time, whatever the language: longer ones are not
    /// taken apart.
    static let longest = 80

    /// The most days between the dates of two lines of which the second has no year because the first has it.
    private static let longestPause: Int64 = 200

    /// A date, with or without a time behind it, in any of the usual forms; nil for any other text.
    ///
    /// Without a year it is the next one from `before` on, the day of the line above, else from today on; behind a day
    /// of the week it is the nearest of these that is that day.
    func date(_ text: String, from before: CivilDate? = nil) -> CivilDate? {
        guard text.utf8.count <= Self.longest else { return nil }
        let text = Self.withoutHyphen(Self.withoutBeginning(text))
        if let before, let date = CivilDate(typed: text, today: today, notBefore: before),
            date.daysSince1970 - before.daysSince1970 <= Self.longestPause
        {
            return date
        }
        if let date = CivilDate(typed: text, today: today) {
            return before.flatMap { inYear(of: $0, text, besides: date) } ?? date
        }
        if let date = CivilDate(weekdayAndDay: text, near: before ?? today) { return date }
        if let moment = moment(text) { return moment.date }
        if let date = numbersBehindWeekday(text)?.date { return date }
        if let date = betweenHyphens(text) { return date }
        // `2027-06-12T08:00:00.000Z`, as programs write it.
        let head = text.prefix(11)
        return head.count == 11 && head.hasSuffix("T") ? CivilDate(text: String(head.dropLast())) : nil
    }

    /// The date of a text without a year in the year of the line above, where the next one is so long behind that line
    /// that the list goes back there rather than on; nil for any other text.
    private func inYear(of before: CivilDate, _ text: String, besides next: CivilDate) -> CivilDate? {
        guard next.daysSince1970 - before.daysSince1970 > Self.longestPause,
            let year = CivilDate(year: before.year, month: 1, day: 1),
            let date = CivilDate(typed: text, today: year), date.year == before.year,
            date.daysSince1970 < before.daysSince1970,
            // A year in the text is the year.
            let later = CivilDate(year: next.year + 1, month: 1, day: 1),
            CivilDate(typed: text, today: later) != next
        else { return nil }
        return date
    }

    /// The next day, from `before` or else tomorrow on, that is the day of the week of a text, also in the two letters
    /// of many languages: `Mi`; nil for any other text.
    func weekday(_ text: String, from before: CivilDate?) -> CivilDate? {
        guard text.utf8.count <= Self.longest else { return nil }
        let word = text.lowercased().filter { $0 != "." }
        let known = WrittenDays.weekday(text).map { [$0] }
        let weekdays = known ?? Self.shortWeekdays.compactMap { $0.firstIndex(of: word) }.map { $0 + 1 }
        let start = before ?? today.adding(days: 1)
        // Two letters may be several days: the first of them that comes.
        return weekdays.map { ($0 - start.weekday + 7) % 7 }.min().map { start.adding(days: $0) }
    }

    /// The days of the week in two letters, Monday first, in the languages that write them so.
    private static let shortWeekdays = [
        ["mo", "di", "mi", "do", "fr", "sa", "so"], ["mo", "tu", "we", "th", "fr", "sa", "su"],
        ["lu", "ma", "me", "je", "ve", "sa", "di"], ["ma", "di", "wo", "do", "vr", "za", "zo"],
        ["lu", "ma", "mi", "ju", "vi", "sa", "do"], ["lu", "ma", "me", "gi", "ve", "sa", "do"],
    ]

    /// A text of the file in quotation marks, as far as a message has room for it.
    static func shown(_ text: String) -> String { Wording.quoted(text, maximumWidth: 60) }

    /// The reason for which a text is no date, for a person: that it is on another day of the week, where it is.
    func refusal(_ text: String) -> String {
        let shown = Self.shown(text)
        guard let date = dateBehindOtherWeekday(text) else { return "\(shown) is not a date" }
        let weekday = Self.weekdays[date.weekday - 1]
        let day = date.shortText(withYear: true).drop { $0 != " " }.trimmed
        return "\(shown) is on another day of the week: \(day) is a \(weekday)"
    }

    /// The date behind a day of the week on which it is not: `Monday 6 July 2027`; nil for any other text.
    func dateBehindOtherWeekday(_ text: String) -> CivilDate? {
        guard text.utf8.count <= Self.longest, let space = text.firstIndex(where: \.isWhitespace) else { return nil }
        let word = text[..<space].filter { $0 != "," }
        // `mar` by itself is no day.
        guard word.allSatisfy({ $0.isLetter || $0 == "." }), date(word) != nil || WrittenDays.isWeekday(word),
            let found = date(String(text[space...]).trimmed)
        else { return nil }
        return date(text) == nil ? found : nil
    }

    private static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

    /// The date of `12-Jun-27`, `12-Jun-2027` and `12/Jun/27`, as spreadsheets write it, also in front of `(Tue)`; nil
    /// for any other text.
    private func betweenHyphens(_ text: String) -> CivilDate? {
        var text = text
        if text.last == ")", let (day, word) = ListSeparators.halves(of: String(text.dropLast()), at: " ("),
            WrittenDays.isWeekday(word)
        {
            text = day
        }
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "/" }
        guard parts.count == 3, parts[1].contains(where: \.isLetter), [2, 4].contains(parts[2].utf8.count),
            parts[2].utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return nil }
        let century = parts[2].utf8.count == 2 ? "20" : ""
        return CivilDate(typed: "\(parts[0]) \(parts[1]) \(century)\(parts[2])", today: today)
    }

    /// `1 Aug` of `1-Aug`, as spreadsheets write a day without a year; any other text as it is.
    private static func withoutHyphen(_ text: String) -> String {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[0].allSatisfy(\.isNumber),
            (3...10).contains(parts[1].count), parts[1].allSatisfy(\.isLetter)
        else { return text }
        return "\(parts[0]) \(parts[1])"
    }

    /// A date with a time behind it, by the clock that a zone behind both is of; nil for any other text.
    func moment(_ text: String) -> CivilDateTime? {
        guard text.utf8.count <= Self.longest else { return nil }
        return CivilDateTime(typed: ZonedTime.withoutZone(text), today: today, notBefore: nil)
    }

    /// The time behind a date; nil where there is none, and at midnight, which programs write that know no time.
    func time(_ text: String) -> TimeOfDay? {
        moment(text).flatMap { $0.time.secondsSinceMidnight == 0 ? nil : $0.time }
    }

    /// The date of `Mon 07/06/2027`, three numbers that can be two days, of which only one is a Monday, and these
    /// numbers; nil for any other text.
    func numbersBehindWeekday(_ text: String) -> (date: CivilDate, numbers: String)? {
        guard let (days, numbers) = daysBehindWeekday(text), days.count == 1 else { return nil }
        return (days[0], numbers)
    }

    /// The numbers behind a day of the week on which both days are that they can mean: `7/11/27` of `Sun 7/11/27`; nil
    /// for any other text.
    func unclearNumbersBehindWeekday(_ text: String) -> String? {
        guard let (days, numbers) = daysBehindWeekday(text), days.count == 2 else { return nil }
        return numbers
    }

    /// The numbers behind a day of the week, and the days that they can mean on which it is.
    private func daysBehindWeekday(_ text: String) -> (days: [CivilDate], numbers: String)? {
        guard text.utf8.count <= Self.longest else { return nil }
        let words = text.split { $0.isWhitespace || $0 == "," }.map(String.init)
        guard words.count == 2 else { return nil }
        // `7/11/27 Sun` has it behind.
        let isBehind = words[0].first?.isNumber ?? false
        let (word, numbers) = isBehind ? (words[1], words[0]) : (words[0], words[1])
        let days = CivilDate.readings(yearLast: numbers).filter { day in
            // A date in words beside a day of the week is read only where it is on that day.
            let words = day.shortText(withYear: true).split(separator: " ").dropFirst().joined(separator: " ")
            return CivilDate(typed: "\(word) \(words)", today: today) == day
        }
        return (days, numbers)
    }

    /// Whether a text is a time of the day and no date: hours and minutes.
    static func isTime(_ text: String) -> Bool {
        let text = ZonedTime.withoutZone(text)
        return text.utf8.count <= longest && (text.contains(":") || hasHalf(text)) && TimeOfDay(typed: text) != nil
    }

    /// Whether a text ends with the half of the day, or the word, behind an hour: `11am`, `3 pm`, `11 Uhr`.
    private static func hasHalf(_ text: String) -> Bool {
        guard text.first?.isNumber ?? false else { return false }
        let end = text.suffix(3).lowercased()
        return end.hasSuffix("am") || end.hasSuffix("pm") || end == "uhr"
    }

    /// The date of a text, and the time of the day behind it: `1/9/2026` of `1/9/2026 17:30`, `13.09.2026, 17:30 Uhr`,
    /// `2026-09-01T17:30`; nil for any other text. The date is as written, and may be none.
    static func parted(_ text: String) -> (date: String, time: TimeOfDay)? {
        guard text.utf8.count <= longest, text.contains(where: \.isNumber) else { return nil }
        var text = ZonedTime.withoutZone(text)
        // Programs write a letter between both.
        let mark = text.index(text.startIndex, offsetBy: 10, limitedBy: text.endIndex)
        if let mark, mark < text.endIndex, text[mark] == "T", CivilDate(text: String(text[..<mark])) != nil {
            text.replaceSubrange(mark...mark, with: " ")
        }
        for (date, time) in CivilDateTime.parts(typed: text) {
            let date = date.hasSuffix(",") ? String(date.dropLast()) : date
            guard date.contains(where: \.isNumber), let time = timeWithMark(time) else { continue }
            return (date, time)
        }
        return nil
    }

    /// A time of the day that a number of other things is not, its seconds left out.
    private static func timeWithMark(_ text: String) -> TimeOfDay? {
        let inBrackets = text.hasPrefix("(") && text.hasSuffix(")")
        var text = inBrackets ? String(text.dropFirst().dropLast()) : text
        guard text.contains(where: { $0 == ":" || $0.isLetter }) else { return nil }
        let digits = text.prefix { $0.isNumber || $0 == ":" }
        if digits.count(where: { $0 == ":" }) == 2, let last = digits.lastIndex(of: ":"),
            digits[digits.index(after: last)...].count == 2
        {
            text.removeSubrange(last..<digits.endIndex)
        }
        return TimeOfDay(typed: text)
    }

    /// The texts between which a range of dates may be parted.
    private static let marks = [
        " - ", "–", "—", " to ", " until ", " bis ", " au ", " al ", " t/m ", " tot ", " a ", " à ", " até ", " do ",
        " till ", " til ", "/", "-", " & ", " + ", " and ", " und ", " et ", " y ", " e ", " en ", " och ", " og ",
    ]
    /// The words in front of a date or a range of dates, in small letters.
    private static let beginnings = [
        "from ", "vom ", "von ", "am ", "du ", "le ", "del ", "dal ", "il ", "el ", "de ", "van ", "od ", "od dnia ",
        "från ", "fra ", "on ",
    ]

    /// A text without such a word in front: `3 au 5 juillet` of `du 3 au 5 juillet`.
    private static func withoutBeginning(_ text: String) -> String {
        guard text.utf8.count <= longest, text.first?.isLetter == true else { return text }
        let small = text.lowercased()
        guard let word = beginnings.first(where: { small.hasPrefix($0) }) else { return text }
        let rest = text.dropFirst(word.count).trimmed
        return rest.first?.isNumber == true ? rest : text
    }

    /// `12.07. - 14.07.` of `12/07 - 14/07` and of `07/12 - 07/14`, where a number above 12 says which one is the day;
    /// any other text as it is.
    private static func withPoints(_ text: String) -> String {
        let parts = text.split { "-–—/ ".contains($0) }
        guard parts.count == 4, text.count(where: { $0 == "/" }) == 2 else { return withWord(text) }
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == 4, numbers.allSatisfy({ (1...31).contains($0) }) else { return text }
        let isDayFirst = numbers[0] > 12 || numbers[2] > 12
        let isMonthFirst = numbers[1] > 12 || numbers[3] > 12
        guard isDayFirst != isMonthFirst else { return text }
        let days = isDayFirst ? numbers : [numbers[1], numbers[0], numbers[3], numbers[2]]
        return "\(days[0]).\(days[1]). - \(days[2]).\(days[3])."
    }

    /// The same of a range with a word between its ends, `12/07 au 14/07`.
    private static func withWord(_ text: String) -> String {
        let words = text.split(separator: " ")
        guard words.count == 3, words[0].contains("/"), words[2].contains("/"),
            ["au", "al", "to", "bis", "tot", "a", "à"].contains(words[1].lowercased())
        else { return text }
        return withPoints("\(words[0]) - \(words[2])")
    }

    /// The most signs that two dates have in and between them: `2027-06-12 - 2027-06-14` has six, one of them twice.
    private static let mostMarks = 12

    /// The texts before and behind each sign that may part a range; none of a text that is longer or has more signs
    /// than two dates.
    static func halves(_ text: String) -> [(first: String, last: String)] {
        guard text.utf8.count <= longest, text.count(where: { "-–—/".contains($0) }) <= mostMarks else { return [] }
        var found: [(String, String)] = []
        for mark in marks {
            var rest = text[...]
            while let range = rest.firstRange(ofText: mark) {
                let (first, last) = (
                    String(text[..<range.lowerBound]).trimmed, String(text[range.upperBound...]).trimmed
                )
                if !first.isEmpty, !last.isEmpty { found.append((first, last)) }
                rest = rest[range.upperBound...]
            }
        }
        return found
    }

    /// The first and the last day of `12-14 June 2027`, `12 June – 14 June 2027`, `June 12-14 2027`, `2027-06-12/14`;
    /// nil for any other text, and where the last is before the first or a year and more behind it. Without a year they
    /// are the next ones from `before` on, the day of the line above; so are days of the week, `Tue-Wed`, else from
    /// tomorrow on.
    func range(_ text: String, from before: CivilDate? = nil) -> (first: CivilDate, last: CivilDate)? {
        for (first, last) in Self.halves(Self.withPoints(Self.withoutBeginning(text))) {
            if !first.contains(where: \.isNumber), !last.contains(where: \.isNumber),
                let begin = date(first, from: before) ?? weekday(first, from: before),
                let end = date(last, from: begin) ?? weekday(last, from: begin),
                (0...7).contains(end.daysSince1970 - begin.daysSince1970)
            {
                return (begin, end)
            }
            for (begin, end) in completed(first, last, from: before) {
                let nights = end.daysSince1970 - begin.daysSince1970
                if (0...366).contains(nights) { return (begin, end) }
            }
        }
        return nil
    }

    /// The days that the two halves of a range can mean, each completed by the month and the year of the other.
    private func completed(
        _ first: String, _ last: String, from before: CivilDate?
    ) -> [(CivilDate, CivilDate)] {
        var found: [(CivilDate, CivilDate)] = []
        if let end = date(last, from: before), !Self.isNumber(last) {
            let start = first.hasSuffix(".") ? String(first.dropLast()) : first
            let texts = [
                start + Self.behindDay(last), "\(first) \(end.year)", "\(first)\(end.year)", "\(first) \(end.year - 1)",
                first,
            ]
            found += texts.compactMap { date($0, from: before) }.map { ($0, end) }
        }
        let rest = last.drop { $0.isNumber }
        guard let day = Int(last.prefix { $0.isASCII && $0.isNumber }) else { return found }
        // `June 12-14, 2027`: the year is behind both.
        if let start = date(first + rest, from: before) ?? date(first, from: before), !Self.isNumber(first) {
            let isYear = rest.first == " " && rest.count == 5 && rest.dropFirst().allSatisfy(\.isNumber)
            if let end = CivilDate(year: start.year, month: start.month, day: day),
                rest.isEmpty || rest.hasPrefix(",") || isYear
            {
                found.append((start, end))
            }
            if let end = date("\(start.year)-\(last.replacingText("/", with: "-"))") { found.append((start, end)) }
        }
        return found
    }

    private static func isNumber(_ text: String) -> Bool { text.allSatisfy(\.isNumber) }

    /// The part of a date behind the number of its day: ` June 2027` of `14th June 2027`, `.06.2027` of `14.06.2027`.
    private static func behindDay(_ text: String) -> String {
        guard let digit = text.firstIndex(where: \.isNumber) else { return "" }
        let rest = text[digit...].drop { $0.isNumber }
        let attached = rest.prefix { $0 != " " }
        return String(attached.contains(where: \.isNumber) ? rest : rest[attached.endIndex...])
    }
}
