import CivilTime
import Text

/// The words of talk in front of the day of a line: `super! und dann 17.8. Barcelona 4 Nächte?`.
enum ListTalk {
    /// The most words of talk, and the most bytes of such a line.
    private static let (mostWords, longest) = (8, 200)
    /// The words, in small letters. No day of the week is among them.
    private static let words: Set = [
        "also", "und", "dann", "ok", "okay", "oki", "super", "ja", "gut", "na", "hm", "hmm", "äh", "danach", "genau",
        "toll", "prima", "perfekt", "klasse", "weiter", "anschließend", "schließlich", "am", "ab", "von", "vom", "wir",
        "and", "then", "well", "yes", "yeah", "great", "cool", "alright", "right", "perfect", "nice", "next", "after",
        "that", "finally", "on", "from", "we", "i", "think", "et", "puis", "alors", "donc", "oui", "bon", "ensuite",
        "après", "enfin", "le", "du", "y", "luego", "pues", "vale", "bueno", "sí", "entonces", "después", "el", "e",
        "poi", "allora", "quindi", "sì", "bene", "dunque", "dopo", "il", "dal", "dan", "en", "dus", "oké", "goed", "op",
        "daarna", "depois", "então",
    ]

    /// A line from its day on, without a question mark at its end, where nothing but such words is in front of it and a
    /// name behind it; nil for any other line. Linear.
    static func withoutTalk(_ text: String, _ dates: ListDates) -> String? {
        guard text.utf8.count <= longest, text.contains(where: \.isNumber) else { return nil }
        let all = text.split(whereSeparator: \.isWhitespace).map(String.init)
        let count = all.prefix(mostWords).prefix { words.contains($0.lowercased().filter { $0.isLetter }) }.count
        guard count > 0 || text.last == "?", count < all.count,
            !all[..<count].contains(where: { $0.contains(where: \.isNumber) })
        else {
            return nil
        }
        var rest = all[count...].joined(separator: " ")
        while let last = rest.last, "? ".contains(last) { rest.removeLast() }
        guard let behind = behindDay(rest, dates), behind.contains(where: \.isUppercase) else { return nil }
        return rest
    }

    /// The text behind the day with which a line begins; nil for any other line.
    private static func behindDay(_ text: String, _ dates: ListDates) -> String? {
        if let dated = dates.withoutDate(atBeginningOf: text) { return dated.rest }
        if let headed = dates.withoutHead(in: text), headed.head.hasDay { return headed.rest }
        return WrittenDays(atBeginningOf: text).flatMap { $0.rest.first?.isLetter ?? false ? $0.rest : nil }
    }
}
