import CivilTime
import Entities

/// The days that are left over of those that a trip may take.
extension ItineraryPlanner {
    /// Adds the days that are left over of those that the trip may take, or says that they are too few.
    mutating func fill() {
        let taken = days.last?.lastNumber ?? 0
        if let most = trip.plan.days, !days.isEmpty {
            if taken > most {
                let reasons = DayNeeds(trip, days).reasons(beyond: most)
                days[0].warnings.insert(.tooFewDays(taken, of: most, because: reasons), at: 0)
            }
            let end = days.last?.visits.last?.stop
            if let end, taken < most, trip.waypoints[end].plan.nights == 0 {
                days[days.count - 1].warnings.append(
                    .noNightAtEnd(at: end, clocks.name(end), days: most - taken, of: most))
            } else if let last = end, taken < most {
                // The trip goes on, so its last drive ends with a night too.
                if days[days.count - 1].night == nil {
                    days[days.count - 1].night = Itinerary.Night(stop: last, isPlanned: false)
                    days[days.count - 1].nights += 1
                }
                number = taken + 1
                date = (trip.plan.start ?? StopClocks.anyDay).adding(days: taken)
                pass(days: most - taken, at: last, isFree: true, hasNight: false)
                spare = SpareDays(days: most - taken)
            }
        }
    }
}
