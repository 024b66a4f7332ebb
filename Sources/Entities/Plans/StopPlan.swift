package import CivilTime

/// A person's decisions about a stop; all of them are optional.
package struct StopPlan: Hashable, Sendable, Omittable {
    /// The purpose of the stop.
    package private(set) var kind: StopKind?
    /// The length of the stay in minutes, 1...527,040.
    package private(set) var stayMinutes: Int?
    /// The number of nights, 1...366.
    package private(set) var nights: Int?
    /// The latest local time of arrival, to the minute.
    package private(set) var arrive: CivilDateTime?
    /// The cost of the stop in the trip's currency.
    package private(set) var cost: Cost?

    /// The limits of `stayMinutes`: 366 days.
    static let stayLimit = PlanLimit(what: "a stay", range: 1...527_040, unit: "minutes")
    /// The limits of `nights`.
    package static let nightsLimit = PlanLimit(what: "nights", range: 1...366)

    /// A plan without decisions.
    package static let none = StopPlan()

    /// Sets a decision, or removes it if its value is nil, or 0 for a stay and for nights; throws if the value is out
    /// of range.
    package mutating func set(_ setting: StopSetting) throws(PlanError) {
        switch setting {
        case .kind(let kind): self.kind = kind
        case .stayMinutes(let minutes):
            stayMinutes = try Self.stayLimit.checked(minutes == 0 ? nil : minutes)
        case .nights(let count): nights = try Self.nightsLimit.checked(count == 0 ? nil : count)
        case .arrive(let moment): arrive = moment
        case .cost(let cost): self.cost = cost
        }
    }

    /// This plan with the decisions that differ between `old` and `new` set to those of `new`.
    func edited(from old: StopPlan, to new: StopPlan) -> StopPlan {
        var plan = self
        for field in StopField.allCases where old[field] != new[field] {
            // The decisions of a plan are in their ranges.
            try? plan.set(new[field])
        }
        return plan
    }

    /// The decision of a field.
    package subscript(field: StopField) -> StopSetting {
        switch field {
        case .kind: .kind(kind)
        case .stayMinutes: .stayMinutes(stayMinutes)
        case .nights: .nights(nights)
        case .arrive: .arrive(arrive)
        case .cost: .cost(cost)
        }
    }

    /// Whether something is decided in a field.
    package func decides(_ field: StopField) -> Bool { self[field] != StopPlan.none[field] }
}

/// A decision about a stop, in the units of `StopPlan`; nil removes the decision.
package enum StopSetting: Equatable, Sendable {
    case kind(StopKind?)
    case stayMinutes(Int?)
    case nights(Int?)
    case arrive(CivilDateTime?)
    case cost(Cost?)
}

/// A field of a stop's plan; the raw value is its name in the JSON of a stop.
package enum StopField: String, CaseIterable, Sendable {
    case kind
    case stayMinutes
    case nights
    case arrive
    case cost
}

/// The purpose of a stop.
package struct StopKind: Hashable, Sendable {
    /// The kind as written in the library.
    package let text: String

    /// The kinds that this program knows, as written in the library.
    package static let known = ["sleep", "see", "eat", "fuel", "walk", "other"]

    /// A place to spend the night.
    package static let sleep = StopKind(unchecked: "sleep")

    /// Creates a kind, which need not be a known one; nil for an empty text or one of more than 40 bytes.
    package init?(_ text: String) {
        guard !text.isEmpty, text.utf8.count <= 40 else { return nil }
        self.text = text
    }

    private init(unchecked text: String) {
        self.text = text
    }
}
