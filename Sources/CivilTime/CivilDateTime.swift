/// A time of day on a 24-hour clock, to the second.
package struct TimeOfDay: Hashable, Sendable {
    /// The hour, 0...23.
    package let hour: Int
    /// The minute, 0...59.
    package let minute: Int
    /// The second, 0...59.
    package let second: Int

    /// Creates the time `seconds` after midnight, 0..<86,400.
    init(secondsSinceMidnight seconds: Int) {
        hour = seconds / 3_600
        minute = seconds / 60 % 60
        second = seconds % 60
    }

    /// Creates a time; nil if a number is outside its range. A leap second (60) is refused.
    package init?(hour: Int, minute: Int, second: Int) {
        guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else { return nil }
        self.init(secondsSinceMidnight: (hour * 60 + minute) * 60 + second)
    }

    /// The seconds since midnight, on a day without a clock change.
    package var secondsSinceMidnight: Int { (hour * 60 + minute) * 60 + second }

    /// Hour and minute, `17:30`.
    package var hourAndMinute: String { "\(padded(hour, 2)):\(padded(minute, 2))" }

    /// The time in ISO 8601, `17:30:09`.
    package var text: String { "\(hourAndMinute):\(padded(second, 2))" }
}

/// A day and a time of day, without a time zone.
package struct CivilDateTime: Hashable, Sendable {
    /// The day.
    package let date: CivilDate
    /// The time of day.
    package let time: TimeOfDay

    /// Creates the day and time `seconds` after 1970-01-01 00:00 of the same clock, without clock changes.
    package init(secondsSince1970 seconds: Int64) {
        let days = seconds.floored(by: 86_400)
        date = CivilDate(daysSince1970: days)
        time = TimeOfDay(secondsSinceMidnight: Int(seconds - days * 86_400))
    }

    /// Creates a value from a day and a time.
    package init(date: CivilDate, time: TimeOfDay) {
        self.date = date
        self.time = time
    }

    /// The seconds since 1970-01-01 00:00 of the same clock, without clock changes; negative before.
    package var secondsSince1970: Int64 { date.daysSince1970 * 86_400 + Int64(time.secondsSinceMidnight) }

    /// Day and time in ISO 8601 without a zone: `2026-05-01T17:30:09`.
    package var text: String { "\(date.text)T\(time.text)" }

    /// The nearest time that ends in 0 or 5 minutes.
    package var roundedToFiveMinutes: CivilDateTime {
        // 1970-01-01 00:00 is one, and seconds before it are rounded the same way.
        let steps = (Double(secondsSince1970) / 300).rounded()
        return CivilDateTime(secondsSince1970: Int64(steps) * 300)
    }

    /// The last time that ends in 0 or 5 minutes, the time itself included.
    package var flooredToFiveMinutes: CivilDateTime {
        CivilDateTime(secondsSince1970: secondsSince1970.floored(by: 300) * 300)
    }
}

/// A number of 0 or more with leading zeros, at least `width` digits.
func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}

extension Int64 {
    /// The quotient rounded towards minus infinity; `divisor` is positive.
    func floored(by divisor: Int64) -> Int64 {
        let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
        return remainder < 0 ? quotient - 1 : quotient
    }
}
