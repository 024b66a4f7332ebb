package import CivilTime
package import Geodesy

/// A word that decides something about the days of a trip: an option of a command, and what is typed at the days.
package enum PlanWord: String, CaseIterable, Sendable {
    case start, leave, drive, days, fuel, price, currency, speed, detour
    case legMinutes = "leg-minutes"

    /// The decision as a person with this unit types it; nil where it is open.
    package func typed(_ plan: Plan, in unit: DistanceUnit) -> String? {
        switch self {
        case .start: plan.start?.text
        case .leave: plan.leave?.hourAndMinute
        case .drive: plan.dailyMinutes.map(PlanText.typedDuration)
        case .days: plan.days.map { "\($0)" }
        case .fuel: PlanText.fuelText(plan, in: unit)
        case .price: PlanText.priceText(plan, in: unit)
        case .currency: plan.currency
        case .speed: plan.speed.map { shortDecimalText(($0 * 10_000 / unit.metresPerUnit).rounded() / 10, atMost: 4) }
        case .detour: plan.detour.map { shortDecimalText($0, atMost: 4) }
        case .legMinutes: plan.legMinutes.map { "\($0)m" }
        }
    }

    /// The decision as it stands on a page: `Sat 12 Jun 2027`, `6 h`, `7.2 l/100 km`; nil where it is open.
    package func shown(_ plan: Plan, in unit: DistanceUnit, _ times: ClockStyle) -> String? {
        switch self {
        case .start: plan.start?.shortText(withYear: true)
        case .leave: plan.leave.map { times.text($0) }
        case .drive: plan.dailyMinutes.map { durationText(seconds: $0 * 60) }
        case .fuel:
            typed(plan, in: unit).map { text in
                if text.hasSuffix("kWh") { return text.dropLast(3) + " kWh/100 km" }
                return text.hasSuffix("mpg") ? text.dropLast(3) + " mpg" : text.dropLast() + " l/100 km"
            }
        case .speed:
            typed(plan, in: unit).map { "\($0) \(unit == .kilometers ? "km/h" : unit == .miles ? "mph" : "kn")" }
        case .legMinutes: plan.legMinutes.map { "\($0) min" }
        case .days, .price, .currency, .detour: typed(plan, in: unit)
        }
    }
}

extension Plan {
    /// The decisions that differ from those of an earlier plan, by their words and as they are typed: `drive 6h to 5h`.
    func differences(from old: Plan) -> [String] {
        PlanWord.allCases.compactMap { word in
            let (before, now) = (word.typed(old, in: .kilometers), word.typed(self, in: .kilometers))
            return before == now ? nil : changedValue(word.rawValue, from: before, to: now)
        }
    }
}
