import CivilTime
import Entities
import Geodesy

/// What a stop of a calendar has to do with a ride: it begins or ends there, or leads to what is near its end.
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
    /// What the event of the ride says.
    var note: String?

    /// The distance in metres up to which a stop is where a ride begins or ends: airports are farther from towns.
    private var nearby: Double { means == .flight ? 60_000 : 15_000 }

    /// Leaves the ends of rides out that lie where the stop before or behind is: the way is then that of the stop
    /// behind. Linear.
    static func join(_ stops: inout [ICSSchedule.Stop]) {
        var joined: [ICSSchedule.Stop] = []
        for stop in stops {
            var stop = stop
            if let part = stop.ride, part.isEnd == false, let before = joined.last,
                before.place.distance(to: stop.place) < part.nearby
            {
                continue
            }
            if let before = joined.last, let part = before.ride, part.isEnd == true, stop.ride == nil,
                before.place.distance(to: stop.place) < part.nearby, follows(stop, before)
            {
                joined.removeLast()
                stop.ride = part
                stop.ride?.isEnd = nil
            }
            joined.append(stop)
        }
        stops = joined
    }

    /// Whether a stop is on the day of another one or the next.
    private static func follows(_ stop: ICSSchedule.Stop, _ before: ICSSchedule.Stop) -> Bool {
        guard let day = stop.start?.date.daysSince1970, let first = before.start?.date.daysSince1970 else {
            return false
        }
        return (first...first + 1).contains(day)
    }
}
