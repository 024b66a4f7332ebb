import CivilTime
import Entities

extension StopPlan {
    /// Whether one stays a day and longer, which no night holds.
    var isDayLongStay: Bool { stayMinutes ?? 0 >= 1_440 }

    /// Whether a night that nobody decided is spent here as well as anywhere: not at a sight, a meal, fuel or a walk.
    var isSleptAt: Bool { nights != nil || !["see", "eat", "fuel", "walk"].contains(kind?.text ?? "") }

    /// The earliest time of a meal in the evening, in seconds since midnight.
    private static let evening = 17 * 3_600

    /// Whether the arrival is fixed in the evening, on a date.
    var isEvening: Bool { arrive?.moment.map { $0.time.secondsSinceMidnight >= Self.evening } ?? false }

    /// Whether it is a meal at a time that is fixed.
    private var isFixedMeal: Bool { kind?.text == "eat" && arrive != nil }

    /// Whether it is a meal that is fixed in the evening.
    var isDinner: Bool { isFixedMeal && arrive?.time.secondsSinceMidnight ?? 0 >= Self.evening }

    /// Whether it is a meal that is fixed earlier, which never makes a night.
    var isLunch: Bool { isFixedMeal && !isDinner && nights == nil }

    /// Whether one goes there to see something, and not to eat, to sleep or only to pass by.
    var isVisited: Bool {
        guard nights ?? 0 == 0 else { return false }
        return ["see", "walk"].contains(kind?.text ?? "")
            || stayMinutes ?? 0 > 0 && !["eat", "sleep"].contains(kind?.text ?? "")
    }

    /// Whether a day ends at the stop, whatever the drive is.
    var endsDay: Bool { nights ?? 0 > 0 || isDayLongStay }
}
