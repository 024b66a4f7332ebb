import CivilTime
package import Entities
import MapData
package import Places
package import Reactive

/// An edit of a stop, as typed. What is nil stays as it is; an empty note takes the note away, and an empty kind, stay,
/// number of nights, arrival, time to leave, cost or way leaves it open again.
package struct WaypointEdit: Equatable, Sendable {
    package var name: String?
    package var place: String?
    package var note: String?
    package var kind: String?
    package var stay: String?
    package var nights: String?
    package var arrive: String?
    package var leave: String?
    package var cost: String?
    package var way: String?

    /// Makes an edit.
    package init(
        name: String? = nil, place: String? = nil, note: String? = nil, kind: String? = nil, stay: String? = nil,
        nights: String? = nil, arrive: String? = nil, leave: String? = nil, cost: String? = nil, way: String? = nil
    ) {
        self.name = name
        self.place = place
        self.note = note
        self.kind = kind
        self.stay = stay
        self.nights = nights
        self.arrive = arrive
        self.leave = leave
        self.cost = cost
        self.way = way
    }

    /// Whether anything of the stop's plan is to change.
    var changesPlan: Bool { [kind, stay, nights, arrive, leave, cost, way].contains { $0 != nil } }

    /// Whether the stop's plan is to change and nothing else.
    package var onlyPlans: Bool { changesPlan && [name, place, note].allSatisfy { $0 == nil } }

    /// The decisions about the stop; throws for a text that means nothing. A date without a year is the first such that
    /// is not before the start of `trip`, or else before today.
    func settings(of trip: Trip, today: CivilDate) throws(PlanError) -> [StopSetting] {
        var settings: [StopSetting] = []
        if let kind { settings.append(try PlanText.kind(kind)) }
        if let stay { settings.append(try PlanText.stay(stay)) }
        if let nights { settings.append(try PlanText.nights(nights)) }
        if let arrive { settings.append(try PlanText.arrive(arrive, start: trip.plan.start, today: today)) }
        if let leave { settings.append(try PlanText.stopLeave(leave)) }
        if let cost { settings.append(try PlanText.cost(cost, currency: trip.plan.currency)) }
        if let way {
            settings.append(
                try PlanText.way(way, start: trip.plan.start, today: today, currency: trip.plan.currency))
        }
        return settings
    }
}

/// The result of an edit.
package struct WaypointOutcome: Equatable, Sendable {
    /// The stop as it is now; as it was, where it was deleted.
    package let stop: Waypoint
    /// The reading of the place, if one was given.
    package var place: FoundPlace?
    /// Whether anything is another than before.
    package var isChanged = true
    /// The store's warnings about the save, and doubts about a date.
    package var warnings: [String]
}

/// A stop, the trip it belongs to, and the route through that trip.
package struct WaypointDetail: Equatable, Sendable {
    package let trip: Trip
    /// The stop's place in the trip, from 0.
    package let index: Int
    package let route: Loading<Route>

    /// The stop itself.
    package var stop: Waypoint { trip.waypoints[index] }
}
