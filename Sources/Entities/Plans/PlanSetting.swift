package import CivilTime

/// A decision about the days of a trip, in the units of `Plan`; nil removes the decision.
package enum PlanSetting: Equatable, Sendable {
    case start(CivilDate?)
    case leave(TimeOfDay?)
    case dailyMinutes(Int?)
    case days(Int?)
    case speed(Double?)
    case detour(Double?)
    case legMinutes(Int?)
    case litersPer100km(Double?)
    case kWhPer100km(Double?)
    case price(Double?)
    case currency(String?)
}

extension PlanSetting {
    /// Whether its field is inside `fuel`.
    package var isInFuel: Bool {
        switch self {
        case .litersPer100km, .kWhPer100km, .price: true
        case .start, .leave, .dailyMinutes, .days, .speed, .detour, .legMinutes, .currency: false
        }
    }

    /// The name of its field in the JSON of a plan, or of its fuel.
    package var fieldName: String {
        switch self {
        case .start: "start"
        case .leave: "leave"
        case .dailyMinutes: "dailyMinutes"
        case .days: "days"
        case .speed: "speedKmh"
        case .detour: "detour"
        case .legMinutes: "legMinutes"
        case .litersPer100km: "litersPer100km"
        case .kWhPer100km: "kWhPer100km"
        case .price: "price"
        case .currency: "currency"
        }
    }
}
