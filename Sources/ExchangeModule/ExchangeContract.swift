package import Console
package import Entities
package import Interchange
package import MapData
package import Persistence

// Import and export on one page: what they need, what they show, what a person can do, and who talks to whom.

/// What import and export need from outside.
package struct ExchangeDependencies {
    package let model: DataModel
    package let mapData: any MapDataProvider
    /// Reads the places of lists and tables.
    package let places: PlaceFinder
    package let documents: any DocumentAccess
    package let identifiers: any IdentifierSource
    /// The directory that `~/` means, where a menu and not a shell reads a path.
    package let homeDirectory: String?

    /// States what import and export need.
    package init(
        model: DataModel, mapData: any MapDataProvider, places: PlaceFinder, documents: any DocumentAccess,
        identifiers: any IdentifierSource, homeDirectory: String?
    ) {
        self.model = model
        self.mapData = mapData
        self.places = places
        self.documents = documents
        self.identifiers = identifiers
        self.homeDirectory = homeDirectory
    }
}

/// Which files to take, and how.
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

    /// Names the files; the rest can be set.
    package init(files: [String]) {
        self.files = files
    }
}

/// Which trips to write, and how.
package struct ExportRequest: Equatable, Sendable {
    package enum Subject: Equatable, Sendable {
        case allTrips
        case trip(ID)
        /// As a person names them.
        case references([String])
    }

    package let subject: Subject
    /// The format's name; nil when the file's ending decides.
    package var format: String?
    /// The file to write; nil or `-` is standard output.
    package var path: String?
    /// Whether a file that is there may be written over.
    package var replaces = false

    /// Names the trips; the rest can be set.
    package init(_ subject: Subject) {
        self.subject = subject
    }
}

/// What became of an import.
package struct ImportOutcome: Equatable, Sendable {
    package var files: [FileOutcome]
    /// The trips that were taken, by id, in the order of the list.
    package var ids: [ID]
    /// Whether nothing was changed on purpose.
    package var isDryRun: Bool
    /// What the store says beside.
    package var warnings: [String] = []

    /// What became of one file.
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
        /// Why nothing of the file was taken.
        package var failure: FileFailure?

        /// Whether the file could be read, but every point in it had to be skipped.
        package var isAllSkipped: Bool {
            failure == nil && trips == 0 && stops == 0 && duplicates == 0 && !skipped.isEmpty
        }
    }

    /// Why nothing of a file was taken.
    package enum FileFailure: Equatable, Sendable {
        case document(DocumentError)
        case content(ImportError)
        case unknownFormat
    }
}

/// Why there is nothing to export.
package enum ExportError: Error, Equatable, Sendable {
    /// The file's ending is not that of a format that can be written.
    case unknownEnding(path: String, known: [String])
    /// No format has this name.
    case unknownFormat(name: String, known: [String])
    /// The format is only read, or only written.
    case oneWay(name: String, known: [String])
    /// Bytes that are not text do not go to a terminal.
    case binaryToTerminal(format: String)
}

/// The use cases: what can be known and done, without words for a person.
package protocol ExchangeInteracting: AnyObject {
    /// Reads files and takes what they hold as one change; a file that cannot be read is in the outcome.
    func importTrips(_ request: ImportRequest) throws -> ImportOutcome
    /// The trips as a document.
    func document(_ request: ExportRequest) throws -> ExportedDocument
    /// What a path typed into a menu means.
    func expanded(_ path: String) -> String
}

/// What the view shows, and what the person can do.
package protocol ExchangePresenting: AnyObject {
    /// Imports for a command: what went wrong with a file is in the outcome, anything else is thrown.
    func perform(_ request: ImportRequest) throws -> ImportOutcome
    /// Exports for a command; returns the text for standard output and the lines to say beside it.
    func perform(_ request: ExportRequest, toTerminal: Bool) throws -> ExportResult
    /// Imports for a menu: everything becomes the notice.
    func importFile(_ path: String) -> Notice
    /// Exports for a menu: everything becomes the notice.
    func exportFile(_ subject: ExportRequest.Subject, to path: String) -> Notice
}

/// What an export gives to a command.
package struct ExportResult: Equatable, Sendable {
    /// What goes to standard output; nil when a file was written.
    package let output: [UInt8]?
    /// What to say beside it, safe for a terminal.
    package let lines: [String]
}

/// The ways out.
package protocol ExchangeRouting: AnyObject {
    /// Sends a document out of the program, into a file.
    func leave(_ document: ExportedDocument, to path: String, replacing: Bool) throws(DocumentError)
}
