import CivilTime
import Text

/// Finds the day from which on the days without a year in a confirmation are.
enum BookingYear {
    private static let (mostLines, mostWords, longest) = (400, 30, 200)
    private static let mostDaysBefore = 364

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

    /// A moment with its year, which is the next from a day on where its text has none.
    static func dated(_ text: String, from day: CivilDate) -> String {
        guard !hasYear(text), let moment = BookingMoment(text, today: day) else { return text }
        let time = moment.time.map { " \($0.hourAndMinute)" } ?? (moment.rest.isEmpty ? "" : " (\(moment.rest))")
        return moment.date.text + time
    }

    /// Reservations whose days without a year have those from the earliest day of the text on that has one.
    static func dated(_ bookings: [Booking], by text: String, today: CivilDate) -> [Booking] {
        guard let day = day(of: text, today: today) else { return bookings }
        return bookings.map { booking in
            var booking = booking
            // One comes in the year before the day on which one goes.
            let end = booking.until.flatMap { hasYear($0) ? BookingMoment($0, today: today)?.date : nil }
            booking.from = booking.from.map { dated($0, from: end?.adding(days: -mostDaysBefore) ?? day) }
            booking.until = booking.until.map { dated($0, from: day) }
            return booking
        }
    }

    private static func hasYear(_ text: String) -> Bool {
        text.split { !$0.isNumber }.contains { $0.count == 4 && "12".contains($0.first ?? "0") }
    }

    /// The day of a text that has its year in four digits; where it can be two days the first.
    private static func date(_ text: String, _ today: CivilDate) -> CivilDate? {
        guard text.utf8.count <= 40, hasYear(text) else { return nil }
        return CivilDate(typed: text, today: today) ?? CivilDate.readings(yearLast: text).first
    }
}
