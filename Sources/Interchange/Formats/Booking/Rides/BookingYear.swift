import CivilTime
import Text

/// Finds the day from which on the days without a year in a confirmation are.
enum BookingYear {
    private static let (mostLines, mostWords, longest) = (400, 30, 200)

    /// The earliest day with a year in a text, as that of the booking; nil where none has a year, and where it is years
    /// away. Linear.
    static func day(of text: String, today: CivilDate) -> CivilDate? {
        var earliest: CivilDate?
        for line in text.split(whereSeparator: \.isNewline).prefix(mostLines) where line.utf8.count <= longest {
            let words = line.split { $0.isWhitespace || "(),;".contains($0) }.prefix(mostWords).map(String.init)
            for index in words.indices where words[index].first?.isNumber ?? false {
                let three = words[index..<min(index + 3, words.count)].joined(separator: " ")
                guard let date = date(words[index], today) ?? date(three, today) else { continue }
                if earliest.map({ date.daysSince1970 < $0.daysSince1970 }) ?? true { earliest = date }
            }
        }
        guard let earliest, abs(earliest.year - today.year) <= 10 else { return nil }
        return earliest
    }

    /// The day of a text that has its year in four digits; where it can be two days the first.
    private static func date(_ text: String, _ today: CivilDate) -> CivilDate? {
        guard text.utf8.count <= 40,
            text.split(whereSeparator: { !$0.isNumber }).contains(where: { $0.count == 4 && "12".contains($0.first ?? "0") })
        else { return nil }
        return CivilDate(typed: text, today: today) ?? CivilDate.readings(yearLast: text).first
    }
}
