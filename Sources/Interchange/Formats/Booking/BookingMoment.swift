import CivilTime
import Text

/// A day in the text of a confirmation, as `Friday 16 July 2027 (from 15:00)` or `2027-07-16T15:00:00+02:00`.
struct BookingMoment {
    /// The text of the day alone, as other files have dates.
    let text: String
    /// The day; of two that three numbers can mean the first.
    let date: CivilDate
    /// The time of the day beside it; nil where there is none.
    let time: TimeOfDay?
    /// The words beside the day and a single time.
    let rest: String

    /// The most words of a day and what is beside it.
    private static let mostWords = 14

    /// Reads the day at the beginning of a text; nil where there is none. Quadratic in at most 14 words.
    init?(_ text: String, today: CivilDate) {
        let reading = DateText(today: today)
        let trimmed = text.trimmed
        if trimmed.utf8.count >= 16, let date = CivilDate(text: String(trimmed.prefix(10))),
            trimmed.dropFirst(10).first == "T" || trimmed.dropFirst(10).first == " "
        {
            let time = TimeOfDay(typed: String(trimmed.dropFirst(11).prefix(5)))
            // Midnight is how programs write that there is no time.
            let isMidnight = time.map { $0.hourAndMinute == "00:00" } ?? true
            self.init(text: date.text, date: date, time: isMidnight ? nil : time, rest: "")
            return
        }
        let words = trimmed.split { $0.isWhitespace || $0 == "(" || $0 == ")" || $0 == "|" }.map(String.init)
        let most = min(words.count, Self.mostWords)
        guard most > 0 else { return nil }
        for longest in stride(from: most, through: 1, by: -1) {
            var count = longest
            // A time behind the day would hide the day of the week.
            guard longest == 1 || !Self.isClearlyTime(words[longest - 1]) else { continue }
            let head = words[..<count].joined(separator: " ")
            let day = head.last == "," || head.last == ";" ? String(head.dropLast()) : head
            guard let date = Self.date(day, reading) else { continue }
            // A time behind the day belongs to the words beside it.
            while count > 1, Self.isOfTime(words[count - 1]) { count -= 1 }
            let rest = Array(words[count...])
            let text = count < longest ? date.text : day
            self.init(text: text, date: date, time: Self.time(rest), rest: rest.joined(separator: " "))
            return
        }
        return nil
    }

    /// The minutes between two moments that programs wrote, each with the offset of its clock from UTC; nil unless both
    /// have one and the second is later.
    static func minutes(from first: String?, to second: String?) -> Int? {
        guard let start = first.flatMap(utcMinutes), let end = second.flatMap(utcMinutes), end > start else {
            return nil
        }
        return end - start < 14_400 ? Int(end - start) : nil
    }

    private static func utcMinutes(_ text: String) -> Int64? {
        let text = text.trimmed
        guard text.utf8.count >= 17, let date = CivilDate(text: String(text.prefix(10))),
            let time = TimeOfDay(typed: String(text.dropFirst(11).prefix(5)))
        else { return nil }
        let minutes = date.daysSince1970 * 1_440 + Int64(time.secondsSinceMidnight / 60)
        let zone = text.dropFirst(16)
        if zone.hasSuffix("Z") { return minutes }
        guard let sign = zone.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return nil }
        let digits = zone[sign...].filter(\.isNumber)
        guard digits.count == 4, let hours = Int64(digits.prefix(2)), let rest = Int64(digits.suffix(2)) else {
            return nil
        }
        let offset = hours * 60 + rest
        return zone[sign] == "+" ? minutes - offset : minutes + offset
    }

    private init(text: String, date: CivilDate, time: TimeOfDay?, rest: String) {
        (self.text, self.date, self.time, self.rest) = (text, date, time, rest)
    }

    private static func date(_ text: String, _ reading: DateText) -> CivilDate? {
        guard text.contains(where: \.isNumber), !text.allSatisfy({ $0.isNumber || $0 == ":" }) else { return nil }
        if let date = reading.date(text) ?? reading.dateBehindOtherWeekday(text) { return date }
        return CivilDate.readings(yearLast: text).first
    }

    /// A time as clocks show it where a word has it with an h: `10:07` of `10h07`, `10:00` of `10h`; any other word as
    /// it is; in small letters.
    private static func clock(_ word: String) -> String {
        let small = word.lowercased()
        let parts = small.split(separator: "h", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].count), [0, 2].contains(parts[1].count),
            parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } })
        else { return small }
        return "\(parts[0]):\(parts[1].isEmpty ? "00" : parts[1])"
    }

    /// Whether a word is a time or a part of one.
    private static func isOfTime(_ word: String) -> Bool {
        let plain = clock(word.filter { $0 != "." && $0 != "," })
        return DateText.isTime(plain) || ["am", "pm", "at", "um", "uhr", "à", "alle", "om"].contains(plain)
    }

    /// Whether a word is a time and can be no part of a date.
    private static func isClearlyTime(_ word: String) -> Bool {
        let plain = clock(word.filter { $0 != "." && $0 != "," })
        return (plain.contains(":") && DateText.isTime(plain)) || ["am", "pm", "uhr"].contains(plain)
    }

    /// The only time among words: `15:00` of `from 15:00`; nil for none and for several.
    private static func time(_ words: [String]) -> TimeOfDay? {
        let plain = words.map { clock($0.filter { $0 != "," && $0 != "." }) }
        let times = plain.indices.compactMap { index -> TimeOfDay? in
            let next = index + 1 < plain.count ? plain[index + 1].lowercased() : ""
            let text = next == "am" || next == "pm" ? "\(plain[index]) \(next)" : plain[index]
            let isTime = DateText.isTime(plain[index]) || text.lowercased().hasSuffix("m")
            return isTime && plain[index].contains(where: \.isNumber) ? TimeOfDay(typed: text) : nil
        }
        return times.count == 1 ? times[0] : nil
    }
}
