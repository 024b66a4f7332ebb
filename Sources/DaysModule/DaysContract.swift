package import CivilTime
package import Entities
package import Geodesy
package import Itineraries
package import MapData
package import Reactive
package import Screens

// The days of one trip on one page: what it needs, what can be decided, what it shows, and the ways out.

/// The needs of the days of a trip from outside.
package struct DaysDependencies {
    package let model: DataModel
    /// The source of routes; straight lines are estimated here.
    package let mapData: any MapDataProvider
    package let unit: DistanceUnit
    /// The clock of a place.
    package let clock: (Coordinate) -> PlaceClock
    /// The source of towns for nights; asked when they are wanted.
    package let towns: () -> TownSource
    /// The ids of towns that become stops.
    package let identifiers: any IdentifierSource
    /// The date where the person is.
    package let today: () -> CivilDate
    /// The decisions that are not kept yet, as long as the program runs.
    let proposals = DaysProposals()

    /// States what the days of a trip need.
    package init(
        model: DataModel, mapData: any MapDataProvider, unit: DistanceUnit, clock: @escaping (Coordinate) -> PlaceClock,
        towns: @escaping () -> TownSource, identifiers: any IdentifierSource, today: @escaping () -> CivilDate
    ) {
        self.towns = towns
        self.identifiers = identifiers
        self.model = model
        self.mapData = mapData
        self.unit = unit
        self.clock = clock
        self.today = today
    }
}

/// The decisions about the days of a trip, as typed. A nil one stays as it is; an empty one is left open again.
package struct DaysRequest: Equatable, Sendable {
    package var start: String?
    package var leave: String?
    package var drive: String?
    package var speed: String?
    package var detour: String?
    package var legMinutes: String?
    package var fuel: String?
    package var price: String?
    package var currency: String?
    /// Whether towns are suggested for nights on the way.
    package var towns = false

    /// Decides nothing.
    package init() {}

    /// The decisions; throws for a text that means nothing. A speed is in `unit` an hour.
    func settings(unit: DistanceUnit, today: CivilDate) throws(PlanError) -> [PlanSetting] {
        var settings: [PlanSetting] = []
        if let start { settings.append(try PlanText.start(start, today: today)) }
        if let leave { settings.append(try PlanText.leave(leave)) }
        if let drive { settings.append(try PlanText.daily(drive)) }
        if let speed { settings.append(try Self.speed(speed, in: unit)) }
        if let detour { settings.append(try PlanText.detour(detour)) }
        if let legMinutes { settings.append(try PlanText.leg(legMinutes)) }
        if let fuel { settings.append(try PlanText.fuel(fuel, in: unit)) }
        if let price { settings.append(try PlanText.price(price, in: unit)) }
        if let currency { settings.append(PlanText.currency(currency)) }
        return settings
    }

    /// Returns how the typed text is read, where that may not be what was meant, a line each: the fuel consumption and
    /// its price without units, a first day that is long past.
    func remarks(unit: DistanceUnit, today: CivilDate) -> [String] {
        var remarks = [PlanText.unitsRead(fuel: fuel, price: price, in: unit)]
        if let start, case .start(let date?)? = try? PlanText.start(start, today: today) {
            remarks.append(PlanText.doubt(about: date, today: today))
        }
        return remarks.compactMap { $0 }
    }

    /// A speed; throws in the unit that was typed where it is out of range.
    private static func speed(_ typed: String, in unit: DistanceUnit) throws(PlanError) -> PlanSetting {
        let setting = try PlanText.speed(typed, in: unit)
        guard case .speed(let speed?) = setting, unit != .kilometers, !(1...300).contains(speed) else { return setting }
        let most = Int(300_000 / unit.metresPerUnit)
        let name = unit == .miles ? "mph" : "kn"
        throw PlanError("the speed can be 1 to \(most) \(name) (up to 300 km/h), not \(typed)")
    }
}

/// A trip as it is planned, and its days as they arrive.
package struct DaysDetail: Equatable, Sendable {
    /// The trip with what is decided so far, without suggested towns.
    package let trip: Trip
    package let days: Loading<PlannedDays>
    /// Whether something is shown that is not kept yet.
    package let isProposed: Bool
}

/// The days of a trip, with the towns that are suggested for nights.
package struct PlannedDays: Equatable, Sendable {
    package let plan: TownPlan
    /// The days; their totals say why legs are estimates.
    package let itinerary: Itinerary
}

/// The content of the page: texts, ready to print.
package struct DaysPage: ScreenPage {
    /// The title, `Grand Circle: 8 days`; nil when the trip does not exist any more.
    package var title: String?
    package var sections: [ItineraryText.Section] = []
    /// The totals, and what the times are worth.
    package var summary: [String] = []
    /// The reasons why distances and times are estimates although an engine was asked.
    package var warnings: [String] = []
    /// The decisions as edits of them begin.
    package var decisions = Decisions()
    package var isLoading = false
    /// Whether something is shown that is not kept yet.
    package var isProposed = false

    /// Rows are visits, so that a day with many of them can go over several pages; a day without any is a row too.
    package var rowCount: Int { sections.reduce(0) { $0 + Self.rowCount($1) } }
    /// Whether a row is of the day with a number.
    package func row(_ index: Int, isNumbered number: Int) -> Bool {
        position(ofRow: index).map { sections[$0.section].numbers.contains(number) } ?? false
    }
    package var numberedWord: String { "day" }
    package func searchedTexts(_ index: Int) -> [String] {
        guard let (section, row) = position(ofRow: index) else { return [] }
        return [sections[section].heading] + sections[section].rows[row...].prefix(1).map(\.name)
    }

    static func rowCount(_ section: ItineraryText.Section) -> Int { max(1, section.rows.count) }

    /// The day and the visit of a row, both from 0; linear in the days.
    private func position(ofRow index: Int) -> (section: Int, row: Int)? {
        var first = 0
        for (number, section) in sections.enumerated() {
            let count = Self.rowCount(section)
            if index < first + count { return (number, index - first) }
            first += count
        }
        return nil
    }

    /// The decisions, as a person types them; empty where they are open.
    package struct Decisions: Equatable, Sendable {
        package var start = ""
        package var leave = ""
        package var drive = ""
        /// The fuel that the vehicle needs, the price of fuel and the currency.
        package var fuel = ""
        /// The speed, the detour and the minutes for each leg.
        package var estimate = ""
    }
}

/// The actions of a person at this page.
package enum DaysEvent: Equatable, Sendable {
    /// Shows the days with other decisions.
    case propose(DaysRequest)
    /// Suggests towns for nights on the way, or leaves them out again.
    case towns
    /// Keeps the days as they are shown.
    case apply
    case undo(Int)
    case redo(Int)
    case back
    case quit
}

/// The ways out.
package protocol DaysRouting: AnyObject {
    /// Leads back to the trip, where `notice` is shown if there is one.
    func goBack(saying notice: Notice?)
    /// Leads out of the program, and shows `notice` if there is one.
    func quit(saying notice: Notice?)
}
