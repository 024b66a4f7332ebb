// Costs keep their currency where that of their trip becomes another one.

extension Waypoint {
    /// Keeps what the stop and the way to it cost where they go from a trip with the currency `old` to one with `new`.
    package mutating func moveCosts(from old: String?, to new: String?) {
        guard old != new || plan.cost?.currency == new || plan.way?.cost?.currency == new else { return }
        var plan = plan
        if let cost = plan.cost { try? plan.set(.cost(cost.moved(from: old, to: new))) }
        if var way = plan.way, let cost = way.cost {
            way.cost = cost.moved(from: old, to: new)
            try? plan.set(.way(way))
        }
        if plan != self.plan { self.plan = plan }
    }

    /// The costs of the stop and of the way to it.
    package var costs: [Cost] { [plan.cost, plan.way?.cost].compactMap(\.self) }
}

extension Trip {
    /// Decides about the days. With another currency the costs that were entered in the one before keep it; those that
    /// never had one get it. Throws for a value out of its range. Linear in the stops.
    package mutating func decide(_ settings: [PlanSetting]) throws(PlanError) {
        var new = plan
        for setting in settings { try new.set(setting) }
        let old = plan.currency
        plan = new
        guard old != new.currency else { return }
        for index in waypoints.indices { waypoints[index].moveCosts(from: old, to: new.currency) }
    }
}
