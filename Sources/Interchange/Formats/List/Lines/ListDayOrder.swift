import CivilTime
import Text

/// The order of day and month in the dates in front of the lines of a list that are two numbers with a slash between
/// them: `05/06 Porto`, `7/1 札幌`, `05/06 – 07/06/2027 Porto`, also behind the number of a day: `Day 1 (05/06): Porto`.
struct ListDayOrder {
    /// The numbers of such a date, in the order in which they are written.
    private struct Numbers {
        let first: Int
        let second: Int
        /// The digits of the year, as written; empty where there is none.
        let year: ArraySlice<UInt8>
        /// The index behind the date.
        let end: Int
    }

    /// Whether the day is first; nil where the list has no such dates, or has both orders.
    let isDayFirst: Bool?
    /// Whether several lines begin with such dates, so that words in small letters may stand behind them: `8/6 drive to
    /// Bovec`, unlike `1/2 day`.
    private let areSeveral: Bool
    /// The notice about dates of which nothing in the list says the order; nil where it is clear.
    let notice: String?

    /// The most days between two such lines that follow one another in one journey.
    private static let longestGap = 60

    /// Finds out the order that all dates of a text have together: by a number above 12, else by the order in which the
    /// days follow each other, else month first where a letter of East Asia or a dollar stands in it. Linear.
    init(in bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        var dates: [Numbers] = []
        var isWithoutYear = false
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let line = Array(line.prefix(Self.longestBeginning))
            guard let found = Self.dates(atBeginningOf: line) else { continue }
            dates.append(found.first)
            if let last = found.last { dates.append(last) }
            if found.first.year.isEmpty { isWithoutYear = true }
        }
        // With a year behind each the reader of plans compares them with all others.
        guard isWithoutYear, dates.allSatisfy({ max($0.first, $0.second) <= 31 && min($0.first, $0.second) <= 12 })
        else {
            (isDayFirst, notice, areSeveral) = (nil, nil, false)
            return
        }
        areSeveral = dates.count > 1 && [true, false].contains { Self.span(of: dates, dayFirst: $0) != nil }
        let mustBeDayFirst = dates.contains { $0.first > 12 }
        let mustBeMonthFirst = dates.contains { $0.second > 12 }
        if mustBeDayFirst || mustBeMonthFirst {
            isDayFirst = mustBeDayFirst && mustBeMonthFirst ? nil : mustBeDayFirst
            notice = nil
            return
        }
        let spans = [true, false].map { Self.span(of: dates, dayFirst: $0) }
        if dates.count > 1, let order = Self.closer(spans[0], spans[1]) {
            (isDayFirst, notice) = (order, nil)
            return
        }
        // The first bytes of Japanese, Chinese and Korean letters.
        let isMonthFirst = bytes.contains { (0xE3...0xED).contains($0) || $0 == UInt8(ascii: "$") }
        isDayFirst = !isMonthFirst
        let isSame = dates.allSatisfy { $0.first == $0.second }
        notice = isSame ? nil : "dates such as 5/6 are read as \(isMonthFirst ? "month/day" : "day/month")"
    }

    /// A line with points in its dates in front, which say that the day is first; any other line as it is.
    func withPoints(_ line: String) -> String {
        guard let isDayFirst, line.utf8.prefix(Self.longestBeginning).contains(UInt8(ascii: "/")) else { return line }
        let bytes = Array(line.utf8)
        guard let (start, first, last) = Self.dates(atBeginningOf: bytes) else { return line }
        let end = (last ?? first).end
        let behind = String(decoding: bytes[end...], as: UTF8.self)
        let next = behind.trimmed.first ?? "A"
        guard
            next.isLetter && (areSeveral || !next.isLowercase) || next.isNumber
                || ":：,-–—|(（)=>→⇒➔➜⟶▶➡»›".contains(next)
        else {
            return line
        }
        func text(_ date: Numbers) -> String {
            let (day, month) = isDayFirst ? (date.first, date.second) : (date.second, date.first)
            let year = String(decoding: date.year, as: UTF8.self)
            return "\(day).\(month).\(year.utf8.count == 2 ? "20" : "")\(year)"
        }
        let dates = [first, last].compactMap { $0 }.map(text).joined(separator: "–")
        // Danish writes `d. 10/7`.
        let front = String(decoding: bytes[..<start], as: UTF8.self)
        return (front.trimmed == "d." ? "" : front) + dates + behind
    }

    /// The most bytes of a line in which such dates stand.
    private static let longestBeginning = 80

    /// The days from the first date to the last in one of the two orders, where they follow each other as those of one
    /// journey do; nil where they do not.
    private static func span(of dates: [Numbers], dayFirst: Bool) -> Int64? {
        let days = dates.compactMap { date in
            CivilDate(
                year: 2028, month: dayFirst ? date.second : date.first, day: dayFirst ? date.first : date.second)?
                .daysSince1970
        }
        guard days.count == dates.count else { return nil }
        // From December to January the days begin anew.
        let gaps = zip(days, days.dropFirst()).map { $1 >= $0 ? $1 - $0 : $1 + 366 - $0 }
        return gaps.allSatisfy { $0 <= longestGap } ? gaps.reduce(0, +) : nil
    }

    /// Whether the first of two spans of days is the likelier: the only one, or a far shorter one; nil where neither
    /// is.
    private static func closer(_ first: Int64?, _ second: Int64?) -> Bool? {
        guard let first, let second else { return first != nil ? true : second != nil ? false : nil }
        if first * farShorter < second { return true }
        return second * farShorter < first ? false : nil
    }

    /// The times that one span is longer than another that is far shorter.
    private static let farShorter: Int64 = 4

    /// The date in front of a line, behind the mark of an item and a day of the week, or the two dates of a range
    /// there; nil for any other line.
    private static func dates(atBeginningOf line: [UInt8]) -> (start: Int, first: Numbers, last: Numbers?)? {
        var start = line.firstIndex { ![0x20, 0x09, 0x2D, 0x2A, 0x2B, 0x3E].contains($0) } ?? line.count
        if line[start...].starts(with: "•".utf8) { start += 3 }
        func isSpace(_ index: Int) -> Bool { index < line.count && (line[index] == 0x20 || line[index] == 0x09) }
        while isSpace(start) { start += 1 }
        let behindDay = Self.endOfDay(in: line, from: start)
        start = behindDay ?? start
        while isSpace(start) { start += 1 }
        // A day of the week.
        let word = line[start...].prefix { $0 > 0x40 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
        if !word.isEmpty, word.count <= 14, isSpace(word.endIndex) {
            start = word.endIndex
            while isSpace(start) { start += 1 }
        }
        guard let first = numbers(line, at: start) else { return nil }
        // Behind the number of a day nothing but the date stands before the next sign.
        if behindDay != nil {
            let next = line[first.end...].first { $0 != 0x20 } ?? UInt8(ascii: ":")
            guard "):-,|".utf8.contains(next) || next > 0x7F else { return nil }
        }
        var next = first.end
        while isSpace(next) { next += 1 }
        for sign in ["-", "–", "—", "to ", "bis ", "au ", "al "] where line[next...].starts(with: sign.utf8) {
            next += sign.utf8.count
            while isSpace(next) { next += 1 }
            return (start, first, numbers(line, at: next))
        }
        return (start, first, nil)
    }

    /// The most bytes of the number of a day in front of a date.
    private static let longestDay = 24

    /// The index behind the number of a day and the sign behind that, where a date may stand: that of `12/9` in `Giorno
    /// 1 (12/9): Bologna`; nil for any other line.
    private static func endOfDay(in line: [UInt8], from start: Int) -> Int? {
        let front = line[start...].prefix(longestDay)
        guard let sign = front.firstIndex(where: { "(,|-".utf8.contains($0) }), front[..<sign].contains(0x20),
            front[..<sign].contains(where: { (0x30...0x39).contains($0) }),
            case let text = String(decoding: front[..<sign], as: UTF8.self).trimmed,
            ListDayNumber.day(text) != nil || isStage(text)
        else { return nil }
        return sign + 1
    }

    /// The words in front of the number of a stage, in small letters.
    private static let stages: Set = ["etapa", "etappe", "étape", "etape", "tappa", "stage", "etap", "leg", "tramo"]

    /// Whether a text is the number of a stage: `Etapa 1`.
    private static func isStage(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        return words.count == 2 && stages.contains(words[0].lowercased()) && words[1].allSatisfy(\.isNumber)
    }

    /// The date at an index of a line, as `5/6`, `05/06/27`; nil for anything else.
    private static func numbers(_ line: [UInt8], at start: Int) -> Numbers? {
        guard start < line.count else { return nil }
        func digits(_ index: Int) -> ArraySlice<UInt8> { line[index...].prefix { (0x30...0x39).contains($0) } }
        let slash = UInt8(ascii: "/")
        let first = digits(start)
        guard (1...2).contains(first.count), first.endIndex < line.count, line[first.endIndex] == slash else {
            return nil
        }
        let second = digits(first.endIndex + 1)
        guard (1...2).contains(second.count), let (one, two) = Self.pair(first, second) else { return nil }
        var year: ArraySlice<UInt8> = []
        if second.endIndex < line.count, line[second.endIndex] == slash {
            year = digits(second.endIndex + 1)
            guard year.count == 2 || year.count == 4 else { return nil }
        }
        let end = year.isEmpty ? second.endIndex : year.endIndex
        // `1/2-day`, `1/2/3` and `3/4.5` are no dates.
        guard end == line.count || ![slash, UInt8(ascii: ".")].contains(line[end]) else { return nil }
        return Numbers(first: one, second: two, year: year, end: end)
    }

    private static func pair(_ first: ArraySlice<UInt8>, _ second: ArraySlice<UInt8>) -> (Int, Int)? {
        guard let one = Int(String(decoding: first, as: UTF8.self)),
            let two = Int(String(decoding: second, as: UTF8.self)), one > 0, two > 0
        else { return nil }
        return (one, two)
    }
}
