import CivilTime
import Entities
import Text

/// The sentences of warnings about times; `stop` is the place in the trip, from 0.
extension Itinerary.Warning {
    /// A fixed date of a trip that has no start; `what` is what is fixed.
    static func fixedWithoutStart(_ what: String, at stop: Int) -> Self {
        Self(kind: .noStart, text: "\(what) has a date, but the trip has no start", stop: stop)
    }

    /// A fixed date before the trip starts.
    static func fixedBeforeStart(_ what: String, at stop: Int, _ fixed: CivilDateTime) -> Self {
        let text = "\(what) was to be on \(fixed.date.shortText(withYear: true)), before the trip starts"
        return Self(kind: .late, text: text, stop: stop)
    }

    /// A departure that is missed; `what` names it.
    static func missed(
        _ what: String, at stop: Int, _ fixed: CivilDateTime, seconds: Int, isEstimate: Bool
    ) -> Self {
        let late = durationTextInDays(seconds: seconds, roundedToMinutes: isEstimate ? 5 : 1)
        let sentence: TimedText = "\(what) at \(fixed.time) is missed by \(isEstimate ? "about " : "")\(late)"
        return Self(kind: .late, sentence: sentence, stop: stop)
    }

    /// Days before a fixed arrival that can only be spent at its stop.
    static func early(at stop: Int, _ name: String, days: Int) -> Self {
        let text = "\(name) is reached \(Wording.counted(days, "day")) before its fixed time; they are spent there"
        return Self(kind: .early, text: text, stop: stop)
    }

    /// An arrival in the dark; `leave` says when and where one would have to leave to be there at dusk.
    static func afterDark(at stop: Int, _ name: String, _ arrival: CivilDateTime, leave: TimedText?) -> Self {
        let hint: TimedText = leave.map { "; \($0) to be there at dusk" } ?? ""
        return Self(
            kind: .afterDark, sentence: "\(name) is reached after dark, at \(arrival.time)\(hint)", stop: stop)
    }

    /// A crossing that is only assumed, since no way for a car is known.
    static func acrossWater(at stop: Int, _ name: String, _ leg: Leg) -> Self {
        let (what, way) = leg.source == .sea ? ("crossing", "ferry 2h30") : ("flight", "flight 2h30")
        let time = durationText(seconds: leg.wholeSeconds, roundedToMinutes: 5)
        let text =
            "no road or car ferry is known to \(name): a \(what) of about \(time) is assumed; the way to the stop "
            + "(--way \"\(way)\") says what is taken"
        return Self(kind: .acrossWater, text: text, stop: stop)
    }

    /// A ferry that does not sail in the month of the drive.
    static func seasonal(at stop: Int, _ crossing: Crossing) -> Self {
        let text = "the \(crossing.kind.text) \(crossing.from) – \(crossing.to) runs \(crossing.season) only"
        return Self(kind: .seasonal, text: text, stop: stop)
    }

    /// A ferry that sails less than once a day.
    static func rare(at stop: Int, _ crossing: Crossing) -> Self {
        let text = "the \(crossing.kind.text) \(crossing.from) – \(crossing.to) runs less than once a day"
        return Self(kind: .rare, text: text, stop: stop)
    }

    /// A day of more driving than it may have, in seconds.
    static func overLimit(_ driving: Int, of limit: Int, isEstimate: Bool) -> Self {
        let step = isEstimate ? 300 : 60
        let rounded = (driving + step / 2) / step * step
        // Rounded up to a minute if the usual rounding would show a time within the limit.
        let shown = durationText(seconds: rounded > limit ? rounded : (driving + 59) / 60 * 60)
        let time = isEstimate ? "about \(shown)" : shown
        return Self(
            kind: .overLimit, text: "\(time) of driving, more than the \(durationText(seconds: limit)) of a day",
            stop: nil)
    }

    /// A trip that takes more days than it may.
    static func tooFewDays(_ days: Int, of most: Int) -> Self {
        Self(
            kind: .tooFewDays,
            text: "the trip takes \(Wording.counted(days, "day")), \(days - most) more than the \(most) it may take",
            stop: nil)
    }

    /// The shortest wait for a fixed arrival, in days, that is taken for a wrong month or year.
    static let longWaitDays = 60

    /// A wait for a fixed arrival that is so long that its date, or the first day of the trip, may be wrong.
    static func longWait(at stop: Int, _ name: String, _ pinned: CivilDateTime, days: Int) -> Self {
        let date = pinned.date.shortText(withYear: true)
        let text = "the wait at \(name) until \(date) is \(Wording.counted(days, "day")): is the date right?"
        return Self(kind: .longWait, text: text, stop: stop)
    }

    /// A time that the clocks leave out when summer time begins.
    static func missingTime(at stop: Int, _ name: String, _ time: CivilDateTime) -> Self {
        let day = time.date.shortText(withYear: true)
        let sentence: TimedText =
            "there is no \(time.time) at \(name) on \(day): the clocks go forward then; a later time is taken"
        return Self(kind: .missingTime, sentence: sentence, stop: stop)
    }

    /// An arrival later than the fixed one, whose date is named where it is another.
    static func late(
        at stop: Int, _ name: String, _ arrival: CivilDateTime, _ pinned: CivilDateTime, seconds: Int, isEstimate: Bool,
        hasDate: Bool
    ) -> Self {
        let late =
            isEstimate
            ? "about \(durationTextInDays(seconds: seconds, roundedToMinutes: 5))"
            : durationTextInDays(seconds: seconds)
        let day = arrival.date == pinned.date || !hasDate ? "" : " on \(pinned.date.shortText())"
        let sentence: TimedText = "\(name) is reached \(late) late; it was to be at \(pinned.time)\(day)"
        return Self(kind: .late, sentence: sentence, stop: stop)
    }

    /// A drive that goes on over midnight: in the night up to the time to leave, or for whole days.
    static func anotherDay(
        at stop: Int, _ name: String, _ arrival: CivilDateTime, days: Int, hasDate: Bool
    ) -> Self {
        let time = arrival.time
        let isNight = days == 1 && arrival.time.secondsSinceMidnight < 32_400
        let day = hasDate ? ", on \(arrival.date.shortText())" : ""
        let sentence: TimedText =
            isNight
            ? "\(name) is reached after midnight, at \(time)"
            : "\(name) is reached \(Wording.counted(days, "day")) later\(day), at \(time)"
        return Self(kind: .afterMidnight, sentence: sentence, stop: stop)
    }
}

extension StopPlan {
    /// Whether one stays a day and longer, which no night holds.
    var isDayLongStay: Bool { stayMinutes ?? 0 >= 1_440 }

    /// Whether a day ends at the stop, whatever the drive is.
    var endsDay: Bool { nights ?? 0 > 0 || isDayLongStay }
}
