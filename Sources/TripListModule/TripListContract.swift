package import Entities
package import Geodesy
package import MapData
package import Screens

// The list of trips on one page: what it needs, what it shows, what a person can do, and the ways out.

/// The needs of the list of trips.
package struct TripListDependencies {
    package let model: DataModel
    package let mapData: any MapDataProvider
    package let identifiers: any IdentifierSource
    package let unit: DistanceUnit
    /// A line about the library as a whole, to show below the list; nil for none.
    package let note: () -> String?

    /// Collects the needs.
    package init(
        model: DataModel, mapData: any MapDataProvider, identifiers: any IdentifierSource,
        unit: DistanceUnit, note: @escaping () -> String? = { nil }
    ) {
        (self.model, self.mapData) = (model, mapData)
        (self.identifiers, self.unit, self.note) = (identifiers, unit, note)
    }
}

/// The page: texts, ready to print.
package struct TripListPage: Equatable, Sendable {
    package var rows: [Row] = []
    /// `2 trips, 17 stops, 3456.7 km straight line`; without the distance as long as that of a trip is not known.
    package var summary = ""
    /// The same in less and less words, for a window: without the straight line, with the distance alone.
    package var shorterSummaries: [String] = []
    /// The reasons why distances are estimates, in one sentence that counts them.
    package var shortWarnings: [String] = []
    /// The reasons why distances are estimates.
    package var warnings: [String] = []
    package var isLoading = false
    /// A line below the list in the menus for a person who sees the samples, or about the library; nil where there is
    /// nothing to say.
    package var hint: String?
    /// The order of the rows, in words; nil for that of the library.
    package var order: String?
    /// The row that the last edit was about, or that was opened since.
    package var focus = ScreenFocus()
}

/// The order in which the list is shown; the trips keep their numbers.
package enum TripListOrder: String, CaseIterable, Equatable, Sendable {
    /// That of the library.
    case own
    case name
    /// The first day of their plans; trips without one come last.
    case start
}

/// Everything that a person can do.
package enum TripListEvent: Equatable, Sendable {
    case edit(TripListEdit)
    /// Opens a trip by its number or name.
    case open(trip: String)
    case go(to: TripListDestination)
    case sort(TripListOrder)
    case undo(Int)
    case redo(Int)
    case quit
}

/// The screens that it leads to.
package enum TripListDestination: Equatable, Sendable {
    case trip(Trip.ID)
    /// A trip that was made just now and has no stops yet.
    case newTrip(Trip.ID)
    /// The import of files.
    case importFiles([String])
    /// The export of trips, or of all where none is named, into a file.
    case exportFile(trips: [String], path: String)
    /// The distances of all trips on the screen, or in the file at a path.
    case report(path: String?)
    /// The map of all trips.
    case map
    /// The itinerary in a browser.
    case web(_ typed: String = "")
    /// The places that words mean.
    case places(String)
    /// The road engine, or another one at an address; `off` names none.
    case engine(String)
    /// The unit of distances, or another one.
    case units(String)
    /// The merge of another copy of the library, named as it was typed; of a conflict copy where none is named.
    case merge(String)
    case history
}

/// The ways out.
package protocol TripListRouting: AnyObject {
    /// Opens a screen, and shows `notice` on it if there is one.
    func go(to destination: TripListDestination, saying notice: Notice?)
    func quit()
}
