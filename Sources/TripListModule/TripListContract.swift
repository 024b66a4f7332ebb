import Console
package import Entities
package import Geodesy
package import MapData
package import Reactive

// The list of trips on one page: what it needs, what it shows, what a person can do, and the ways out.

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
    package let distance: Loading<Double>
}

/// What the list shows: texts, ready to print.
package struct TripListPage: ScreenPage {
    package var rows: [Row] = []
    /// `2 trips, 17 stops, 3456.7 km straight line`; without the distance as long as that of a trip is not known.
    package var summary = ""
    package var isLoading = false

    package var rowKeys: [String] { rows.map { "\($0.id)|\($0.name)" } }

    /// One trip.
    package struct Row: Equatable, Sendable {
        package let id: Trip.ID
        package let number: String
        package let name: String
        package let stops: String
        /// `812.4 km`, `…` while it is not known, `unknown` where there is no answer.
        package let distance: String
        /// The name of the first stop; empty for a trip without stops.
        package let first: String
        /// The name of the stop where the trip ends; empty for a trip without stops.
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

/// Everything that a person can do at the list.
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
    /// The trips that were made, or those that were deleted, as they were.
    package let trips: [Trip]
    /// How each place of a new trip was read.
    package var places: [FoundPlace] = []
    /// What the store says beside the save.
    package let warnings: [String]
}

/// The ways out.
package protocol TripListRouting: AnyObject {
    /// Opens a trip.
    func openTrip(_ id: Trip.ID)
    /// Takes the trips of a file into the library.
    func openImport(_ path: String)
    /// Writes all trips into a file.
    func openExport(_ path: String)
    /// Shows the distances of all trips.
    func openReport()
    /// Leads out of the program.
    func quit()
}
