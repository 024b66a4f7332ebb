import JSON
import Text

extension TripDecoder {
    /// Reads the plan of a trip. In a library a value of another program under this name is left to `others`.
    mutating func readPlan(_ others: inout [ForeignField]) throws(TextFault) -> Plan {
        var plan = Plan.none
        if try reader.readNull() { return plan }
        if try keepForeign("plan", levels: NestingLimit.inTrip, &others) { return plan }
        var names = JSONNames()
        try reader.enterObject("“plan”")
        while let key = try reader.nextKey() {
            let name = key.string
            switch name {
            case "start", "leave", "dailyMinutes", "days", "speedKmh", "detour", "legMinutes", "currency":
                guard names.insert(name) else { throw reader.duplicate(key) }
                var others = plan.otherFields.beside
                try readSetting(name, into: &plan, NestingLimit.inPlan, &others)
                plan.otherFields.beside = others
            case "fuel":
                guard names.insert(name) else { throw reader.duplicate(key) }
                try readFuel(into: &plan)
            default:
                plan.otherFields.beside.append(try readOther(key, &names, levels: NestingLimit.inPlan))
            }
        }
        return plan
    }

    private mutating func readFuel(into plan: inout Plan) throws(TextFault) {
        if try reader.readNull() { return }
        var beside = plan.otherFields.beside
        if try keepForeign("fuel", levels: NestingLimit.inPlan, &beside) {
            plan.otherFields.beside = beside
            return
        }
        var names = JSONNames()
        try reader.enterObject("“fuel”")
        while let key = try reader.nextKey() {
            let name = key.string
            switch name {
            case "litersPer100km", "kWhPer100km", "price":
                guard names.insert(name) else { throw reader.duplicate(key) }
                var others = plan.otherFields.insideFuel
                try readSetting(name, into: &plan, NestingLimit.inFuel, &others)
                plan.otherFields.insideFuel = others
            default:
                plan.otherFields.insideFuel.append(try readOther(key, &names, levels: NestingLimit.inFuel))
            }
        }
    }

    private mutating func readSetting(
        _ name: String, into plan: inout Plan, _ levels: Int, _ others: inout [ForeignField]
    ) throws(TextFault) {
        _ = reader.peek()
        let start = reader
        let field = PlanField(name: name, value: try reader.readValue())
        do throws(PlanError) {
            if let setting = try field.setting {
                try plan.checkOnlyUse(setting)
                try plan.set(setting)
            }
        } catch {
            try keepForeign(name, error, from: start, levels: levels, &others)
        }
    }

    /// Keeps a value that is no object, in a library, as the field of another program that has the same name, and notes
    /// it; false for an object, and in a file to import.
    private mutating func keepForeign(
        _ name: String, levels: Int, _ others: inout [ForeignField]
    ) throws(TextFault) -> Bool {
        guard isStrict, reader.peek() != UInt8(ascii: "{") else { return false }
        try keepForeign(name, PlanError("“\(name)” must be an object"), from: reader, levels: levels, &others)
        return true
    }

    /// Keeps a value that a plan cannot have as the field of another program, and notes why. In a file to import
    /// throws.
    private mutating func keepForeign(
        _ name: String, _ error: PlanError, from start: JSONReader, levels: Int, _ others: inout [ForeignField]
    ) throws(TextFault) {
        guard isStrict else { throw reader.error(at: start.offset, error.description) }
        reader = start
        notices.append((start.offset, .foreignPlan(line: 0, reason: error.description)))
        others.append(ForeignField(name, try reader.readRaw(levels: levels)))
    }

    /// Reads the value of the field of a stop's plan with this name. In a library a value of another program under this
    /// name is left to `others`.
    mutating func readStopSetting(
        _ name: String, into plan: inout StopPlan, _ others: inout [ForeignField]
    ) throws(TextFault) {
        _ = reader.peek()
        let start = reader
        let field = PlanField(name: name, value: try reader.readValue())
        do throws(PlanError) {
            if let setting = try StopField(rawValue: name)?.setting(field) { try plan.set(setting) }
        } catch {
            try keepForeign(name, error, from: start, levels: NestingLimit.inStop, &others)
        }
    }
}

extension Plan {
    /// Throws for a use of fuel beside one of energy, of which a file can have one only.
    fileprivate func checkOnlyUse(_ setting: PlanSetting) throws(PlanError) {
        switch setting {
        case .litersPer100km where kWhPer100km != nil, .kWhPer100km where litersPer100km != nil:
            throw PlanError("“fuel” can have “litersPer100km” or “kWhPer100km”, not both")
        default: break
        }
    }
}
