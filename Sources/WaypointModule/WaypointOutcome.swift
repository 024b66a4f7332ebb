package import Entities
package import Places
package import Reactive

/// The result of an edit.
package struct WaypointOutcome: Equatable, Sendable {
    /// The stop as it is now; as it was, where it was deleted.
    package let stop: Waypoint
    /// The stop before an edit; nil for what is none.
    package var before: Waypoint?
    /// The reading of the place, if one was given.
    package var place: FoundPlace?
    /// Whether anything is another than before.
    package var isChanged = true
    /// The currency of all costs of the trip, where that was typed with a cost and the trip had none.
    package var currency: String?
    /// The decisions about the trip's days as they are now; nil where the stop was deleted.
    package var plan: Plan?
    /// The store's warnings about the save, and doubts about a date.
    package var warnings: [String]
    /// The sentences on ways that belong to another leg than before, or to none.
    package var ways: [AdvisedText] = []
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
