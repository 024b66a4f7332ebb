import Entities
import Geodesy
import Text

/// The words for what may still be decided about the days.
extension DayWording {
    /// The fewest stops without a stay of which a trip within a city is told.
    private static let fewStays = 2
    /// The minutes of a stay in an example.
    private static let exampleStay = 90

    /// The sentence on the days that are left at the end.
    func spare(_ spare: SpareDays) -> String? { spare.sentence(advice, number: number) }

    /// The sentence on stops that one leaves at once, since no stay is given: those where a time is fixed, and all of a
    /// trip within a city; nil where there are none, or too few. Linear.
    func staysToGive(_ itinerary: Itinerary) -> String? {
        guard let trip else { return nil }
        let isInCity = Walk.isWithinCity(trip)
        let visits = itinerary.days.flatMap { day in
            day.visits.filter { $0.arrive != nil && ($0.leave != nil || isInCity && day.night?.stop != $0.stop) }
        }
        let open = visits.filter { visit in
            let plan = trip.waypoints[visit.stop].plan
            return visit.stop > 0 && visit.stayMinutes == 0 && plan.stayMinutes == nil && plan.leave == nil
                && visit.boardBy == nil && towns?.towns[visit.stop] == nil
        }
        let fixed = open.filter { $0.fixed != nil && !$0.isLate && $0.leave == $0.fixed }
        let told = isInCity && open.count >= Self.fewStays ? open : fixed
        guard let first = (fixed.first { fixed in told.contains { $0.stop == fixed.stop } } ?? told.first)?.stop,
            let words = advice.words([.stop(first, .stayMinutes(Self.exampleStay))], number: number)
        else { return nil }
        let places = told.count == 1 ? name(first) : Wording.counted(told.count, "stop")
        return "no stay is given at \(places): \(words) gives one to \(told.count == 1 ? "it" : name(first))"
    }

    /// The nights at the end of a day: `3 nights`, `night`. In the menus a night that was set has its number; one that
    /// follows from the drives may move.
    func nights(at stop: Int, _ day: Itinerary.Day) -> String {
        let isSet = advice == .menu && trip?.waypoints[stop].plan.nights != nil
        return day.nights > 1 || isSet ? Wording.counted(day.nights, "night") : "night"
    }
}
