package import CivilTime
package import Entities
package import Geodesy
package import Itineraries
package import MapData
package import Places
package import Reactive
package import Screens

// One stop on one page: what it needs, what it shows, what a person can do, and the ways out.

/// What a stop's page needs from outside.
package struct WaypointDependencies {
    package let model: DataModel
    package let mapData: any MapDataProvider
    package let unit: DistanceUnit
    /// The date where the person is.
    package let today: () -> CivilDate
    /// How the clocks of a place go.
    package let clock: (Coordinate) -> PlaceClock
    /// Lets the person change a text in their editor and returns it; nil where they have none.
    package let editText: ((_ text: String) throws -> String)?
    /// Where a place is in words (`Utah, US`); nil where that is not known.
    package let area: (Coordinate) -> String?

    /// States what a stop's page needs.
    package init(
        model: DataModel, mapData: any MapDataProvider, unit: DistanceUnit,
        today: @escaping () -> CivilDate,
        clock: @escaping (Coordinate) -> PlaceClock = PlaceClock.byLongitude,
        area: @escaping (Coordinate) -> String? = { _ in nil }, editText: ((_ text: String) throws -> String)? = nil
    ) {
        self.editText = editText
        self.today = today
        self.clock = clock
        self.area = area
        self.model = model
        self.mapData = mapData
        self.unit = unit
    }
}

/// A stop, the trip it belongs to, and the route through that trip.
package struct WaypointDetail: Equatable, Sendable {
    package let trip: Trip
    /// The stop's place in the trip, from 0.
    package let index: Int
    package let route: Loading<Route>

    /// The stop itself.
    package var stop: Waypoint { trip.waypoints[index] }
}

/// What the page shows: texts, ready to print.
package struct WaypointPage: ScreenPage {
    /// `Stop 3 of 12 in “Grand Circle”`; nil when the stop does not exist any more.
    package var title: String?
    /// Names and values, aligned by the view.
    package var fields: [Field] = []
    /// What an edit of the name begins with.
    package var name = ""
    /// What an edit of the note begins with; nil where it has several lines.
    package var note: String? = ""
    /// Whether the person has an editor for a note of several lines.
    package var hasEditor = false
    /// What an edit of the place begins with.
    package var place = ""
    /// What edits of the plan begin with.
    package var plan = PlanTexts()
    /// When the stop is reached and left, and what cannot be kept there, a line each; empty where nothing of the trip's
    /// days is decided, and for an edit that does not plan.
    package var days: [String] = []
    /// `Total: 2345.6 km straight line`.
    package var summary = ""
    /// Why distances are estimates.
    package var warnings: [String] = []
    package var isLoading = false

    /// What a change of the stop changes too: the days, where they are computed, else the trip's total.
    package var afterChange: [String] { !days.isEmpty ? days : summary.isEmpty ? [] : [summary] }

    /// The parts of a plan as a person types them; empty where nothing is planned.
    package struct PlanTexts: Equatable, Sendable {
        package var kind = ""
        package var stay = ""
        package var nights = ""
        package var arrive = ""
        package var cost = ""
    }

    /// One line of the page.
    package struct Field: Equatable, Sendable {
        package let label: String
        /// The value, a line each.
        package let lines: [String]
    }
}

/// An edit of a stop, as typed. What is nil stays as it is; an empty note takes the note away, and an empty kind, stay,
/// number of nights, arrival or cost leaves it open again.
package struct WaypointEdit: Equatable, Sendable {
    package var name: String?
    package var place: String?
    package var note: String?
    package var kind: String?
    package var stay: String?
    package var nights: String?
    package var arrive: String?
    package var cost: String?

    /// States what is to change.
    package init(
        name: String? = nil, place: String? = nil, note: String? = nil, kind: String? = nil, stay: String? = nil,
        nights: String? = nil, arrive: String? = nil, cost: String? = nil
    ) {
        self.name = name
        self.place = place
        self.note = note
        self.kind = kind
        self.stay = stay
        self.nights = nights
        self.arrive = arrive
        self.cost = cost
    }

    /// Whether anything of the stop's plan is to change.
    var changesPlan: Bool { [kind, stay, nights, arrive, cost].contains { $0 != nil } }

    /// Whether the stop's plan is to change and nothing else.
    package var onlyPlans: Bool { changesPlan && [name, place, note].allSatisfy { $0 == nil } }

    /// What is decided about a stop; throws for a text that means nothing. A date without a year is the first such that
    /// is not before the start of `trip`, or else before today.
    func settings(of trip: Trip, today: CivilDate) throws(PlanError) -> [StopSetting] {
        var settings: [StopSetting] = []
        if let kind { settings.append(try PlanText.kind(kind)) }
        if let stay { settings.append(try PlanText.stay(stay)) }
        if let nights { settings.append(try PlanText.nights(nights)) }
        if let arrive { settings.append(try PlanText.arrive(arrive, start: trip.plan.start, today: today)) }
        if let cost { settings.append(try PlanText.cost(cost)) }
        return settings
    }
}

/// Everything that a person can do at this page.
package enum WaypointEvent: Equatable, Sendable {
    case edit(WaypointEdit)
    /// Looks a place up and puts the stop there.
    case look(String)
    /// Opens the note in the person's editor.
    case editNote
    /// Asks for a place, with answers that appear while it is typed.
    case askForPlace(question: String)
    case history
    case delete
    case next
    case previous
    case undo(Int)
    case redo(Int)
    case back
    case quit
}

/// What an edit did.
package struct WaypointOutcome: Equatable, Sendable {
    /// The stop as it is now; as it was, where it was deleted.
    package let stop: Waypoint
    /// How a place was read, if one was given.
    package var place: FoundPlace?
    /// Whether anything is another than before.
    package var isChanged = true
    /// What the store says beside the save, and what is to be asked about a date.
    package var warnings: [String]
}

/// The ways out.
package protocol WaypointRouting: AnyObject {
    /// Opens the question for a place, whose answer begins with `initial`; `then` gets what came of it.
    func askForPlace(
        _ question: String, initial: String, near: Coordinate?, then: @escaping (PlaceEntry) -> Void)
    /// Opens the history of the library.
    func openHistory()
    /// Leads back to the trip, where `notice` is shown if there is one.
    func goBack(saying notice: Notice?)
    /// Leads out of the program.
    func quit()
}
