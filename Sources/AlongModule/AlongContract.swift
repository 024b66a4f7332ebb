package import Entities
package import Geodesy
package import Itineraries
package import MapData
package import Persistence
import Screens

// What lies along the way of a trip, on one page: what it needs, what it shows, what a person can do, and the ways out.
// `AlongRequest` says what can be asked of it.

/// The needs of what lies along the way.
package struct AlongDependencies {
    package let model: DataModel
    package let mapData: any MapDataProvider
    package let unit: DistanceUnit
    /// The source of places; asked when they are looked for.
    package let source: () -> AlongSource
    /// The clock of a place.
    package let clock: (Coordinate) -> PlaceClock
    /// Access to files of a person's own points.
    package let documents: any DocumentAccess
    package let identifiers: any IdentifierSource
    /// The directory that `~` means in the menus.
    package let homeDirectory: String?

    /// Collects the needs.
    package init(
        model: DataModel, mapData: any MapDataProvider, unit: DistanceUnit, source: @escaping () -> AlongSource,
        clock: @escaping (Coordinate) -> PlaceClock, documents: any DocumentAccess,
        identifiers: any IdentifierSource, homeDirectory: String?
    ) {
        (self.model, self.mapData, self.unit, self.source) = (model, mapData, unit, source)
        (self.clock, self.documents, self.identifiers) = (clock, documents, identifiers)
        self.homeDirectory = homeDirectory
    }
}

/// The page: texts, ready to print.
package struct AlongPage: Equatable, Sendable {
    /// `Along Coast: the best 20 places within 20 km of the way`; nil when the trip does not exist any more.
    package var title: String?
    package var rows: [Row] = []
    /// The title of the column that says how far things are, and what it means.
    package var measureTitle = "Detour"
    package var measure: String?
    /// Remarks, and the makers of the data.
    package var summary: [String] = []
    package var warnings: [String] = []
    package var isLoading = false

    /// One thing on the way.
    package struct Row: Equatable, Sendable {
        /// The stops between which it is, above the first of a leg; nil for the others.
        package let heading: String?
        package let name: String
        /// The word for its kind, or the file of an own point.
        package let kind: String
        package let along: String
        /// The way there and back in distance and time, or the straight line off the way where no roads are known.
        package let detour: String
        /// The day on which one passes it; empty where no days are planned.
        package let day: String
    }
}

/// Everything that a person can do.
package enum AlongEvent: Equatable, Sendable {
    /// Puts rows with these numbers, as typed, into the trip.
    case add(String)
    /// Lists other things: `castle`, `lake within 50km`.
    case ask(String)
    /// Lists the same with further words, which count where both say something: `within 50km`, `all`.
    case change(String)
    case undo(Int)
    case redo(Int)
    case back
    case quit
}

/// The ways out.
package protocol AlongRouting: AnyObject {
    /// Leads back to the trip.
    func goBack()
    /// Leads out of the program.
    func quit()
}
