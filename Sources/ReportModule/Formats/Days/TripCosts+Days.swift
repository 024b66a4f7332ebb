import Entities
import Itineraries

extension TripCosts {
    /// The cost of each day: its stops where they are mentioned first, and the ways that it takes. Linear.
    static func ofDays(_ days: [TripItinerary.Day], in trip: Trip) -> [CostSums] {
        days.map { day in
            var sums = CostSums(in: trip.plan.currency)
            for (offset, entry) in day.entries.enumerated() {
                guard case .stop(let stop) = entry else { continue }
                let plan = trip.waypoints[stop.index].plan
                if stop.isNew { sums.add(plan.cost) }
                if offset > 0 { sums.add(plan.way?.cost) }
            }
            return sums
        }
    }
}
