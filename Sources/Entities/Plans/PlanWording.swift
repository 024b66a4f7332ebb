package import CivilTime
package import Text

extension Wording {
    /// Returns the plan of a stop, part by part: `sleep`, `stay 1 h 30 min`, `2 nights`, `arrive 2027-06-14 18:00`,
    /// `leave 14:00`, `cost 95`, `by ferry, 2 h 30 min, departs 14:00, cost 85`; safe for a terminal.
    package static func planned(_ plan: StopPlan, times: ClockStyle = .hours24) -> [String] {
        StopField.allCases.compactMap { plan[$0].words(times) }
    }

    /// Returns a way: `ferry, 2 h 30 min, departs 2027-06-12 14:00, cost 85`.
    static func way(_ way: Way, times: ClockStyle) -> String {
        [
            way.by.rawValue, way.minutes.map { durationText(seconds: $0 * 60) },
            way.departs.map { "departs \($0.text(times))" }, way.cost.map { "cost \($0)" },
        ].compactMap { $0 }.joined(separator: ", ")
    }
}
