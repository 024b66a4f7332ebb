extension Edits {
    /// Sets decisions about the days of `trip`; nil if that changes nothing. Throws if a value is out of range.
    package static func plan(_ trip: Trip, _ settings: [PlanSetting]) throws(PlanError) -> Change? {
        var new = trip
        try new.decide(settings)
        return new == trip ? nil : .editTrip(from: trip, to: new)
    }
}
