import CivilTime
import Geodesy

extension ICSSchedule {
    /// Leaves the ends of rides out that lie where the stop before or behind is: the way is then that of the stop
    /// behind. Linear.
    static func withRides(_ stops: [Stop]) -> [Stop] {
        var joined: [Stop] = []
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
        return joined
    }

    /// Whether a stop is on the day of another one or the next.
    private static func follows(_ stop: Stop, _ before: Stop) -> Bool {
        guard let day = stop.start?.date.daysSince1970, let first = before.start?.date.daysSince1970 else {
            return false
        }
        return (first...first + 1).contains(day)
    }
}
