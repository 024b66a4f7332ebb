import CivilTime
import Entities

/// The part of a ride that a stop of a calendar is: its beginning, its end, or what is near the end.
struct ICSRidePart {
    /// Whether the stop is the end of the ride, false for its beginning; nil for an event of its own to which the ride
    /// leads.
    var isEnd: Bool?
    /// The means by which one travels.
    let means: Way.Means
    /// The way that leads to the stop; nil at the beginning of a ride.
    var way: Way?
    /// The nights that one is on the way.
    var nightsAboard = 0
    /// The text of the event of the ride.
    var note: String?

    /// The distance in metres up to which a stop is where a ride begins or ends: airports are farther from towns.
    var nearby: Double { means == .flight ? 60_000 : 15_000 }
}
