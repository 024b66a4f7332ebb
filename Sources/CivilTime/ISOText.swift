extension CivilDate {
    /// Parses the format of `text`, `2026-05-01`, for the years 1 to 9999; nil for anything else, including a day that
    /// does not exist.
    package init?(text: some StringProtocol) {
        guard let numbers = numbers(text, like: "0000-00-00"), numbers[0] > 0 else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    /// The day `days` days later, or earlier if negative.
    package func adding(days: Int) -> CivilDate {
        CivilDate(daysSince1970: daysSince1970 + Int64(days))
    }
}

extension TimeOfDay {
    /// Parses `17:30` or `17:30:09`; nil for anything else.
    package init?(text: some StringProtocol) {
        if let numbers = numbers(text, like: "00:00") {
            self.init(hour: numbers[0], minute: numbers[1], second: 0)
        } else if let numbers = numbers(text, like: "00:00:00") {
            self.init(hour: numbers[0], minute: numbers[1], second: numbers[2])
        } else {
            return nil
        }
    }
}

extension CivilDateTime {
    /// Parses `2027-06-14T18:00`, with or without seconds, and with `T` or a space; nil for anything else.
    package init?(text: some StringProtocol) {
        guard let mark = text.firstIndex(where: { $0 == "T" || $0 == " " }),
            let date = CivilDate(text: text[..<mark]),
            let time = TimeOfDay(text: text[text.index(after: mark)...])
        else { return nil }
        self.init(date: date, time: time)
    }

    /// Day and time in ISO 8601 to the minute: `2027-06-14T18:00`.
    package var minuteText: String { "\(date.text)T\(time.hourAndMinute)" }
}

/// The numbers of a text of any type; see `numbers(in:like:)`.
private func numbers(_ text: some StringProtocol, like pattern: StaticString) -> [Int]? {
    numbers(in: String(text), like: pattern)
}

/// Parses a text that has a digit wherever `pattern` has a zero and equals it everywhere else; returns its numbers.
///
/// It takes a string, whose type the compiler knows: with a generic one the first date that is read costs as much as a
/// hundred others.
func numbers(in text: String, like pattern: StaticString) -> [Int]? {
    guard text.utf8.count == pattern.utf8CodeUnitCount else { return nil }
    var numbers = [0]
    var index = 0
    for byte in text.utf8 {
        let expected = pattern.utf8Start[index]
        index += 1
        if expected == 0x30 {
            guard byte >= 0x30, byte <= 0x39 else { return nil }
            numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte - 0x30)
        } else {
            guard byte == expected else { return nil }
            numbers.append(0)
        }
    }
    return numbers
}
