package import CivilTime
package import Text

extension Wording {
    /// Returns the plan of a stop, part by part: `sleep`, `stay 1 h 30 min`, `2 nights`, `arrive 2027-06-14 18:00`,
    /// `leave 14:00`, `cost 95`, `by ferry, 2 h 30 min, departs 14:00, cost 85`; safe for a terminal.
    package static func planned(_ plan: StopPlan, times: ClockStyle = .hours24) -> [String] {
        StopField.allCases.compactMap { plan[$0].words(times) }
    }

    /// Returns the words for a decision that is taken back: `arrival no longer fixed`.
    package static func cleared(_ field: StopField) -> String {
        switch field {
        case .kind: "kind no longer said"
        case .stayMinutes: "no stay any more"
        case .nights: "nights left open"
        case .arrive: "arrival no longer fixed"
        case .leave: "time to leave no longer fixed"
        case .cost: "no cost any more"
        case .way: "the way is measured again"
        }
    }

    /// Returns the sentence on what a way had and the one in its place has not: `Left open of the way before: 2 h,
    /// cost 85.`; nil where nothing is lost, and where there is no way any more.
    package static func lost(from old: Way?, to new: Way?, times: ClockStyle = .hours24) -> String? {
        guard let old, let new else { return nil }
        let parts = [
            new.minutes == nil ? old.minutes.map { durationText(seconds: $0 * 60) } : nil,
            new.departs == nil ? old.departs.map { "departs \($0.text(times))" } : nil,
            new.cost == nil ? old.cost.map { "cost \($0)" } : nil,
        ].compactMap(\.self)
        return parts.isEmpty ? nil : "Left open of the way before: \(parts.joined(separator: ", "))."
    }

    /// Returns a way: `ferry, 2 h 30 min, departs 2027-06-12 14:00, cost 85`; `on foot, 40 min`.
    static func way(_ way: Way, times: ClockStyle) -> String {
        [
            way.by == .walk ? "on foot" : way.by.rawValue, way.minutes.map { durationText(seconds: $0 * 60) },
            way.departs.map { "departs \($0.text(times))" }, way.cost.map { "cost \($0)" },
        ].compactMap { $0 }.joined(separator: ", ")
    }
}
