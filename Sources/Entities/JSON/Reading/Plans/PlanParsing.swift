package import JSON

// Plans from JSON values, for formats that keep them beside what they hold themselves.

extension Plan {
    /// Reads what `json` writes. Members that are unknown or out of range are left out, and counted in `faults`.
    package init(json value: JSONValue, faults: inout Int) {
        self = .none
        guard case .object(let members) = value else {
            faults += 1
            return
        }
        for member in members {
            if member.name == "fuel", case .object(let inside) = member.value {
                for part in inside { read(part, &faults) }
            } else {
                read(member, &faults)
            }
        }
    }

    private mutating func read(_ member: JSONMember, _ faults: inout Int) {
        let names = Plan.fieldNames.union(Plan.fuelFieldNames).subtracting(["fuel"])
        guard names.contains(member.name),
            let setting = try? PlanField(name: member.name, value: member.value).setting, (try? set(setting)) != nil
        else {
            faults += 1
            return
        }
    }
}

extension StopPlan {
    /// Reads what `json` writes. Members that are unknown or out of range are left out, and counted in `faults`.
    package init(json value: JSONValue, faults: inout Int) {
        self = .none
        guard case .object(let members) = value else {
            faults += 1
            return
        }
        var currency: [ForeignField] = []
        for member in members {
            if member.name == Cost.currencyField {
                currency.append(ForeignField(member.name, RawJSON(member.value)))
                continue
            }
            guard let field = StopField(rawValue: member.name),
                let setting = try? field.setting(PlanField(name: member.name, value: member.value)),
                (try? set(setting)) != nil
            else {
                faults += 1
                continue
            }
        }
        if let cost { try? set(.cost(cost.taking(&currency))) }
        faults += currency.count
    }
}
