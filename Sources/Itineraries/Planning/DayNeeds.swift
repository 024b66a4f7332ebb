import CivilTime
import Entities
import Text

/// The reasons for which a trip takes more days than it may: fixed times and the days that are left over before them,
/// nights and stays, drives that go on over midnight.
struct DayNeeds {
    /// The most stops that are named.
    private static let most = 4

    private let trip: Trip
    private let days: [Itinerary.Day]

    /// Looks at the days of a trip.
    init(_ trip: Trip, _ days: [Itinerary.Day]) {
        self.trip = trip
        self.days = days
    }

    /// The reasons, each a part of a sentence, for which the trip cannot be done in `days` days. Linear.
    func reasons(beyond days: Int) -> [String] {
        let fixed = fixed(beyond: days)
        let last = self.days.last?.lastNumber ?? 0
        // Without the days that are left over the nights would be no reason.
        guard freeDays == 0 || last - freeDays > days else { return [fixed ?? free].compactMap(\.self) }
        return [fixed ?? free, nights, stays, overMidnight].compactMap(\.self)
    }

    /// The number of days that are left over before something that is fixed.
    private var freeDays: Int { days.reduce(0) { $0 + ($1.isFree ? $1.lastNumber - $1.number + 1 : 0) } }

    /// The days that are left over: `3 days are free before what is fixed at Split`.
    private var free: String? {
        guard freeDays > 0 else { return nil }
        let names = zip(days, days.dropFirst()).compactMap { day, next in
            day.isFree && !next.isFree ? next.visits.first { $0.arrive != nil && isFixed($0.stop) }?.stop : nil
        }
        let places = names.isEmpty ? "" : " at \(list(names.map { trip.waypoints[$0].name.text }))"
        return "\(Wording.counted(freeDays, "day")) \(freeDays == 1 ? "is" : "are") free before what is fixed\(places)"
    }

    /// Whether an arrival at a stop, or the departure there, is on a date.
    private func isFixed(_ stop: Int) -> Bool {
        let plan = trip.waypoints[stop].plan
        return plan.arrive?.moment != nil || plan.way?.departs?.moment != nil
    }

    /// The times that are fixed on a later day: `Kotor is fixed on day 12`.
    private func fixed(beyond most: Int) -> String? {
        guard let start = trip.plan.start else { return nil }
        func day(_ time: PlannedTime?) -> Int? {
            let number = time?.moment.map { Int($0.date.daysSince1970 - start.daysSince1970) + 1 }
            return number.flatMap { $0 > most ? $0 : nil }
        }
        let parts = trip.waypoints.flatMap { stop -> [String] in
            let arrival = day(stop.plan.arrive).map { "the arrival at \(stop.name.text) is fixed on day \($0)" }
            let departure = stop.plan.way.flatMap { way in
                day(way.departs).map { "the \(way.by.rawValue) to \(stop.name.text) leaves on day \($0)" }
            }
            return [departure, arrival].compactMap(\.self)
        }
        return parts.isEmpty ? nil : list(parts)
    }

    /// The nights that are decided: `4 nights are decided (Bled 1, Split 3)`.
    private var nights: String? {
        let stops = trip.waypoints.filter { $0.plan.nights ?? 0 > 0 }
        let sum = stops.reduce(0) { $0 + ($1.plan.nights ?? 0) }
        guard sum > 0 else { return nil }
        let names = list(stops.map { "\($0.name.text) \($0.plan.nights ?? 0)" })
        return "\(Wording.counted(sum, "night")) \(sum == 1 ? "is" : "are") decided (\(names))"
    }

    private var stays: String? {
        let stops = trip.waypoints.filter { $0.plan.isDayLongStay && $0.plan.nights ?? 0 == 0 }
        return stops.isEmpty ? nil : "one stays a day or longer at \(list(stops.map(\.name.text)))"
    }

    private var overMidnight: String? {
        let ends = days.filter { $0.source != nil && $0.lastNumber > $0.number }.compactMap(\.visits.last?.stop)
        return ends.isEmpty
            ? nil : "the way to \(list(ends.map { trip.waypoints[$0].name.text })) goes on over midnight"
    }

    private func list(_ names: [String]) -> String {
        names.prefix(Self.most).joined(separator: ", ")
            + (names.count > Self.most ? " and \(names.count - Self.most) more" : "")
    }
}
