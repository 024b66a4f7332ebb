import CivilTime
package import JSON

extension Plan {
    /// The plan as a JSON value, with the same members as in the library file.
    package var json: JSONValue {
        func number(_ name: String, _ value: Double?) -> JSONMember? {
            value.flatMap { JSONValue.number($0) }.map { JSONMember(name, $0) }
        }
        var members = [
            start.map { JSONMember("start", .string($0.text)) },
            leave.map { JSONMember("leave", .string($0.hourAndMinute)) },
            dailyMinutes.map { JSONMember("dailyMinutes", .integer($0)) },
            days.map { JSONMember("days", .integer($0)) },
            number("speedKmh", speed),
            number("detour", detour),
            legMinutes.map { JSONMember("legMinutes", .integer($0)) },
        ].compactMap { $0 }
        let fuel = [
            number("litersPer100km", litersPer100km), number("kWhPer100km", kWhPer100km), number("price", price),
        ].compactMap { $0 }
        if !fuel.isEmpty || !otherFields.insideFuel.isEmpty {
            let others = otherFields.insideFuel.without(fuel.map(\.name))
            members.append(JSONMember("fuel", .object(fuel + others.map(\.member))))
        }
        if let currency { members.append(JSONMember("currency", .string(currency))) }
        return .object(members + otherFields.beside.without(members.map(\.name)).map(\.member))
    }
}

extension [ForeignField] {
    /// The fields but for those that have one of these names, under which this program now writes something itself. A
    /// currency of another cost goes with that.
    func without(_ names: [String]) -> [ForeignField] {
        let names = names.contains(StopField.cost.rawValue) ? names + [Cost.currencyField] : names
        return names.isEmpty ? self : filter { !names.contains($0.name) }
    }
}

extension StopPlan {
    /// The decisions as a JSON object, with the same members as in a stop of the library.
    package var json: JSONValue { .object(members) }

    /// The decisions as JSON members of the stop.
    var members: [JSONMember] {
        StopField.allCases.flatMap { field in
            let value = self[field].json.map { JSONMember(field.rawValue, $0) }
            return [value, field == .cost ? cost?.currencyMember : nil].compactMap(\.self)
        }
    }
}

extension Cost {
    /// The name of the field beside `cost` for a currency of its own.
    static let currencyField = "costCurrency"

    /// The field for a currency of its own; nil where it has none.
    fileprivate var currencyMember: JSONMember? { currency.map { JSONMember(Cost.currencyField, .string($0)) } }

    /// The cost with its own currency, by a field of others beside it, which is theirs no more; as it is where that is
    /// the code of no currency.
    func taking(_ others: inout [ForeignField]) -> Cost {
        guard let index = others.firstIndex(where: { $0.name == Cost.currencyField }),
            let code = others[index].value.value.string?.uppercased(), CurrencyCodes.isCode(code)
        else { return self }
        others.remove(at: index)
        return self.in(code)
    }
}

extension Way {
    /// The way as a JSON value.
    var json: JSONValue {
        let members = [
            JSONMember("by", .string(by.rawValue)), minutes.map { JSONMember("minutes", .integer($0)) },
            departs.map { JSONMember("departs", .string($0.text)) },
            cost.map { JSONMember("cost", .number($0.numberText)) }, cost?.currencyMember,
        ].compactMap { $0 }
        return .object(members + otherFields.without(members.map(\.name)).map(\.member))
    }
}
