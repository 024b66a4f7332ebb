extension CivilDate {
    /// The day of the week, from 1 for Monday to 7 for Sunday (ISO 8601).
    package var weekday: Int {
        let days = daysSince1970 + 3
        return Int(days - days.floored(by: 7) * 7) + 1
    }

    /// `Sun 13 Jun`, or with the year `Sun 13 Jun 2027`.
    package func shortText(withYear: Bool = false) -> String {
        let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        let name = monthNames[month - 1].prefix(3)
        return "\(weekdays[weekday - 1]) \(day) \(name.prefix(1).uppercased())\(name.dropFirst())"
            + (withYear ? " \(year)" : "")
    }

    /// Reads a date as a person types it: `2027-06-12`, `2027-6-12`, `12 jun`, `jun 12`, `12 june 2027`, `12.6.2027`,
    /// `today`, `tomorrow`; nil for anything else and for a day that does not exist. Without a year it is the first
    /// such day that is not before `first`, or else before `today`; where `today` is nil, only a date with its year is
    /// one.
    package init?(typed text: String, today: CivilDate?, notBefore first: CivilDate? = nil) {
        let words = text.lowercased().split(whereSeparator: { $0 == " " || $0 == "," }).map(String.init)
        if words == ["today"] || words == ["tomorrow"] {
            guard let today else { return nil }
            self = words == ["today"] ? today : today.adding(days: 1)
            return
        }
        if words.count == 1, let date = CivilDate(text: words[0]) ?? CivilDate(yearFirst: words[0]) {
            self = date
            return
        }
        let parts = words.count == 1 ? words[0].split(separator: ".").map(String.init) : words
        guard (2...3).contains(parts.count) else { return nil }
        let year = parts.count == 3 ? Int(parts[2]) : nil
        guard parts.count == 2 || (year.map { (1...9_999).contains($0) && parts[2].utf8.count == 4 } ?? false) else {
            return nil
        }
        let dayAndMonth: (day: Int, month: Int)?
        if words.count == 1 {
            dayAndMonth = Int(parts[0]).flatMap { day in Int(parts[1]).map { (day, $0) } }
        } else {
            let day = { (word: String) in Int(word.hasSuffix(".") ? String(word.dropLast()) : word) }
            dayAndMonth =
                day(parts[0]).flatMap { day in monthNumber(parts[1]).map { (day, $0) } }
                ?? monthNumber(parts[0]).flatMap { month in day(parts[1]).map { ($0, month) } }
        }
        guard let dayAndMonth else { return nil }
        if let year {
            self.init(year: year, month: dayAndMonth.month, day: dayAndMonth.day)
            return
        }
        guard let first = first ?? today else { return nil }
        // 29 February comes again within eight years.
        for year in first.year...first.year + 8 {
            if let date = CivilDate(year: year, month: dayAndMonth.month, day: dayAndMonth.day),
                date.daysSince1970 >= first.daysSince1970
            {
                self = date
                return
            }
        }
        return nil
    }

    /// Reads `2027-6-12`, also with slashes or dots; nil for anything else.
    private init?(yearFirst text: String) {
        guard let numbers = threeNumbers(text), numbers[0].utf8.count == 4, let year = Int(numbers[0]), year > 0,
            let month = Int(numbers[1]), let day = Int(numbers[2]), numbers[1...].allSatisfy({ $0.utf8.count <= 2 })
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The days that three numbers with the year last may mean, where countries differ in what comes first: 7 June and
    /// 6 July for `6/7/2027`, 14 June alone for `6/14/27`. Empty for any other text.
    package static func readings(yearLast text: String) -> [CivilDate] {
        guard let numbers = threeNumbers(text), let first = Int(numbers[0]), let second = Int(numbers[1]),
            let last = Int(numbers[2]), [2, 4].contains(numbers[2].utf8.count)
        else { return [] }
        let year = last < 100 ? 2_000 + last : last
        let days = [(first, second), (second, first)].compactMap { CivilDate(year: year, month: $0, day: $1) }
        return days.first == days.last ? Array(days.prefix(1)) : days
    }
}

/// The digits of three numbers with the same sign between them: a slash, a hyphen or a dot; nil for any other text.
private func threeNumbers(_ text: String) -> [Substring]? {
    for sign in ["/", "-", "."] as [Character] {
        let parts = text.split(separator: sign, omittingEmptySubsequences: false)
        if parts.count == 3, parts.allSatisfy({ (1...4).contains($0.utf8.count) && $0.utf8.allSatisfy(isDigit) }) {
            return parts
        }
    }
    return nil
}

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

extension TimeOfDay {
    /// Reads a time as a person types it: `9:30`, `09:30`, `9`, `9am`, `9:30 pm`; nil for anything else, such as
    /// `0930`.
    package init?(typed text: String) {
        var rest = text.lowercased().filter { $0 != " " }[...]
        var shift = 0
        var isTwelveHours = false
        for (ending, hours) in [("am", 0), ("pm", 12)] where rest.hasSuffix(ending) {
            rest = rest.dropLast(2)
            shift = hours
            isTwelveHours = true
        }
        let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), (1...2).contains(parts[0].utf8.count),
            parts.count == 1 || parts[1].utf8.count == 2,
            parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) }), var hour = Int(parts[0])
        else { return nil }
        if isTwelveHours {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + shift
        }
        self.init(hour: hour, minute: parts.count == 2 ? Int(parts[1]) ?? 60 : 0, second: 0)
    }
}

extension CivilDateTime {
    /// Reads a date and a time as a person types them, the time last: `2027-06-14 18:00`, `14 jun 18:00`, `tomorrow 9
    /// am`. A date without a year is the first such day that is not before `first`, or else before `today`; where
    /// `today` is nil, only a date with its year is one.
    package init?(typed text: String, today: CivilDate?, notBefore first: CivilDate? = nil) {
        if let moment = CivilDateTime(text: text) {
            self = moment
            return
        }
        // “9 am” has a space of its own.
        for mark in text.indices.reversed().filter({ text[$0] == " " }).prefix(2) {
            guard let date = CivilDate(typed: String(text[..<mark]), today: today, notBefore: first),
                let time = TimeOfDay(typed: String(text[text.index(after: mark)...]))
            else { continue }
            self.init(date: date, time: time)
            return
        }
        return nil
    }
}

private let monthNames = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
]

/// The number of a month by its English name or at least three letters of it.
private func monthNumber(_ word: String) -> Int? {
    let word = word.hasSuffix(".") ? String(word.dropLast()) : word
    guard word.utf8.count >= 3 else { return nil }
    return monthNames.firstIndex { $0.hasPrefix(word) }.map { $0 + 1 }
}
