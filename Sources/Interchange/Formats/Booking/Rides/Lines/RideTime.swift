import CivilTime
import Text

/// Reads the times of day of a confirmation of a ride: `10:05`, `10h05`, `10.05 Uhr`, `2:32 PM`, `(12:47)`.
enum RideTime {
    /// The words behind a time with a point, and those in front of one.
    private static let marks: Set = ["uhr", "h", "hrs", "hr", "am", "pm"]
    private static let inFront: Set = [
        "um", "ore", "alle", "kl", "at", "ab", "an", "dep", "arr", "abfahrt", "ankunft", "abflug",
    ]
    /// The words behind a length of time.
    private static let units: Set = ["std", "stunden", "hours", "hour", "stunde", "heures", "ore", "horas", "min"]

    /// Whether a word looks like a time.
    static func mayBegin(_ word: String) -> Bool {
        word.first.map { $0.isNumber || $0 == "(" } ?? false && word.contains { ":h.".contains($0) }
    }

    /// The time that begins at a word, and the number of its words; nil where none does, and for the length of time
    /// that it may be behind the two times of a ride.
    static func time(in words: [String], at index: Int, isBehindTimes: Bool) -> (TimeOfDay, Int)? {
        let isInBrackets = words[index].hasPrefix("(")
        var word = words[index].lowercased().filter { !"()[],;".contains($0) }
        guard word.first?.isNumber ?? false, word.utf8.count <= 10 else { return nil }
        let next = index + 1 < words.count ? words[index + 1].lowercased().filter { $0.isLetter } : ""
        let before = index > 0 ? folded(words[index - 1]).filter(\.isLetter) : ""
        let isMarked = marks.contains(next) && words[min(index + 1, words.count - 1)].first?.isNumber == false
        guard !units.contains(next) || next == "ore" && !word.contains("h"), next.isEmpty || !isUnitOfMinutes(next)
        else {
            return nil
        }
        if isInBrackets, isBehindTimes, word.contains("h") { return nil }
        if word.hasSuffix("uhr") || word.hasSuffix("hrs") { word = String(word.dropLast(3)) + ":" }
        while let last = word.last, last == ":" || last == "." { word.removeLast() }
        let isHalf = word.hasSuffix("am") || word.hasSuffix("pm")
        // `10:05:00`
        let parts = word.split(separator: ":")
        if parts.count == 3, parts[2] == "00" { word = "\(parts[0]):\(parts[1])" }
        let digits = word.prefix { $0.isNumber }
        guard (1...2).contains(digits.count), let sign = word.dropFirst(digits.count).first else { return nil }
        let minutes = word.dropFirst(digits.count + 1).prefix { $0.isNumber }
        let rest = word.dropFirst(digits.count + 1 + minutes.count)
        switch sign {
        case ":", "h": guard minutes.count == 2 else { return nil }
        case ".": guard minutes.count == 2, isMarked || inFront.contains(before) || isHalf else { return nil }
        case "a", "p": guard isHalf, minutes.isEmpty else { return nil }
        default: return nil
        }
        guard rest.isEmpty || ["h", "am", "pm", "m"].contains(rest) else { return nil }
        let isTwelve = next == "am" || next == "pm"
        let text = (rest == "h" ? String(word.dropLast()) : word).replacingText("h", with: ":")
        guard let time = TimeOfDay(typed: isTwelve ? "\(text) \(next)" : text) else { return nil }
        return (time, isMarked || isTwelve ? 2 : 1)
    }

    /// Whether a word is that behind the minutes of a length of time.
    private static func isUnitOfMinutes(_ word: String) -> Bool {
        ["min", "mins", "minuten", "minutes"].contains(word)
    }
}
