import CivilTime
package import Entities
import Geodesy
import Screens
import Text

/// The decisions about the days of a trip, as typed. A nil one stays as it is; an empty one is left open again.
package struct DaysRequest: Equatable, Sendable {
    package var start: String?
    package var leave: String?
    package var drive: String?
    package var days: String?
    package var speed: String?
    package var detour: String?
    package var legMinutes: String?
    package var fuel: String?
    package var price: String?
    package var currency: String?
    /// Whether towns are suggested for nights on the way.
    package var towns = false
    /// Whether the nights that are decided for stops are left open, also those where none is to be.
    package var isFree = false

    /// Decides nothing.
    package init() {}

    /// The options of the command that decides the same: `--start 2027-06-12`.
    package var options: [String] {
        PlanWord.allCases.compactMap { word in
            self[word].map { "--\(word.rawValue) \(AdviceStyle.quoted($0))" }
        } + (towns ? ["--towns"] : []) + (isFree ? ["--free"] : [])
    }

    /// The text for a word.
    package subscript(word: PlanWord) -> String? {
        get { self[keyPath: Self.path(word)] }
        set { self[keyPath: Self.path(word)] = newValue }
    }

    private static func path(_ word: PlanWord) -> WritableKeyPath<DaysRequest, String?> {
        switch word {
        case .start: \.start
        case .leave: \.leave
        case .drive: \.drive
        case .days: \.days
        case .fuel: \.fuel
        case .price: \.price
        case .currency: \.currency
        case .speed: \.speed
        case .detour: \.detour
        case .legMinutes: \.legMinutes
        }
    }

    /// The decisions over `plan`; throws for a text that means nothing. A speed is in `unit` an hour.
    func settings(over plan: Plan, unit: DistanceUnit, today: CivilDate) throws(PlanError) -> [PlanSetting] {
        var settings: [PlanSetting] = []
        if let start { settings.append(try PlanText.start(start, today: today)) }
        if let leave { settings.append(try PlanText.leave(leave)) }
        if let drive { settings.append(try PlanText.daily(drive)) }
        if let days { settings.append(try PlanText.days(days)) }
        if let speed { settings.append(try PlanText.speed(speed, in: unit)) }
        if let detour { settings.append(try PlanText.detour(detour)) }
        if let legMinutes { settings.append(try PlanText.leg(legMinutes)) }
        if let fuel { settings.append(try PlanText.fuel(fuel, in: unit)) }
        if let currency { settings.append(PlanText.currency(currency)) }
        if let price {
            var known = plan
            if let currency { try known.set(PlanText.currency(currency)) }
            settings.append(
                try PlanText.price(
                    price, in: unit, isElectric: isElectric(over: plan, unit), currency: known.currency))
            // As with costs, the currency that is typed first is that of the trip.
            if known.currency == nil, let code = PlanText.priceCurrency(price)?.code {
                settings.append(.currency(code))
            }
        }
        return settings
    }

    /// Returns how the typed text is read, where that may not be what was meant, a line each: the fuel consumption and
    /// its price without units, a first day that is long past; nights of stops that bind the days; and costs that the
    /// trip, as it is kept, has in another currency.
    func remarks(
        on trip: Trip?, kept: Trip?, unit: DistanceUnit, today: CivilDate, isCommand: Bool
    )
        -> [String]
    {
        let isElectric = isElectric(over: trip?.plan ?? .none, unit)
        var remarks = [PlanText.unitsRead(fuel: fuel, price: price, in: unit, isElectric: isElectric)]
        if let start, case .start(let date?)? = try? PlanText.start(start, today: today) {
            remarks.append(PlanText.doubt(about: date, today: today))
        }
        remarks += amounts(of: kept, isCommand: isCommand)
        if currency == nil, let price, let typed = PlanText.priceCurrency(price) {
            if kept?.plan.currency == nil, let code = typed.code, trip?.plan.currency == code {
                remarks.append("The costs of the trip are in \(code) now.")
            }
            if trip?.plan.currency == nil { remarks.append(typed.doubt) }
        }
        if isFree, isCommand {
            let stops = kept?.waypoints.filter { $0.plan.nights ?? 0 > 0 } ?? []
            let nights = stops.reduce(0) { $0 + ($1.plan.nights ?? 0) }
            if nights > 0 {
                remarks.append(
                    "Left open: \(Wording.counted(nights, "night")) at \(MenuText.names(stops.map(\.name.text))).")
            }
        }
        if drive?.isEmpty == false, days == nil, let count = trip?.plan.days {
            let words = isCommand ? "‘--days \"\"’" : "days -"
            remarks.append(
                "The number of days, \(count), decides how long each drive is; \(words) lets the driving time decide.")
        }
        let fixed = trip?.waypoints.count { $0.plan.nights ?? 0 > 0 } ?? 0
        if !isFree, fixed > 0, drive != nil || days != nil {
            let stops = fixed == 1 ? "One stop has nights of its own" : "\(fixed) stops have nights of their own"
            remarks.append(
                "\(stops), which stay; ‘\(isCommand ? "--" : "")free’ lets the days choose all nights."
            )
        }
        return remarks.compactMap { $0 }
    }

    /// The sentences on amounts that were typed in another currency than that which is decided here: costs keep theirs,
    /// and the price of fuel has that of the trip. None where there are none.
    private func amounts(of trip: Trip?, isCommand: Bool) -> [String] {
        guard let trip, let currency, let old = trip.plan.currency else { return [] }
        var plan = trip.plan
        // A text that is no currency is refused elsewhere.
        try? plan.set(PlanText.currency(currency))
        guard let new = plan.currency, new != old else { return [] }
        var sentences: [String] = []
        let costs = trip.waypoints.flatMap(\.costs)
        let count = costs.count { $0.moved(from: old, to: new).currency == old }
        if count > 0 {
            let stay = count == 1 ? "1 cost stays" : "\(count) costs stay"
            let were = count == 1 ? "it was" : "they were"
            var sentence = "\(stay) in \(old), in which \(were) entered; amounts from now on are in \(new)."
            if let index = trip.waypoints.firstIndex(where: { $0.plan.cost.map { $0.currency == nil } ?? false }),
                let cost = trip.waypoints[index].plan.cost
            {
                let amount = "\(cost) \(new)"
                sentence +=
                    isCommand
                    ? " ‘edit … \(index + 1) --cost \"\(amount)\"’ relabels one."
                    : " ‘\(index + 1) cost \(amount)’ relabels one."
            }
            sentences.append(sentence)
        }
        if trip.plan.price != nil { sentences.append("The price of fuel typed in \(old) now reads as \(new).") }
        return sentences
    }

    /// Whether the vehicle needs kWh, as it is decided here or in a plan.
    private func isElectric(over plan: Plan, _ unit: DistanceUnit) -> Bool {
        guard let fuel, let setting = try? PlanText.fuel(fuel, in: unit) else { return plan.kWhPer100km != nil }
        if case .kWhPer100km(.some) = setting { return true }
        return false
    }
}
