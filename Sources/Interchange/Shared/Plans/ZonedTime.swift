import CivilTime
import Entities
import Text

/// Times of the day with a zone behind them, as programs write them: `2027-07-03T15:00:00+02:00`, `14:30Z`.
enum ZonedTime {
    /// The most bytes of such a text.
    private static let longest = 80

    /// The text without its zone and without parts of seconds, so that the time is the one that the clock shows there;
    /// a time alone in hours and minutes, `16:30` of `16:30:00+02:00`. Any other text as it is: `10:00-12:00` has no
    /// zone. Linear.
    static func withoutZone(_ text: String) -> String {
        guard text.utf8.count <= longest, text.utf8.contains(UInt8(ascii: ":")) else { return text }
        var bytes = Array(text.trimmed.utf8)
        if bytes.last == UInt8(ascii: "]"), let open = bytes.lastIndex(of: UInt8(ascii: "[")) {
            bytes.removeSubrange(open...)
        }
        bytes.removeLast(zoneCount(bytes))
        while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
        if let point = bytes.lastIndex(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }),
            hasSeconds(bytes[..<point]), point + 1 < bytes.count, bytes[(point + 1)...].allSatisfy(isDigit)
        {
            bytes.removeSubrange(point...)
        }
        let plain = bytes.count == text.utf8.count ? text : String(decoding: bytes, as: UTF8.self)
        return TimeOfDay(text: plain)?.hourAndMinute ?? plain
    }

    /// The number of bytes of the zone at the end of a text; 0 where there is none.
    private static func zoneCount(_ bytes: [UInt8]) -> Int {
        for name in ["Z", "z", "UTC", "GMT"] where bytes.reversed().starts(with: name.utf8.reversed()) {
            let front = bytes.dropLast(name.utf8.count)
            return endsWithTime(front.last == UInt8(ascii: " ") ? front.dropLast() : front) ? name.utf8.count : 0
        }
        guard let sign = bytes.lastIndex(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }) else {
            return 0
        }
        let offset = bytes[(sign + 1)...].filter { $0 != UInt8(ascii: ":") }
        let colons = bytes.count - sign - 1 - offset.count
        guard [2, 4].contains(offset.count), offset.allSatisfy(isDigit), colons <= 1,
            colons == 0 || bytes[sign...].count == 6 && bytes[sign + 3] == UInt8(ascii: ":"),
            let hours = Int(String(decoding: offset.prefix(2), as: UTF8.self)), hours <= 14
        else { return 0 }
        let front = bytes[..<sign]
        let time = front.last == UInt8(ascii: " ") ? front.dropLast() : front
        guard endsWithTime(time) else { return 0 }
        // Two times with a dash between them are a range.
        let isSure = bytes[sign] == UInt8(ascii: "+") || hasDateBefore(time) || hasSeconds(time)
        return isSure ? bytes.count - sign : 0
    }

    /// Whether a text begins with a date and the letter behind which programs write the time.
    private static func hasDateBefore(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.count > 11 && bytes[bytes.startIndex + 10] == UInt8(ascii: "T")
            && CivilDate(text: String(decoding: bytes.prefix(10), as: UTF8.self)) != nil
    }

    /// Whether a text ends with hours and minutes, or with seconds and parts of these behind them.
    private static func endsWithTime(_ bytes: ArraySlice<UInt8>) -> Bool {
        let whole = bytes.reversed().drop(while: isDigit)
        if let mark = whole.first, mark == UInt8(ascii: ".") || mark == UInt8(ascii: ","), whole.count < bytes.count {
            return hasSeconds(bytes.prefix(whole.count - 1))
        }
        return hasPairs(bytes, 2)
    }

    private static func hasSeconds(_ bytes: ArraySlice<UInt8>) -> Bool { hasPairs(bytes, 3) }

    /// Whether so many numbers of two digits with colons between them stand at the end of a text.
    private static func hasPairs(_ bytes: ArraySlice<UInt8>, _ count: Int) -> Bool {
        let end = Array(bytes.suffix(3 * count - 1))
        return end.count == 3 * count - 1
            && end.enumerated().allSatisfy { $0 % 3 == 2 ? $1 == UInt8(ascii: ":") : isDigit($1) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

extension PlanTexts {
    /// The same texts with their times as the clocks show them, without zones.
    var withoutZones: PlanTexts {
        var texts = self
        texts.date = date.map(ZonedTime.withoutZone)
        texts.checkOut = checkOut.map(ZonedTime.withoutZone)
        for field in [StopField.arrive, .leave] { texts.fields[field] = fields[field].map(ZonedTime.withoutZone) }
        return texts
    }
}
