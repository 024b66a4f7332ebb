package import CivilTime

/// What a person decided about the days of a trip. Nothing that is computed is in it; every part may be left out.
package struct Plan: Hashable, Sendable, HasNone {
    /// The first day.
    package private(set) var start: CivilDate?
    /// When a day's drive begins, by the clocks there.
    package private(set) var leave: TimeOfDay?
    /// How long to drive in a day at most, in minutes, 1...1440.
    package private(set) var dailyMinutes: Int?
    /// The speed that driving times are estimated with, in km/h, 1...300.
    package private(set) var speed: Double?
    /// How much longer a road is than the straight line, 1...10.
    package private(set) var detour: Double?
    /// What is added to the driving time of each leg, in minutes, 0...1440.
    package private(set) var legMinutes: Int?
    /// What the vehicle needs, in litres for 100 km, above 0 and up to 1,000.
    package private(set) var litersPer100km: Double?
    /// What a litre costs, in the trip's currency, 0...1,000,000.
    package private(set) var price: Double?
    /// The currency that all costs are in: three letters, `EUR`.
    package private(set) var currency: String?
    /// What other programs wrote into the plan, kept as it was.
    package var otherFields = OtherFields()

    /// The fields of a plan's JSON that this program does not know: they survive load and save.
    package struct OtherFields: Hashable, Sendable {
        /// Beside `start` and the others.
        package var beside: [ForeignField] = []
        /// Inside `fuel`.
        package var insideFuel: [ForeignField] = []
    }

    /// A plan that says nothing.
    package static let none = Plan()

    /// What holds where a plan says nothing.
    package enum Usual {
        /// 09:00.
        package static let leave = TimeOfDay(hour: 9, minute: 0, second: 0)
        /// Six hours, in minutes.
        package static let dailyMinutes = 360
        /// In km/h.
        package static let speed = 100.0
        /// The length of a road, in straight lines.
        package static let detour = 1.25
        /// In minutes.
        package static let legMinutes = 10
    }

    /// Whether the person decided nothing, whatever fields of others there are.
    package var isEmpty: Bool { decisions == .none }

    /// The plan without the fields of others.
    package var decisions: Plan {
        var plan = self
        plan.otherFields = OtherFields()
        return plan
    }

    /// Decides one thing, or leaves it open again; throws when the value is out of its range.
    package mutating func set(_ setting: PlanSetting) throws(PlanError) {
        switch setting {
        case .start(let date): start = date
        case .leave(let time): leave = time
        case .dailyMinutes(let minutes):
            dailyMinutes = try checked(minutes, 1...1_440, "the driving time of a day", "minutes")
        case .speed(let number): speed = try checked(number, 1...300, "the speed", "km/h")
        case .detour(let number): detour = try checked(number, 1...10, "the detour", nil)
        case .legMinutes(let minutes):
            legMinutes = try checked(minutes, 0...1_440, "what is added for each leg", "minutes")
        case .litersPer100km(let number):
            litersPer100km = try checked(number, 0.01...1_000, "what the vehicle needs", "litres for 100 km")
        case .price(let number): price = try checked(number, 0...1_000_000, "the price of a litre", nil)
        case .currency(let text):
            guard let text, !text.isEmpty else {
                currency = nil
                return
            }
            let letters = text.uppercased()
            guard letters.utf8.count == 3, letters.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
                throw PlanError("a currency is three letters like EUR, not “\(text)”")
            }
            currency = letters
        }
    }

    /// This plan with what differs between `old` and `new` as it is in `new`.
    func edited(from old: Plan, to new: Plan) -> Plan {
        var plan = self
        if old.start != new.start { plan.start = new.start }
        if old.leave != new.leave { plan.leave = new.leave }
        if old.dailyMinutes != new.dailyMinutes { plan.dailyMinutes = new.dailyMinutes }
        if old.speed != new.speed { plan.speed = new.speed }
        if old.detour != new.detour { plan.detour = new.detour }
        if old.legMinutes != new.legMinutes { plan.legMinutes = new.legMinutes }
        if old.litersPer100km != new.litersPer100km { plan.litersPer100km = new.litersPer100km }
        if old.price != new.price { plan.price = new.price }
        if old.currency != new.currency { plan.currency = new.currency }
        if old.otherFields != new.otherFields { plan.otherFields = new.otherFields }
        return plan
    }
}

/// One thing that a person decides about the days of a trip; nil leaves it open. The units are those of `Plan`.
package enum PlanSetting: Equatable, Sendable {
    case start(CivilDate?)
    case leave(TimeOfDay?)
    case dailyMinutes(Int?)
    case speed(Double?)
    case detour(Double?)
    case legMinutes(Int?)
    case litersPer100km(Double?)
    case price(Double?)
    case currency(String?)
}

/// A value that a plan cannot have.
package struct PlanError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong, for the person who gave the value.
    package let description: String

    /// States what is wrong.
    package init(_ description: String) {
        self.description = description
    }
}

/// The value, if it is in its range; what and in which unit is for the message.
func checked<Value: Comparable>(
    _ value: Value?, _ range: ClosedRange<Value>, _ what: String, _ unit: String?
) throws(PlanError) -> Value? {
    guard let value, !range.contains(value) else { return value }
    func plain(_ value: Value) -> String {
        let text = "\(value)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let unit = unit.map { " \($0)" } ?? ""
    throw PlanError(
        "\(what) can be \(plain(range.lowerBound)) to \(plain(range.upperBound))\(unit), not \(plain(value))")
}
