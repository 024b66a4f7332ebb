import JSON

extension Way {
    /// Reads the value of `way` in a stop; throws for one that a way cannot have. Fields that are not known are kept.
    init(json value: JSONValue) throws(PlanError) {
        guard case .object(let members) = value else { throw PlanError("“way” must be an object") }
        var by: Means?
        var minutes: Int?
        var departs: PlannedTime?
        var cost: Cost?
        var others: [ForeignField] = []
        for member in members {
            switch (member.name, member.value) {
            case ("by", .string(let text)):
                by = Means(rawValue: text)
                guard by != nil else {
                    let known = Means.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ")
                    throw PlanError("“by” can be one of \(known), not “\(text)”")
                }
            case ("minutes", .null), ("departs", .null), ("cost", .null): break
            case ("minutes", let value):
                minutes = value.double.flatMap { Int(exactly: $0) }
                guard minutes != nil else { throw PlanError("“minutes” must be a whole number") }
            case ("departs", let value):
                departs = value.string.flatMap { PlannedTime(text: $0) }
                guard departs != nil else {
                    throw PlanError("“departs” must be a time like 2027-06-14T18:00 or 18:00")
                }
            case ("cost", let value): cost = try Cost(json: value)
            case ("by", _): throw PlanError("“by” must be a string")
            default:
                let field = ForeignField(member.name, RawJSON(member.value))
                guard field.value.levels <= NestingLimit.inWay else {
                    throw PlanError("the fields of “way” are nested too deep")
                }
                others.append(field)
            }
        }
        guard let by else { throw PlanError("“way” has no “by”") }
        try self.init(by: by, minutes: minutes, departs: departs, cost: cost?.taking(&others))
        otherFields = others
    }
}

extension Cost {
    /// Reads a number of JSON, also with an exponent; throws for anything else.
    init(json value: JSONValue) throws(PlanError) {
        guard case .number(let text) = value, let number = value.double else {
            throw PlanError("“cost” must be a number")
        }
        // JSON numbers may have an exponent, which `Cost` does not parse.
        let isPlain = text.utf8.allSatisfy { $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }
        try self.init(isPlain ? text : JSONValue.number(number)?.text() ?? text)
    }
}
