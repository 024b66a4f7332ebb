import CivilTime

/// The dates of a trip with the year last, such as 6/7/2027: day and month stand in another order in other countries,
/// and the other dates of the trip may tell which it is.
struct UnclearDates {
    /// The order of day and month.
    private enum Order: Int {
        case monthFirst, dayFirst
    }

    private var readings: [Int: [CivilDate]] = [:]
    private var orders: Set<Order> = []

    /// Whether there are such dates.
    var isEmpty: Bool { readings.isEmpty }

    /// Takes a date that can be two days; false for any other text. A date that can be only one tells the order.
    mutating func take(_ text: String, of stop: Int) -> Bool {
        let days = CivilDate.readings(yearLast: text)
        if let day = days.first, days.count == 1, let first = text.split(whereSeparator: { !$0.isNumber }).first,
            let number = Int(first), day.day != day.month
        {
            orders.insert(number == day.day ? .dayFirst : .monthFirst)
        }
        guard days.count == 2 else { return false }
        readings[stop] = days
        return true
    }

    /// The dates by the stops, where the order is known, or where in one order alone they follow each other and those
    /// that are clear; nil where both or none will do. Linear but for the sorting.
    func dates(beside clear: [Int: CivilDate]) -> [Int: CivilDate]? {
        if orders.count == 1, let order = orders.first { return readings.mapValues { $0[order.rawValue] } }
        guard orders.isEmpty, readings.count > 1 else { return nil }
        let following = [Order.monthFirst, .dayFirst].filter { order in
            let days = readings.mapValues { $0[order.rawValue] }.merging(clear) { first, _ in first }
                .sorted { $0.key < $1.key }.map(\.value.daysSince1970)
            return zip(days, days.dropFirst()).allSatisfy { $0 <= $1 && $1 - $0 <= Self.longestGap }
        }
        guard following.count == 1 else { return nil }
        return readings.mapValues { $0[following[0].rawValue] }
    }

    /// The most days between two stops of one journey whose dates tell the order.
    private static let longestGap: Int64 = 20
}
