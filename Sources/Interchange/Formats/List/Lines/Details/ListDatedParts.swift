import CivilTime
import Text

/// Finds days without a month at the ends of lines, and lines with several places that have a day each.
extension ListDates {
    /// The words in front of a day at the end of a line, in small letters.
    private static let beforeDay: Set = ["le", "am", "den", "on", "el", "il", "op", "dia", "día", "dne"]
    /// The words between such a word and a day.
    private static let articles: Set = ["the", "den"]
    /// The fewest parts of a line that have a day each, and the most bytes of such a line.
    private static let (fewestParts, longestLine) = (3, 400)

    /// A line with the month of the line above behind the day at its end: `Rückfahrt nach Köln (6 June)` of `Rückfahrt
    /// nach Köln am 6.`; any other line as it is. Linear.
    func withMonth(atEndOf line: String) -> String {
        guard let month, let day, line.utf8.count <= Self.longestLine, let end = line.last,
            end.isNumber || ".".contains(end) || end.isLetter
        else { return line }
        var words = line.split(separator: " ").map(String.init)
        guard words.count > 2, let last = words.popLast() else { return line }
        let digits = last.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), (1...31).contains(number),
            ["", ".", "th", "st", "nd", "rd", "er"].contains(String(last.dropFirst(digits.count)))
        else { return line }
        var word = words.removeLast().lowercased()
        if Self.articles.contains(word), let before = words.last, Self.beforeDay.contains(before.lowercased()) {
            word = words.removeLast().lowercased()
        }
        // A day that is long past is in the next month.
        guard Self.beforeDay.contains(word), words.joined().contains(where: \.isUppercase) else { return line }
        let next = number < day ? month % 12 + 1 : month
        guard let written = WrittenDays(atBeginningOf: "\(number).\(next).")?.text else { return line }
        return "\(words.joined(separator: " ")) (\(written))"
    }

    /// Whether all words of a text may be those of a name: `Summer in Scotland` is none.
    private static func isName(_ text: String) -> Bool {
        text.split(whereSeparator: \.isWhitespace).allSatisfy { word in
            word.first.map { !$0.isLowercase } ?? false || ListJourneyWords.within.contains(String(word))
        }
    }

    /// A line with the first and the last day at its end in front of it, where a dash with spaces stands between them,
    /// as between places: `23 July – 27 July: Como` of `Como 23 July - 27 July`; any other line as it is. Linear.
    func withDaysInFront(_ line: String) -> String {
        guard line.utf8.count <= Self.longestLine, line.contains(where: \.isNumber), !line.contains("="),
            ListSeparators.dashes.contains(where: { line.containsText($0) }), WrittenDays(atBeginningOf: line) == nil,
            let days = WrittenDays(atEndOf: line), days.isRange, line.hasPrefix(days.rest),
            ListSeparators.partsAtDashes(of: line.dropFirst(days.rest.count).trimmed).count > 1,
            ListSeparators.partsAtDashes(of: days.rest).count == 1, Self.isName(days.rest)
        else { return line }
        return "\(days.text): \(days.rest)"
    }

    /// The parts of a line between commas of which each has a day at its end, the first two with their months: `Lyon le
    /// 1er mai, Annecy le 2 mai, retour à Lyon le 6`; nil for any other line. Linear.
    func datedParts(of line: String) -> [String]? {
        guard line.utf8.count <= Self.longestLine, line.contains(where: \.isNumber) else { return nil }
        let parts = line.split { ",;".contains($0) }.map { String($0).trimmed }
        guard parts.count >= Self.fewestParts, parts.allSatisfy({ $0.contains(where: \.isUppercase) }),
            parts[..<2].allSatisfy({ WrittenDays(atEndOf: $0) != nil })
        else { return nil }
        var dates = self
        for part in parts {
            let whole = dates.withMonth(atEndOf: part)
            guard let found = WrittenDays(atEndOf: whole) else { return nil }
            (dates.month, dates.day) = (found.month ?? dates.month, found.day)
        }
        return parts
    }
}
