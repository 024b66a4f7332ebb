import CivilTime
import Entities
import Text

/// The sentences of warnings about times; `stop` is the place in the trip, from 0.
extension Itinerary.Warning {
    /// A fixed date of a trip that has no start; `what` is what is fixed.
    static func fixedWithoutStart(_ what: String, at stop: Int, _ fixed: CivilDateTime) -> Self {
        Self(
            kind: .noStart,
            text: "\(what) has a date, but the trip has no start", stop: stop,
            hint: ": start \(fixed.date.text), or an earlier day, says it")
    }

    /// A fixed date before the trip starts.
    static func fixedBeforeStart(_ what: String, at stop: Int, _ fixed: CivilDateTime) -> Self {
        let text = "\(what) was to be on \(fixed.date.shortText(withYear: true)), before the trip starts"
        return Self(kind: .late, text: text, stop: stop)
    }

    /// A departure of the way to the stop `next` that is missed; `what` names it. Its day is named where it is another
    /// than that of the drive. `help` says what would be in time; `isKnown` that one goes on later.
    static func missed(
        _ what: String, at stop: Int, to next: Int, _ fixed: CivilDateTime, seconds: Int, isEstimate: Bool,
        isOtherDay: Bool, isKnown: Bool, help: TimedText?
    ) -> Self {
        let late = durationTextInDays(seconds: seconds, roundedToMinutes: isEstimate ? 5 : 1)
        let day = isOtherDay ? " on \(fixed.date.shortText())" : ""
        let hint: TimedText =
            help.map { "; \($0)" } ?? (isKnown ? "" : "; when the next one leaves is not known, so choose a later one")
        let about = isEstimate ? "about " : ""
        let sentence: TimedText = "\(what) at \(fixed.time)\(day) is missed by \(about)\(late)\(hint)"
        return Self(kind: .late, sentence: sentence, stop: stop, way: WayPart(to: next, crossing: nil))
    }

    /// A fixed arrival behind a departure that is missed.
    static func doubtful(at stop: Int, _ name: String, _ fixed: CivilDateTime) -> Self {
        let sentence: TimedText =
            "\(name) was to be reached at \(fixed.time); when one is there is not known, since a departure before it is missed"
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
            "no road or car ferry is known to \(name): a \(what) of about \(time) is assumed"
        return Self(
            kind: .acrossWater, text: text, stop: stop, way: WayPart(to: stop, crossing: nil),
            hint: "; \(stop + 1) way \(way) says what is taken")
    }

    /// A ferry, by its number on the leg, that does not sail in the month of the drive.
    static func seasonal(at stop: Int, _ number: Int, _ crossing: Crossing) -> Self {
        let text = "the \(crossing.kind.text) \(crossing.from) – \(crossing.to) runs \(crossing.season) only"
        return Self(kind: .seasonal, text: text, stop: stop, way: WayPart(to: stop, crossing: number))
    }

    /// A ferry, by its number on the leg, that sails less than once a day.
    static func rare(at stop: Int, _ number: Int, _ crossing: Crossing) -> Self {
        let text = "the \(crossing.kind.text) \(crossing.from) – \(crossing.to) runs less than once a day"
        return Self(kind: .rare, text: text, stop: stop, way: WayPart(to: stop, crossing: number))
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

    /// A trip that takes more days than it may, and what needs them: parts of a sentence.
    static func tooFewDays(_ days: Int, of most: Int, because reasons: [String]) -> Self {
        let reason = reasons.isEmpty ? "" : ": " + reasons.joined(separator: "; ")
        return Self(
            kind: .tooFewDays,
            text: "the trip takes \(Wording.counted(days, "day")), \(days - most) more than the \(most) it may take"
                + reason,
            stop: nil)
    }

    /// A night where nobody sleeps, which nobody decided.
    static func noLodging(at stop: Int, _ name: String, _ place: UninhabitedPlace) -> Self {
        let night = "the night falls at \(name), a \(place.kind)"
        let mend = ": nights 0 at the stop moves it, nights 1 keeps it"
        guard let town = place.town else { return Self(kind: .noLodging, text: night, stop: stop, hint: mend) }
        return Self(
            kind: .noLodging, sentence: "\(night); \(town.name), ", stop: stop,
            rest: Rest(metres: town.distance, text: " away, is the nearest town"), hint: mend)
    }

    /// A time to leave that is before the fixed arrival at the same stop.
    static func contradiction(at stop: Int, _ name: String, _ leave: TimeOfDay, before fixed: CivilDateTime) -> Self {
        let sentence: TimedText =
            "\(name) cannot be left at \(leave): the arrival there is fixed at \(fixed.time)"
        return Self(kind: .contradiction, sentence: sentence, stop: stop)
    }

    /// A night at a stop at which none is to be.
    static func unwantedNight(at stop: Int, _ name: String) -> Self {
        let text = "the night falls at \(name) in spite of nights 0: what is fixed leaves no other stop for it"
        return Self(kind: .contradiction, text: text, stop: stop)
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

    /// An arrival later than the fixed one, whose date is named where it is another; `help` says what would be in time.
    static func late(
        at stop: Int, _ name: String, _ arrival: CivilDateTime, _ pinned: CivilDateTime, seconds: Int, isEstimate: Bool,
        hasDate: Bool, help: TimedText?
    ) -> Self {
        let late =
            isEstimate
            ? "about \(durationTextInDays(seconds: seconds, roundedToMinutes: 5))"
            : durationTextInDays(seconds: seconds)
        let day = arrival.date == pinned.date || !hasDate ? "" : " on \(pinned.date.shortText())"
        let hint: TimedText = help.map { "; \($0)" } ?? ""
        let sentence: TimedText = "\(name) is reached \(late) late; it was to be at \(pinned.time)\(day)\(hint)"
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

    /// Whether a night that nobody decided is spent here as well as anywhere: not at a sight, a meal, fuel or a walk.
    var isSleptAt: Bool { nights != nil || !["see", "eat", "fuel", "walk"].contains(kind?.text ?? "") }

    /// Whether a day ends at the stop, whatever the drive is.
    var endsDay: Bool { nights ?? 0 > 0 || isDayLongStay }
}
