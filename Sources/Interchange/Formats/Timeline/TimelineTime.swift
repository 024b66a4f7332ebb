import CivilTime

/// A moment of a timeline as the clock on the spot showed it.
struct TimelineTime: Comparable {
    let date: CivilDate
    /// Minutes since midnight.
    let minute: Int

    /// Reads `2024-06-01T10:05:00.000+02:00`, whose clock is the one on the spot; one that ends in `Z` is turned into
    /// the time that `longitude` suggests. Nil for anything else.
    init?(_ text: String, longitude: Double) {
        let bytes = Array(text.utf8)
        func number(_ range: Range<Int>) -> Int? {
            guard range.upperBound <= bytes.count, bytes[range].allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
            return bytes[range].reduce(0) { $0 * 10 + Int($1 - 0x30) }
        }
        guard bytes.count >= 16, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            bytes[10] | 0x20 == UInt8(ascii: "t"), bytes[13] == UInt8(ascii: ":"), let year = number(0..<4),
            let month = number(5..<7), let day = number(8..<10), let hour = number(11..<13), hour < 24,
            let minute = number(14..<16), minute < 60,
            let date = CivilDate(year: year, month: month, day: day)
        else { return nil }
        let isUniversal = bytes.last.map { $0 | 0x20 == UInt8(ascii: "z") } ?? false
        self.init(date, hour * 60 + minute + (isUniversal ? TimelineTime.offset(longitude) : 0))
    }

    /// Reads milliseconds since 1970 in universal time, as the oldest files have them.
    init?(milliseconds text: String, longitude: Double) {
        guard let milliseconds = Int64(text), milliseconds.magnitude < 1 << 52 else { return nil }
        let minutes = milliseconds / 60_000
        let days = minutes >= 0 ? minutes / 1_440 : (minutes - 1_439) / 1_440
        self.init(CivilDate(daysSince1970: days), Int(minutes - days * 1_440) + TimelineTime.offset(longitude))
    }

    /// A minute of a day, also one before it or after it.
    private init(_ date: CivilDate, _ minute: Int) {
        let shift = minute < 0 ? -1 : minute >= 1_440 ? 1 : 0
        self.date = shift == 0 ? date : CivilDate(daysSince1970: date.daysSince1970 + Int64(shift))
        self.minute = minute - shift * 1_440
    }

    /// Returns the minutes that the sun's time is ahead of universal time there, in whole hours.
    private static func offset(_ longitude: Double) -> Int { Int((longitude / 15).rounded()) * 60 }

    /// `10:05`.
    var clock: String { TimeOfDay(hour: minute / 60, minute: minute % 60, second: 0)?.hourAndMinute ?? "" }

    /// Orders by date, then by the minute of the day.
    static func < (first: TimelineTime, second: TimelineTime) -> Bool {
        (first.date.daysSince1970, first.minute) < (second.date.daysSince1970, second.minute)
    }
}
