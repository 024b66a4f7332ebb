extension Trip {
    /// Sets the properties of this trip that differ between `old` and `new` to those of `new`, for the trip and the
    /// stops that both contain. Throws if such a stop does not exist in this trip any more. Linear in the number of
    /// stops.
    func edited(from old: Trip, to new: Trip) throws(ChangeError) -> Trip {
        var trip = self
        if old.name != new.name { trip.name = new.name }
        if old.isRoundTrip != new.isRoundTrip { trip.isRoundTrip = new.isRoundTrip }
        if old.otherFields != new.otherFields { trip.otherFields = new.otherFields }
        trip.plan = plan.edited(from: old.plan, to: new.plan)
        let places = Dictionary(waypoints.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let originals = Dictionary(old.waypoints.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for stop in new.waypoints {
            guard let original = originals[stop.id], original != stop else { continue }
            guard let place = places[stop.id] else { throw .noSuchStop }
            trip.waypoints[place] = trip.waypoints[place].edited(from: original, to: stop)
        }
        return trip
    }
}

extension Waypoint {
    /// Sets the properties of this stop that differ between `old` and `new` to those of `new`.
    fileprivate func edited(from old: Waypoint, to new: Waypoint) -> Waypoint {
        var stop = self
        if old.name != new.name { stop.name = new.name }
        if old.location != new.location { stop.location = new.location }
        if old.note != new.note { stop.note = new.note }
        if old.otherFields != new.otherFields { stop.otherFields = new.otherFields }
        stop.plan = plan.edited(from: old.plan, to: new.plan)
        return stop
    }
}
