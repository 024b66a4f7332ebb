import CivilTime

/// A person's decision about the leg that leads to a stop: a crossing or a drive whose time is known, in place of what
/// is measured.
package struct Way: Hashable, Sendable {
    /// The means by which the leg is travelled.
    package enum Means: String, CaseIterable, Hashable, Sendable {
        case ferry, train, flight, drive, walk
    }

    /// The means by which the leg is travelled.
    package var by: Means
    /// The duration in minutes, 1...14,400; nil where what is measured counts.
    package private(set) var minutes: Int?
    /// The departure, by the clock of the stop before.
    package var departs: PlannedTime?
    /// The cost.
    package var cost: Cost?
    /// Unknown fields of the way's JSON; kept unchanged.
    package var otherFields: [ForeignField] = []

    /// The limits of `minutes`: ten days.
    static let minutesLimit = PlanLimit(what: "the duration of a way", range: 1...14_400, unit: "minutes")

    /// Creates a way; throws if the duration is out of range.
    package init(
        by means: Means, minutes: Int? = nil, departs: PlannedTime? = nil, cost: Cost? = nil
    ) throws(PlanError) {
        by = means
        self.minutes = try Self.minutesLimit.checked(minutes)
        self.departs = departs
        self.cost = cost
    }

    /// Whether the leg is driven, so that its time counts as driving and it needs fuel.
    package var isDriven: Bool { by == .drive }

    /// Whether one goes by oneself, so that nothing leaves without one.
    package var isByOneself: Bool { by == .drive || by == .walk }

    /// The way as a person types it: `ferry 2h30 2027-06-12 14:00 85`.
    package var typedText: String {
        let duration = minutes.map { PlanText.typedDuration($0) }
        // An amount behind whole hours would be read as their minutes.
        let isAfterHours = departs == nil && duration?.hasSuffix("h") == true
        return
            ([by.rawValue]
            + [duration, departs?.typedText, cost.map { isAfterHours ? "cost \($0.typedText)" : $0.typedText }]
            .compactMap { $0 })
            .joined(separator: " ")
    }
}
