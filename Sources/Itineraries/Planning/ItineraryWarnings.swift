import CivilTime
import Entities
import Text

/// The sentences of warnings about times; `stop` is the place in the trip, from 0.
extension Itinerary.Warning {
    /// A fixed date of a trip that has no start; `what` is what is fixed.
    ///
    /// The stop is reached on the day with the number `day`: the first day may be as many before, or some more.
    static func fixedWithoutStart(_ what: String, at stop: Int, _ fixed: CivilDateTime, day: Int) -> Self {
        let starts = (0...2).map { earlier in
            Advice([.trip(.start(fixed.date.adding(days: 1 - day - earlier)))], end: "is a first day that keeps it")
        }
        return Self(
            kind: .noStart, text: "\(what) has a date, but the trip has no start", stop: stop, candidates: [starts])
    }

    /// A fixed date before the trip starts, at a stop that is reached `reached` days behind the start.
    static func fixedBeforeStart(_ what: String, at stop: Int, _ fixed: CivilDateTime, reached: Int) -> Self {
        let text = "\(what) was to be on \(fixed.date.shortText(withYear: true)), before the trip starts"
        // As many days into the trip as it is reached now, or on the first day.
        let starts = [reached, reached + 1, 0].map { days in
            Advice([.trip(.start(fixed.date.adding(days: -days)))], end: "is a first day that keeps it")
        }
        return Self(kind: .late, text: text, stop: stop, candidates: [starts])
    }

    /// The weight of a time that is missed, where days are compared; 0 for any other warning. No number of arrivals
    /// that are late is as bad as a ferry that is gone, behind which nothing is known.
    var weightOfMissed: Int { kind != .late ? 0 : resort == nil ? 1 : 1_000 }

    /// A departure of the way to the stop `next` that is missed; `what` names it. Its day is named where it is another
    /// than that of the drive. `mends` may be in time; `isKnown` says that one goes on later.
    static func missed(
        _ what: String, at stop: Int, to next: Int, _ fixed: CivilDateTime, seconds: Int, isEstimate: Bool,
        isOtherDay: Bool, isKnown: Bool, mends: [[Advice]]
    ) -> Self {
        let late = durationTextInDays(seconds: seconds, roundedToMinutes: isEstimate ? 5 : 1)
        let day = isOtherDay ? " on \(fixed.date.shortText())" : ""
        let about = isEstimate ? "about " : ""
        let sentence: TimedText = "\(what) at \(fixed.time)\(day) is missed by \(about)\(late)"
        return Self(
            kind: .late, sentence: sentence, stop: stop, way: WayPart(to: next, crossing: nil), candidates: mends,
            resort: isKnown ? nil : "when the next one leaves is not known", lateSeconds: seconds)
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

    /// A fixed arrival before which one gets there on the day before, since the drive on its own day would be late;
    /// leaving earlier then may keep the night before it.
    static func dayBefore(
        at stop: Int, _ name: String, lateBy seconds: Int, isEstimate: Bool, mends: [Advice]
    ) -> Self {
        let time = durationTextInDays(seconds: seconds, roundedToMinutes: isEstimate ? 5 : 1)
        let text =
            "\(name) is reached on the day before its fixed time, since the drive on its own day would be "
            + "\(isEstimate ? "about " : "")\(time) late"
        return Self(kind: .early, text: text, stop: stop, candidates: [mends])
    }

    /// An arrival in the dark; `mends` say when and where one would have to leave to be there at dusk, or where the
    /// night may be instead.
    static func afterDark(at stop: Int, _ name: String, _ arrival: CivilDateTime, mends: [[Advice]]) -> Self {
        let dark = arrival.time.hour < 12 ? "before sunrise" : "after dark"
        return Self(
            kind: .afterDark, sentence: "\(name) is reached \(dark), at \(arrival.time)", stop: stop, candidates: mends)
    }

    /// A crossing that is only assumed, since no way for a car is known.
    static func acrossWater(at stop: Int, _ name: String, _ leg: Leg) -> Self {
        let (what, means) = leg.source == .sea ? ("crossing", Way.Means.ferry) : ("flight", Way.Means.flight)
        let time = durationText(seconds: leg.wholeSeconds, roundedToMinutes: 5)
        let text = "no road or car ferry is known to \(name): a \(what) of about \(time) is assumed"
        // Of the time that is assumed, so that nothing else changes before a better one is known.
        let minutes = min(14_400, max(5, (leg.wholeSeconds + 150) / 300 * 5))
        let way = try? Way(by: means, minutes: minutes)
        return Self(
            kind: .acrossWater, text: text, stop: stop, way: WayPart(to: stop, crossing: nil),
            candidates: [way.map { [Advice([.stop(stop, .way($0))], end: "says what is taken")] } ?? []])
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
            stop: nil, candidates: [[Advice([.trip(.days(days))], end: "allows them")]])
    }

    /// A night where nobody sleeps, which nobody decided.
    static func noLodging(at stop: Int, _ name: String, _ place: UninhabitedPlace) -> Self {
        let night = "the night falls at \(name), a \(place.kind)"
        let mends = [
            [Advice([.stop(stop, .nights(0))], end: "moves it")], [Advice([.stop(stop, .nights(1))], end: "keeps it")],
        ]
        guard let town = place.town else {
            return Self(kind: .noLodging, text: night, stop: stop, candidates: mends)
        }
        return Self(
            kind: .noLodging, sentence: "\(night); \(town.name), ", stop: stop,
            rest: Rest(metres: town.distance, text: " away, is the nearest town"), candidates: mends)
    }

    /// A time to leave that is before the fixed arrival at the same stop.
    static func contradiction(at stop: Int, _ name: String, _ leave: TimeOfDay, before fixed: CivilDateTime) -> Self {
        let sentence: TimedText =
            "\(name) cannot be left at \(leave): the arrival there is fixed at \(fixed.time)"
        return Self(
            kind: .contradiction, sentence: sentence, stop: stop,
            candidates: [[Advice([.stop(stop, .leave(nil))], end: "leaves the time to go on open")]])
    }

    /// Days that are left behind the last stop, at which no night is to be.
    static func noNightAtEnd(at stop: Int, _ name: String, days: Int, of most: Int) -> Self {
        let text =
            "\(days) of the \(most) days \(days == 1 ? "is" : "are") left behind \(name), where no night is to be"
        return Self(
            kind: .contradiction, text: text, stop: stop,
            candidates: [[Advice([.stop(stop, .nights(nil))], end: "spends \(days == 1 ? "it" : "them") there")]])
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

    /// An arrival later than the fixed one, whose date is named where it is another; `mends` may be in time.
    static func late(
        at stop: Int, _ name: String, _ arrival: CivilDateTime, _ pinned: CivilDateTime, seconds: Int, isEstimate: Bool,
        hasDate: Bool, mends: [[Advice]]
    ) -> Self {
        let late =
            isEstimate
            ? "about \(durationTextInDays(seconds: seconds, roundedToMinutes: 5))"
            : durationTextInDays(seconds: seconds)
        let day = arrival.date == pinned.date || !hasDate ? "" : " on \(pinned.date.shortText())"
        let sentence: TimedText = "\(name) is reached \(late) late; it was to be at \(pinned.time)\(day)"
        return Self(kind: .late, sentence: sentence, stop: stop, candidates: mends, lateSeconds: seconds)
    }

    /// A drive that goes on over midnight: in the night up to the time to leave, or for whole days.
    static func anotherDay(
        at stop: Int, _ name: String, _ arrival: CivilDateTime, days: Int, hasDate: Bool, mends: [Advice]
    ) -> Self {
        let time = arrival.time
        let isNight = days == 1 && arrival.time.secondsSinceMidnight < 32_400
        let day = hasDate ? ", on \(arrival.date.shortText())" : ""
        let sentence: TimedText =
            isNight
            ? "\(name) is reached after midnight, at \(time)"
            : "\(name) is reached \(Wording.counted(days, "day")) later\(day), at \(time)"
        return Self(kind: .afterMidnight, sentence: sentence, stop: stop, candidates: [mends])
    }
}
