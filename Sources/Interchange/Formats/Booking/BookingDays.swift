import CivilTime
import Text

/// The days of reservations that three numbers with the year last say, as `12/06/2027`, of which the text around them
/// tells the order of day and month.
enum BookingDays {
    /// Reservations whose days are clear where another day of the text tells the order, or else its words that of the
    /// country. A day that can be two stays as it is where neither does. Linear.
    static func clear(_ bookings: [Booking], by text: String, today: CivilDate) -> [Booking] {
        let moments = bookings.flatMap { [$0.from, $0.until] }.compactMap { $0 }
            .compactMap { BookingMoment($0, today: today)?.text }
        guard moments.contains(where: UnclearDates.isUnclear), isDayFirst(moments, text) else { return bookings }
        return bookings.map { booking in
            var booking = booking
            booking.from = booking.from.map { dayFirst($0, today: today) }
            booking.until = booking.until.map { dayFirst($0, today: today) }
            return booking
        }
    }

    /// Whether the day is in front of the month: a day beyond the twelfth tells it, else the words of the text.
    private static func isDayFirst(_ days: [String], _ text: String) -> Bool {
        let numbers = days.filter { CivilDate.readings(yearLast: $0).count == 1 }
            .map { $0.split { !$0.isNumber }.compactMap { Int($0) } }.filter { $0.count == 3 && $0[0] != $0[1] }
        if numbers.contains(where: { $0[1] > 12 }) { return false }
        return numbers.contains { $0[0] > 12 } || TicketWords.isDayFirst(text)
    }

    /// A moment with its day as no other can be, where that can be two.
    private static func dayFirst(_ text: String, today: CivilDate) -> String {
        guard let moment = BookingMoment(text, today: today), UnclearDates.isUnclear(moment.text),
            let date = CivilDate.readings(yearLast: moment.text).last
        else { return text }
        return moment.rest.isEmpty
            ? moment.time.map { "\(date.text) \($0.hourAndMinute)" } ?? date.text : "\(date.text) \(moment.rest)"
    }
}
