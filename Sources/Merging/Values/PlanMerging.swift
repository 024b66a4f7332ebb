import Entities
import JSON

extension MergeLog {
    /// Merges the plan of a trip, and the value that another program keeps under the name of the plan: that and a plan
    /// exclude each other, so where one side has it both are one value. Linear in the unknown fields.
    mutating func plan(base: Trip?, ours: Trip, theirs: Trip) -> (plan: Plan, foreign: [String: RawJSON?]) {
        let wholes = (base.map(WholePlan.init), WholePlan(ours), WholePlan(theirs))
        guard wholes.0?.foreign == nil, wholes.1.foreign == nil, wholes.2.foreign == nil else {
            let merged = value("plan", base: wholes.0, ours: wholes.1, theirs: wholes.2, json: \.json)
            return (merged.plan, ["plan": merged.foreign])
        }
        return (plan(base: base?.plan, ours: ours.plan, theirs: theirs.plan), [:])
    }

    /// Merges plans field by field.
    private mutating func plan(base: Plan?, ours: Plan, theirs: Plan) -> Plan {
        if ours == theirs || base == theirs { return ours }
        let base = base ?? .none
        var plan = Plan.none
        var beside: [String: RawJSON?] = [:]
        var insideFuel: [String: RawJSON?] = [:]
        let isFuelWhole = Fuel.isOneValue([base, ours, theirs])
        for field in PlanValue.fields where !isFuelWhole || !field(.none).isInFuel {
            let (old, mine, other) = (PlanValue(base, field), PlanValue(ours, field), PlanValue(theirs, field))
            let merged = value(old.path, base: old, ours: mine, theirs: other, json: \.json)
            // The decisions of a plan are in their ranges.
            try? plan.set(merged.setting)
            guard [old, mine, other].contains(where: { $0.foreign != nil }) else { continue }
            let name = merged.setting.fieldName
            if merged.setting.isInFuel { insideFuel[name] = merged.foreign } else { beside[name] = merged.foreign }
        }
        if isFuelWhole {
            let fuel = value("plan.fuel", base: Fuel(base), ours: Fuel(ours), theirs: Fuel(theirs), json: \.json)
            for setting in fuel.settings { try? plan.set(setting) }
            plan.otherFields.insideFuel = fuel.inside
            beside["fuel"] = fuel.foreign
        } else {
            plan.otherFields.insideFuel = foreignFields(
                "plan.fuel.", base: base.otherFields.insideFuel, ours: ours.otherFields.insideFuel,
                theirs: theirs.otherFields.insideFuel, decided: insideFuel)
        }
        plan.otherFields.beside = foreignFields(
            "plan.", base: base.otherFields.beside, ours: ours.otherFields.beside, theirs: theirs.otherFields.beside,
            decided: beside)
        return plan
    }
}

/// A plan, or the value of another program under its name.
private struct WholePlan: Equatable {
    let plan: Plan
    let foreign: RawJSON?

    init(_ trip: Trip) {
        plan = trip.plan
        foreign = trip.plan == .none ? trip.otherFields.first { $0.name == "plan" }?.value : nil
    }

    var json: JSONValue? { foreign?.value ?? (plan == .none ? nil : plan.json) }
}

/// A decision about a trip, or the value of another program under its name.
private struct PlanValue: Equatable {
    let setting: PlanSetting
    let foreign: RawJSON?

    /// All decisions of a plan.
    static var fields: [(Plan) -> PlanSetting] {
        [
            { .start($0.start) }, { .leave($0.leave) }, { .dailyMinutes($0.dailyMinutes) }, { .days($0.days) },
            { .speed($0.speed) },
            { .detour($0.detour) }, { .legMinutes($0.legMinutes) }, { .litersPer100km($0.litersPer100km) },
            { .kWhPer100km($0.kWhPer100km) },
            { .price($0.price) }, { .currency($0.currency) },
        ]
    }

    init(_ plan: Plan, _ field: (Plan) -> PlanSetting) {
        let setting = field(plan)
        self.setting = setting
        let others = setting.isInFuel ? plan.otherFields.insideFuel : plan.otherFields.beside
        foreign = setting == field(.none) ? others.first { $0.name == setting.fieldName }?.value : nil
    }

    /// The path of the field in the JSON of a trip.
    var path: String { (setting.isInFuel ? "plan.fuel." : "plan.") + setting.fieldName }

    var json: JSONValue? {
        if let foreign { return foreign.value }
        var plan = Plan.none
        try? plan.set(setting)
        return setting.isInFuel ? plan.json["fuel"]?[setting.fieldName] : plan.json[setting.fieldName]
    }
}

/// The fuel of a plan as one value.
private struct Fuel: Equatable {
    let settings: [PlanSetting]
    let inside: [ForeignField]
    let foreign: RawJSON?

    /// Whether the fuel of these plans cannot be merged by its fields: another program keeps something else under its
    /// name, or one plan has litres and another kilowatt hours, which exclude each other.
    static func isOneValue(_ plans: [Plan]) -> Bool {
        plans.contains { $0.otherFields.beside.contains { $0.name == "fuel" } }
            || plans.contains { $0.litersPer100km != nil } && plans.contains { $0.kWhPer100km != nil }
    }

    init(_ plan: Plan) {
        settings = [
            .litersPer100km(plan.litersPer100km), .kWhPer100km(plan.kWhPer100km), .price(plan.price),
        ]
        inside = plan.otherFields.insideFuel
        let isDecided =
            plan.litersPer100km != nil || plan.kWhPer100km != nil || plan.price != nil || !inside.isEmpty
        foreign = isDecided ? nil : plan.otherFields.beside.first { $0.name == "fuel" }?.value
    }

    var json: JSONValue? {
        if let foreign { return foreign.value }
        var plan = Plan.none
        for setting in settings { try? plan.set(setting) }
        plan.otherFields.insideFuel = inside
        return plan.json["fuel"]
    }
}
