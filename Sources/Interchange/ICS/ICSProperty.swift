import CivilTime

/// A line of a calendar, taken apart: name, parameters and value.
struct ICSProperty {
    /// In capitals.
    let name: String
    /// In capitals, from the first semicolon to the colon.
    let parameters: String
    /// As it stands there, its escapes included.
    let value: String

    /// Takes an unfolded line apart; nil where it is no property.
    init?(_ line: [UInt8]) {
        var isQuoted = false
        let colon = line.firstIndex { byte in
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            return byte == UInt8(ascii: ":") && !isQuoted
        }
        guard let colon else { return nil }
        let head = line[..<colon]
        let end = head.firstIndex(of: UInt8(ascii: ";")) ?? colon
        let name = head[..<end]
        guard !name.isEmpty, name.allSatisfy({ $0 == UInt8(ascii: "-") || $0.isASCIILetterOrDigit }) else { return nil }
        self.name = String(decoding: name, as: UTF8.self).uppercased()
        parameters = String(decoding: head[end...], as: UTF8.self).uppercased()
        value = String(decoding: line[(colon + 1)...], as: UTF8.self)
    }

    /// The value as a text, without its escapes.
    var text: String {
        guard value.utf8.contains(UInt8(ascii: "\\")) else { return value }
        var text = ""
        var isEscaped = false
        for character in value.unicodeScalars {
            if isEscaped {
                text.unicodeScalars.append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else {
                text.unicodeScalars.append(character)
            }
        }
        return text
    }

    /// The value as a day, or a day and a time; nil for anything else. Times of any zone are those of its clock.
    var moment: ICSMoment? { ICSMoment(value) }
}

/// When an event begins or ends.
struct ICSMoment {
    let date: CivilDate
    /// Nil for a whole day.
    let time: TimeOfDay?
    /// Whether it is a time of UTC, which says nothing of the clocks at the place.
    let isUniversal: Bool

    /// Reads `20270612`, `20270612T090000` or `20270612T090000Z`.
    init?(_ text: String) {
        let digits = Array(text.utf8)
        func number(_ range: Range<Int>) -> Int? {
            guard digits.count >= range.upperBound, digits[range].allSatisfy({ (0x30...0x39).contains($0) }) else {
                return nil
            }
            return digits[range].reduce(0) { $0 * 10 + Int($1) - 0x30 }
        }
        guard let year = number(0..<4), let month = number(4..<6), let day = number(6..<8), year > 0,
            let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        self.date = date
        guard digits.count > 8 else {
            time = nil
            isUniversal = false
            return
        }
        guard digits[8] == UInt8(ascii: "T"), let hour = number(9..<11), let minute = number(11..<13),
            let time = TimeOfDay(hour: hour, minute: minute, second: 0)
        else { return nil }
        self.time = time
        isUniversal = digits.last == UInt8(ascii: "Z")
    }
}

extension UInt8 {
    fileprivate var isASCIILetterOrDigit: Bool {
        (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
    }
}
