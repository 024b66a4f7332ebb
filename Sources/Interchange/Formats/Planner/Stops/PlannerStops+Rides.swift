import CivilTime
import Entities
import Geodesy

/// The ends of rides among other places.
extension PlannerStops {
    /// Leaves the ends of rides out that lie where the stop before or behind is, as an airport does beside the hotel of
    /// its town: the way is then that of the stop behind. Linear.
    static func withRides(_ places: [PlannerPlace]) -> [PlannerPlace] {
        var joined: [PlannerPlace] = []
        for place in places {
            var place = place
            if let before = joined.last {
                if place.isBeginningOfRide == true, before.isBeginningOfRide == nil,
                    place.isNear(before, by: place.means)
                {
                    continue
                }
                if before.isBeginningOfRide == false, place.isBeginningOfRide == nil,
                    place.isNear(before, by: before.means), place.follows(before)
                {
                    joined.removeLast()
                    place.takeRide(to: before)
                }
            }
            joined.append(place)
        }
        return joined
    }
}

extension PlannerPlace {
    /// Whether another place is where a ride by these means begins or ends.
    fileprivate func isNear(_ other: PlannerPlace, by means: Way.Means?) -> Bool {
        guard let means, let one = location, let two = other.location else { return false }
        return one.distance(to: two) < ICSRidePart(isEnd: nil, means: means).nearby
    }

    private var location: Coordinate? {
        guard let latitude, let longitude else { return nil }
        return try? Coordinate(latitude: latitude, longitude: longitude)
    }

    /// Whether it is on the day of another place or the next; so it is where a day is not known.
    fileprivate func follows(_ other: PlannerPlace) -> Bool {
        func day(_ place: PlannerPlace) -> Int64? {
            place.plan.date.flatMap { CivilDate(text: String($0.prefix(10))) }?.daysSince1970
        }
        guard let own = day(self), let before = day(other) else { return true }
        return (before...before + 1).contains(own)
    }

    /// Takes what the end of a ride says that leads to this place.
    fileprivate mutating func takeRide(to end: PlannerPlace) {
        (plan.way, ride) = (end.plan.way, end.ride)
        for note in end.notes { addNote(note) }
        leftOut += end.leftOut
        costOfRide =
            end.plan.fields[.cost].map { [$0, end.plan.currency].compactMap { $0 }.joined(separator: " ") } ?? ""
    }
}
