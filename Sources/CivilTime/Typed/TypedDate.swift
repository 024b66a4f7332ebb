extension CivilDate {
    /// The day of the week, from 1 for Monday to 7 for Sunday (ISO 8601).
    package var weekday: Int {
        let days = daysSince1970 + 3
        return Int(days - days.floored(by: 7) * 7) + 1
    }

    /// `Sun 13 Jun`, or with the year `Sun 13 Jun 2027`.
    package func shortText(withYear: Bool = false) -> String {
        let name = CalendarWords.months[month - 1].prefix(3)
        return "\(CalendarWords.shownWeekdays[weekday - 1]) \(day) \(name.prefix(1).uppercased())\(name.dropFirst())"
            + (withYear ? " \(year)" : "")
    }

    /// Reads a date as a person types it: `2027-06-12`, `2027-6-12`, `12 jun`, `jun 12`, `14. Juni 2027`, `12 de junio
    /// de 2027`, `12.6.2027`, `6/14/2027`, `2027年6月14日`, `today`, `tomorrow`, `monday`; nil for anything else, for a
    /// day that does not exist, and for three numbers that can be two days (`readings(yearLast:)`).
    ///
    /// Without a year it is the first such day that is not before `first`, or else before `today`; a day of the week is
    /// the first one not before `first`, or else after `today`. Where `today` is nil, only a date with its year is one.
    package init?(typed text: String, today: CivilDate?, notBefore first: CivilDate? = nil) {
        if let numbers = Self.signedNumbers(text) {
            self.init(year: numbers.year, month: numbers.month, day: numbers.day, notBefore: first ?? today)
            return
        }
        let words = Self.words(text)
        if words.count == 1 {
            if let today, CalendarWords.today.contains(words[0]) {
                self = today
                return
            }
            if let today, CalendarWords.tomorrow.contains(words[0]) {
                self = today.adding(days: 1)
                return
            }
            let readings = Self.readings(yearLast: words[0])
            if let date = CivilDate(text: words[0]) ?? CivilDate(yearFirst: words[0])
                ?? (readings.count == 1 && Self.isOrderKnown(words[0]) ? readings[0] : nil)
            {
                self = date
                return
            }
        }
        if words.count == 1, let weekday = CalendarWords.weekday(words[0]), CalendarWords.month(words[0]) == nil {
            guard let day = first ?? today?.adding(days: 1) else { return nil }
            self = day.adding(days: (weekday - day.weekday + 7) % 7)
            return
        }
        // Before days of the week: `mar 5 2027` is in March, and only where that is none a Tuesday.
        if let date = CivilDate(words, notBefore: first ?? today) {
            self = date
            return
        }
        guard let date = Self.besideWeekday(words, today: today, notBefore: first) else { return nil }
        self = date
    }

    /// The date of words of which the first or the last is a day of the week, in any of the languages; nil for any
    /// others, and where the date is on another day of the week.
    private static func besideWeekday(_ words: [String], today: CivilDate?, notBefore first: CivilDate?) -> CivilDate? {
        guard words.count > 1 else { return nil }
        for (word, rest) in [(words[0], Array(words.dropFirst())), (words[words.count - 1], Array(words.dropLast()))] {
            let weekdays = CalendarWords.weekdaysBesideDate(word)
            guard !weekdays.isEmpty else { continue }
            // `today` and a day of the week by themselves are no date beside another.
            let date =
                rest.count == 1 && rest[0].contains(where: \.isNumber)
                ? CivilDate(typed: rest[0], today: today, notBefore: first)
                : CivilDate(rest, notBefore: first ?? today)
            if let date, weekdays.contains(date.weekday) { return date }
        }
        return nil
    }

    /// The words of a date, without those that say nothing; numbers behind points are of one word: `1. 6. 2026`. A day
    /// of the week is a word of its own, also where a sign joins it to the numbers or it is in brackets: `Di.05.05.2026
    /// (Di)`.
    static func words(_ text: String) -> [String] {
        text.lowercased().split { $0 == " " || $0 == "," || $0 == "\u{a0}" }.flatMap(parted)
            .filter { !CalendarWords.fillers.contains($0) }
            .reduce(into: []) { words, word in
                if let last = words.last, last.last == ".", last.dropLast().allSatisfy({ $0.isNumber || $0 == "." }),
                    word.first?.isNumber ?? false, !last.isEmpty
                {
                    words[words.count - 1] += word
                } else {
                    words.append(word)
                }
            }
    }

    /// A word without brackets around it, and apart from the day of the week that a sign joins to it.
    private static func parted(_ word: Substring) -> [String] {
        let word = word.drop { $0 == "(" }
        let plain = word.hasSuffix(")") ? word.dropLast() : word
        let letters = plain.prefix(while: \.isLetter)
        let rest = plain[letters.endIndex...]
        guard letters.count >= 2, let sign = rest.first, "./-".contains(sign),
            rest.dropFirst().first?.isNumber ?? false, rest.dropFirst().contains(where: { "./-".contains($0) }),
            !CalendarWords.weekdaysBesideDate(String(letters)).isEmpty
        else { return plain.isEmpty ? [] : [String(plain)] }
        return [String(letters), String(rest.dropFirst())]
    }

    /// The numbers of year, month and day behind which Chinese, Japanese and Korean write signs: `2027年6月14日`, `2027년
    /// 6월 14일`, or without a year; nil for any other text.
    private static func signedNumbers(_ text: String) -> (year: Int?, month: Int, day: Int)? {
        var numbers: [String] = []
        var digits = ""
        for character in text where character != " " {
            switch character {
            case "年", "년", "月", "월", "日", "일":
                numbers.append(digits)
                digits = ""
            default: digits.append(character)
            }
        }
        let values = numbers.compactMap(Int.init)
        guard digits.isEmpty, values.count == numbers.count, (2...3).contains(values.count) else { return nil }
        return (values.count == 3 ? values[0] : nil, values[values.count - 2], values[values.count - 1])
    }

    /// Reads `12 jun`, `jun 12 2027`, `12.6.` or `12.6.2027`.
    private init?(_ words: [String], notBefore first: CivilDate?) {
        let parts = words.count == 1 ? words[0].split(separator: ".").map(String.init) : words
        guard (2...3).contains(parts.count) else { return nil }
        let year = parts.count == 3 ? Self.year(parts[2], isShort: words.count == 1) : nil
        guard parts.count == 2 || year != nil else { return nil }
        let dayAndMonth: (day: Int, month: Int)?
        if words.count == 1 {
            dayAndMonth = Int(parts[0]).flatMap { day in Int(parts[1]).map { (day, $0) } }
        } else {
            dayAndMonth =
                Self.dayNumber(parts[0]).flatMap { day in CalendarWords.month(parts[1]).map { (day, $0) } }
                ?? CalendarWords.month(parts[0]).flatMap { month in Self.dayNumber(parts[1]).map { ($0, month) } }
        }
        guard let dayAndMonth else { return nil }
        self.init(year: year, month: dayAndMonth.month, day: dayAndMonth.day, notBefore: first)
    }

    /// The day of a year, or without a year the first such day that is not before `first`; nil where neither is known,
    /// or it does not exist.
    private init?(year: Int?, month: Int, day: Int, notBefore first: CivilDate?) {
        if let year {
            guard (1...9_999).contains(year) else { return nil }
            self.init(year: year, month: month, day: day)
            return
        }
        guard let first else { return nil }
        // 29 February comes again within eight years.
        for year in first.year...first.year + 8 {
            if let date = CivilDate(year: year, month: month, day: day), date.daysSince1970 >= first.daysSince1970 {
                self = date
                return
            }
        }
        return nil
    }

    /// Reads a year of four digits, or of two in our century.
    private static func year(_ text: String, isShort: Bool) -> Int? {
        guard text.utf8.allSatisfy(isDigit), let number = Int(text) else { return nil }
        if text.utf8.count == 2, isShort { return 2_000 + number }
        return text.utf8.count == 4 && number > 0 ? number : nil
    }

    /// Whether three numbers that can be one day only are read as that: not those with dots, where the day is first,
    /// and not those of two digits with hyphens, where the year may be first.
    private static func isOrderKnown(_ text: String) -> Bool {
        text.contains("/") || (text.contains("-") && text.split(separator: "-").last?.utf8.count == 4)
    }

    /// Reads the number of a day: `14`, `14.`, `14th`, `1er`, `1º`.
    static func dayNumber(_ word: String) -> Int? {
        let ending = [".", "st", "nd", "rd", "th", "er", "º"].first { word.hasSuffix($0) } ?? ""
        return Int(word.dropLast(ending.count))
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

/// Whether a byte is an ASCII digit.
func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
