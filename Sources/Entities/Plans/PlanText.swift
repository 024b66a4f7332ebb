package import CivilTime
package import Geodesy

/// Parses the decisions of a plan as a person types them; an empty text removes the decision. Throws for any other text.
package enum PlanText {
    /// Parses the first day: `2027-06-12`, `12 jun`, `tomorrow`.
    package static func start(_ text: String, today: CivilDate) throws(PlanError) -> PlanSetting {
        if text.isEmpty { return .start(nil) }
        guard let date = CivilDate(typed: text, today: today) else {
            if let reason = missingDay(text, { CivilDate(typed: $0, today: today) != nil }) { throw PlanError(reason) }
            throw PlanError("“\(text)” is not a date; write it like 2027-06-12, 12 jun or tomorrow")
        }
        return .start(date)
    }

    /// Parses the time at which a day's drive begins: `9:00`, `9am`.
    package static func leave(_ text: String) throws(PlanError) -> PlanSetting {
        if text.isEmpty { return .leave(nil) }
        guard let time = TimeOfDay(typed: text) else {
            throw PlanError("“\(text)” is not a time of the day; write it like 09:00")
        }
        return .leave(time)
    }

    /// Parses the driving time of a day: `6h`, `5h30`.
    package static func daily(_ text: String) throws(PlanError) -> PlanSetting {
        .dailyMinutes(try minutes(text, like: "6h", Plan.dailyLimit))
    }

    /// Parses the time that is added to each leg: `10m`, or `10` in minutes.
    package static func leg(_ text: String) throws(PlanError) -> PlanSetting {
        guard let number = Int(text), number >= 0 else {
            return .legMinutes(try minutes(text, like: "10m", Plan.legLimit))
        }
        return .legMinutes(try Plan.legLimit.checked(number))
    }

    /// Parses a speed in `unit` per hour: `90`.
    package static func speed(_ text: String, in unit: DistanceUnit) throws(PlanError) -> PlanSetting {
        .speed(try number(text, "a speed", like: "90").map { $0 * unit.metresPerUnit / 1_000 })
    }

    /// Parses the ratio of the length of a road to the straight line: `1.25`.
    package static func detour(_ text: String) throws(PlanError) -> PlanSetting {
        .detour(try number(text, "a detour", like: "1.25"))
    }

    /// Parses the fuel consumption: `7.2l` per 100 km, or `32mpg` (US gallons).
    package static func fuel(_ text: String) throws(PlanError) -> PlanSetting {
        let compact = text.lowercased().filter { $0 != " " }
        if compact.hasSuffix("mpg") {
            let miles = try number(String(compact.dropLast(3)), Plan.fuelLimit.what, like: "7.2l or 32mpg")
            guard let miles, miles > 0 else {
                throw PlanError("“\(text)” is not what a vehicle needs; write it like 7.2l or 32mpg")
            }
            let liters = PlanText.litersPerGallon * 100_000 / (miles * DistanceUnit.miles.metresPerUnit)
            return .litersPer100km((liters * 1_000).rounded() / 1_000)
        }
        let liters = compact.hasSuffix("l") ? String(compact.dropLast()) : compact
        return .litersPer100km(try number(liters, Plan.fuelLimit.what, like: "7.2l or 32mpg"))
    }

    /// Parses the price of fuel: `1.85/l`, `1.85`, or `3.49/gal` (US).
    package static func price(_ text: String) throws(PlanError) -> PlanSetting {
        let compact = text.lowercased().filter { $0 != " " }
        if compact.hasSuffix("/gal") {
            let price = try number(String(compact.dropLast(4)), "a price", like: "1.85/l or 3.49/gal")
            return .price(price.map { ($0 / PlanText.litersPerGallon * 10_000).rounded() / 10_000 })
        }
        let price = compact.hasSuffix("/l") ? String(compact.dropLast(2)) : compact
        return .price(try number(price, "a price", like: "1.85/l or 3.49/gal"))
    }

    /// Parses the currency: `EUR`.
    package static func currency(_ text: String) -> PlanSetting { .currency(text) }

    /// Parses the length of a stay: `1h30`, `90m`; `0` and `0m` remove it.
    package static func stay(_ text: String) throws(PlanError) -> StopSetting {
        if text == "0" { return .stayMinutes(nil) }
        if durationMinutes(text) == 0 { return .stayMinutes(nil) }
        // Nobody means that many hours.
        if let number = Int(text), (15...600).contains(number) { return .stayMinutes(number) }
        return .stayMinutes(try minutes(text, like: "1h30 or 90m", StopPlan.stayLimit))
    }

    /// Parses a number of nights: `2`.
    package static func nights(_ text: String) throws(PlanError) -> StopSetting {
        if text.isEmpty { return .nights(nil) }
        guard let count = Int(text) else { throw PlanError("“\(text)” is not a number of nights") }
        return .nights(count)
    }

    /// Parses a pinned arrival: `2027-06-14 18:00` (`2027-6-14 18:00`), or `14 jun 18:00` if `start`, the first day of the trip, is known; the
    /// latter is the first such day that is not before `start`.
    package static func arrive(_ text: String, start: CivilDate?) throws(PlanError) -> StopSetting {
        if text.isEmpty { return .arrive(nil) }
        let moment = { (text: String) in
            // A date that begins with its year needs no other one to count from.
            let hasYear = text.prefix { $0.isASCII && $0.isNumber }.count == 4
            let today = start ?? (hasYear ? CivilDate(daysSince1970: 0) : nil)
            return CivilDateTime(text: text) ?? today.flatMap { CivilDateTime(typed: text, today: $0) }
        }
        if let moment = moment(text) { return .arrive(moment) }
        if let reason = missingDay(text, { moment($0) != nil }) { throw PlanError(reason) }
        throw PlanError("“\(text)” is not a date and a time; write it like 2027-06-14 18:00")
    }

    /// Parses one of the known kinds of stop, in upper or lower case.
    package static func kind(_ text: String) throws(PlanError) -> StopSetting {
        if text.isEmpty { return .kind(nil) }
        guard let known = StopKind.known.first(where: { $0 == text.lowercased() }) else {
            throw PlanError("“\(text)” is not a kind of stop; the kinds are \(StopKind.known.joined(separator: ", "))")
        }
        return .kind(StopKind(known))
    }

    /// Parses a cost: `95`, `9.50`.
    package static func cost(_ text: String) throws(PlanError) -> StopSetting {
        .cost(text.isEmpty ? nil : try Cost(text))
    }

    /// The number of litres in a US gallon.
    private static let litersPerGallon = 3.785_411_784

    /// The reason why a date is none that only has too late a day for its month: `30 feb`, `2027-06-31 12:00`; nil for any
    /// other text. `isDate` tells whether a text is a date.
    private static func missingDay(_ text: String, _ isDate: (String) -> Bool) -> String? {
        let numbers = text.split { !$0.isASCII || !$0.isNumber }
        for number in numbers where (29...31).contains(Int(number) ?? 0) {
            let before = String(text[..<number.startIndex])
            let behind = String(text[number.endIndex...])
            if let last = (28...30).last(where: { isDate(before + "\($0)" + behind) }), last < Int(number) ?? 0 {
                return "there is no “\(text)”: that month has \(last) days"
            }
        }
        return nil
    }

    /// Minutes within limits, which the message writes as lengths of time.
    private static func minutes(
        _ text: String, like example: String, _ limit: PlanLimit<Int>
    ) throws(PlanError) -> Int? {
        if text.isEmpty { return nil }
        guard !text.hasPrefix("-") else { throw PlanError("a length of time cannot be negative: “\(text)”") }
        guard let minutes = durationMinutes(text) else {
            throw PlanError("“\(text)” is not a length of time; write it like \(example)")
        }
        guard limit.range.contains(minutes) else {
            let ends = [limit.range.lowerBound, limit.range.upperBound].map { durationTextInDays(seconds: $0 * 60) }
            throw PlanError("\(limit.what) can be \(ends[0]) to \(ends[1]), not \(text)")
        }
        return minutes
    }

    private static func number(_ text: String, _ what: String, like example: String) throws(PlanError) -> Double? {
        if text.isEmpty { return nil }
        let plain = text.map { $0 == "," ? "." : $0 }
        let isNumber = plain.allSatisfy { $0 == "." || ($0.isASCII && $0.isNumber) }
        guard isNumber, plain.count <= 20, let number = Double(String(plain)), number.isFinite else {
            throw PlanError("“\(text)” is not \(what); write it like \(example)")
        }
        return number
    }
}
