/// Reads the parts of a rule of POSIX one after the other.
struct TimeZoneRuleReader {
    private let bytes: [UInt8]
    private var position = 0

    /// Stands at the beginning of `text`.
    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// Whether everything was read.
    var isAtEnd: Bool { position == bytes.count }

    /// Whether `character` is next.
    func isAt(_ character: Unicode.Scalar) -> Bool {
        position < bytes.count && bytes[position] == UInt8(ascii: character)
    }

    /// Reads over `character`; false when something else is next.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard isAt(character) else { return false }
        position += 1
        return true
    }

    /// Reads over the name of a time: three letters or more, or what stands between `<` and `>`.
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

    /// Reads `[+-]hh[:mm[:ss]]` in seconds, of at most so many hours; nil for anything else.
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

    /// Reads a day with a time behind `/`, 02:00 where there is none; nil for anything else.
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

    /// One to three digits.
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
