/// Parses the parts of a POSIX time zone rule one after the other.
struct TimeZoneRuleReader {
    private let bytes: [UInt8]
    private var position = 0

    /// Creates a reader at the beginning of `text`.
    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Whether the end of the text is reached.
    var isAtEnd: Bool { position == bytes.count }

    /// Whether `character` comes next.
    func isAt(_ character: Unicode.Scalar) -> Bool {
        position < bytes.count && bytes[position] == UInt8(ascii: character)
    }

    /// Skips `character`; returns false if something else comes next.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard isAt(character) else { return false }
        position += 1
        return true
    }

    /// Skips the name of a time: three or more letters, or any text between `<` and `>`; returns false if there is
    /// none.
    mutating func skipName() -> Bool {
        let start = position
        if skip("<") {
            while position < bytes.count, !isAt(">") { position += 1 }
            return skip(">") && position - start > 3
        }
        while position < bytes.count, (bytes[position] | 0x20) >= UInt8(ascii: "a"),
            (bytes[position] | 0x20) <= UInt8(ascii: "z")
        { position += 1 }
        return position - start >= 3
    }

    /// Parses `[+-]hh[:mm[:ss]]` of at most `hours` hours, and returns it in seconds; nil for anything else.
    mutating func offset(hours limit: Int) -> Int? {
        let isNegative = isAt("-")
        if !skip("-") { _ = skip("+") }
        guard let hours = number(), hours <= limit else { return nil }
        var seconds = hours * 3_600
        for unit in [60, 1] {
            guard skip(":") else { break }
            guard let part = number(), part < 60 else { return nil }
            seconds += part * unit
        }
        return isNegative ? -seconds : seconds
    }

    /// Parses a day and an optional time after `/`, which is 02:00 by default; nil for anything else.
    mutating func moment() -> YearlyMoment? {
        guard let day = day() else { return nil }
        guard skip("/") else { return YearlyMoment(day: day, seconds: 7_200) }
        return offset(hours: 167).map { YearlyMoment(day: day, seconds: $0) }
    }

    private mutating func day() -> YearlyMoment.Day? {
        if skip("M") {
            guard let month = number(), (1...12).contains(month), skip("."), let week = number(),
                (1...5).contains(week),
                skip("."), let weekday = number(), weekday <= 6
            else { return nil }
            return .weekday(month: month, week: week, weekday: weekday)
        }
        if skip("J") {
            guard let number = number(), (1...365).contains(number) else { return nil }
            return .ordinalWithoutLeapDay(number)
        }
        guard let number = number(), number <= 365 else { return nil }
        return .ordinal(number)
    }

    /// Parses a number of one to three digits.
    private mutating func number() -> Int? {
        var value = 0
        let start = position
        while position < bytes.count, position - start < 3, (0x30...0x39).contains(bytes[position]) {
            value = value * 10 + Int(bytes[position] - 0x30)
            position += 1
        }
        return position > start ? value : nil
    }
}
