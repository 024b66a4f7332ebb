extension Edits {
    /// Sets decisions about the days of `trip`; nil if that changes nothing. Throws if a value is out of range.
    package static func plan(_ trip: Trip, _ settings: [PlanSetting]) throws(PlanError) -> Change? {
        var new = trip
        var plan = trip.plan
        for setting in settings { try plan.set(setting) }
        new.plan = plan
        return new == trip ? nil : .editTrip(from: trip, to: new)
    }
}
