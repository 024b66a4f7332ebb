package import Entities
package import Geodesy
package import Interchange
package import Itineraries
package import MapData
package import Persistence
package import Platform
package import Screens
package import Text

// Import and export on one page: what they need, what can be asked of them, and what comes of it. They lead nowhere, so
// that they have no router.

/// The needs of import and export from outside.
package struct ExchangeDependencies {
    package let model: DataModel
    package let mapData: any MapDataProvider
    /// The signal that came since the last call, if one did: reading a file with many names is long work.
    package let takeSignal: () -> Signal?
    package let documents: any DocumentAccess
    package let identifiers: any IdentifierSource
    /// The directory that `~/` means, where a menu and not a shell reads a path.
    package let homeDirectory: String?
    /// The clock of a place.
    package let clock: (Coordinate) -> PlaceClock
    /// The unit of lengths in messages.
    package let unit: DistanceUnit

    /// States what import and export need.
    package init(
        model: DataModel, mapData: any MapDataProvider, takeSignal: @escaping () -> Signal?,
        documents: any DocumentAccess, identifiers: any IdentifierSource, homeDirectory: String?,
        clock: @escaping (Coordinate) -> PlaceClock = PlaceClock.byLongitude, unit: DistanceUnit = .kilometers
    ) {
        self.unit = unit
        self.clock = clock
        self.model = model
        self.mapData = mapData
        self.takeSignal = takeSignal
        self.documents = documents
        self.identifiers = identifiers
        self.homeDirectory = homeDirectory
    }
}

/// The files to take, and how.
package struct ImportRequest: Equatable, Sendable {
    package let files: [String]
    /// The format's name; nil when it is to be seen from the content.
    package var format: String?
    /// Whether only to say what would be taken.
    package var isDryRun = false
    /// Whether a trip takes the place of the one with the same id.
    package var replaces = false
    /// The trip, as a person names it, that gets the stops; nil makes trips of their own.
    package var into: String?
    /// Whether every point of tracks and lines is taken.
    package var takesEveryPoint = false
    /// The meanings of the columns of tables, `-` for one that is not to be taken; nil when the table says it. Of
    /// several files, those that name their columns are read by their own names.
    package var columns: [String]?
    /// The meanings of the columns of single files, as a person said them.
    package var columnsOfFiles: [String: [String]] = [:]
    /// Whether nothing is taken of any file while a person has to say of one what its columns are.
    package var waitsForColumns = false

    /// Names the files; the rest can be set.
    package init(files: [String]) {
        self.files = files
    }
}

/// The trips to write, and how.
package struct ExportRequest: Equatable, Sendable {
    /// The trips to write; one that is named twice is written once.
    package let selection: TripSelection
    /// The format's name; nil when the file's ending decides.
    package var format: String?
    /// The file to write; nil or `-` is standard output.
    package var path: String?
    /// Whether a file that is there may be written over.
    package var replaces = false
    /// Whether a calendar gets the times of the stops, beside the days.
    package var hasTimes = false

    /// Names the trips; the rest can be set.
    package init(_ selection: TripSelection) {
        self.selection = selection
    }
}

/// The result of an import.
package struct ImportOutcome: Equatable, Sendable {
    package var files: [FileOutcome]
    /// The trips that were taken, by id, in the order of the list.
    package var ids: [ID]
    /// Whether nothing was changed on purpose.
    package var isDryRun: Bool
    /// The warnings of the store.
    package var warnings: [String] = []

    /// The result of one file.
    package struct FileOutcome: Equatable, Sendable {
        package let file: String
        package var format: String?
        /// Whether the format was not given and cannot well be seen: any text may be a list.
        package var isFormatUnsure = false
        /// Trips and stops that were taken.
        package var trips = 0
        package var stops = 0
        /// Trips (with `into`: stops) that are there already.
        package var duplicates = 0
        package var skipped: [SkippedPoint] = []
        package var notices: [String] = []
        /// The possible meanings of the columns of the table, for the person to choose; nil when they are known.
        package var columnChoice: [String]?
        /// The reason why nothing of the file was taken.
        package var failure: FileFailure?

        /// Whether the file could be read, but every point in it had to be skipped.
        package var isAllSkipped: Bool {
            failure == nil && trips == 0 && stops == 0 && duplicates == 0 && !skipped.isEmpty
        }
    }

    /// The reason why nothing of a file was taken.
    package enum FileFailure: Equatable, Sendable {
        case document(DocumentError)
        case content(TextFault)
        case unknownFormat
    }
}

/// The result of an import for a menu.
package struct ImportAnswer: Equatable, Sendable {
    package let notice: Notice
    /// The files of which only a person can say what their columns are; nothing was taken while there is one.
    package var questions: [ColumnQuestion] = []
}

/// A table that does not say what its columns are.
package struct ColumnQuestion: Equatable, Sendable {
    /// The file.
    package let file: String
    /// The possible meanings of the columns.
    package let columns: [String]
}

/// The reason why there is nothing to export.
package enum ExportError: Error, Equatable, Sendable {
    /// The name is that of no format.
    case unknownFormat(name: String, known: [String])
    /// The format is only read, or only written.
    case oneWay(name: String, known: [String])
    /// The format has no times of stops that could be asked for.
    case noTimes(format: String)
    /// None of the trips has a first day, of which a calendar begins; the first of them.
    case noStart(trip: Name)
    /// A calendar was asked for, and no trip has a drive to plan; the first of them.
    case noDays(trip: Name)
    /// Bytes that are not text do not go to a terminal.
    case binaryToTerminal(format: String)
}

/// The result of an export of trips.
package struct ExportOutcome: Equatable, Sendable {
    package let document: ExportedDocument
    /// The trips that were written.
    package let trips: [RoutedTrip]

    /// Returns what the person should know beside the document, a line each: what the format could not hold, why
    /// distances are estimates; lengths in `unit`.
    package func warnings(in unit: DistanceUnit) -> [String] {
        document.warnings + Wording.notices(trips.map { ($0.trip, $0.route.notices) }, in: unit)
    }
}

/// The result of an export for a command.
package struct ExportResult: Equatable, Sendable {
    /// The bytes for standard output; nil when a file was written.
    package let output: [UInt8]?
    /// The messages beside it, safe for a terminal.
    package let lines: [String]
    /// The file that was written; nil where there is none.
    package var written: WrittenFile?
}

/// A file that an export wrote.
package struct WrittenFile: Equatable, Sendable {
    package let path: String
    /// The name of the format.
    package let format: String
    package let trips: Int
    package let stops: Int
    /// The warnings about what the format could not hold.
    package let warnings: [String]

    /// States what was written.
    package init(path: String, format: String, trips: Int, stops: Int, warnings: [String]) {
        self.path = path
        self.format = format
        self.trips = trips
        self.stops = stops
        self.warnings = warnings
    }
}
