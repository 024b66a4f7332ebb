extension Edits {
    /// `trip` with these decisions about its days; nil when that changes nothing. Throws for a value out of its range.
    package static func plan(_ trip: Trip, _ settings: [PlanSetting]) throws(PlanError) -> Change? {
        var new = trip
        var plan = trip.plan
        for setting in settings { try plan.set(setting) }
        new.plan = plan
        return new == trip ? nil : .editTrip(from: trip, to: new)
    }
}
