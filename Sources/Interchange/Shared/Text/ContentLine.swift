import CivilTime
import Itineraries

/// A content line of a calendar or of a contact (RFC 5545, RFC 6350), taken apart: name, parameters and value.
struct ContentLine {
    /// The name, in capitals.
    let name: String
    /// The parameters in capitals, from the first semicolon to the colon.
    let parameters: String
    /// The value as it stands there, its escapes included.
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

/// The beginning or end of an event.
struct ICSMoment {
    let date: CivilDate
    /// The time; nil for a whole day.
    let time: TimeOfDay?
    /// Whether it is a time of UTC, without the clocks of the place.
    let isUniversal: Bool

    /// A moment of its parts.
    private init(date: CivilDate, time: TimeOfDay?, isUniversal: Bool) {
        self.date = date
        self.time = time
        self.isUniversal = isUniversal
    }

    /// Its day as a whole.
    var wholeDay: ICSMoment { ICSMoment(date: date, time: nil, isUniversal: false) }

    /// A time of UTC as that of the clocks at a place; any other moment as it is.
    func local(_ clock: PlaceClock) -> ICSMoment {
        guard isUniversal, let time else { return self }
        let local = clock.local(CivilDateTime(date: date, time: time).secondsSince1970)
        // The last hours that can be written may be in a year that cannot.
        guard (1...9_999).contains(local.date.year) else { return self }
        return ICSMoment(date: local.date, time: local.time, isUniversal: false)
    }

    /// Its seconds since 1970 by its own clock; those of the beginning of a whole day.
    var secondsSince1970: Int64 {
        date.daysSince1970 * 86_400 + Int64(time?.secondsSinceMidnight ?? 0)
    }

    /// The moment `seconds` later. A whole day is moved by the whole days in `seconds`.
    func adding(seconds: Int64) -> ICSMoment {
        guard let time else {
            return ICSMoment(date: date.adding(days: Int(seconds / 86_400)), time: nil, isUniversal: isUniversal)
        }
        let sum = CivilDateTime(secondsSince1970: CivilDateTime(date: date, time: time).secondsSince1970 + seconds)
        return ICSMoment(date: sum.date, time: sum.time, isUniversal: isUniversal)
    }

    /// Reads a length of time in seconds: `P3D`, `P1W`, `PT1H30M`, `P1DT12H`; nil for anything else, and for more than
    /// 1,000 days.
    static func seconds(_ text: String) -> Int64? {
        var rest = Substring(text.uppercased())
        if rest.first == "+" { rest.removeFirst() }
        guard rest.first == "P" else { return nil }
        rest.removeFirst()
        var (sum, number): (Int64, Int64?) = (0, nil)
        for character in rest.utf8 {
            switch character {
            case 0x30...0x39: number = min((number ?? 0) * 10 + Int64(character) - 0x30, 100_000_000)
            case UInt8(ascii: "T") where number == nil: break
            default:
                let units: [UInt8: Int64] = [0x57: 604_800, 0x44: 86_400, 0x48: 3_600, 0x4D: 60, 0x53: 1]
                guard let unit = units[character], let count = number else { return nil }
                sum += count * unit
                guard sum <= 86_400_000 else { return nil }
                number = nil
            }
        }
        return number == nil ? sum : nil
    }

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
