package import Entities
package import Geodesy
package import Interchange
import Text

/// The reason why there is nothing to export.
package enum ExportError: Error, Equatable, Sendable {
    /// The name is that of no format.
    case unknownFormat(name: String, known: [String])
    /// The format is only read, or only written.
    case oneWay(name: String, known: [String])
    /// The format has no times of stops that could be asked for.
    case noTimes(format: String)
    /// The format has no codes that could open the service that was named.
    case noCodes(format: String)
    /// The terminal shows nothing by which a code could be drawn.
    case noDrawing
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
