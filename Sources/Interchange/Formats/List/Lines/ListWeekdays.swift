import CivilTime

/// Counts the days of a list whose lines begin with days of the week and nothing else: `Mon Inverness`, `Tue: Dornoch`.
struct ListWeekdays {
    /// The last day of the week, from 1 for Monday, and the number of its day.
    private var last: (weekday: Int, day: Int)?

    /// The number of the day of the next line: 1 for the first, then that of the next such day of the week, the same
    /// for the same one; nil for a word that is none.
    mutating func day(of text: String) -> String? {
        guard let word = text.split(separator: " ").last, let weekday = WrittenDays.weekday(String(word)) else {
            return nil
        }
        let day = last.map { $0.day + (weekday - $0.weekday + 7) % 7 } ?? 1
        last = (weekday, day)
        return "\(day)"
    }
}

extension ListWeekdays {
    /// The years around today in which the days of a list are looked for.
    private static let years = -1...2
    /// The most bytes of a line in which its date stands, and the most lines that are looked at.
    private static let (longest, mostLines) = (60, 200)

    /// The first day of the year in which all dates of a list without a year are on the days of the week in front of
    /// them, where one of these words may be several days: `ma 5 mei`, a Monday in Dutch and a Tuesday in French, is in
    /// the year in which `wo 7 mei` is a Wednesday. Nil where no such word is there, or no year is the one. Linear.
    static func yearOfUnclear(in bytes: Slice<UnsafeBufferPointer<UInt8>>, _ today: CivilDate) -> CivilDate? {
        var (dates, areUnclear): ([String], [Bool]) = ([], [])
        for line in bytes.split(maxSplits: mostLines, whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let text = String(decoding: line.prefix(longest).drop { "-*+ \t".utf8.contains($0) }, as: UTF8.self)
            let words = text.split(maxSplits: 3) { $0.isWhitespace || ":,".contains($0) }.map(String.init)
            guard words.count > 1, WrittenDays.isWeekday(words[0]) else { continue }
            let date = [2, 1].lazy.map { words.prefix($0 + 1).joined(separator: " ") }
                .first { CivilDate(weekdayAndDay: $0, near: today) != nil && $0.contains(where: \.isNumber) }
            guard let date else { continue }
            dates.append(date)
            areUnclear.append(WrittenDays.weekday(words[0]) == nil)
        }
        guard areUnclear.contains(true), areUnclear.contains(false) else { return nil }
        let fitting = years.map { today.year + $0 }.filter { year in
            guard let middle = CivilDate(year: year, month: 7, day: 1) else { return false }
            return dates.allSatisfy { CivilDate(weekdayAndDay: $0, near: middle)?.year == year }
        }
        guard fitting.count == 1 else { return nil }
        return CivilDate(year: fitting[0], month: 1, day: 1)
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
