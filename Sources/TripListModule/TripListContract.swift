package import Console
package import Entities
package import Geodesy
package import MapData
package import Reactive

// The list of trips on one page: what the screen needs, what it shows, what a person can do, and who talks to whom.

/// What the list of trips needs from outside.
package struct TripListDependencies {
    package let model: DataModel
    package let mapData: any MapDataProvider
    package let places: PlaceFinder
    package let identifiers: any IdentifierSource
    package let unit: DistanceUnit

    /// States what the list of trips needs.
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

/// One trip of the list and how far it is, in metres.
package struct TripSummary: Equatable, Sendable {
    package let trip: Trip
    package var distance: Loading<Double>
}

/// What the screen shows: texts, ready to print.
package struct TripListState: Equatable, Sendable {
    package var rows: [Row] = []
    /// `2 trips, 17 stops, 3456.7 km straight line`.
    package var summary = ""
    /// What to say about the last thing that was done.
    package var notice: Notice?

    /// One trip.
    package struct Row: Equatable, Sendable {
        package let number: String
        package let name: String
        package let stops: String
        package let distance: String
        package let first: String
        package let last: String
    }
}

/// The edits of the list; menus and commands share them.
package enum TripListEdit: Equatable, Sendable {
    /// A trip at the top of the list; an empty name is "New Trip". Each place is a PLACE as typed.
    case new(name: String, places: [String])
    /// A copy right below the trip; without a name it is called "NAME (copy)".
    case duplicate(trip: String, name: String?)
    case delete(trips: [String])
}

/// Everything that a person can do at this screen.
package enum TripListEvent: Equatable, Sendable {
    case edit(TripListEdit)
    case open(trip: String)
    case importFile(path: String)
    case exportFile(path: String)
    case report
    case undo
    case redo
    case quit
}

/// What an edit did.
package struct TripListOutcome: Equatable, Sendable {
    package let notice: Notice
    /// The trips that were made, or those that were deleted, as they were.
    package let trips: [Trip]
}

/// The use cases: what can be known and done, without words for a person.
package protocol TripListInteracting: AnyObject {
    /// The list as it is on disk, with distances as they arrive.
    var summaries: AnyPublisher<[TripSummary], Never> { get }
    /// What the store said beside the last save.
    var warnings: [String] { get }
    /// Finds the trip that a person means; throws `ReferenceError`.
    func trip(_ reference: String) throws -> Trip
    /// Makes a trip; throws when a name, a place or the save is refused. Returns the trip and how each place was read.
    func newTrip(name: String, places: [String]) throws -> (trip: Trip, places: [FoundPlace])
    /// Copies a trip, right below it, under the name that is given or else “NAME (copy)”; returns the copy.
    func duplicateTrip(_ reference: String, name: String?) throws -> Trip
    /// Deletes trips, all or none, and returns them as they were.
    func deleteTrips(_ references: [String]) throws -> [Trip]
}

/// What the view shows, and what the person can do.
package protocol TripListPresenting: AnyObject {
    /// What the view shows now.
    var state: TripListState { get }
    /// What the view shows, now and whenever it changes.
    var statePublisher: AnyPublisher<TripListState, Never> { get }
    /// Does an edit for a command: errors are the caller's.
    func perform(_ edit: TripListEdit) throws -> TripListOutcome
    /// Does what the person asked for: errors become the state's notice. Returns how the screen was left, if it was.
    func handle(_ event: TripListEvent) throws(DialogError) -> ScreenEnd?
}

/// The ways out.
package protocol TripListRouting: AnyObject {
    /// Leads to the screen of a trip and back: how it was left.
    func openTrip(_ id: ID) throws(DialogError) -> ScreenEnd
    /// Takes the trips of a file into the library: what to say of it.
    func importFile(_ path: String) -> Notice
    /// Writes all trips into a file: what to say of it.
    func exportFile(_ path: String) -> Notice
    /// Shows the distances of all trips.
    func showReport()
    /// Takes the last change back: what to say of it.
    func undo() -> Notice
    /// Does the change that was taken back last again: what to say of it.
    func redo() -> Notice
}
