package import Text

extension Wording {
    /// Returns the plan of a stop, part by part: `sleep`, `stay 1 h 30 min`, `2 nights`, `arrive 2027-06-14 18:00`,
    /// `95`; safe for a terminal.
    package static func planned(_ plan: StopPlan) -> [String] {
        StopField.allCases.compactMap { plan[$0].words }
    }
}
