import CivilTime
import Entities
import Text

/// Reads the days of the whole trip above its stops, and tells the line above these for the title.
extension ListImport {
    /// The most lines behind those above that are looked at, and the most bytes of one.
    private static let (mostLines, longestLine) = (200, 300)
    /// The fewest lines below the days of a whole trip.
    private static let fewestLines = 2

    /// Takes a range of dates above the first stop for the days of the whole trip, of which the first is that of its
    /// first stop; false where it is the stay at that: no title is above it, and no numbers of days are below. Linear
    /// in 200 lines.
    mutating func takeDaysOfTrip(_ head: ListHead, _ text: String) -> Bool {
        guard stops.placeCount == 0, head.day == nil, head.checkOut == nil, head.nights == nil, let date = head.date,
            let range = dates.range(date)
        else { return false }
        let lines = linesBelow
        let numbers = lines.compactMap { dates.withoutHead(in: $0)?.head.day ?? dates.head(ofWhole: $0)?.day }
        let number = numbers.first.flatMap { ListStops.lastNumber(of: $0) }
        let isAlone = isBelowTitle && lines.count >= Self.fewestLines && !lines.contains(where: { hasDate($0) })
        guard number != nil || isAlone else { return false }
        stops.begin(day: PlanTexts(date: range.first.text, day: number.map { "\($0)" }))
        let days = Int(range.last.daysSince1970 - range.first.daysSince1970) + 1
        stops.span = (ListText.plain(text), days, line)
        return true
    }

    /// Whether a title is above the line.
    private var isBelowTitle: Bool { stops.tripName != nil }

    /// Whether the next line that has text is a date or begins with a day, or is the first of a numbered list, as
    /// below a title.
    var isAboveDays: Bool {
        guard let next = linesBelow.first else { return false }
        return dates.withoutHead(in: next)?.head.hasDay == true || dates.head(ofWhole: next) != nil
            || next.hasPrefix("1. ") || next.hasPrefix("1) ")
    }

    /// The next lines with text, without marks of headings.
    private var linesBelow: [String] {
        bytes[index...].split(maxSplits: Self.mostLines) { $0 == 0x0A || $0 == 0x0D }.prefix(Self.mostLines)
            .map { line in
                let text = String(decoding: line.prefix(Self.longestLine), as: UTF8.self)
                return dates.order.withPoints(WideSigns.plain(String(text.drop { $0 == "#" }).trimmed))
            }
            .filter { !$0.isEmpty }
    }

    /// Whether a line has a date at its beginning or its end.
    private func hasDate(_ line: String) -> Bool {
        dates.withoutHead(in: line)?.head.hasDay == true || dates.head(ofWhole: line) != nil
            || WrittenDays(atBeginningOf: line) != nil || WrittenDays(atEndOf: line) != nil
            || dates.withoutDate(atBeginningOf: line) != nil || dates.withoutDate(atEndOf: line) != nil
    }
}
