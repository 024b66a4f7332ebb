import Itineraries
package import JSON
import Places

/// The days of a trip for programs.
package enum DaysDocument {
    /// The document of `ItineraryDocument`, with the numbers that the stops have in the trip, without suggested towns;
    /// these are as `find` prints places, the one that is taken first.
    package static func json(_ days: PlannedDays) -> JSONValue {
        let plan = days.plan
        return ItineraryDocument(
            number: { plan.origins[$0].map { $0 + 1 } },
            suggested: { stop in
                plan.towns[stop].map { town in ([town.place] + town.alternatives).map { .object($0.jsonMembers) } }
                    ?? []
            }
        ).value(days.itinerary)
    }
}
