package import Geodesy

/// Speeds, factors, the use and price of fuel, and money.
extension PlanText {
    /// Parses a speed: `90`, in `unit` per hour, or `65mph`, `100 km/h`, `50kn`.
    package static func speed(_ text: String, in unit: DistanceUnit) throws(PlanError) -> PlanSetting {
        let compact = text.lowercased().filter { $0 != " " }
        let units: [(ending: String, unit: DistanceUnit)] = [
            ("mph", .miles), ("mi/h", .miles), ("km/h", .kilometers), ("kmh", .kilometers), ("kph", .kilometers),
            ("kn", .nauticalMiles), ("kt", .nauticalMiles),
        ]
        let typed = units.first { compact.hasSuffix($0.ending) }
        let digits = String(compact.dropLast(typed?.ending.count ?? 0))
        guard let number = try number(digits, "a speed", like: "90 or 65mph") else { return .speed(nil) }
        let unit = typed?.unit ?? unit
        let speed = number * unit.metresPerUnit / 1_000
        if unit != .kilometers, !Plan.speedLimit.range.contains(speed) {
            let most = Int(300_000 / unit.metresPerUnit)
            let name = unit == .miles ? "mph" : "kn"
            throw PlanError("the speed can be 1 to \(most) \(name) (up to 300 km/h), not \(text)")
        }
        return .speed(speed)
    }

    /// Parses the ratio of the length of a road to the straight line: `1.25`.
    package static func detour(_ text: String) throws(PlanError) -> PlanSetting {
        .detour(try number(text, "a detour", like: "1.25"))
    }

    /// The ways to say what a vehicle needs, the longest ending first: what one of it is in litres or kWh for 100 km,
    /// and whether the number says how far one of it goes.
    private static let uses: [(ending: String, factor: Double, isDistance: Bool, isElectric: Bool)] = [
        ("kwh/100km", 1, false, true), ("kwh/100mi", 100_000 / (DistanceUnit.miles.metresPerUnit * 100), false, true),
        ("kwh/100", 1, false, true), ("km/kwh", 100, true, true),
        ("mi/kwh", 100_000 / DistanceUnit.miles.metresPerUnit, true, true), ("kwh", 1, false, true),
        ("l/100km", 1, false, false), ("l/100", 1, false, false), ("km/l", 100, true, false),
        ("mi/gal", milesAndLiters, true, false), ("mpg", milesAndLiters, true, false), ("l", 1, false, false),
    ]

    /// Parses the use of fuel: `7.2l` or `7.2l/100km`, `15km/l`, `32mpg` (US gallons), `18kWh`, `3.5mi/kWh`. A number
    /// alone has the unit of those that belong to `unit`.
    package static func fuel(_ text: String, in unit: DistanceUnit) throws(PlanError) -> PlanSetting {
        if text.isEmpty { return .litersPer100km(nil) }
        let compact = text.lowercased().filter { $0 != " " }
        let isBare = compact.allSatisfy { !$0.isLetter && $0 != "/" }
        let bare = uses.first { $0.ending == (unit == .miles ? "mpg" : "l") }
        let use = isBare ? bare : uses.first { compact.hasSuffix($0.ending) }
        let example = "7.2l, 15km/l, 32mpg or 18kWh"
        let digits = String(compact.dropLast(isBare ? 0 : use?.ending.count ?? 0))
        guard let use, let number = try number(digits, Plan.fuelLimit.what, like: example),
            number > 0 || !use.isDistance
        else { throw PlanError("“\(text)” is not what a vehicle needs; write it like \(example)") }
        guard use.isDistance || use.factor != 1 else {
            return use.isElectric ? .kWhPer100km(number) : .litersPer100km(number)
        }
        let amount = ((use.isDistance ? use.factor / number : number * use.factor) * 1_000).rounded() / 1_000
        guard Plan.fuelLimit.range.contains(amount) else {
            let limits = use.ending == "mpg" ? "0.24 to 23521 mpg (0.01 to 1000 litres for 100 km)" : nil
            let unit = use.isElectric ? "kWh" : "litres"
            throw PlanError("what the vehicle needs can be \(limits ?? "0.01 to 1000 \(unit) for 100 km"), not \(text)")
        }
        return use.isElectric ? .kWhPer100km(amount) : .litersPer100km(amount)
    }

    /// Parses the price of fuel: `1.85/l`, `3.49/gal` (US), `0.45/kWh`, also with the currency of the trip, where it
    /// has one (`$3.49/gal`). A number alone is for a kWh where the vehicle is electric, else for what belongs to
    /// `unit`.
    package static func price(
        _ text: String, in unit: DistanceUnit, isElectric: Bool, currency: String? = nil
    ) throws(PlanError) -> PlanSetting {
        if text.isEmpty { return .price(nil) }
        let compact = text.lowercased().filter { $0 != " " }
        let ending = priceEnding(compact)
        let example = "1.85/l, 3.49/gal or 0.45/kWh"
        guard let money = AmountText.money(String(compact.dropLast(ending?.count ?? 0))),
            money.currency.map(AmountText.isCurrency) ?? true
        else { throw PlanError("“\(text)” is not a price; write it like \(example)") }
        try check(money.currency, text, against: currency)
        if let ending, (ending == "/kwh") != isElectric {
            throw PlanError(
                isElectric
                    ? "the vehicle needs kWh; write its price like 0.45/kWh, not “\(text)”"
                    : "the vehicle needs litres; write the price like 1.85/l, not “\(text)”")
        }
        let price = try number(money.number, "a price", like: example)
        let isForGallon = !isElectric && (ending.map { $0 == "/gal" } ?? (unit == .miles))
        return .price(isForGallon ? price.map { ($0 / litersPerGallon * 10_000).rounded() / 10_000 } : price)
    }

    /// The currency that was typed with a price of fuel; nil where there is none.
    package static func priceCurrency(_ text: String) -> TypedCurrency? {
        let compact = text.lowercased().filter { $0 != " " }
        return AmountText.money(String(compact.dropLast(priceEnding(compact)?.count ?? 0)))?.currency
            .flatMap(AmountText.typedCurrency)
    }

    private static func priceEnding(_ compact: String) -> String? {
        ["/kwh", "/gal", "/l"].first { compact.hasSuffix($0) }
    }

    /// Throws for a currency that was typed in a text, in lower case, where a trip has another.
    private static func check(
        _ typed: String?, _ text: String, against currency: String?
    ) throws(PlanError) {
        guard let typed, let currency, !AmountText.isCurrency(typed, currency) else { return }
        throw PlanError("the costs of this trip are in \(currency); “\(text)” is in another currency")
    }

    /// Returns the meaning of a fuel consumption and a price that were typed without their units; nil if both have one
    /// or are not given.
    package static func unitsRead(fuel: String?, price: String?, in unit: DistanceUnit, isElectric: Bool) -> String? {
        func bare(_ text: String?) -> String? {
            text.flatMap { text in
                let isBare = text.contains(where: \.isNumber) && !text.contains { $0.isLetter || $0 == "/" }
                return isBare ? text : nil
            }
        }
        let isMiles = unit == .miles
        let consumption = bare(fuel).map { isMiles ? "\($0) mpg (US gallons)" : "\($0) l for 100 km" }
        let cost = bare(price).map { "\($0) for \(isElectric ? "a kWh" : isMiles ? "a US gallon" : "a litre")" }
        let parts = [consumption, cost].compactMap { $0 }
        return parts.isEmpty
            ? nil : "Read without units as \(parts.joined(separator: ", ")); 7.2l, 32mpg, 1.85/l and 3.49/gal say them."
    }

    /// The use of fuel as a person with this unit types it: `7.2l`, with miles `32mpg`, `18kWh`; nil where it is not
    /// decided.
    package static func fuelText(_ plan: Plan, in unit: DistanceUnit) -> String? {
        if let energy = plan.kWhPer100km { return "\(shortDecimalText(energy, atMost: 4))kWh" }
        guard let liters = plan.litersPer100km else { return nil }
        guard unit == .miles, liters > 0 else { return "\(shortDecimalText(liters, atMost: 4))l" }
        return shortest(milesAndLiters / liters, "mpg") { try? fuel($0, in: unit) == .litersPer100km(liters) }
    }

    /// The price of fuel as a person with this unit types it: `1.85/l`, with miles `3.49/gal`, `0.45/kWh`; nil where it
    /// is not decided.
    package static func priceText(_ plan: Plan, in unit: DistanceUnit) -> String? {
        guard let price = plan.price else { return nil }
        guard plan.kWhPer100km == nil else { return "\(shortDecimalText(price, atMost: 4))/kWh" }
        guard unit == .miles else { return "\(shortDecimalText(price, atMost: 4))/l" }
        return shortest(price * litersPerGallon, "/gal") {
            try? self.price($0, in: unit, isElectric: false) == .price(price)
        }
    }

    /// Whether the fuel of a plan was planned by miles and US gallons: whether its use, or without one its price, is a
    /// shorter number by them than by kilometres and litres. Nil where neither is decided.
    package static func isByMiles(_ plan: Plan) -> Bool? {
        guard plan.kWhPer100km == nil else { return nil }
        func digits(_ text: String?) -> Int? { text.map { $0.prefix { $0.isNumber || $0 == "." }.count } }
        for text in [fuelText, priceText] {
            guard let miles = digits(text(plan, .miles)), let metric = digits(text(plan, .kilometers)) else { continue }
            if miles != metric { return miles < metric }
        }
        return plan.litersPer100km == nil && plan.price == nil ? nil : false
    }

    /// A number with as few decimals as it takes to be read as it is; four where none is enough.
    private static func shortest(_ number: Double, _ ending: String, isRead: (String) -> Bool?) -> String {
        let texts = (0...4).map { shortDecimalText(number, atMost: $0) + ending }
        return texts.first { isRead($0) == true } ?? texts[4]
    }

    /// Parses the currency: `EUR`, or a sign or a word that only one has: `€`, `euros`.
    package static func currency(_ text: String) -> PlanSetting {
        .currency(AmountText.typedCurrency(text.lowercased())?.code ?? text)
    }

    /// Parses a cost: `95`, `9.50`, `9,50`, `1,250.50`, and with a currency `12 EUR`, `£12`: its own where that is
    /// another one than that of the trip.
    package static func cost(_ text: String, currency: String?) throws(PlanError) -> StopSetting {
        .cost(text.isEmpty ? nil : try amount(text, currency: currency))
    }

    /// Parses an amount of money; see `cost`.
    static func amount(_ text: String, currency: String?) throws(PlanError) -> Cost {
        guard let money = AmountText.money(text), money.currency.map(AmountText.isCurrency) ?? true else {
            throw Cost.noCost(text)
        }
        let own = try ownCurrency(money.currency, text, money.number, beside: currency)
        let known = own ?? currency ?? money.currency.flatMap(AmountText.typedCurrency)?.code
        let hasThree = known.map(AmountText.ofThreeDecimals.contains) ?? false
        let readings = AmountText.readings(money.number, pointsGroup: !hasThree)
        guard readings.count < 2 else {
            // A fourth decimal tells that these are none of a group.
            let behind = own.map { " \($0)" } ?? ""
            throw PlanError(
                "“\(text)” can be two amounts; write \(readings[0])\(behind) or \(readings[1])\(hasThree ? "" : "0")\(behind)"
            )
        }
        guard let number = readings.first else { throw Cost.noCost(text) }
        return try Cost(number).in(own)
    }

    /// The currency, typed in lower case, that an amount has of its own beside the trip's; nil where it is the trip's,
    /// or where that has none. Throws for a sign of several, and for letters that are no currency.
    private static func ownCurrency(
        _ typed: String?, _ text: String, _ number: String, beside currency: String?
    ) throws(PlanError) -> String? {
        guard let typed, let currency, !AmountText.isCurrency(typed, currency) else { return nil }
        switch AmountText.typedCurrency(typed) {
        case .code(let code)? where CurrencyCodes.isKnown(code): return code
        case .sign(let sign, let codes)?:
            let known = codes.prefix(2).map { "\(number) \($0)" }.joined(separator: " or ")
            throw PlanError(
                "the costs of this trip are in \(currency), and “\(sign)” is the sign of several other currencies; write "
                    + known)
        default:
            throw PlanError(
                "“\(text)” has a currency that is not known; write its code as in ISO 4217, like \(number) \(currency)")
        }
    }

    /// The number of litres in a US gallon.
    package static let litersPerGallon = 3.785_411_784

    /// The product of the miles that a gallon lasts and the litres for 100 km.
    private static let milesAndLiters = litersPerGallon * 100_000 / DistanceUnit.miles.metresPerUnit
}
