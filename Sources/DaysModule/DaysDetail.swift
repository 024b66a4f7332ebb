package import Entities
package import Itineraries
package import Reactive

/// A trip as it is planned, and its days as they arrive.
package struct DaysDetail: Equatable, Sendable {
    /// The trip with what is decided so far, without suggested towns.
    package let trip: Trip
    package let days: Loading<PlannedDays>
    /// Whether something is shown that is not kept yet.
    package let isProposed: Bool
    /// The settings that are tried, and are others than those that are kept.
    var tried: [PlanWord] = []
    /// The other decisions that are tried, in words of the menu: `towns`, `free`.
    var triedBesides: [String] = []
}

/// The days of a trip, with the towns that are suggested for nights.
package struct PlannedDays: Equatable, Sendable {
    package let plan: TownPlan
    /// The days; their totals say why legs are estimates.
    package let itinerary: Itinerary
    /// The way along them.
    package let route: Route
    /// The trip with its towns.
    package var trip: Trip { plan.trip }
}

extension PlannedDays {
    /// The numbers of the stops at which nights are that follow from the drives alone, each once.
    var openNights: [Int] {
        var numbers: [Int] = []
        for day in itinerary.days where !day.isFree {
            guard let stop = day.night?.stop, plan.trip.waypoints.indices.contains(stop),
                plan.trip.waypoints[stop].plan.nights == nil, numbers.last != stop + 1
            else { continue }
            numbers.append(stop + 1)
        }
        return numbers
    }
}
