import CivilTime
package import Text

extension Wording {
    /// Returns the plan of a stop, part by part: `sleep`, `stay 1 h 30 min`, `2 nights`, `arrive 2027-06-14 18:00`,
    /// `95`; safe for a terminal.
    package static func planned(_ plan: StopPlan) -> [String] {
        [
            plan.kind.map { visible($0.text) },
            plan.stayMinutes.map { "stay \(durationTextInDays(seconds: $0 * 60))" },
            plan.nights.map { counted($0, "night") },
            plan.arrive.map { "arrive \($0.date.text) \($0.time.hourAndMinute)" },
            plan.cost.map { "cost \($0)" },
        ].compactMap { $0 }
    }
}
