/// A moment in the years 0 to 9999 (UTC), in milliseconds.
package struct Instant: Hashable, Sendable {
    /// Milliseconds since 1970-01-01 00:00 UTC.
    package let milliseconds: Int64

    /// Creates a moment; one outside the years 0 to 9999 is clamped.
    package init(milliseconds: Int64) {
        self.milliseconds = min(max(milliseconds, -62_167_219_200_000), 253_402_300_799_999)
    }

    /// Parses the format of `text`; nil for anything else, including a day or time that does not exist.
    package init?(text: String) {
        guard let numbers = numbers(in: text, like: "0000-00-00T00:00:00.000Z"),
            let date = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2]),
            let time = TimeOfDay(hour: numbers[3], minute: numbers[4], second: numbers[5])
        else { return nil }
        let seconds = date.daysSince1970 * 86_400 + Int64(time.secondsSinceMidnight)
        self.init(milliseconds: seconds * 1_000 + Int64(numbers[6]))
    }

    /// The day and time on a clock that is `secondsFromUTC` ahead of UTC (behind it if negative).
    package func civil(secondsFromUTC: Int = 0) -> CivilDateTime {
        CivilDateTime(secondsSince1970: milliseconds.floored(by: 1_000) + Int64(secondsFromUTC))
    }

    /// The moment in UTC in ISO 8601 with milliseconds: `2026-11-21T02:28:16.789Z`.
    package var text: String {
        let rest = milliseconds - milliseconds.floored(by: 1_000) * 1_000
        return "\(civil().text).\(padded(Int(rest), 3))Z"
    }
}
