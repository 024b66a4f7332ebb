import CivilTime

/// Counts the days of a list whose lines begin with days of the week and nothing else: `Mon Inverness`, `Tue: Dornoch`.
struct ListWeekdays {
    /// The last day of the week, from 1 for Monday, and the number of its day.
    private var last: (weekday: Int, day: Int)?

    /// The number of the day of the next line: 1 for the first, then that of the next such day of the week, the same
    /// for the same one; nil for a word that is none.
    mutating func day(of text: String) -> String? {
        guard let word = text.split(separator: " ").first, let weekday = WrittenDays.weekday(String(word)) else {
            return nil
        }
        let day = last.map { $0.day + (weekday - $0.weekday + 7) % 7 } ?? 1
        last = (weekday, day)
        return "\(day)"
    }
}

extension ListDates {
    /// The words that are a Tuesday in French, Spanish and Italian, and in March elsewhere.
    private static let tuesdays: Set = ["mar", "mar."]
    /// March, and the day from which on a lower number is in the next month.
    private static let (march, endOfMonth) = (3, 21)

    /// A line with the day in numbers in place of `mar 5` in front, where by the lines above that is a Tuesday and no
    /// day of March: `5.5. Assisi` of `mar 5 Assisi` below `lun 4 maggio: Perugia`; any other line as it is.
    func withTuesday(_ line: String) -> String {
        guard line.prefix(3).lowercased() == "mar", let month, let day, month != Self.march else { return line }
        let words = line.split(maxSplits: 2, whereSeparator: \.isWhitespace)
        guard words.count == 3, Self.tuesdays.contains(words[0].lowercased()) else { return line }
        let digits = words[1].prefix { $0.isASCII && $0.isNumber }
        let behind = words[1].dropFirst(digits.count)
        guard digits.count <= 2, let number = Int(digits), (1...31).contains(number),
            behind.allSatisfy({ ":,".contains($0) }),
            WrittenDays(atBeginningOf: "\(number) \(words[2])") == nil, !(words[2].first?.isNumber ?? false)
        else { return line }
        let isNextMonth = number < day && day >= Self.endOfMonth
        // In January and February a day of March may follow.
        guard number > day || isNextMonth, month > Self.march || number == day + 1 else { return line }
        return "\(number).\(isNextMonth ? month % 12 + 1 : month).\(behind) \(words[2])"
    }
}
