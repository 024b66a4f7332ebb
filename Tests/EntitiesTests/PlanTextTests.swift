import CivilTime
import Entities
import Geodesy
import TestSupport
import Testing

/// What a person types about days, in the ways of several countries.
@Suite struct PlanTextTests {
    private let today = CivilDate(daysSince1970: 20_779)

    @Test(
        "The use of fuel and of energy is read in the units of several countries",
        arguments: [
            ("7.2l", .litersPer100km(7.2)), ("7,2 L/100km", .litersPer100km(7.2)), ("15km/l", .litersPer100km(6.667)),
            ("32mpg", .litersPer100km(7.35)), ("30 mi/gal", .litersPer100km(7.84)), ("7.2", .litersPer100km(7.2)),
            ("18kWh", .kWhPer100km(18)), ("18,5 kWh/100 km", .kWhPer100km(18.5)), ("5km/kWh", .kWhPer100km(20)),
            ("4mi/kWh", .kWhPer100km(15.534)), ("30kWh/100mi", .kWhPer100km(18.641)), ("", .litersPer100km(nil)),
        ] as [(String, PlanSetting)])
    func uses(text: String, setting: PlanSetting) throws {
        #expect(try PlanText.fuel(text, in: .kilometers) == setting)
    }

    @Test("A use that means nothing says what to write", arguments: ["7.2 x", "mpg", "0mpg", "km/l", "l"])
    func noUse(text: String) {
        #expect(
            throws: PlanError("“\(text)” is not what a vehicle needs; write it like 7.2l, 15km/l, 32mpg or 18kWh")
        ) {
            guard case .litersPer100km(.some) = try PlanText.fuel(text, in: .kilometers) else { return }
        }
    }

    @Test(
        "Speeds name their unit or have the person's",
        arguments: [("90", 90), ("65mph", 104.60736), ("100 km/h", 100), ("50kn", 92.6), ("90kmh", 90)])
    func speeds(text: String, kilometers: Double) throws {
        guard case .speed(let speed?) = try PlanText.speed(text, in: .kilometers) else {
            Issue.record("no speed")
            return
        }
        #expect(abs(speed - kilometers) < 1e-9)
        #expect(throws: PlanError("the speed can be 1 to 186 mph (up to 300 km/h), not 200mph")) {
            try PlanText.speed("200mph", in: .kilometers)
        }
    }

    @Test(
        "Prices have a unit, or that of the vehicle or the person",
        arguments: [
            ("1.85/l", DistanceUnit.kilometers, false, 1.85), ("€1,859/l", .kilometers, false, 1.859),
            ("$3.49/gal", .kilometers, false, 0.922), ("3.49", .miles, false, 0.922), ("0.45/kWh", .miles, true, 0.45),
            ("0,45", .miles, true, 0.45),
        ] as [(String, DistanceUnit, Bool, Double)])
    func prices(text: String, unit: DistanceUnit, isElectric: Bool, price: Double) throws {
        #expect(try PlanText.price(text, in: unit, isElectric: isElectric) == .price(price))
    }

    @Test(
        "A plan is one by miles where its fuel, or its price alone, is shorter in gallons",
        arguments: [
            ("32mpg", "3.49/gal", true), ("32mpg", nil, true), (nil, "3.49/gal", true), ("7.2l", "1.85/l", false),
            ("15km/l", nil, false), (nil, nil, nil), ("18kWh", "0.45/kWh", nil),
        ] as [(String?, String?, Bool?)])
    func miles(fuel: String?, price: String?, isByMiles: Bool?) throws {
        var plan = Plan.none
        if let fuel { try plan.set(PlanText.fuel(fuel, in: .kilometers)) }
        if let price {
            try plan.set(PlanText.price(price, in: .kilometers, isElectric: fuel?.hasSuffix("kWh") == true))
        }
        #expect(PlanText.isByMiles(plan) == isByMiles)
    }

    @Test("A price for another kind of fuel is refused")
    func otherPrice() {
        #expect(throws: PlanError("the vehicle needs kWh; write its price like 0.45/kWh, not “1.85/l”")) {
            try PlanText.price("1.85/l", in: .kilometers, isElectric: true)
        }
        #expect(throws: PlanError("the vehicle needs litres; write the price like 1.85/l, not “0.45/kWh”")) {
            try PlanText.price("0.45/kWh", in: .kilometers, isElectric: false)
        }
    }

    @Test(
        "Money is read in the ways of several countries",
        arguments: [
            ("95", 95_000), ("9.50", 9_500), ("9,50", 9_500), ("9.1250", 9_125), ("1,250.50", 1_250_500),
            ("1.250,50", 1_250_500), ("1 250,50", 1_250_500), ("1'250.50", 1_250_500), ("1,250,000", 1_250_000_000),
            ("12 EUR", 12_000), ("€12", 12_000), ("12,50 €", 12_500), ("EUR 12", 12_000), ("0,125", 125),
        ])
    func money(text: String, thousandths: Int64) throws {
        #expect(try PlanText.cost(text, currency: "EUR") == .cost(Cost(thousandths: thousandths)))
    }

    @Test(
        "Money that means nothing, two amounts or another currency is refused",
        arguments: [
            ("1,250", "“1,250” can be two amounts; write 1250 or 1.2500"),
            ("1.234", "“1.234” can be two amounts; write 1234 or 1.2340"),
            ("€12.345", "“€12.345” can be two amounts; write 12345 or 12.3450"),
            (
                "$12",
                "the costs of this trip are in EUR, and “$” is the sign of several other currencies; write 12 USD or 12 CAD"
            ),
            ("12 abc", "“12 abc” has a currency that is not known; write its code as in ISO 4217, like 12 EUR"),
            ("1,250 GBP", "“1,250 GBP” can be two amounts; write 1250 GBP or 1.2500 GBP"),
            ("dear", "“dear” is not a cost; write it like 95 or 9.50"),
            ("12 x", "“12 x” is not a cost; write it like 95 or 9.50"),
            ("1.25.5", "“1.25.5” is not a cost; write it like 95 or 9.50"),
            ("-5", "“-5” is not a cost; write it like 95 or 9.50"),
        ])
    func noMoney(text: String, reason: String) {
        #expect(throws: PlanError(reason)) { try PlanText.cost(text, currency: "EUR") }
    }

    @Test(
        "Money in another currency than that of the trip keeps it",
        arguments: [
            ("140 GBP", 140_000, "GBP"), ("£140", 140_000, "GBP"), ("2 400 Kč", 2_400_000, "CZK"),
            ("zł 90.50", 90_500, "PLN"), ("1.234 KWD", 1_234, "KWD"), ("usd 12", 12_000, "USD"), ("€12", 12_000, nil),
        ] as [(String, Int64, String?)])
    func otherCurrencies(text: String, thousandths: Int64, currency: String?) throws {
        let cost = try #require(Cost(thousandths: thousandths, currency: currency))
        #expect(try PlanText.cost(text, currency: "EUR") == .cost(cost))
        let typed = try #require(StopSetting.cost(cost).typed)
        #expect(try PlanText.cost(typed, currency: "EUR") == .cost(cost))
        let way = try Way(by: .ferry, minutes: 120, cost: cost)
        #expect(
            try PlanText.way(way.typedText, start: nil, today: CivilDate(daysSince1970: 0), currency: "EUR")
                == .way(way))
    }

    @Test("Three digits behind a point are decimals where the currency has three, and behind 0 or four digits")
    func threeDecimals() throws {
        func amount(_ text: String, _ currency: String?) -> Int64? {
            guard case .cost(let cost?)? = try? PlanText.cost(text, currency: currency) else { return nil }
            return cost.thousandths
        }
        #expect(amount("1.234", "KWD") == 1_234 && amount("1.234 OMR", nil) == 1_234)
        #expect(amount("1.234", "EUR") == nil && amount("1.234", nil) == nil && amount("1,234", "KWD") == nil)
        #expect(amount("0.125", "EUR") == 125 && amount("1234.567", "EUR") == 1_234_567)
        // What is typed by the program is read by it.
        for thousandths: Int64 in [0, 5, 125, 999, 1_000, 1_234, 9_120, 999_999, 1_234_567] {
            let cost = try #require(Cost(thousandths: thousandths))
            let typed = try #require(StopSetting.cost(cost).typed)
            #expect(amount(typed, "EUR") == thousandths && amount(typed, "KWD") == thousandths)
            let way = try Way(by: .ferry, minutes: 120, cost: cost)
            #expect(
                try PlanText.way(way.typedText, start: nil, today: CivilDate(daysSince1970: 0), currency: "EUR")
                    == .way(way))
        }
    }

    @Test("A price of fuel in another currency than that of the trip is refused, as a cost is")
    func priceCurrency() throws {
        let price = { (text: String, currency: String?) throws in
            try PlanText.price(text, in: .kilometers, isElectric: false, currency: currency)
        }
        #expect(throws: PlanError("the costs of this trip are in EUR; “CHF 1.9/l” is in another currency")) {
            try price("CHF 1.9/l", "EUR")
        }
        #expect(try price("CHF 1.9/l", "CHF") == .price(1.9) && price("€1.9/l", "EUR") == .price(1.9))
        #expect(try price("CHF 1.9/l", nil) == .price(1.9))
        #expect(PlanText.priceCurrency("CHF 1.9/l") == .code("CHF") && PlanText.priceCurrency("1.9/l") == nil)
    }

    @Test(
        "A day that its month does not have is told by the month of the year that is meant",
        arguments: [("31 feb", 28), ("31 feb 2028", 29), ("30 feb 2027", 28), ("31 jun", 30)])
    func missingDay(text: String, last: Int) {
        #expect(throws: PlanError("there is no “\(text)”: that month has \(last) days")) {
            try PlanText.start(text, today: CivilDate(text: "2026-11-24") ?? CivilDate(daysSince1970: 0))
        }
    }

    @Test("Dollars of any country are written with their sign; without a currency any is taken")
    func dollars() throws {
        let cost = StopSetting.cost(Cost(thousandths: 12_000))
        #expect(try PlanText.cost("$12", currency: "CAD") == cost)
        #expect(try PlanText.cost("12 kr", currency: nil) == cost)
    }

    @Test("A number of days is read, and an empty text leaves it open")
    func days() throws {
        #expect(
            try ["16", "16 days", "1 day", ""].map { try PlanText.days($0) } == [
                .days(16), .days(16), .days(1), .days(nil),
            ])
        #expect(throws: PlanError("“many” is not a number of days; write it like 16")) { try PlanText.days("many") }
        var plan = Plan.none
        #expect(throws: PlanError("a trip can be 1 to 3660 days, not 0")) { try plan.set(.days(0)) }
    }

    @Test(
        "A way has its means first, then duration, departure and cost in any order",
        arguments: [
            ("ferry 2h30 85", "ferry 2h30 85"), ("ferry 85 EUR 2 h 30", "ferry 2h30 85"),
            ("train 14 jun 2027 8:30 3h", "train 3h 2027-06-14 08:30"),
            ("flight departs 14:00 takes 1h45 costs €120", "flight 1h45 14:00 120"), ("fer 6 pm", "ferry 18:00"),
            ("ferry 2027-06-12T14:00 150m", "ferry 2h30 2027-06-12 14:00"), ("boat 90 min", "ferry 1h30"),
            ("drive 40m", "drive 40m"), ("ferry", "ferry"), ("ferry 2h cost 30", "ferry 2h cost 30"),
            ("ferry 1h 5m", "ferry 1h05"), ("ferry 24h01 3", "ferry 24h01 3"), ("ferry 30 2h", "ferry 2h cost 30"),
            ("ferry 14:00 2h 45 EUR", "ferry 2h 14:00 45"), ("ferry 14:00 2h EUR 45", "ferry 2h 14:00 45"),
            ("ferry 14:00 2h 45€", "ferry 2h 14:00 45"), ("ferry 14:00 2h €45", "ferry 2h 14:00 45"),
            ("ferry 45 euros 14:00 2 h", "ferry 2h 14:00 45"), ("ferry 14:00 1 h 45 EUR", "ferry 1h 14:00 45"),
            ("ferry 14:00 2h 45 min", "ferry 2h45 14:00"), ("ferry 14:00 2h 45 85", "ferry 2h45 14:00 85"),
            ("ferry 2 h 45", "ferry 2h45"), ("ferry 14h00 2h 45€", "ferry 2h 14:00 45"),
            ("ferry 2h 14h00", "ferry 2h 14:00"), ("train 2h30 8:30", "train 2h30 08:30"),
            ("ferry 14h30", "ferry 14h30"),
            ("ferry 2 Std. 85,-", "ferry 2h cost 85"), ("ferry 85.– 1 Stunde 30 Minuten", "ferry 1h30 85"),
        ])
    func ways(text: String, typed: String) throws {
        let setting = try PlanText.way(text, start: nil, today: today, currency: "EUR")
        guard case .way(let way?) = setting else {
            Issue.record("no way")
            return
        }
        #expect(way.typedText == typed)
        #expect(try PlanText.way(typed, start: nil, today: today, currency: "EUR") == setting)
    }

    @Test(
        "A way that means nothing says what to write",
        arguments: [
            (
                "swim 2h",
                "“swim” is not a way to travel; write one of ferry, train, flight, drive, walk, as in ferry 2h30"
            ),
            (
                "ferry soon",
                "“soon” is not read in “ferry soon”; write a way like ferry 2h30 or train 14 jun 8:30 3h 85"
            ),
            (
                "ferry 14:00 2h 45",
                "“2h 45” can be a duration, or a duration and a cost; write 2h45 or 2h cost 45"
            ),
            ("ferry 11d", "the duration of a way can be 1 to 14400 minutes, not 15840"),
            (
                "ferry 6/7/2027 14:00",
                "“6/7/2027” can be two days, since day and month stand in another order in other countries; write 2027-06-07 or 2027-07-06"
            ),
        ])
    func noWays(text: String, reason: String) {
        #expect(throws: PlanError(reason)) { try PlanText.way(text, start: nil, today: today, currency: nil) }
    }

    @Test("A time alone is an arrival on whatever day it falls")
    func arrivals() throws {
        let six = PlannedTime.anyDay(try #require(TimeOfDay(text: "18:00")))
        for text in ["18:00", "6pm", "18 Uhr", "18.00"] {
            #expect(try PlanText.arrive(text, start: nil, today: today) == .arrive(six))
        }
        #expect(six.text == "18:00" && six.typedText == "18:00" && six.moment == nil)
    }

    @Test(
        "A kind is said by its word or by what is there",
        arguments: [("dinner", "eat"), ("Restaurant", "eat"), ("hotel", "sleep"), ("museum", "see"), ("hike", "walk")])
    func kindWords(typed: String, kind: String) throws {
        #expect(try PlanText.kind(typed) == .kind(StopKind(kind)))
    }
}
