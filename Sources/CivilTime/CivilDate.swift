/// A day of the proleptic Gregorian calendar.
///
/// The arithmetic is that of Howard Hinnant's `civil_from_days` and `days_from_civil`
/// (howardhinnant.github.io/date_algorithms.html): years are counted from 1 March, so that a leap day is the last day
/// of a year, and 400 years are an era of 146,097 days.
package struct CivilDate: Hashable, Sendable {
    /// The year; year 0 is the year before year 1.
    package let year: Int
    /// The month, 1...12.
    package let month: Int
    /// The day of the month, 1...31.
    package let day: Int
    /// The number of days since 1970-01-01; negative before it.
    package let daysSince1970: Int64

    /// Creates the day `days` days after 1970-01-01, or before it if negative.
    package init(daysSince1970 days: Int64) {
        daysSince1970 = days
        let shifted = days + 719_468
        let era = shifted.floored(by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        month = Int(shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9)
        year = Int(yearOfEra + era * 400) + (month <= 2 ? 1 : 0)
        day = Int(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// Creates a day from year, month and day; nil if it does not exist, such as 29 February of most years, or if the
    /// year is beyond ±1,000,000.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...12).contains(month), (1...31).contains(day), abs(year) <= 1_000_000 else { return nil }
        let shifted = Int64(month <= 2 ? year - 1 : year)
        let era = shifted.floored(by: 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = Int64((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1)
        let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
        self.init(daysSince1970: days)
        // For a day that does not exist the calculation gives another day.
        guard self.year == year, self.month == month, self.day == day else { return nil }
    }

    /// The day in ISO 8601, `2026-05-01`; for the years 0 to 9999.
    package var text: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }
}
