package import CivilTime

/// A person's decisions about the days of a trip. All of them are optional, and none is computed.
package struct Plan: Hashable, Sendable, Omittable {
    /// The first day.
    package private(set) var start: CivilDate?
    /// The local time at which a day's drive begins.
    package private(set) var leave: TimeOfDay?
    /// The maximum driving time per day in minutes, 1...1440.
    package private(set) var dailyMinutes: Int?
    /// The number of calendar days that the trip may take, 1...3,660.
    package private(set) var days: Int?
    /// The speed for estimates of driving times in km/h, 1...300.
    package private(set) var speed: Double?
    /// The ratio of the length of a road to the straight line, 1...10.
    package private(set) var detour: Double?
    /// The time added to each leg in minutes, 0...1440.
    package private(set) var legMinutes: Int?
    /// The fuel consumption in litres per 100 km, 0.01...1,000.
    package private(set) var litersPer100km: Double?
    /// The use of an electric vehicle in kWh per 100 km, 0.01...1,000; nil where `litersPer100km` is set.
    package private(set) var kWhPer100km: Double?
    /// The price of a litre or a kWh in the trip's currency, 0...1,000,000.
    package private(set) var price: Double?
    /// The currency of all costs that have none of their own: three letters, `EUR`.
    package private(set) var currency: String?
    /// Unknown fields of the plan's JSON; kept unchanged.
    package var otherFields = OtherFields()

    /// The fields of a plan's JSON that this program does not know. They are kept unchanged when it is saved.
    package struct OtherFields: Hashable, Sendable {
        /// The fields beside `start` and the others.
        package var beside: [ForeignField] = []
        /// The fields inside `fuel`.
        package var insideFuel: [ForeignField] = []
    }

    /// A plan without decisions.
    package static let none = Plan()

    /// The defaults for decisions that a plan does not contain.
    package enum Usual {
        /// 09:00.
        package static let leave = TimeOfDay(hour: 9, minute: 0, second: 0)
        /// The usual driving time of a day: six hours, in minutes.
        package static let dailyMinutes = 360
        /// The usual speed, in km/h.
        package static let speed = 100.0
        /// The ratio of the length of a road to the straight line.
        package static let detour = 1.25
        /// The usual time that is added to each leg, in minutes.
        package static let legMinutes = 10
    }

    /// The maximum driving time per day in seconds: what is decided, or the usual one.
    package var dailySeconds: Int { (dailyMinutes ?? Usual.dailyMinutes) * 60 }

    /// The limits of `dailyMinutes`.
    static let dailyLimit = PlanLimit(what: "the driving time of a day", range: 1...1_440, unit: "minutes")
    /// The limits of `legMinutes`.
    static let legLimit = PlanLimit(what: "what is added for each leg", range: 0...1_440, unit: "minutes")
    /// The limits of `litersPer100km`.
    static let fuelLimit = PlanLimit(what: "what the vehicle needs", range: 0.01...1_000, unit: "litres for 100 km")
    /// The limits of `kWhPer100km`.
    static let energyLimit = PlanLimit(what: "what the vehicle needs", range: 0.01...1_000, unit: "kWh for 100 km")
    /// The limits of `days`.
    static let daysLimit = PlanLimit(what: "a trip", range: 1...3_660, unit: "days")
    /// The limits of `speed` in km/h.
    static let speedLimit = PlanLimit(what: "the speed", range: 1.0...300, unit: "km/h")

    /// Whether there are no decisions; unknown fields do not count.
    package var isEmpty: Bool { decisions == .none }

    /// The plan without unknown fields.
    package var decisions: Plan {
        var plan = self
        plan.otherFields = OtherFields()
        return plan
    }

    /// Sets a decision, or removes it if its value is nil; throws if the value is out of range.
    ///
    /// A value of another program that is kept under the name of the decision, where the decision is written, goes
    /// away.
    package mutating func set(_ setting: PlanSetting) throws(PlanError) {
        try setValue(setting)
        let name = setting.fieldName
        if setting.isInFuel {
            otherFields.insideFuel.removeAll { $0.name == name }
        } else {
            otherFields.beside.removeAll { $0.name == name }
        }
    }

    private mutating func setValue(_ setting: PlanSetting) throws(PlanError) {
        switch setting {
        case .start(let date): start = date
        case .leave(let time): leave = time
        case .dailyMinutes(let minutes):
            dailyMinutes = try Plan.dailyLimit.checked(minutes)
        case .days(let count): days = try Plan.daysLimit.checked(count)
        case .speed(let number): speed = try Plan.speedLimit.checked(number)
        case .detour(let number): detour = try PlanLimit(what: "the detour", range: 1...10).checked(number)
        case .legMinutes(let minutes): legMinutes = try Plan.legLimit.checked(minutes)
        case .litersPer100km(let number):
            litersPer100km = try Plan.fuelLimit.checked(number)
            if number != nil { kWhPer100km = nil }
        case .kWhPer100km(let number):
            kWhPer100km = try Plan.energyLimit.checked(number)
            if number != nil { litersPer100km = nil }
        case .price(let number):
            price = try PlanLimit(what: "the price of fuel", range: 0...1_000_000).checked(number)
        case .currency(let text):
            guard let text, !text.isEmpty else {
                currency = nil
                return
            }
            let letters = text.uppercased()
            guard CurrencyCodes.isCode(letters) else {
                throw PlanError("a currency is three letters like EUR, not “\(text)”")
            }
            currency = letters
        }
    }

    /// Sets the decisions of this plan that differ between `old` and `new` to those of `new`.
    func edited(from old: Plan, to new: Plan) -> Plan {
        var plan = self
        if old.start != new.start { plan.start = new.start }
        if old.leave != new.leave { plan.leave = new.leave }
        if old.dailyMinutes != new.dailyMinutes { plan.dailyMinutes = new.dailyMinutes }
        if old.days != new.days { plan.days = new.days }
        if old.speed != new.speed { plan.speed = new.speed }
        if old.detour != new.detour { plan.detour = new.detour }
        if old.legMinutes != new.legMinutes { plan.legMinutes = new.legMinutes }
        if old.litersPer100km != new.litersPer100km { plan.litersPer100km = new.litersPer100km }
        if old.kWhPer100km != new.kWhPer100km { plan.kWhPer100km = new.kWhPer100km }
        if old.price != new.price { plan.price = new.price }
        if old.currency != new.currency { plan.currency = new.currency }
        if old.otherFields != new.otherFields { plan.otherFields = new.otherFields }
        return plan
    }
}

extension Trip {
    /// Whether anything of its days is decided: of the trip as a whole, or when a stop is reached and how long one
    /// stays.
    package var isPlanned: Bool {
        !plan.isEmpty
            || waypoints.contains { stop in
                stop.plan.nights != nil || stop.plan.stayMinutes != nil || stop.plan.arrive != nil
                    || stop.plan.leave != nil || stop.plan.way != nil
            }
    }
}

/// An invalid value of a plan.
package struct PlanError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The message for the person.
    package let description: String

    /// Creates an error with this description.
    package init(_ description: String) {
        self.description = description
    }
}

/// The values that a decision may have, and its name for messages.
package struct PlanLimit<Value: Comparable & Sendable>: Sendable {
    /// The name of the decision in messages: `a stay`.
    let what: String
    /// The values that it may have.
    package let range: ClosedRange<Value>
    /// The unit of the range in messages; nil for a number without one.
    var unit: String?

    /// Returns the value if it is nil or in the range, else throws.
    func checked(_ value: Value?) throws(PlanError) -> Value? {
        guard let value, !range.contains(value) else { return value }
        func plain(_ value: Value) -> String {
            let text = "\(value)"
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }
        let unit = unit.map { " \($0)" } ?? ""
        throw PlanError(
            "\(what) can be \(plain(range.lowerBound)) to \(plain(range.upperBound))\(unit), not \(plain(value))")
    }
}
