extension TimeOfDay {
    /// Reads a time as a person types it: `9:30`, `09:30`, `18.30`, `9`, `9am`, `9:30 pm`, `6 p.m.`, `18 Uhr`, `18 Uhr
    /// 30`, `18h30`, `18時30分`, `noon`; nil for anything else, such as `0930`.
    package init?(typed text: String) {
        var rest = text.lowercased().filter { $0 != " " && $0 != "\u{a0}" }
        if rest == "noon" {
            self.init(hour: 12, minute: 0, second: 0)
            return
        }
        var shift = 0
        var isTwelveHours = false
        for (ending, hours) in [("a.m.", 0), ("p.m.", 12), ("am", 0), ("pm", 12)] where rest.hasSuffix(ending) {
            rest = String(rest.dropLast(ending.count))
            shift = hours
            isTwelveHours = true
            break
        }
        guard let parts = Self.parts(rest, isTwelveHours: isTwelveHours), (1...2).contains(parts.count),
            (1...2).contains(parts[0].utf8.count), parts.count == 1 || parts[1].utf8.count == 2,
            parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) }), var hour = Int(parts[0])
        else { return nil }
        if isTwelveHours {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + shift
        }
        self.init(hour: hour, minute: parts.count == 2 ? Int(parts[1]) ?? 60 : 0, second: 0)
    }

    /// The hour, and the minutes where they are given; nil for signs that do not belong to a time.
    private static func parts(_ text: String, isTwelveHours: Bool) -> [Substring]? {
        var text = text
        for ending in ["분", "分"] where text.hasSuffix(ending) { text.removeLast() }
        // `18:30 Uhr` and `18 Uhr 30` are the same.
        if text.hasSuffix("uhr"), text.contains(where: { $0 == ":" || $0 == "." }) { text.removeLast(3) }
        for sign in ["uhr", "時", "시", "h", ":", "."] {
            guard let first = sign.first, let mark = text.firstIndex(of: first), text[mark...].hasPrefix(sign) else {
                continue
            }
            guard !isTwelveHours || sign == ":" || sign == "." else { return nil }
            let minutes = text[text.index(mark, offsetBy: sign.count)...]
            let isWhole = minutes.isEmpty && sign != ":" && sign != "."
            return isWhole ? [text[..<mark]] : [text[..<mark], minutes]
        }
        return [text[...]]
    }
}

extension CivilDateTime {
    /// Reads a date and a time as a person types them, the time last: `2027-06-14 18:00`, `14 jun 18:00`, `tomorrow 9
    /// am`, `14. Juni 2027 um 18 Uhr`. The date is read as `CivilDate` reads it.
    package init?(typed text: String, today: CivilDate?, notBefore first: CivilDate? = nil) {
        if let moment = CivilDateTime(text: text) {
            self = moment
            return
        }
        for parts in Self.parts(typed: text) {
            guard let date = CivilDate(typed: parts.date, today: today, notBefore: first),
                let time = TimeOfDay(typed: parts.time)
            else { continue }
            self.init(date: date, time: time)
            return
        }
        return nil
    }

    /// The ways to take a text for a date and a time behind it; the shortest time comes first.
    package static func parts(typed text: String) -> [(date: String, time: String)] {
        let words = text.split(separator: " ").map(String.init)
        // `18 Uhr 30` has two spaces of its own.
        return (1...3).compactMap { count in
            guard words.count > count else { return nil }
            var date = words.dropLast(count)
            if let last = date.last, date.count > 1, CalendarWords.beforeTime.contains(last.lowercased()) {
                date.removeLast()
            }
            return (date.joined(separator: " "), words.suffix(count).joined(separator: " "))
        }
    }
}
