package import CivilTime
package import Console
package import Entities
package import Geodesy
package import Itineraries
package import MapData
package import Places
package import Screens

// One stop on one page: what it needs, what it shows, what a person can do, and the ways out.

/// The needs of a stop's page.
package struct WaypointDependencies {
    package let model: DataModel
    package let mapData: any MapDataProvider
    package let unit: DistanceUnit
    /// The style in which times are shown.
    package let times: ClockStyle
    /// The date at the person's place.
    package let today: () -> CivilDate
    /// The clocks of a place.
    package let clock: (Coordinate) -> PlaceClock
    /// The area of a place in words (`Utah, US`); nil where that is not known.
    package let area: (Coordinate) -> String?
    /// Lets the person change a text in their editor and returns it; nil where they have none.
    package let editText: ((_ text: String) throws -> String)?

    /// Collects the needs.
    package init(
        model: DataModel, mapData: any MapDataProvider, unit: DistanceUnit, times: ClockStyle = .hours24,
        today: @escaping () -> CivilDate, clock: @escaping (Coordinate) -> PlaceClock = PlaceClock.byLongitude,
        area: @escaping (Coordinate) -> String? = { _ in nil }, editText: ((_ text: String) throws -> String)? = nil
    ) {
        (self.model, self.mapData, self.unit, self.times) = (model, mapData, unit, times)
        (self.today, self.clock, self.area, self.editText) = (today, clock, area, editText)
    }
}

/// The page: texts, ready to print.
package struct WaypointPage: ScreenPage {
    /// `Stop 3 of 12 in “Grand Circle”`; nil when the stop does not exist any more.
    package var title: String?
    /// Names and values, aligned by the view.
    package var fields: [Field] = []
    /// The text that an edit of the name begins with.
    package var name = ""
    /// The text that an edit of the note begins with; nil where it has several lines.
    package var note: String? = ""
    /// Whether the person has an editor for a note of several lines.
    package var hasEditor = false
    /// The texts that edits of the plan begin with; none for a field in which nothing is planned.
    package var plan: [StopField: String] = [:]
    /// `Total: 2345.6 km straight line`.
    package var summary = ""
    /// The reasons why distances are estimates.
    package var warnings: [String] = []
    package var isLoading = false

    /// One line of the page.
    package struct Field: Equatable, Sendable {
        package let label: String
        /// The value, a line each.
        package let lines: [String]
    }
}

/// Everything that a person can do.
package enum WaypointEvent: Equatable, Sendable {
    case edit(WaypointEdit)
    /// Looks a place up and puts the stop there.
    case look(String)
    /// Opens the note in the person's editor.
    case editNote
    /// Asks for a place, with answers that appear while it is typed.
    case askForPlace(question: String)
    case history, delete, next, previous
    case undo(Int), redo(Int)
    case back, quit
}

/// The ways out.
package protocol WaypointRouting: AnyObject {
    /// Opens the question for a place, whose answer begins with `prefill`; `then` gets that.
    func askForPlace(_ question: String, prefill: Prefill, near: Coordinate?, then: @escaping (PlaceEntry) -> Void)
    func openHistory()
    /// Leads back to the trip, where `notice` is shown if there is one.
    func goBack(saying notice: Notice?)
    func quit()
}
