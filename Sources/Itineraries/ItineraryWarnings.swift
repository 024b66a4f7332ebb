import CivilTime
import Entities
import Text

/// The sentences of warnings about times; `stop` is the place in the trip, from 0.
extension Itinerary.Warning {
    /// A pinned arrival of a trip that has no start.
    static func pinWithoutStart(at stop: Int, _ name: String) -> Self {
        Self(kind: .noStart, text: "the arrival at \(name) has a date, but the trip has no start", stop: stop)
    }

    /// A pinned arrival before the trip starts.
    static func pinBeforeStart(at stop: Int, _ name: String, _ pinned: CivilDateTime) -> Self {
        let text = "\(name) was to be reached on \(pinned.date.shortText(withYear: true)), before the trip starts"
        return Self(kind: .late, text: text, stop: stop)
    }

    /// The shortest wait for a pinned arrival, in days, that is taken for a wrong month or year.
    static let longWaitDays = 60

    /// A wait for a pinned arrival that is so long that its date, or the first day of the trip, may be wrong.
    static func longWait(at stop: Int, _ name: String, _ pinned: CivilDateTime, days: Int) -> Self {
        let date = pinned.date.shortText(withYear: true)
        let text = "the wait at \(name) until \(date) is \(Wording.counted(days, "day")): is the date right?"
        return Self(kind: .longWait, text: text, stop: stop)
    }

    /// A time that the clocks leave out when summer time begins.
    static func missingTime(at stop: Int, _ name: String, _ time: CivilDateTime) -> Self {
        let text =
            "there is no \(time.time.hourAndMinute) at \(name) on \(time.date.shortText(withYear: true)): "
            + "the clocks go forward then; a later time is taken"
        return Self(kind: .missingTime, text: text, stop: stop)
    }

    /// An arrival later than the pinned one, whose date is named where it is another.
    static func late(
        at stop: Int, _ name: String, _ arrival: CivilDateTime, _ pinned: CivilDateTime, seconds: Int, isEstimate: Bool
    ) -> Self {
        let late =
            isEstimate
            ? "about \(durationTextInDays(seconds: seconds, roundedToMinutes: 5))"
            : durationTextInDays(seconds: seconds)
        let day = arrival.date == pinned.date ? "" : " on \(pinned.date.shortText())"
        let text = "\(name) is reached \(late) late; it was to be at \(pinned.time.hourAndMinute)\(day)"
        return Self(kind: .late, text: text, stop: stop)
    }

    /// A drive that goes on over midnight: in the night up to the time to leave, or for whole days.
    static func anotherDay(
        at stop: Int, _ name: String, _ arrival: CivilDateTime, days: Int, hasDate: Bool
    ) -> Self {
        let time = arrival.time.hourAndMinute
        let isNight = days == 1 && arrival.time.secondsSinceMidnight < 32_400
        let day = hasDate ? ", on \(arrival.date.shortText())" : ""
        let text =
            isNight
            ? "\(name) is reached after midnight, at \(time)"
            : "\(name) is reached \(Wording.counted(days, "day")) later\(day), at \(time)"
        return Self(kind: .afterMidnight, text: text, stop: stop)
    }
}

extension StopPlan {
    /// Whether one stays a day and longer, which no night holds.
    var isDayLongStay: Bool { stayMinutes ?? 0 >= 1_440 }

    /// Whether a day ends at the stop, whatever the drive is.
    var endsDay: Bool { nights ?? 0 > 0 || isDayLongStay }
}
