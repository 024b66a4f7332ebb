package import Entities

/// The parts of plans that a file holds: two trips are the same if these are, whatever else is planned for one of them.
package struct HeldPlans: Hashable, Sendable {
    /// Whether it holds the first day.
    private let start: Bool
    /// Whether it holds the currency of costs.
    private let currency: Bool
    /// Whether it holds the other decisions about trips.
    private let others: Bool
    /// The decisions about stops that it holds.
    private let stops: Set<StopField>

    /// Holds all parts.
    package static let all = HeldPlans(start: true, currency: true, others: true, stops: Set(StopField.allCases))
    /// Holds none.
    package static let none = HeldPlans(start: false, currency: false, others: false, stops: [])

    private init(start: Bool, currency: Bool, others: Bool, stops: Set<StopField>) {
        (self.start, self.currency, self.others, self.stops) = (start, currency, others, stops)
    }

    /// Holds decisions about stops, and of the plan of trips the first day and the currency at most.
    init(start: Bool, currency: Bool, stops: Set<StopField>) {
        self.init(start: start, currency: currency, others: false, stops: stops)
    }

    /// The part of a trip's plan that is held.
    package func part(of plan: Plan) -> Plan {
        if others { return plan }
        var part = Plan.none
        // The decisions of a plan are in their ranges.
        if start { try? part.set(.start(plan.start)) }
        if currency { try? part.set(.currency(plan.currency)) }
        return part
    }

    /// The part of a stop's plan that is held.
    package func part(of plan: StopPlan) -> StopPlan {
        var part = StopPlan.none
        for field in stops { try? part.set(plan[field]) }
        return part
    }
}
