package import CivilTime

/// A time at which something is fixed, by the clock of its place: on a given day, or on whatever day it falls.
package enum PlannedTime: Hashable, Sendable {
    /// A given day, to the minute.
    case on(CivilDateTime)
    /// The day on which the trip gets there.
    case anyDay(TimeOfDay)

    /// The time of the day.
    package var time: TimeOfDay {
        switch self {
        case .on(let moment): moment.time
        case .anyDay(let time): time
        }
    }

    /// The day and time; nil for a time on whatever day it falls.
    package var moment: CivilDateTime? {
        switch self {
        case .on(let moment): moment
        case .anyDay: nil
        }
    }

    /// The time as the library has it: `2027-06-14T18:00` or `18:00`.
    package var text: String { moment?.minuteText ?? time.hourAndMinute }

    /// The time for people: `2027-06-14 18:00` or `18:00`; it is read back when typed.
    package var typedText: String { text(.hours24) }

    /// The same with its time in a style.
    func text(_ times: ClockStyle) -> String { (moment.map { "\($0.date.text) " } ?? "") + times.text(time) }

    /// Parses the form of `text`; nil for anything else.
    init?(text: String) {
        if let moment = CivilDateTime(text: text) {
            self = .on(moment)
        } else if let time = TimeOfDay(text: text) {
            self = .anyDay(time)
        } else {
            return nil
        }
    }
}
