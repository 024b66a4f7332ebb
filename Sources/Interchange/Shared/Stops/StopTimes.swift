import CivilTime
import Entities
import Itineraries

/// The times at which each stop of a trip is reached and left, for formats that have a field for them.
struct StopTimes {
    /// The day and times of a stop.
    struct Time {
        /// The number of the day.
        let day: Int
        /// The date of that day; nil where the trip has no start.
        let date: CivilDate?
        /// The arrival by the clocks of the stop; nil at the first one.
        let arrive: CivilDateTime?
        /// The departure; nil where the trip ends.
        var leave: CivilDateTime?
        /// The moment of arrival, or of leaving the first stop, in UTC; nil where the trip has no start.
        let moment: CivilDateTime?

        /// `Day 2 · Sun 13 Jun · 10:55 – 12:25`; where a night is between, only when it is reached.
        var text: String {
            var parts = ["Day \(day)"]
            if let date { parts.append(date.shortText()) }
            var times = [arrive, leave?.date == (arrive ?? leave)?.date ? leave : nil].compactMap { moment in
                moment.map { moment in
                    // Behind midnight, as after a night on a ferry.
                    let days = date.map { moment.date.daysSince1970 - $0.daysSince1970 } ?? 0
                    return moment.time.hourAndMinute + (days > 0 ? " +\(days)" : "")
                }
            }
            if times.count == 2, times[0] == times[1] { times.removeLast() }
            if !times.isEmpty { parts.append(times.joined(separator: " – ")) }
            return parts.joined(separator: " · ")
        }

        /// `2027-06-13T08:55:00Z`.
        var utc: String? { moment.map { "\($0.text)Z" } }
    }

    private var times: [Int: Time] = [:]

    /// Whether nothing is known.
    var isEmpty: Bool { times.isEmpty }

    /// The times of a trip with this number of stops; estimated times are rounded to five minutes. Empty without an
    /// itinerary.
    init(_ itinerary: Itinerary?, stops: Int) {
        for day in itinerary?.days ?? [] {
            for visit in day.visits {
                func utc(_ instant: Instant?, isAbout: Bool) -> CivilDateTime? {
                    day.date == nil ? nil : instant.map { isAbout ? $0.civil().roundedToFiveMinutes : $0.civil() }
                }
                guard visit.arrive != nil else {
                    let start = utc(visit.leaveInstant, isAbout: false)
                    let known = times[visit.stop]
                    times[visit.stop] =
                        known ?? Time(day: day.number, date: day.date, arrive: nil, leave: nil, moment: start)
                    if let leave = visit.shownLeave { times[visit.stop]?.leave = leave }
                    continue
                }
                // Only a round trip gets to its first stop again.
                times[visit.stop == 0 ? stops : visit.stop] = Time(
                    day: day.number, date: day.date, arrive: visit.shownArrival, leave: visit.shownLeave,
                    moment: visit.isArrivalUnknown ? nil : utc(visit.arriveInstant, isAbout: visit.isArrivalAbout))
            }
        }
    }

    /// Returns the times of the stop at an index; behind the last stop stands the way back of a round trip.
    subscript(stop: Int) -> Time? { times[stop] }
}

extension RoutedTrip {
    /// The times of its stops.
    var times: StopTimes { StopTimes(itinerary, stops: trip.waypoints.count) }
}
