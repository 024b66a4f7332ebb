/// How the clocks of a zone go: an offset from UTC, and in many zones another one in summer.
///
/// Written as the environment variable TZ of POSIX.1-2024 (8.3), the form that the footer of a TZif file has (RFC 9636, 3.3):
/// `CET-1CEST,M3.5.0,M10.5.0/3`. A rule says nothing of the past or of changes that are decided later: of Morocco's clocks,
/// which follow the moon, it knows those outside of Ramadan.
package struct TimeZoneRule: Hashable, Sendable {
    /// Seconds that the clocks are ahead of UTC in standard time; negative west of Greenwich.
    package let standardOffset: Int
    /// The other time of the year; nil where the clocks are never changed.
    private let summer: Summer?

    /// The time of the year that is not standard time.
    private struct Summer: Hashable {
        let offset: Int
        let start: YearlyMoment
        let end: YearlyMoment
    }

    /// Reads a rule; nil for what is none. Offsets are below 25 hours, times of changes at most 167 hours either way.
    package init?(posix text: String) {
        var reader = TimeZoneRuleReader(text)
        guard reader.skipName(), let offset = reader.offset(hours: 24) else { return nil }
        standardOffset = -offset
        if reader.isAtEnd {
            summer = nil
            return
        }
        guard reader.skipName() else { return nil }
        var summerOffset = standardOffset + 3_600
        if !reader.isAt(",") {
            guard let given = reader.offset(hours: 24) else { return nil }
            summerOffset = -given
        }
        guard reader.skip(","), let start = reader.moment(), reader.skip(","), let end = reader.moment(), reader.isAtEnd
        else { return nil }
        summer = Summer(offset: summerOffset, start: start, end: end)
    }

    /// A zone whose clocks are never changed, so many seconds ahead of UTC.
    package init(secondsFromUTC: Int) {
        standardOffset = secondsFromUTC
        summer = nil
    }

    /// How many seconds the clocks are ahead of UTC at a moment. Constant time.
    package func secondsFromUTC(at instant: Instant) -> Int {
        secondsFromUTC(at: instant.milliseconds.floored(by: 1_000))
    }

    /// What calendar and clock show at a moment.
    package func civil(at instant: Instant) -> CivilDateTime {
        instant.civil(secondsFromUTC: secondsFromUTC(at: instant))
    }

    /// The moment at which calendar and clock show `local`.
    ///
    /// A time that is left out when the clocks go forward is taken as if they had not gone (02:30 is 03:30); of a time that
    /// comes twice the first is taken.
    package func instant(of local: CivilDateTime) -> Instant {
        let seconds = local.secondsSince1970
        let offsets = [standardOffset, summer?.offset ?? standardOffset]
        let fitting = offsets.filter { secondsFromUTC(at: seconds - Int64($0)) == $0 }
        // The greater offset is the earlier moment; in a gap the one before it holds.
        let offset = fitting.max() ?? secondsFromUTC(at: seconds - Int64(offsets.max() ?? 0))
        return Instant(milliseconds: (seconds - Int64(offset)) * 1_000)
    }

    /// The same in seconds since 1970.
    private func secondsFromUTC(at seconds: Int64) -> Int {
        guard let summer else { return standardOffset }
        let year = CivilDate(daysSince1970: (seconds + Int64(standardOffset)).floored(by: 86_400)).year
        let start = summer.start.localSeconds(year) - Int64(standardOffset)
        let end = summer.end.localSeconds(year) - Int64(summer.offset)
        let isSummer = start < end ? start <= seconds && seconds < end : seconds < end || start <= seconds
        return isSummer ? summer.offset : standardOffset
    }
}

/// A moment that comes every year, in the time of the clocks before it.
struct YearlyMoment: Hashable {
    /// The day of it.
    enum Day: Hashable {
        /// `Mm.w.d`: the week from 1, 5 for the last; the weekday from 0 for Sunday.
        case weekday(month: Int, week: Int, weekday: Int)
        /// `Jn`, from 1, 29 February not counted.
        case ordinalWithoutLeapDay(Int)
        /// `n`, from 0, 29 February counted.
        case ordinal(Int)
    }

    let day: Day
    /// Seconds after midnight; may lie on another day.
    let seconds: Int

    /// Seconds of the local clock since 1970-01-01 00:00.
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
            // 1970-01-01 was a Thursday, 4 when Sunday is 0.
            let weekdayOfFirst = Int((start + 4) - (start + 4).floored(by: 7) * 7)
            var day = start + Int64((weekday - weekdayOfFirst + 7) % 7) + Int64(7 * (week - 1))
            while day >= next { day -= 7 }
            return day
        }
    }
}
