package import CivilTime

extension ItineraryText {
    /// Returns the time at which each stop is reached first, and the nights there, by its index in the trip; the way
    /// back of a round trip has the index behind the last stop.
    package static func arrivals(in itinerary: Itinerary, stops: Int, times: ClockStyle) -> [Int: Arrival] {
        var arrivals: [Int: Arrival] = [:]
        for day in itinerary.days {
            for (index, visit) in day.visits.enumerated() {
                // Only a round trip gets to its first stop again.
                let isBack = visit.stop == 0 && visit.arrive != nil && (index > 0 || day.number > 1)
                let place = isBack && stops > 1 ? stops : visit.stop
                if arrivals[place]?.time.isEmpty ?? true, let time = visit.shownArrival {
                    let shown = visit.isLate ? time : visit.fixed ?? time
                    arrivals[place, default: Arrival()].time = times.text(shown.time)
                }
                if index == day.visits.count - 1 {
                    arrivals[place, default: Arrival()].nights += day.nights
                }
            }
        }
        return arrivals
    }

    /// The part of the days that a list of stops shows beside one of them.
    package struct Arrival: Equatable, Sendable {
        /// The time at which it is reached; empty where the trip begins there.
        package var time = ""
        /// The number of nights there.
        package var nights = 0
    }
}
