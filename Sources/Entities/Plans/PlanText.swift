package import CivilTime
package import Geodesy

/// Parses the decisions of a plan as a person types them; an empty text removes the decision. Throws for any other
/// text.
package enum PlanText {
    /// The most years that a day may be ahead of today; what is further is a slip of the finger.
    private static let mostYearsAhead = 50

    /// Returns a day that was typed; throws if it is too far ahead of today.
    private static func plausible(_ date: CivilDate, _ text: String, today: CivilDate) throws(PlanError) -> CivilDate {
        guard date.year <= today.year + mostYearsAhead else {
            throw PlanError("a date can be at most \(mostYearsAhead) years ahead, not “\(text)”: is the year right?")
        }
        return date
    }

    /// Returns the question about a day that is over a year before today, where it begins a plan: `1 Jan 2020 is long
    /// past: is the year right?`; nil for any other.
    package static func doubt(about date: CivilDate, today: CivilDate) -> String? {
        guard date.daysSince1970 < today.daysSince1970 - 366 else { return nil }
        return "\(date.shortText(withYear: true)) is long past: is the year right?"
    }

    /// Parses the first day: `2027-06-12`, `12 jun`, `tomorrow`.
    package static func start(_ text: String, today: CivilDate) throws(PlanError) -> PlanSetting {
        if text.isEmpty { return .start(nil) }
        guard let date = CivilDate(typed: text, today: today) else {
            let reason = missingDay(text, { CivilDate(typed: $0, today: today) != nil }) ?? unclearDay(text)
            throw PlanError(reason ?? "“\(text)” is not a date; write it like 2027-06-12, 12 jun or tomorrow")
        }
        return .start(try plausible(date, text, today: today))
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

    /// Parses the fuel consumption: `7.2l` per 100 km, or `32mpg` (US gallons). A number alone has the unit of those
    /// that belong to `unit`.
    package static func fuel(_ text: String, in unit: DistanceUnit) throws(PlanError) -> PlanSetting {
        if text.isEmpty { return .litersPer100km(nil) }
        let compact = text.lowercased().filter { $0 != " " }
        let hasLiters = compact.hasSuffix("l")
        guard compact.hasSuffix("mpg") || (unit == .miles && !hasLiters) else {
            let liters = hasLiters ? String(compact.dropLast()) : compact
            return .litersPer100km(try number(liters, Plan.fuelLimit.what, like: "7.2l or 32mpg"))
        }
        let digits = compact.hasSuffix("mpg") ? String(compact.dropLast(3)) : compact
        guard let miles = try number(digits, Plan.fuelLimit.what, like: "7.2l or 32mpg"), miles > 0 else {
            throw PlanError("“\(text)” is not what a vehicle needs; write it like 7.2l or 32mpg")
        }
        let liters = (milesAndLiters / miles * 1_000).rounded() / 1_000
        guard Plan.fuelLimit.range.contains(liters) else {
            throw PlanError(
                "what the vehicle needs can be 0.24 to 23521 mpg (0.01 to 1000 litres for 100 km), not \(text)")
        }
        return .litersPer100km(liters)
    }

    /// Parses the price of fuel: `1.85/l`, or `3.49/gal` (US). A number alone is for what belongs to `unit`.
    package static func price(_ text: String, in unit: DistanceUnit) throws(PlanError) -> PlanSetting {
        let compact = text.lowercased().filter { $0 != " " }
        let ending = ["/gal", "/l"].first { compact.hasSuffix($0) }
        let digits = String(compact.dropLast(ending?.count ?? 0))
        let price = try number(digits, "a price", like: "1.85/l or 3.49/gal")
        let isForGallon = ending.map { $0 == "/gal" } ?? (unit == .miles)
        return .price(isForGallon ? price.map { ($0 / litersPerGallon * 10_000).rounded() / 10_000 } : price)
    }

    /// Returns the meaning of a fuel consumption and a price that were typed without their units; nil if both have one
    /// or are not given.
    package static func unitsRead(fuel: String?, price: String?, in unit: DistanceUnit) -> String? {
        func bare(_ text: String?) -> String? {
            text.flatMap { text in
                let isBare = text.contains(where: \.isNumber) && !text.contains { $0.isLetter || $0 == "/" }
                return isBare ? text : nil
            }
        }
        let isMiles = unit == .miles
        let consumption = bare(fuel).map { isMiles ? "\($0) mpg (US gallons)" : "\($0) l for 100 km" }
        let cost = bare(price).map { "\($0) for \(isMiles ? "a US gallon" : "a litre")" }
        let parts = [consumption, cost].compactMap { $0 }
        return parts.isEmpty
            ? nil : "Read without units as \(parts.joined(separator: ", ")); 7.2l, 32mpg, 1.85/l and 3.49/gal say them."
    }

    /// A fuel consumption as a person with this unit types it: `7.2l`, with miles `32mpg`.
    package static func fuelText(_ liters: Double, in unit: DistanceUnit) -> String {
        guard unit == .miles, liters > 0 else { return "\(shortDecimalText(liters, atMost: 4))l" }
        return shortest(milesAndLiters / liters, "mpg") { try? fuel($0, in: unit) == .litersPer100km(liters) }
    }

    /// A price of fuel as a person with this unit types it: `1.85/l`, with miles `3.49/gal`.
    package static func priceText(_ price: Double, in unit: DistanceUnit) -> String {
        guard unit == .miles else { return "\(shortDecimalText(price, atMost: 4))/l" }
        return shortest(price * litersPerGallon, "/gal") { try? self.price($0, in: unit) == .price(price) }
    }

    /// A number with as few decimals as it takes to be read as it is; four where none is enough.
    private static func shortest(_ number: Double, _ ending: String, isRead: (String) -> Bool?) -> String {
        let texts = (0...4).map { shortDecimalText(number, atMost: $0) + ending }
        return texts.first { isRead($0) == true } ?? texts[4]
    }

    /// Parses the currency: `EUR`.
    package static func currency(_ text: String) -> PlanSetting { .currency(text) }

    /// Parses the length of a stay: `1h30`, `90m`; `0` and `0m` remove it.
    package static func stay(_ text: String) throws(PlanError) -> StopSetting {
        if text == "0" { return .stayMinutes(nil) }
        if durationMinutes(text) == 0 { return .stayMinutes(nil) }
        // A bare number of this size is minutes: as hours it would be days.
        if let number = Int(text), (15...600).contains(number) { return .stayMinutes(number) }
        return .stayMinutes(try minutes(text, like: "1h30 or 90m", StopPlan.stayLimit))
    }

    /// Parses a number of nights: `2`.
    package static func nights(_ text: String) throws(PlanError) -> StopSetting {
        if text.isEmpty { return .nights(nil) }
        guard let count = Int(text) else { throw PlanError("“\(text)” is not a number of nights") }
        return .nights(count)
    }

    /// Parses a pinned arrival: `2027-06-14 18:00` (`2027-6-14 18:00`), `14 jun 18:00`, `tomorrow 9am`. A day without a
    /// year is the first such day that is not before `start`, the first day of the trip, or before today where that is
    /// not known.
    package static func arrive(_ text: String, start: CivilDate?, today: CivilDate) throws(PlanError) -> StopSetting {
        if text.isEmpty { return .arrive(nil) }
        let reading = { (text: String) in CivilDateTime(typed: text, today: today, notBefore: start) }
        if let moment = reading(text) {
            return .arrive(CivilDateTime(date: try plausible(moment.date, text, today: today), time: moment.time))
        }
        let time = text.lastIndex(of: " ").map { String(text[$0...]) }
        let reason =
            missingDay(text) { reading($0) != nil }
            ?? time.flatMap { time in unclearDay(String(text.dropLast(time.count)), with: time) }
        throw PlanError(reason ?? "“\(text)” is not a date and a time; write it like 2027-06-14 18:00 or 14 jun 18:00")
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
    package static let litersPerGallon = 3.785_411_784

    /// The product of the miles that a gallon lasts and the litres for 100 km.
    private static let milesAndLiters = litersPerGallon * 100_000 / DistanceUnit.miles.metresPerUnit

    /// Returns the reason for not reading a date of three numbers with the year last, such as `6/14/2027`, with the
    /// dates to write in its place, before `time`; nil for any other text.
    private static func unclearDay(_ text: String, with time: String = "") -> String? {
        let days = CivilDate.readings(yearLast: text).map { $0.text + time }
        guard let first = days.first else { return nil }
        let order = "day and month stand in another order in other countries"
        return days.count == 1
            ? "“\(text)” is not read, since \(order); write \(first)"
            : "“\(text)” can be two days, since \(order); write \(days.joined(separator: " or "))"
    }

    /// The reason why a date is none that only has too late a day for its month: `30 feb`, `2027-06-31 12:00`; nil for
    /// any other text. `isDate` tells whether a text is a date.
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
