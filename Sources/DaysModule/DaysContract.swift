package import CivilTime
package import Entities
package import Geodesy
package import Itineraries
package import MapData
package import Places
package import Reactive
package import Screens

// The days of one trip on one page: what it needs, what can be decided, what it shows, and the ways out.

/// The needs of the days of a trip.
package struct DaysDependencies {
    package let model: DataModel
    /// The source of routes; straight lines are estimated here.
    package let mapData: any MapDataProvider
    package let unit: DistanceUnit
    /// The style in which times are shown.
    package let times: ClockStyle
    /// The clock of a place.
    package let clock: (Coordinate) -> PlaceClock
    /// The source of borders; asked when days are planned.
    package let borders: () -> BorderSource?
    /// The source of towns for nights; asked when they are wanted.
    package let towns: () -> TownSource
    /// The ids of towns that become stops.
    package let identifiers: any IdentifierSource
    /// The date where the person is.
    package let today: () -> CivilDate
    /// Sets what stops of a trip have, each text one or a list of them, and publishes the words about it.
    package let editStops: EditStops

    /// Edits stops of a trip; `chosen` says what some texts of places mean.
    package typealias EditStops =
        (_ trip: Trip.ID, _ stops: [String], _ edit: WaypointEdit, _ chosen: [String: FoundPlace])
        -> AnyPublisher<Notice, any Error>

    /// Collects the needs.
    package init(
        model: DataModel, mapData: any MapDataProvider, unit: DistanceUnit, times: ClockStyle = .hours24,
        clock: @escaping (Coordinate) -> PlaceClock,
        borders: @escaping () -> BorderSource? = { nil },
        towns: @escaping () -> TownSource, identifiers: any IdentifierSource, today: @escaping () -> CivilDate,
        editStops: @escaping EditStops
    ) {
        (self.model, self.mapData, self.unit, self.times, self.clock) = (model, mapData, unit, times, clock)
        (self.borders, self.towns, self.identifiers, self.today) = (borders, towns, identifiers, today)
        self.editStops = editStops
    }
}

/// The page: texts, ready to print.
package struct DaysPage: Equatable, Sendable {
    /// The title, `Grand Circle: 8 days`; nil when the trip does not exist any more.
    package var title: String?
    package var sections: [ItineraryText.Section] = []
    /// The totals, and what the times are worth.
    package var summary: [String] = []
    /// The distance and the time of all drives, for a very low window; empty where they are not known.
    package var shortTotals = ""
    /// The reasons why distances and times are estimates although an engine was asked.
    package var warnings: [String] = []
    /// The same in one sentence that counts them.
    package var shortWarnings: [String] = []
    /// The decisions in the words that set them: `start Sat 12 Jun 2027 · leave 08:30 · drive 6 h`.
    package var settings = ""
    /// The decisions as a person types them; none for one that is open.
    package var typed: [PlanWord: String] = [:]
    /// The stops of the trip, for the questions about what they have.
    package var stops: [Waypoint] = []
    package var isLoading = false
    /// Whether something is shown that is not kept yet.
    package var isProposed = false
    /// The decisions that are tried, in the words that set it: `drive 5h`, `towns`.
    package var tried: [String] = []
    /// A sentence about nights where nobody may expect them to be days; nil for none.
    package var remark: String?
    /// The number of warnings and the days that have them; nil where there is none.
    package var warned: String?
    /// The nights, by which it is told what an edit has moved; nil while they are not known.
    package var nights: PlannedNights?
    /// The days and their way, for the map beside them.
    package var planned: PlannedDays?
    /// The row of the stop that was changed last.
    package var focus = ScreenFocus()
}

/// Everything that a person can do.
package enum DaysEvent: Equatable, Sendable {
    /// Shows the days with other decisions.
    case propose(DaysRequest)
    /// Suggests towns for nights on the way, or leaves them out again.
    case towns
    /// Leaves the nights at stops open, as if none were decided.
    case free
    /// Sets what stops have, which may be lists; that is kept at once.
    case edit(stops: [String], WaypointEdit)
    case go(to: DaysDestination)
    /// Keeps the days as they are shown.
    case apply
    case undo(Int)
    case redo(Int)
    case back
    case quit
}

/// The screens that it leads to.
package enum DaysDestination: Equatable, Sendable {
    /// The measure of distances, or another one.
    case engine(String)
    /// The unit of distances, or another one.
    case units(String)
}
