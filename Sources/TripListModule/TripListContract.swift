package import Entities
package import MapData
package import Places
package import Reactive
package import Screens

// The list of trips on one page: what it needs, what it shows, what a person can do, and the ways out.

/// What the list of trips needs from outside.
package typealias TripListDependencies = PlanningDependencies

/// One trip of the list and how far it is.
package struct TripSummary: Equatable, Sendable {
    package let trip: Trip
    package let length: Loading<RouteLength>
}

/// What the list shows: texts, ready to print.
package struct TripListPage: ScreenPage {
    package var rows: [Row] = []
    /// `2 trips, 17 stops, 3456.7 km straight line`; without the distance as long as that of a trip is not known.
    package var summary = ""
    /// Why distances are estimates.
    package var warnings: [String] = []
    package var isLoading = false
    /// A line below the list in the menus, for who sees them first; nil where there is nothing to say.
    package var hint: String?

    /// In which order the rows are, in words; nil for that of the library.
    package var order: String?
    /// The row that the last edit was about, or that was opened since.
    package var focus: Int?
    /// How many times one was the subject of an edit, or opened.
    package var focusCount = 0

    package var rowKeys: [String] {
        rows.sorted { $0.number < $1.number }.map { "\($0.id)|\($0.name)" }
    }
    package var rowCount: Int { rows.count }
    package func rowNumber(_ index: Int) -> Int? { rows[index].number }
    package func searchedTexts(_ index: Int) -> [String] { rows[index].searched }

    /// One trip.
    package struct Row: Equatable, Sendable {
        package let id: Trip.ID
        /// Its number in the library, from 1.
        package let number: Int
        package let name: String
        /// The beginning of its id, where another trip has the same name; else empty.
        package let mark: String
        /// The name as the list shows it, with the mark behind it: what a reference to the trip can be.
        package var title: String { mark.isEmpty ? name : "\(name) (\(mark))" }
        package let stops: String
        /// `812.4 km`, `est. 812.4 km` where a part of it is an estimate, `…` while it is not known, `unknown` where
        /// there is no answer.
        package let distance: String
        /// The name of the first stop; empty for a trip without stops.
        package let first: String
        /// The name of the stop where the trip ends; empty for a trip without stops.
        package let last: String
        /// The stops, which are searched for words.
        let waypoints: [Waypoint]

        /// What is searched for words: the name of the trip, those of its stops, and their notes.
        var searched: [String] {
            [name] + waypoints.flatMap { [$0.name.text] + ($0.note.map { [$0.text] } ?? []) }
        }
    }
}

/// The edits of the list; menus and commands share them.
package enum TripListEdit: Equatable, Sendable {
    /// A trip at the top of the list; without a name it is called "New Trip". Each place is a PLACE as typed.
    case new(name: String?, places: [String])
    /// A copy right below the trip; without a name it is called "NAME (copy)".
    case duplicate(trip: String, name: String?)
    /// Trips, each text one or a list of several (`2-4,7`).
    case delete(trips: [String])
    /// Trips, each text one or a list of several, become one: the first of them, under this name or its own.
    case join(trips: [String], name: String?)
}

/// In which order the list is shown; the trips keep their numbers.
package enum TripListOrder: String, CaseIterable, Equatable, Sendable {
    /// That of the library.
    case own
    case name
    /// By the first day of their plans; trips without one come last.
    case start
}

/// Everything that a person can do at the list.
package enum TripListEvent: Equatable, Sendable {
    case edit(TripListEdit)
    /// A trip by its number or name.
    case open(trip: String)
    case sort(TripListOrder)
    /// Takes the trips of files.
    case importFiles(paths: [String])
    /// Writes trips, or all where none is named, into a file.
    case exportFile(trips: [String], path: String)
    /// Shows the distances of all trips, or writes them into the file at a path.
    case report(path: String?)
    /// Shows the map.
    case map
    /// Shows the itinerary in a browser.
    case web
    /// Looks a place up.
    case find(String)
    /// Shows the road engine, or names another one by its address; `off` names none.
    case engine(String)
    case history
    case undo(Int)
    case redo(Int)
    case quit
}

/// What an edit did.
package struct TripListOutcome: Equatable, Sendable {
    /// The trips that were made or joined, or those that were deleted, as they were.
    package let trips: [Trip]
    /// How each place of a new trip was read.
    package var places: [FoundPlace] = []
    /// What the store says beside the save.
    package let warnings: [String]
}

/// The ways out.
package protocol TripListRouting: AnyObject {
    /// Opens a trip, and shows `notice` on its page if there is one.
    func openTrip(_ id: Trip.ID, saying notice: Notice?)
    /// Takes the trips of files into the library.
    func openImport(_ paths: [String])
    /// Writes trips, or all where none is named, into a file.
    func openExport(_ trips: [String], to path: String)
    /// Shows the distances of all trips, or writes them into a file.
    func openReport(_ path: String?)
    /// Opens the map of all trips.
    func openMap()
    /// Opens the itinerary of all trips in a browser.
    func openWeb()
    /// Shows the places that these words mean.
    func openPlaces(_ words: String)
    /// Shows the road engine, or takes the one at an address.
    func openEngine(_ text: String)
    /// Opens the history of the library.
    func openHistory()
    /// Leads out of the program.
    func quit()
}
