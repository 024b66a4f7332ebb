package import Console
package import Entities
package import Geodesy
package import MapData
package import Reactive

// One trip on one page: what the screen needs, what it shows, what a person can do, and who talks to whom.

/// What the screen of a trip needs from outside.
package struct TripDetailDependencies {
    package let model: DataModel
    package let mapData: any MapDataProvider
    package let places: PlaceFinder
    package let identifiers: any IdentifierSource
    package let unit: DistanceUnit

    /// States what the screen of a trip needs.
    package init(
        model: DataModel, mapData: any MapDataProvider, places: PlaceFinder, identifiers: any IdentifierSource,
        unit: DistanceUnit
    ) {
        self.model = model
        self.mapData = mapData
        self.places = places
        self.identifiers = identifiers
        self.unit = unit
    }
}

/// A trip and the way along its stops.
package struct TripDetail: Equatable, Sendable {
    package let trip: Trip
    package let route: Loading<Route>
}

/// What the screen shows: texts, ready to print.
package struct TripDetailState: Equatable, Sendable {
    /// The trip's name; nil when the trip is not there (any more).
    package var title: String?
    package var rows: [Row] = []
    /// `12 stops, round trip, 2345.6 km straight line`.
    package var summary = ""
    /// The row, from 0, that the last edit touched: a long list shows what is around it.
    package var focus: Int?
    /// Numbered answers of the last look-up to choose from.
    package var answers: [String] = []
    /// What to say about the last thing that was done.
    package var notice: Notice?

    /// One stop, or the way back to the first one.
    package struct Row: Equatable, Sendable {
        package let number: String
        package let name: String
        package let place: String
        /// The leg that leads here.
        package let leg: String
        package let bearing: String
        package let soFar: String
        /// The first line of the note.
        package let note: String
    }
}

/// The edits of a trip; menus and commands share them. Stops and places are as typed.
package enum TripDetailEdit: Equatable, Sendable {
    /// Stops at the end, or consecutive from number `at`; no place copies the last stop. Name and note only go with
    /// one place or none.
    case add(places: [String], at: Int?, name: String?, note: String?)
    /// Each stop where it lengthens the trip the least, one after the other.
    case addBest(places: [String], name: String?, note: String?)
    /// The stop has number `to` afterwards.
    case move(stop: String, to: String)
    case remove(stops: [String])
    case rename(String)
    case reverse
    case setRoundTrip(Bool)
}

/// Everything that a person can do at this screen.
package enum TripDetailEvent: Equatable, Sendable {
    case edit(TripDetailEdit)
    case open(stop: String)
    /// Asks for the place of a new stop, with answers that appear while it is typed.
    case askForPlace(question: String)
    /// Takes one of the numbered answers, by its number as typed.
    case choose(String)
    /// Searches for the best order; the words tell what it has to keep to.
    case bestOrder(String)
    case report
    case exportFile(path: String)
    case undo
    case redo
    case back
    case quit
}

/// One stop that was added, and how its place was read.
package struct AddedStop: Equatable, Sendable {
    package let number: Int
    package let stop: Waypoint
    /// How the place was found; nil when none was given.
    package let place: FoundPlace?
    /// By how many metres the trip got longer, where the best place was looked for.
    package var added: Double?
}

/// The use cases: what can be known and done, without words for a person.
package protocol TripDetailInteracting: AnyObject {
    /// The trip as it is on disk, with its route as it arrives; nil when it is not there (any more).
    var detail: AnyPublisher<TripDetail?, Never> { get }
    /// What the store said beside the last save.
    var warnings: [String] { get }
    /// Finds the stop that a person means; throws `ReferenceError`.
    func stop(_ reference: String) throws -> Waypoint
    /// Adds a stop for each place, from that number on or else at the end; without a place the last stop is copied.
    /// Throws when a place, a name, a note, the number or the save is refused.
    func addStops(places: [String], at number: Int?, name: String?, note: String?) throws -> [AddedStop]
    /// Adds a stop at the end, at a place that was found.
    func addStop(at place: FoundPlace) throws -> [AddedStop]
    /// Adds each place where it makes the trip least longer, one after the other in the order given.
    func addStopsWhereBest(places: [String], name: String?, note: String?) throws -> [AddedStop]
    /// Returns the stop and the number it has now.
    func moveStop(_ reference: String, to number: String) throws -> (stop: Waypoint, number: Int)
    /// Removes stops, all or none, and returns them as they were.
    func removeStops(_ references: [String]) throws -> [Waypoint]
    /// Gives the trip another name.
    func rename(_ name: String) throws
    /// Turns the order of the stops round.
    func reverse() throws
    /// Makes the trip a round trip, or one no more.
    func setRoundTrip(_ isRoundTrip: Bool) throws
}

/// What the view shows, and what the person can do.
package protocol TripDetailPresenting: AnyObject {
    /// What the view shows now.
    var state: TripDetailState { get }
    /// What the view shows, now and whenever it changes.
    var statePublisher: AnyPublisher<TripDetailState, Never> { get }
    /// Does an edit for a command: errors are the caller's.
    func perform(_ edit: TripDetailEdit) throws -> Notice
    /// Does what the person asked for: errors become the state's notice. Returns how the screen was left, if it was.
    func handle(_ event: TripDetailEvent) throws(DialogError) -> ScreenEnd?
}

/// The ways out.
package protocol TripDetailRouting: AnyObject {
    /// Leads to the screen of a stop and back: how it was left.
    func openStop(_ stop: ID) throws(DialogError) -> ScreenEnd
    /// Leads to the question for a place and back: what came of it, or how the program was left.
    func askForPlace(
        _ question: String, near: Coordinate?
    ) throws(DialogError) -> (entry: PlaceEntry, end: ScreenEnd?)
    /// Leads to the best order that `words` ask for and back: what to say then, or how the program was left.
    func openBestOrder(_ words: String) throws(DialogError) -> (notice: Notice?, end: ScreenEnd?)
    /// Shows the distances of the trip.
    func showReport()
    /// Writes the trip into a file: what to say of it.
    func exportFile(_ path: String) -> Notice
    /// Takes the last change back: what to say of it.
    func undo() -> Notice
    /// Does the change that was taken back last again: what to say of it.
    func redo() -> Notice
}
