/// A change of the clocks that occurs every year, in the local time before the change.
struct YearlyMoment: Hashable {
    /// The day of the change.
    enum Day: Hashable {
        /// `Mm.w.d`: month, week (1...5, where 5 is the last) and weekday (0 is Sunday).
        case weekday(month: Int, week: Int, weekday: Int)
        /// `Jn`: day of the year from 1, without 29 February.
        case ordinalWithoutLeapDay(Int)
        /// `n`: day of the year from 0, with 29 February.
        case ordinal(Int)
    }

    let day: Day
    /// The time of the change in seconds after midnight; may be on another day.
    let seconds: Int

    /// The time of the change in a year, in seconds of the local clock since 1970-01-01 00:00.
    func localSeconds(_ year: Int) -> Int64 {
        daysSince1970(year) * 86_400 + Int64(seconds)
    }

    private func daysSince1970(_ year: Int) -> Int64 {
        func first(_ month: Int) -> Int64 { CivilDate(year: year, month: month, day: 1)?.daysSince1970 ?? 0 }
        switch day {
        case .ordinal(let number): return first(1) + Int64(number)
        case .ordinalWithoutLeapDay(let number):
            let isLeapYear = CivilDate(year: year, month: 2, day: 29) != nil
            return first(1) + Int64(number - 1) + (isLeapYear && number >= 60 ? 1 : 0)
        case .weekday(let month, let week, let weekday):
            let start = first(month)
            let next = month == 12 ? start + 31 : first(month + 1)
            // 1970-01-01 was a Thursday, which is 4 if Sunday is 0.
            let weekdayOfFirst = Int((start + 4) - (start + 4).floored(by: 7) * 7)
            var day = start + Int64((weekday - weekdayOfFirst + 7) % 7) + Int64(7 * (week - 1))
            while day >= next { day -= 7 }
            return day
        }
    }
}
