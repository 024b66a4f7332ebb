import CivilTime
package import Entities
import Geodesy

/// The decisions about the days of a trip, as typed. A nil one stays as it is; an empty one is left open again.
package struct DaysRequest: Equatable, Sendable {
    package var start: String?
    package var leave: String?
    package var drive: String?
    package var days: String?
    package var speed: String?
    package var detour: String?
    package var legMinutes: String?
    package var fuel: String?
    package var price: String?
    package var currency: String?
    /// Whether towns are suggested for nights on the way.
    package var towns = false
    /// Whether the nights that are decided for stops are left open, also those where none is to be.
    package var isFree = false

    /// Decides nothing.
    package init() {}

    /// The text for a word.
    package subscript(word: PlanWord) -> String? {
        get { self[keyPath: Self.path(word)] }
        set { self[keyPath: Self.path(word)] = newValue }
    }

    private static func path(_ word: PlanWord) -> WritableKeyPath<DaysRequest, String?> {
        switch word {
        case .start: \.start
        case .leave: \.leave
        case .drive: \.drive
        case .days: \.days
        case .fuel: \.fuel
        case .price: \.price
        case .currency: \.currency
        case .speed: \.speed
        case .detour: \.detour
        case .legMinutes: \.legMinutes
        }
    }

    /// The decisions over `plan`; throws for a text that means nothing. A speed is in `unit` an hour.
    func settings(over plan: Plan, unit: DistanceUnit, today: CivilDate) throws(PlanError) -> [PlanSetting] {
        var settings: [PlanSetting] = []
        if let start { settings.append(try PlanText.start(start, today: today)) }
        if let leave { settings.append(try PlanText.leave(leave)) }
        if let drive { settings.append(try PlanText.daily(drive)) }
        if let days { settings.append(try PlanText.days(days)) }
        if let speed { settings.append(try PlanText.speed(speed, in: unit)) }
        if let detour { settings.append(try PlanText.detour(detour)) }
        if let legMinutes { settings.append(try PlanText.leg(legMinutes)) }
        if let fuel { settings.append(try PlanText.fuel(fuel, in: unit)) }
        if let price {
            settings.append(try PlanText.price(price, in: unit, isElectric: isElectric(over: plan, unit)))
        }
        if let currency { settings.append(PlanText.currency(currency)) }
        return settings
    }

    /// Returns how the typed text is read, where that may not be what was meant, a line each: the fuel consumption and
    /// its price without units, a first day that is long past; and nights of stops that bind the days.
    func remarks(on trip: Trip?, unit: DistanceUnit, today: CivilDate) -> [String] {
        let isElectric = isElectric(over: trip?.plan ?? .none, unit)
        var remarks = [PlanText.unitsRead(fuel: fuel, price: price, in: unit, isElectric: isElectric)]
        if let start, case .start(let date?)? = try? PlanText.start(start, today: today) {
            remarks.append(PlanText.doubt(about: date, today: today))
        }
        let fixed = trip?.waypoints.count { $0.plan.nights ?? 0 > 0 } ?? 0
        if !isFree, fixed > 0, drive != nil || days != nil {
            let stops = fixed == 1 ? "one stop are" : "\(fixed) stops are"
            remarks.append("The nights at \(stops) kept as they were decided; ‘free’ leaves them open.")
        }
        return remarks.compactMap { $0 }
    }

    /// Whether the vehicle needs kWh, as it is decided here or in a plan.
    private func isElectric(over plan: Plan, _ unit: DistanceUnit) -> Bool {
        guard let fuel, let setting = try? PlanText.fuel(fuel, in: unit) else { return plan.kWhPer100km != nil }
        if case .kWhPer100km(.some) = setting { return true }
        return false
    }
}
