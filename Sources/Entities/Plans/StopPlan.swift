package import CivilTime

/// A person's decisions about a stop; all of them are optional.
package struct StopPlan: Hashable, Sendable, Omittable {
    /// The purpose of the stop.
    package private(set) var kind: StopKind?
    /// The length of the stay in minutes, 1...527,040.
    package private(set) var stayMinutes: Int?
    /// The number of nights, 0...366; 0 where a night is never spent.
    package private(set) var nights: Int?
    /// The fixed arrival, by the clock of the stop.
    package private(set) var arrive: PlannedTime?
    /// The time of the day before which nobody leaves; where a night is spent, the time of leaving in the morning.
    package private(set) var leave: TimeOfDay?
    /// The cost of the stop.
    package private(set) var cost: Cost?
    /// The way that leads here from the stop before.
    package private(set) var way: Way?

    /// The limits of `stayMinutes`: 366 days.
    static let stayLimit = PlanLimit(what: "a stay", range: 1...527_040, unit: "minutes")
    /// The limits of `nights`.
    package static let nightsLimit = PlanLimit(what: "nights", range: 0...366)

    /// A plan without decisions.
    package static let none = StopPlan()

    /// Sets a decision, or removes it if its value is nil, or 0 for a stay; throws if the value is out of range.
    package mutating func set(_ setting: StopSetting) throws(PlanError) {
        switch setting {
        case .kind(let kind): self.kind = kind
        case .stayMinutes(let minutes):
            stayMinutes = try Self.stayLimit.checked(minutes == 0 ? nil : minutes)
        case .nights(let count): nights = try Self.nightsLimit.checked(count)
        case .arrive(let time): arrive = time
        case .leave(let time): leave = time
        case .cost(let cost): self.cost = cost
        case .way(var way):
            // Fields of other programs stay with the way, whatever is decided about it.
            if let known = self.way?.otherFields, way?.otherFields.isEmpty ?? false { way?.otherFields = known }
            self.way = way
        }
    }

    /// Sets the decisions of this plan that differ between `old` and `new` to those of `new`.
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
        case .leave: .leave(leave)
        case .cost: .cost(cost)
        case .way: .way(way)
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
    case arrive(PlannedTime?)
    case leave(TimeOfDay?)
    case cost(Cost?)
    case way(Way?)
}

/// A field of a stop's plan; the raw value is its name in the JSON of a stop.
package enum StopField: String, CaseIterable, Sendable {
    case kind
    case stayMinutes
    case nights
    case arrive
    case leave
    case cost
    case way
}

/// The purpose of a stop.
package struct StopKind: Hashable, Sendable {
    /// The kind as written in the library.
    package let text: String

    /// The kinds that this program knows, as written in the library.
    package static let known = ["sleep", "see", "eat", "fuel", "walk", "other"]

    /// Further words for them, as a person types them.
    static let words: [String: Set<String>] = [
        "sleep": [
            "night", "overnight", "hotel", "hostel", "motel", "camping", "camp", "campsite", "lodging", "stay", "bed",
        ],
        "see": ["sight", "sights", "visit", "museum", "castle", "view", "viewpoint", "sightseeing", "look"],
        "eat": ["food", "meal", "breakfast", "lunch", "dinner", "restaurant", "cafe", "café", "coffee", "picnic"],
        "fuel": ["gas", "petrol", "charge", "charging", "refuel"],
        "walk": ["hike", "hiking", "stroll", "trek"],
    ]

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
