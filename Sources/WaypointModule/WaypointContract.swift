package import Console
package import Entities
package import Geodesy
package import MapData
package import Reactive

// One stop on one page: what the screen needs, what it shows, what a person can do, and who talks to whom.

/// What the screen of a stop needs from outside.
package struct WaypointDependencies {
    package let model: DataModel
    package let mapData: any MapDataProvider
    package let places: PlaceFinder
    package let unit: DistanceUnit

    /// States what the screen of a stop needs.
    package init(model: DataModel, mapData: any MapDataProvider, places: PlaceFinder, unit: DistanceUnit) {
        self.model = model
        self.mapData = mapData
        self.places = places
        self.unit = unit
    }
}

/// A stop, the trip it belongs to, and the way along that trip.
package struct WaypointDetail: Equatable, Sendable {
    package let trip: Trip
    /// The stop's place in the trip, from 0.
    package let index: Int
    package let route: Loading<Route>

    /// The stop itself.
    package var stop: Waypoint { trip.waypoints[index] }
}

/// What the screen shows: texts, ready to print.
package struct WaypointState: Equatable, Sendable {
    /// `Stop 3 of 12 in “Grand Circle”`; nil when the stop is not there (any more).
    package var title: String?
    /// Names and values, aligned by the view.
    package var fields: [Field] = []
    /// `Total: 2345.6 km straight line`.
    package var summary = ""
    /// Numbered answers of the last look-up to choose from.
    package var answers: [String] = []
    /// What to say about the last thing that was done.
    package var notice: Notice?

    /// One line of the screen.
    package struct Field: Equatable, Sendable {
        package let label: String
        /// The value, a line each.
        package let lines: [String]
    }
}

/// The edits of a stop; menus and commands share them. What is nil stays as it is; an empty note takes the note away.
package struct WaypointEdit: Equatable, Sendable {
    package var name: String?
    package var place: String?
    package var note: String?

    /// States what is to change.
    package init(name: String? = nil, place: String? = nil, note: String? = nil) {
        self.name = name
        self.place = place
        self.note = note
    }
}

/// Everything that a person can do at this screen.
package enum WaypointEvent: Equatable, Sendable {
    case edit(WaypointEdit)
    /// Looks a place up and puts the stop there.
    case look(String)
    /// Asks for a place, with answers that appear while it is typed.
    case askForPlace(question: String)
    /// Takes one of the numbered answers, by its number as typed.
    case choose(String)
    case delete
    case next
    case previous
    case undo
    case redo
    case back
    case quit
}

/// The use cases: what can be known and done, without words for a person.
package protocol WaypointInteracting: AnyObject {
    /// The stop as it is on disk, with its trip's route as it arrives; nil when it is not there (any more).
    var detail: AnyPublisher<WaypointDetail?, Never> { get }
    /// What the store said beside the last save.
    var warnings: [String] { get }
    /// Changes the stop as one step of the history; returns how a place was read, if one was given.
    func edit(_ edit: WaypointEdit) throws -> FoundPlace?
    /// Puts the stop at the place that a PLACE means, and names it so.
    func look(_ place: String) throws -> FoundPlace
    /// Puts the stop where a found place is and names it so; coordinates alone leave the name as it is.
    func move(to place: FoundPlace) throws
    /// Deletes the stop and returns it as it was.
    func delete() throws -> Waypoint
    /// Goes to the stop `offset` places further (1 or -1); false when there is none.
    func go(_ offset: Int) -> Bool
}

/// What the view shows, and what the person can do.
package protocol WaypointPresenting: AnyObject {
    /// What the view shows now.
    var state: WaypointState { get }
    /// What the view shows, now and whenever it changes.
    var statePublisher: AnyPublisher<WaypointState, Never> { get }
    /// Does an edit for a command: errors are the caller's.
    func perform(_ edit: WaypointEdit) throws -> Notice
    /// Does what the person asked for: errors become the state's notice. Returns how the screen was left, if it was.
    func handle(_ event: WaypointEvent) throws(DialogError) -> ScreenEnd?
}

/// The ways out.
package protocol WaypointRouting: AnyObject {
    /// Leads to the question for a place and back: what came of it, or how the program was left.
    func askForPlace(
        _ question: String, near: Coordinate?
    ) throws(DialogError) -> (entry: PlaceEntry, end: ScreenEnd?)
    /// Takes the last change back: what to say of it.
    func undo() -> Notice
    /// Does the change that was taken back last again: what to say of it.
    func redo() -> Notice
}
