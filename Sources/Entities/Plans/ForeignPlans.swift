extension Trip {
    /// The trip without the values that other programs keep under the names of this program's plans and that a plan
    /// cannot have, and the names of these values; a library keeps them, a file to import may not have them. Linear.
    package var withoutForeignPlans: (trip: Trip, names: [String]) {
        var trip = self
        var names = trip.otherFields.remove(["plan"])
        if plan.otherFields != Plan.OtherFields() {
            names += trip.plan.otherFields.beside.remove(Plan.fieldNames)
            names += trip.plan.otherFields.insideFuel.remove(Plan.fuelFieldNames)
        }
        for index in waypoints.indices where waypoints[index].hasOtherFields {
            names += trip.waypoints[index].otherFields.beside.remove(StopPlan.fieldNames)
        }
        return (trip, names)
    }
}

extension Plan {
    /// The names of the fields of a plan's JSON that this program knows.
    static let fieldNames: Set = [
        "start", "leave", "dailyMinutes", "days", "speedKmh", "detour", "legMinutes", "fuel", "currency",
    ]
    /// The same inside `fuel`.
    static let fuelFieldNames: Set = ["litersPer100km", "kWhPer100km", "price"]
}

extension StopPlan {
    /// The names of the fields of a stop's JSON that are its plan.
    fileprivate static let fieldNames: Set = Set(StopField.allCases.map(\.rawValue))
}

extension [ForeignField] {
    /// Removes the fields with these names, and returns the names of those that were there.
    fileprivate mutating func remove(_ names: Set<String>) -> [String] {
        let removed = filter { names.contains($0.name) }.map(\.name)
        if !removed.isEmpty { removeAll { names.contains($0.name) } }
        return removed
    }
}
