package import CivilTime
import Console
package import Entities
package import Geodesy
package import Itineraries
package import MapData
package import Reactive

// The days of one trip on one page: what it needs, what can be decided, and what it shows. It leads nowhere, so it has no
// router.

/// What the days of a trip need from outside.
package struct DaysDependencies {
    package let model: DataModel
    /// Where routes come from; straight lines are estimated here.
    package let mapData: any MapDataProvider
    package let unit: DistanceUnit
    /// How the clocks of a place go.
    package let clock: (Coordinate) -> PlaceClock
    /// The date where the person is.
    package let today: () -> CivilDate

    /// States what the days of a trip need.
    package init(
        model: DataModel, mapData: any MapDataProvider, unit: DistanceUnit, clock: @escaping (Coordinate) -> PlaceClock,
        today: @escaping () -> CivilDate
    ) {
        self.model = model
        self.mapData = mapData
        self.unit = unit
        self.clock = clock
        self.today = today
    }
}

/// What is to be decided about the days of a trip, as typed. What is nil stays as it is; what is empty is left open again.
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

    /// Decides nothing.
    package init() {}

    /// The decisions; throws for a text that means nothing. A speed is in `unit` an hour.
    func settings(unit: DistanceUnit, today: CivilDate) throws(PlanError) -> [PlanSetting] {
        var settings: [PlanSetting] = []
        if let start { settings.append(try PlanText.start(start, today: today)) }
        if let leave { settings.append(try PlanText.leave(leave)) }
        if let drive { settings.append(try PlanText.daily(drive)) }
        if let speed { settings.append(try PlanText.speed(speed, in: unit)) }
        if let detour { settings.append(try PlanText.detour(detour)) }
        if let legMinutes { settings.append(try PlanText.leg(legMinutes)) }
        if let fuel { settings.append(try PlanText.fuel(fuel)) }
        if let price { settings.append(try PlanText.price(price)) }
        if let currency { settings.append(PlanText.currency(currency)) }
        return settings
    }
}

/// A trip as it is planned, and its days as they arrive.
package struct DaysDetail: Equatable, Sendable {
    package let trip: Trip
    package let itinerary: Loading<Itinerary>
}

/// What the page shows: texts, ready to print.
package struct DaysPage: ScreenPage {
    /// `Grand Circle: 8 days`; nil when the trip does not exist any more.
    package var title: String?
    package var sections: [Section] = []
    /// The totals, and what the times are worth.
    package var summary: [String] = []
    package var isLoading = false

    /// One day.
    package struct Section: Equatable, Sendable {
        package let heading: String
        package let rows: [Row]
        /// What cannot be kept, a sentence each.
        package let warnings: [String]
    }

    /// A stop on one day.
    package struct Row: Equatable, Sendable {
        package let number: String
        package let name: String
        /// `leave  09:00`, `10:55 – 12:25` or `13:25`.
        package let time: String
        /// `stay 1 h 30 min`, `night`.
        package let remark: String
    }
}
