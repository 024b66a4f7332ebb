import Platform

/// A moment as the history writes it: UTC by ISO 8601 with milliseconds, `2026-11-21T02:28:16.789Z`. Years 0 to 9999.
struct Timestamp: Equatable {
    /// Since 1970-01-01 00:00 UTC.
    let milliseconds: Int64

    /// Takes a moment; one outside the years 0 to 9999 becomes the nearest that is inside.
    init(milliseconds: Int64) {
        self.milliseconds = min(max(milliseconds, -62_167_219_200_000), 253_402_300_799_999)
    }

    /// Reads what `text` writes; nil for anything else.
    init?(text: String) {
        let bytes = Array(text.utf8)
        let pattern = Array("0000-00-00T00:00:00.000Z".utf8)
        guard bytes.count == pattern.count else { return nil }
        var numbers: [Int64] = [0]
        for (byte, expected) in zip(bytes, pattern) {
            if expected == 0x30 {
                guard byte >= 0x30, byte <= 0x39 else { return nil }
                numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int64(byte - 0x30)
            } else {
                guard byte == expected else { return nil }
                numbers.append(0)
            }
        }
        let days = Timestamp.days(year: numbers[0], month: numbers[1], day: numbers[2])
        let seconds = ((days * 24 + numbers[3]) * 60 + numbers[4]) * 60 + numbers[5]
        self.init(milliseconds: seconds * 1_000 + numbers[6])
        // A day or an hour that does not exist would come out as another one.
        guard self.text == text else { return nil }
    }

    /// Days from 1970-01-01 to a day of the Gregorian calendar: Howard Hinnant's `days_from_civil`.
    private static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The moment in UTC.
    var text: String {
        let rest = String(((milliseconds % 1_000) + 1_000) % 1_000)
        return LocalTime(utc: milliseconds).dateAndTime + "." + String(repeating: "0", count: 3 - rest.utf8.count)
            + rest
            + "Z"
    }
}
