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
        if old.kind != new.kind { plan.kind = new.kind }
        if old.stayMinutes != new.stayMinutes { plan.stayMinutes = new.stayMinutes }
        if old.nights != new.nights { plan.nights = new.nights }
        if old.arrive != new.arrive { plan.arrive = new.arrive }
        if old.cost != new.cost { plan.cost = new.cost }
        return plan
    }
}

/// A decision about a stop, in the units of `StopPlan`; nil removes the decision.
package enum StopSetting: Equatable, Sendable {
    case kind(StopKind?)
    case stayMinutes(Int?)
    case nights(Int?)
    case arrive(CivilDateTime?)
    case cost(Cost?)
}

extension StopSetting {
    /// The name of its field in the JSON of a stop.
    package var fieldName: String {
        switch self {
        case .kind: "kind"
        case .stayMinutes: "stayMinutes"
        case .nights: "nights"
        case .arrive: "arrive"
        case .cost: "cost"
        }
    }
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
