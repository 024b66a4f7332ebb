extension CivilDate {
    /// The furthest year from that of today in which a day of the week and a day without a year are looked for: each
    /// comes again within eleven years, but for 29 February.
    private static let furthestYear = 11

    /// The days from today in which a day of the week and the number of a day are looked for: each of the seven comes
    /// in a year.
    private static let furthestDay = 400

    /// Reads a day of the week in front of a day without a year: `Thursday, June 4`, `Sat 12/7`, `mar. 7 juillet`, `lör
    /// 4/7`, also without a month: `mercoledì 9`; nil for anything else.
    ///
    /// The year is the one nearest to `today` in which it is that day of the week. Two numbers with a slash between
    /// them may be in either order.
    package init?(weekdayAndDay text: String, near today: CivilDate) {
        var words = Self.words(text)
        guard (2...3).contains(words.count) else { return nil }
        // `7 juillet mar.` has it behind the day.
        if let last = words.last, words[0].first?.isNumber ?? false, last.contains(where: \.isLetter),
            words.count == 3 || words[0].contains(where: { "./".contains($0) })
        {
            words = [last] + words.dropLast()
        }
        let weekdays = CalendarWords.weekdaysBesideDate(words[0])
        guard !weekdays.isEmpty else { return nil }
        if words.count == 2, let day = Self.dayNumber(words[1]), (1...31).contains(day) {
            let next = (0...Self.furthestDay).lazy.map { today.adding(days: $0) }
                .first { $0.day == day && weekdays.contains($0.weekday) }
            guard let next else { return nil }
            self = next
            return
        }
        let days = Self.daysOfMonths(Array(words.dropFirst()))
        guard !days.isEmpty else { return nil }
        let years = today.year - Self.furthestYear...today.year + Self.furthestYear
        let dates = years.flatMap { year in
            days.compactMap { CivilDate(year: year, month: $0.month, day: $0.day) }
        }
        let nearest = dates.filter { weekdays.contains($0.weekday) }
            .min { abs($0.daysSince1970 - today.daysSince1970) < abs($1.daysSince1970 - today.daysSince1970) }
        guard let nearest else { return nil }
        self = nearest
    }

    /// The days of months that words without a year may mean: `june 4`, `7. juillet`, `12/7`, `12.7.`.
    private static func daysOfMonths(_ words: [String]) -> [(day: Int, month: Int)] {
        if words.count == 2 {
            if let day = dayNumber(words[0]), let month = CalendarWords.month(words[1]) { return [(day, month)] }
            if let month = CalendarWords.month(words[0]), let day = dayNumber(words[1]) { return [(day, month)] }
            return []
        }
        let sign: Character = words[0].contains("/") ? "/" : "."
        let parts = words[0].split(separator: sign)
        guard parts.count == 2, let first = Int(parts[0]), let second = Int(parts[1]) else { return [] }
        return sign == "." || first == second ? [(first, second)] : [(first, second), (second, first)]
    }
}
