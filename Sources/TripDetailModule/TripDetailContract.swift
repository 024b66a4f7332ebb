package import CivilTime
package import Entities
package import Geodesy
package import Itineraries
package import MapData
package import Places
package import Reactive
package import Screens

// One trip on one page: what it needs, what it shows, what a person can do, and the ways out.

/// The needs of a trip's page.
package struct TripDetailDependencies {
    package let model: DataModel
    package let mapData: any MapDataProvider
    package let identifiers: any IdentifierSource
    package let unit: DistanceUnit
    /// The style in which times are shown.
    package let times: ClockStyle
    /// The clocks of a place.
    package let clock: (Coordinate) -> PlaceClock
    /// The area of a place in words (`Utah, US`); nil where that is not known.
    package let area: (Coordinate) -> String?
    /// Sets what stops of a trip have, each text one or a list of them, and publishes the words about it.
    package let editStops: EditStops
    /// Reads pasted lines as a list.
    package var listReader: TypedList.Reader

    /// Edits stops of a trip; `chosen` says what some texts of places mean.
    package typealias EditStops =
        (_ trip: Trip.ID, _ stops: [String], _ edit: WaypointEdit, _ chosen: [String: FoundPlace])
        -> AnyPublisher<Notice, any Error>

    /// Collects the needs.
    package init(
        model: DataModel, mapData: any MapDataProvider, identifiers: any IdentifierSource,
        unit: DistanceUnit, times: ClockStyle = .hours24, clock: @escaping (Coordinate) -> PlaceClock,
        area: @escaping (Coordinate) -> String?, editStops: @escaping EditStops,
        listReader: @escaping TypedList.Reader = { _, _ in nil }
    ) {
        (self.model, self.mapData, self.identifiers) = (model, mapData, identifiers)
        (self.unit, self.times, self.clock, self.area, self.editStops) = (unit, times, clock, area, editStops)
        self.listReader = listReader
    }
}

/// The page: texts, ready to print.
package struct TripDetailPage: Equatable, Sendable {
    /// The trip's name; nil when the trip does not exist any more.
    package var title: String?
    package var rows: [Row] = []
    /// The stops, for the questions about what they have.
    package var stops: [Waypoint] = []
    /// `12 stops, round trip, 2345.6 km straight line`.
    package var summary = ""
    /// The same in less and less words, for a window: without the straight line, then without more and more else.
    package var shorterSummaries: [String] = []
    /// The line that names the owners of the roads; nil where none are measured.
    package var credit: String?
    /// The reasons why distances are estimates.
    package var warnings: [String] = []
    /// The same in one sentence that counts them.
    package var shortWarnings: [String] = []
    /// News of the days and of an empty trip, a line each.
    package var remarks: [String] = []
    /// The number of warnings that the days of a planned trip have.
    package var planWarnings = 0
    /// The nights of a planned trip, by which it is told what an edit has moved; nil where they are not known.
    package var nights: PlannedNights?
    /// The row that the last edit changed, or that was opened since.
    package var focus = ScreenFocus()
    package var isRoundTrip = false
    package var isLoading = false
    /// The names of all trips, while Tab asks for them; else empty.
    package var tripNames: [String] = []
    /// The trip and its way, for the map beside the list.
    package var detail: TripDetail?
}

/// Everything that a person can do.
package enum TripDetailEvent: Equatable, Sendable {
    case edit(TripDetailEdit)
    /// Opens a stop by its number or name.
    case open(stop: String)
    case go(to: TripDetailDestination)
    /// Opens the days and has a line done there.
    case decide(line: String)
    /// Asks for the places of new stops, one after the other until an empty answer, with suggestions.
    case askForPlaces(StopPosition)
    /// Offers to add a place that was typed where a word of the menu is expected; the notice is `otherwise` if it is
    /// none.
    case offer(place: String, otherwise: String)
    /// Tells a script how a typed place is added; a text that is no place gets the message `otherwise`.
    case explain(place: String, otherwise: String)
    case undo(Int)
    case redo(Int)
    case back, quit
}

/// The ways out.
package protocol TripDetailRouting: AnyObject {
    func go(to destination: TripDetailDestination)
    /// Opens the question for a place near another one; `then` gets its answer, which may be a line of the menu by
    /// `isLine`. A question that is not `isKnown` before it is there is not answered by what was typed before.
    func askForPlace(
        _ question: String, near: Coordinate?, isKnown: Bool, isLine: @escaping (String) -> Bool,
        then: @escaping (PlaceEntry) -> Void)
    /// Has a line done at the prompt of the page.
    func take(line: String)
    /// Suggestions for places near another one, while one is typed behind `a`; nil for none.
    func suggestions(near: Coordinate?) -> TripDetailSuggestions?
    /// Remembers places that were typed and are not added; whether Up brings them back into the line.
    func remember(places: String) -> Bool
    /// Says what is being done, until that is done.
    func announce(_ work: String)
    /// Leads back to the list of trips, where `notice` is shown if there is one.
    func goBack(saying notice: Notice?)
    func quit()
}
