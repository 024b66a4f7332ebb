import CivilTime
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

    /// In a library keeps a value that is no object as the field of another program that has the same name, and notes
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

    /// Reads the value of the decision about a stop that `key` names. In a library a value of another program under
    /// this name is left to `others`.
    mutating func readStopSetting(
        _ key: JSONText, into plan: inout StopPlan, _ others: inout [ForeignField]
    ) throws(TextFault) {
        let name = key.string
        _ = reader.peek()
        let start = reader
        let field = PlanField(name: name, value: try reader.readValue())
        do throws(PlanError) {
            if let setting = try field.stopSetting { try plan.set(setting) }
        } catch {
            try keepForeign(name, error, from: start, levels: NestingLimit.inStop, &others)
        }
    }
}

/// A field of a plan with its JSON value.
private struct PlanField {
    let name: String
    let value: JSONValue

    /// The decision about a trip; nil for null.
    var setting: PlanSetting? {
        get throws(PlanError) {
            if value == .null { return nil }
            switch name {
            case "start":
                let text = try string
                guard let date = CivilDate(text: text) else {
                    throw PlanError("“start” must be a date that exists, like 2027-06-12, not “\(text)”")
                }
                return .start(date)
            case "leave": return .leave(try time)
            case "dailyMinutes": return .dailyMinutes(try whole)
            case "days": return .days(try whole)
            case "speedKmh": return .speed(try number)
            case "detour": return .detour(try number)
            case "legMinutes": return .legMinutes(try whole)
            case "litersPer100km": return .litersPer100km(try number)
            case "kWhPer100km": return .kWhPer100km(try number)
            case "price": return .price(try number)
            default: return .currency(try string)
            }
        }
    }

    /// The decision about a stop; nil for null.
    var stopSetting: StopSetting? {
        get throws(PlanError) {
            if value == .null { return nil }
            switch name {
            case "kind":
                let text = try string
                let kind = StopKind(text)
                guard kind != nil || text.isEmpty else {
                    throw PlanError("“kind” can have 40 bytes; this one has more")
                }
                return .kind(kind)
            case "stayMinutes": return .stayMinutes(try whole)
            case "nights": return .nights(try whole)
            case "arrive":
                let text = try string
                guard let time = PlannedTime(text: text) else {
                    throw PlanError("“arrive” must be a time like 2027-06-14T18:00 or 18:00, not “\(text)”")
                }
                return .arrive(time)
            case "leave": return .leave(try time)
            case "cost": return .cost(try Cost(json: value))
            default: return .way(try Way(json: value))
            }
        }
    }

    private var time: TimeOfDay {
        get throws(PlanError) {
            let text = try string
            guard let time = TimeOfDay(text: text) else {
                throw PlanError("“leave” must be a time like 09:00, not “\(text)”")
            }
            return time
        }
    }

    private var string: String {
        get throws(PlanError) {
            guard let text = value.string else { throw PlanError("“\(name)” must be a string") }
            return text
        }
    }

    private var number: Double {
        get throws(PlanError) {
            guard let number = value.double else { throw PlanError("“\(name)” must be a number") }
            return number
        }
    }

    private var whole: Int {
        get throws(PlanError) {
            guard let number = Int(exactly: try number) else { throw PlanError("“\(name)” must be a whole number") }
            return number
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
