import CivilTime
import Entities
import Geodesy

/// The decisions about the days of a trip, as typed. A nil one stays as it is; an empty one is left open again.
package struct DaysRequest: Equatable, Sendable {
    package var start: String?
    package var leave: String?
    package var drive: String?
    package var speed: String?
    package var detour: String?
    package var legMinutes: String?
    package var fuel: String?
    package var price: String?
    package var currency: String?
    /// Whether towns are suggested for nights on the way.
    package var towns = false

    /// Decides nothing.
    package init() {}

    /// The decisions; throws for a text that means nothing. A speed is in `unit` an hour.
    func settings(unit: DistanceUnit, today: CivilDate) throws(PlanError) -> [PlanSetting] {
        var settings: [PlanSetting] = []
        if let start { settings.append(try PlanText.start(start, today: today)) }
        if let leave { settings.append(try PlanText.leave(leave)) }
        if let drive { settings.append(try PlanText.daily(drive)) }
        if let speed { settings.append(try Self.speed(speed, in: unit)) }
        if let detour { settings.append(try PlanText.detour(detour)) }
        if let legMinutes { settings.append(try PlanText.leg(legMinutes)) }
        if let fuel { settings.append(try PlanText.fuel(fuel, in: unit)) }
        if let price { settings.append(try PlanText.price(price, in: unit)) }
        if let currency { settings.append(PlanText.currency(currency)) }
        return settings
    }

    /// Returns how the typed text is read, where that may not be what was meant, a line each: the fuel consumption and
    /// its price without units, a first day that is long past.
    func remarks(unit: DistanceUnit, today: CivilDate) -> [String] {
        var remarks = [PlanText.unitsRead(fuel: fuel, price: price, in: unit)]
        if let start, case .start(let date?)? = try? PlanText.start(start, today: today) {
            remarks.append(PlanText.doubt(about: date, today: today))
        }
        return remarks.compactMap { $0 }
    }

    /// A speed; throws in the unit that was typed where it is out of range.
    private static func speed(_ typed: String, in unit: DistanceUnit) throws(PlanError) -> PlanSetting {
        let setting = try PlanText.speed(typed, in: unit)
        guard case .speed(let speed?) = setting, unit != .kilometers, !(1...300).contains(speed) else { return setting }
        let most = Int(300_000 / unit.metresPerUnit)
        let name = unit == .miles ? "mph" : "kn"
        throw PlanError("the speed can be 1 to \(most) \(name) (up to 300 km/h), not \(typed)")
    }
}
