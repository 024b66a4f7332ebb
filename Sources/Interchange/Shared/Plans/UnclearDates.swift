import CivilTime

/// A day of a stop: that on which it is reached, the last of several that the file has for it, or that on which it is
/// left.
struct DayOfStop: Hashable, Comparable {
    /// The end of a stay.
    enum End: Int {
        case arrival, last, departure
    }

    let stop: Int
    let end: End

    /// Compares by the order in which the days follow one another.
    static func < (first: DayOfStop, second: DayOfStop) -> Bool {
        (first.stop, first.end.rawValue) < (second.stop, second.end.rawValue)
    }
}

/// The dates of a trip with the year last, such as 6/7/2027: day and month stand in another order in other countries,
/// and the other dates of the trip may tell which it is.
struct UnclearDates {
    /// The order of day and month.
    private enum Order: Int {
        case monthFirst, dayFirst
    }

    private var readings: [DayOfStop: [CivilDate]] = [:]
    private var orders: Set<Order> = []
    /// The order in words where no date alone tells it, and the dates follow one another in this one only.
    private(set) var likelyOrder: String?

    /// The days whose dates are not known yet.
    var days: Set<DayOfStop> { Set(readings.keys) }

    /// Whether a text is a date that can be two days. Dots stand behind the day in every country, and a day of the week
    /// in front may tell which of the two it is.
    static func isUnclear(_ text: String) -> Bool {
        text.utf8.count <= DateText.longest && !text.contains(".") && CivilDate.readings(yearLast: text).count == 2
    }

    /// Takes a date that can be two days; false for any other text. A date that can be only one tells the order.
    mutating func take(_ text: String, of day: DayOfStop) -> Bool {
        let days = text.contains(".") || text.utf8.count > DateText.longest ? [] : CivilDate.readings(yearLast: text)
        if let date = days.first, days.count == 1 { note(date, of: text) }
        guard days.count == 2 else { return false }
        readings[day] = days
        return true
    }

    /// Notes that three numbers with the year last are this date, which may tell their order.
    mutating func note(_ date: CivilDate, of text: String) {
        guard date.day != date.month, let first = text.split(whereSeparator: { !$0.isNumber }).first,
            let number = Int(first)
        else { return }
        orders.insert(number == date.day ? .dayFirst : .monthFirst)
    }

    /// The dates by the days, where the order is known, or where in one order alone they follow each other and those
    /// that are clear; nil where both or none will do. Linear but for the sorting.
    mutating func dates(beside clear: [DayOfStop: CivilDate]) -> [DayOfStop: CivilDate]? {
        if orders.count == 1, let order = orders.first { return readings.mapValues { $0[order.rawValue] } }
        guard orders.isEmpty, readings.count + clear.count > 1 else { return nil }
        let following = [Order.monthFirst, .dayFirst].filter { order in
            let days = readings.mapValues { $0[order.rawValue] }.merging(clear) { first, _ in first }
                .sorted { $0.key < $1.key }.map(\.value.daysSince1970)
            return zip(days, days.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 <= Self.longestGap }
        }
        guard following.count == 1 else { return nil }
        likelyOrder = following[0] == .dayFirst ? "day/month/year" : "month/day/year"
        return readings.mapValues { $0[following[0].rawValue] }
    }

    /// The most days between two stops of one journey whose dates tell the order.
    private static let longestGap: Int64 = 20
}
