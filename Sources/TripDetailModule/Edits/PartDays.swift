package import CivilTime
package import Entities
import Geodesy
import Itineraries

/// A part of a trip that was split.
package struct TripPart: Equatable, Sendable {
    package let trip: Trip
    /// Its first day; nil where that is not known.
    package var first: CivilDate?
    /// Its last day.
    package var last: CivilDate?
    /// Whether the trip had a night at its first stop before it begins, which no part has.
    package var isNightBefore = false
}

/// The days of a trip that is split, so that its parts keep them.
struct PartDays {
    private let trip: Trip
    private let route: Route
    private let clock: (Coordinate) -> PlaceClock
    private let days: [Itinerary.Day]

    /// Plans a trip along its route; nil where it has no days.
    init?(_ trip: Trip, _ route: Route, _ clock: @escaping (Coordinate) -> PlaceClock) {
        guard let days = Itinerary(planned: trip, route, clock: clock)?.days else { return nil }
        (self.trip, self.route, self.clock, self.days) = (trip, route, clock, days)
    }

    /// The beginnings of the parts whose first stops have these numbers: the day on which one leaves such a stop; that
    /// on which one arrives where nights are decided there, and where the arrival is fixed and a night follows, which
    /// is then decided too.
    func begins(of numbers: [Int]) -> [Int: PartBegin] {
        numbers.reduce(into: [:]) { result, number in
            let all = days.flatMap { day in day.visits.map { (day: day, visit: $0) } }
            let visits = all.filter { $0.visit.stop == number - 1 }
            let before = all.first { $0.visit.stop == number - 2 }.map { self.number($0.day, $0.visit.arrive) }
            let plan = trip.waypoints[number - 1].plan
            let arrival = visits.first.map { self.number($0.day, $0.visit.arrive) }
            let leaving = (visits.first { $0.visit.leave != nil } ?? visits.last).map {
                self.number($0.day, $0.visit.leave)
            }
            guard let arrival, let leaving else { return }
            let staysFixed = plan.arrive != nil && plan.nights == nil && arrival < leaving
            let isFromArrival = plan.nights ?? 0 > 0 || staysFixed
            let nights = days.reduce(0) { $0 + ($1.night?.stop == number - 2 ? $1.nights : 0) }
            result[number] = PartBegin(
                day: isFromArrival ? arrival : leaving, decidesNight: staysFixed, lastBefore: before,
                nightsBefore: number > 2 ? nights : 0)
        }
    }

    /// The number of the day of a time on it, or of its first day.
    private func number(_ day: Itinerary.Day, _ time: CivilDateTime?) -> Int {
        let first = trip.plan.start.map { $0.adding(days: day.number - 1) } ?? day.visits.first?.leave?.date
        guard let time, let first else { return day.number }
        return max(day.number, day.number + Int(time.date.daysSince1970 - first.daysSince1970))
    }

    /// The parts with their first and last days, by the legs that were known before.
    func dated(_ parts: [Trip]) -> [TripPart] {
        var shift = 0
        return parts.map { part in
            let legs = route.legs.filter { $0.from >= shift && $0.to > $0.from && $0.to < shift + part.waypoints.count }
                .map { $0.between($0.from - shift, $0.to - shift) }
            shift += part.waypoints.count
            let days = Itinerary(planned: part, Route(legs: legs), clock: clock)?.days
            let first = shift - part.waypoints.count
            let isNightBefore =
                first > 0 && (part.waypoints.first?.plan.nights ?? 0) == 0
                && self.days.contains { $0.night?.stop == first && !$0.isFree }
            return TripPart(
                trip: part, first: days?.first?.date ?? part.plan.start, last: days?.last?.lastDate,
                isNightBefore: isNightBefore)
        }
    }
}
