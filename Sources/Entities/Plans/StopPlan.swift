package import CivilTime

/// What a person decided about the time at one stop; every part may be left out.
package struct StopPlan: Hashable, Sendable, HasNone {
    /// What the stop is for.
    package private(set) var kind: StopKind?
    /// How long to stay before the drive goes on, in minutes, 1...527,040.
    package private(set) var stayMinutes: Int?
    /// How many nights to stay, 1...366.
    package private(set) var nights: Int?
    /// When to arrive at the latest, by calendar and clock there, to the minute.
    package private(set) var arrive: CivilDateTime?
    /// What the stop costs, in the trip's currency.
    package private(set) var cost: Cost?

    /// A plan that says nothing.
    package static let none = StopPlan()

    /// Decides one thing, or leaves it open again, which no night and no minute do as well; throws when the value is out of
    /// its range.
    package mutating func set(_ setting: StopSetting) throws(PlanError) {
        switch setting {
        case .kind(let kind): self.kind = kind
        case .stayMinutes(let minutes):
            stayMinutes = try checked(minutes == 0 ? nil : minutes, 1...527_040, "a stay", "minutes")
        case .nights(let count): nights = try checked(count == 0 ? nil : count, 1...366, "nights", nil)
        case .arrive(let moment): arrive = moment
        case .cost(let cost): self.cost = cost
        }
    }

    /// This plan with what differs between `old` and `new` as it is in `new`.
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

/// One thing that a person decides about a stop; nil leaves it open. The units are those of `StopPlan`.
package enum StopSetting: Equatable, Sendable {
    case kind(StopKind?)
    case stayMinutes(Int?)
    case nights(Int?)
    case arrive(CivilDateTime?)
    case cost(Cost?)
}

/// What a stop is for.
package struct StopKind: Hashable, Sendable {
    /// How it is written in the library.
    package let text: String

    /// The kinds that this program knows, as they are written.
    package static let known = ["sleep", "see", "eat", "fuel", "walk", "other"]

    /// Where one spends the night.
    package static let sleep = StopKind(unchecked: "sleep")

    /// A kind, also one that is not known; nil for an empty text and one of more than 40 bytes.
    package init?(_ text: String) {
        guard !text.isEmpty, text.utf8.count <= 40 else { return nil }
        self.text = text
    }

    private init(unchecked text: String) {
        self.text = text
    }
}
