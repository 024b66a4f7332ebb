package import CivilTime
import Text

/// Parses the decisions of a plan as a person types them; an empty text removes the decision. Throws for any other
/// text.
package enum PlanText {
    /// The most years that a day may be ahead of today; what is further is a slip of the finger.
    private static let mostYearsAhead = 50

    /// Returns a day that was typed; throws if it is too far ahead of today.
    static func plausible(_ date: CivilDate, _ text: String, today: CivilDate) throws(PlanError) -> CivilDate {
        guard date.year <= today.year + mostYearsAhead else {
            throw PlanError("a date can be at most \(mostYearsAhead) years ahead, not “\(text)”: is the year right?")
        }
        return date
    }

    /// Returns the question about a day that is over a year before today, where it begins a plan: `1 Jan 2020 is long
    /// past: is the year right?`; nil for any other.
    package static func doubt(about date: CivilDate, today: CivilDate) -> String? {
        guard date.daysSince1970 < today.daysSince1970 - 366 else { return nil }
        return "\(date.shortText(withYear: true)) is long past: is the year right?"
    }

    /// Parses the first day: `2027-06-12`, `12 jun`, `6/14/2027`, `tomorrow`.
    package static func start(_ text: String, today: CivilDate) throws(PlanError) -> PlanSetting {
        if text.isEmpty { return .start(nil) }
        guard let date = CivilDate(typed: text, today: today) else {
            let reason = missingDay(text) { CivilDate(typed: $0, today: today) } ?? unclearDay(text)
            throw PlanError(reason ?? "“\(text)” is not a date; write it like 2027-06-12, 12 jun or tomorrow")
        }
        return .start(try plausible(date, text, today: today))
    }

    /// Parses the time at which a day's drive begins: `9:00`, `9am`.
    package static func leave(_ text: String) throws(PlanError) -> PlanSetting {
        if text.isEmpty { return .leave(nil) }
        return .leave(try time(text))
    }

    /// Parses the time of the day before which nobody leaves a stop: `14:00`, `2pm`.
    package static func stopLeave(_ text: String) throws(PlanError) -> StopSetting {
        if text.isEmpty { return .leave(nil) }
        return .leave(try time(text))
    }

    private static func time(_ text: String) throws(PlanError) -> TimeOfDay {
        guard let time = TimeOfDay(typed: text) else {
            throw PlanError("“\(text)” is not a time of the day; write it like 09:00")
        }
        return time
    }

    /// Parses the number of calendar days that a trip may take: `16`, `16 days`.
    package static func days(_ text: String) throws(PlanError) -> PlanSetting {
        if text.isEmpty { return .days(nil) }
        let word = text.lowercased().filter { $0 != " " }
        let digits = ["days", "day", "d"].first { word.hasSuffix($0) }.map { word.dropLast($0.count) } ?? word[...]
        guard let count = Int(digits) else { throw PlanError("“\(text)” is not a number of days; write it like 16") }
        return .days(count)
    }

    /// Parses the driving time of a day: `6h`, `5h30`, or `6` in hours.
    package static func daily(_ text: String) throws(PlanError) -> PlanSetting {
        if let hours = Int(text), (1...24).contains(hours) { return .dailyMinutes(hours * 60) }
        return .dailyMinutes(try minutes(text, like: "6h", Plan.dailyLimit))
    }

    /// Parses the time that is added to each leg: `10m`, or `10` in minutes.
    package static func leg(_ text: String) throws(PlanError) -> PlanSetting {
        guard let number = Int(text), number >= 0 else {
            return .legMinutes(try minutes(text, like: "10m", Plan.legLimit))
        }
        return .legMinutes(try Plan.legLimit.checked(number))
    }

    /// Parses the length of a stay: `1h30`, `90m`; `0` and `0m` remove it.
    package static func stay(_ text: String) throws(PlanError) -> StopSetting {
        if text == "0" { return .stayMinutes(nil) }
        if durationMinutes(text) == 0 { return .stayMinutes(nil) }
        // A bare number of this size is minutes: as hours it would be days.
        if let number = Int(text), (15...600).contains(number) { return .stayMinutes(number) }
        return .stayMinutes(try minutes(text, like: "1h30 or 90m", StopPlan.stayLimit))
    }

    /// Parses a number of nights: `2`, `2 nights`, `2n`; `0` where a night is never to be spent.
    package static func nights(_ text: String) throws(PlanError) -> StopSetting {
        if text.isEmpty { return .nights(nil) }
        let unit = ["nights", "night", "n"].first { text.lowercased().hasSuffix($0) } ?? ""
        guard let count = Int(text.dropLast(unit.count).trimmed) else {
            throw PlanError("“\(text)” is not a number of nights")
        }
        return .nights(count)
    }

    /// Parses a fixed arrival: `2027-06-14 18:00` (`2027-6-14 18:00`), `14 jun 18:00`, `tomorrow 9am`, or `18:00` on
    /// whatever day it falls. A day without a year is the first such day that is not before `start`, the first day of
    /// the trip, or before today where that is not known.
    package static func arrive(_ text: String, start: CivilDate?, today: CivilDate) throws(PlanError) -> StopSetting {
        .arrive(text.isEmpty ? nil : try plannedTime(text, start: start, today: today))
    }

    /// Parses a time on a day or on any day; see `arrive`.
    static func plannedTime(_ text: String, start: CivilDate?, today: CivilDate) throws(PlanError) -> PlannedTime {
        if let time = TimeOfDay(typed: text) { return .anyDay(time) }
        let reading = { (text: String) in CivilDateTime(typed: text, today: today, notBefore: start) }
        if let moment = reading(text) {
            return .on(CivilDateTime(date: try plausible(moment.date, text, today: today), time: moment.time))
        }
        let parts = CivilDateTime.parts(typed: text).first { TimeOfDay(typed: $0.time) != nil }
        let reason =
            missingDay(text) { reading($0)?.date } ?? parts.flatMap { unclearDay($0.date, with: " \($0.time)") }
        throw PlanError(
            reason ?? "“\(text)” is not a date and a time; write it like 2027-06-14 18:00, 14 jun 18:00 or 18:00")
    }

    /// Parses one of the known kinds of stop, or a word for it, in upper or lower case.
    package static func kind(_ text: String) throws(PlanError) -> StopSetting {
        if text.isEmpty { return .kind(nil) }
        let wanted = text.lowercased()
        guard let known = StopKind.known.first(where: { $0 == wanted || StopKind.words[$0]?.contains(wanted) == true })
        else {
            throw PlanError("“\(text)” is not a kind of stop; the kinds are \(StopKind.known.joined(separator: ", "))")
        }
        return .kind(StopKind(known))
    }

    /// A duration in minutes as a person types it: `2h30`, `2h`, `45m`.
    package static func typedDuration(_ minutes: Int) -> String {
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        return hours == 0 ? "\(rest)m" : "\(hours)h" + (rest == 0 ? "" : rest < 10 ? "0\(rest)" : "\(rest)")
    }

    /// Returns the reason for not reading a date of three numbers with the year last, such as `6/14/2027`, with the
    /// dates to write in its place, before `time`; nil for any other text.
    static func unclearDay(_ text: String, with time: String = "") -> String? {
        let days = CivilDate.readings(yearLast: text).map { $0.text + time }
        let order = "day and month stand in another order in other countries"
        guard days.count > 1 else { return nil }
        return "“\(text)” can be two days, since \(order); write \(days.joined(separator: " or "))"
    }

    /// The reason why a date is none that only has too late a day for its month: `30 feb`, `2027-06-31 12:00`; nil for
    /// any other text. The month is that of the year which is meant with a day that it has. `reading` reads a date.
    private static func missingDay(_ text: String, _ reading: (String) -> CivilDate?) -> String? {
        let numbers = text.split { !$0.isASCII || !$0.isNumber }
        for number in numbers where (29...31).contains(Int(number) ?? 0) {
            let before = String(text[..<number.startIndex])
            let behind = String(text[number.endIndex...])
            guard let date = reading(before + "28" + behind), date.day == 28 else { continue }
            let days = (28...31).last { CivilDate(year: date.year, month: date.month, day: $0) != nil }
            if let last = days, last < Int(number) ?? 0 {
                return "there is no “\(text)”: that month has \(last) days"
            }
        }
        return nil
    }

    /// Minutes within limits, which the message writes as lengths of time.
    static func minutes(
        _ text: String, like example: String, _ limit: PlanLimit<Int>
    ) throws(PlanError) -> Int? {
        if text.isEmpty { return nil }
        guard !text.hasPrefix("-") else { throw PlanError("a length of time cannot be negative: “\(text)”") }
        guard let minutes = durationMinutes(text) else {
            throw PlanError("“\(text)” is not a length of time; write it like \(example)")
        }
        guard limit.range.contains(minutes) else {
            let ends = [limit.range.lowerBound, limit.range.upperBound].map { durationTextInDays(seconds: $0 * 60) }
            throw PlanError("\(limit.what) can be \(ends[0]) to \(ends[1]), not \(text)")
        }
        return minutes
    }

    /// Parses a number above or equal to 0 that stands for `what`; a comma is a decimal point unless a point is there
    /// too. Nil for an empty text.
    static func number(_ text: String, _ what: String, like example: String) throws(PlanError) -> Double? {
        if text.isEmpty { return nil }
        guard let plain = AmountText.readings(text).last, let number = Double(plain), number.isFinite else {
            throw PlanError("“\(text)” is not \(what); write it like \(example)")
        }
        return number
    }
}
