package import CivilTime
package import Entities
package import Geodesy
package import Itineraries
import Places
package import Text

/// A file format for trips. A new format is one file that conforms to this and one line in `TripFormats`.
package protocol TripFormat: Sendable {
    /// The name that a person types: `gpx`.
    var name: String { get }
    /// The endings of its files, without the dot, the one to write first.
    var fileEndings: [String] { get }
    /// The endings that its files have as well, though these say another format.
    var sharedEndings: [String] { get }
    /// Whether import reads it; `read` of one that is not refuses every file.
    var canRead: Bool { get }
    /// Whether export writes it; `write` of one that is not makes an empty document.
    var canWrite: Bool { get }
    /// Whether it holds the notes of stops.
    var holdsNotes: Bool { get }
    /// Whether it holds the plans of trips and stops.
    var holdsPlans: Bool { get }
    /// Whether it consists of the days of trips, so that a trip must have a start.
    var isWrittenByDays: Bool { get }

    /// Whether a file's content is of this format, seen from its first bytes.
    func recognizes(_ beginning: ArraySlice<UInt8>) -> Bool

    /// Reads a whole file; throws for what is wrong with it as a whole. A single bad point is skipped and listed in the
    /// result.
    func read(_ bytes: [UInt8], _ context: ImportContext) throws(TextFault) -> ImportedTrips

    /// Reads a file as its bytes come. A format that does not need them all together reads them piece by piece here, so
    /// that a file may be larger than what is to be held; for any other this gathers them.
    func read(_ content: FileContent, _ context: ImportContext) throws(TextFault) -> ImportedTrips

    /// Whether it holds of this trip the ways between stops, their lengths, or the days and times that follow from
    /// them.
    func needsRoute(of trip: Trip) -> Bool

    /// Writes trips; the warnings of the result list what the format cannot hold.
    func write(_ trips: [RoutedTrip]) -> ExportedDocument
}

/// A format that is only read.
package protocol ReadOnlyFormat: TripFormat {}

extension ReadOnlyFormat {
    /// False: it is not written.
    package var canWrite: Bool { false }

    /// Writes nothing, and returns a warning that the format is only read.
    package func write(_ trips: [RoutedTrip]) -> ExportedDocument {
        ExportedDocument(bytes: [], warnings: ["\(name) is only read"])
    }
}

extension TripFormat {
    /// None: most formats have endings of their own.
    package var sharedEndings: [String] { [] }
    /// True, as for most formats.
    package var canRead: Bool { true }
    /// True, as for most formats.
    package var canWrite: Bool { true }
    /// True, as for most formats.
    package var holdsNotes: Bool { true }
    /// False, as for most formats.
    package var holdsPlans: Bool { false }
    /// False, as for most formats.
    package var isWrittenByDays: Bool { false }

    /// Returns true, as most formats do for any trip.
    package func needsRoute(of trip: Trip) -> Bool { true }

    /// Most formats need the bytes together.
    package func read(_ content: FileContent, _ context: ImportContext) throws(TextFault) -> ImportedTrips {
        let bytes = content.rest()
        guard !content.hasFailed else { throw TextFault(reason: "the file could not be read to its end") }
        return try read(bytes, context)
    }
}

/// The services and settings that a reader may need.
package struct ImportContext {
    /// The file's own name without directory and ending: the name of a trip that has none.
    package let fileName: String
    package let identifiers: any IdentifierSource
    /// Whether every point of a track or line is taken, not only its named points or its ends.
    package let takesEveryPoint: Bool
    /// Whether a person said which format it is, so that it was not seen from the content.
    package let isFormatGiven: Bool
    /// The columns of a table as a person gave them: names of columns as tables have them, `-` for one that is not to
    /// be taken.
    package let columns: [String]?
    /// Whether `columns` were given for other files too, so that a table that names its columns is read by its own
    /// names.
    package let columnsAreForOthers: Bool
    /// Reads a PLACE: coordinates, a link, or a name that is looked up near the stop before it.
    package let readPlace: PlaceReading
    /// The clock of a place; nil where that is not known.
    package let clock: ((Coordinate) -> PlaceClock)?
    /// The date at the person's place, for dates without a year.
    package internal(set) var today: CivilDate
    /// Whether that is a day which the file says, so that the year of its dates is known.
    var isYearTold = false

    /// States what a reader may need.
    package init(
        fileName: String, identifiers: any IdentifierSource, takesEveryPoint: Bool = false,
        isFormatGiven: Bool = false, columns: [String]? = nil, columnsAreForOthers: Bool = false,
        readPlace: @escaping PlaceReading = FoundPlace.ofCoordinates,
        clock: ((Coordinate) -> PlaceClock)? = nil, today: CivilDate = CivilDate(daysSince1970: 18_262)
    ) {
        self.fileName = fileName
        self.identifiers = identifiers
        self.takesEveryPoint = takesEveryPoint
        self.isFormatGiven = isFormatGiven
        self.columns = columns
        self.columnsAreForOthers = columnsAreForOthers
        self.readPlace = { text, near in readPlace(spelledPoint(text), near) }
        self.clock = clock
        self.today = today
    }
}

extension ImportContext {
    /// The same for a text of an earlier day, from which on its dates without a year are.
    func forText(of day: CivilDate) -> ImportContext {
        var context = self
        (context.today, context.isYearTold) = (day, true)
        return context
    }

    /// The same for a file inside another one, which is called `name`.
    func forFile(called name: String) -> ImportContext {
        ImportContext(
            fileName: name, identifiers: identifiers, takesEveryPoint: takesEveryPoint, isFormatGiven: isFormatGiven,
            columns: columns, columnsAreForOthers: columnsAreForOthers, readPlace: readPlace, clock: clock, today: today
        )
    }
}

/// The contents of a file.
package struct ImportedTrips: Equatable, Sendable {
    package var trips: [Trip]
    /// Points that were not taken, each with its line and the reason.
    package var skipped: [SkippedPoint]
    /// Further notices for the person: names that were cut, for example.
    package var notices: [String]
    /// The number of trips that are a line each, and no chain of lines that follow one another.
    package var lineTrips = 0
    /// The most lines that are taken as a trip each without being asked for.
    package static let mostLineTrips = 50
    /// The parts of plans that the file holds; nil where its format says it.
    package var plans: HeldPlans?
    /// The reservations of which the trips are made, so that those of several files can be one trip.
    package var bookings: [Booking] = []
    /// The signs of the costs of trips, by their ids, that can be those of several currencies.
    package var costSigns: [ID: TypedCurrency] = [:]

    /// Collects what a file held.
    package init(trips: [Trip], skipped: [SkippedPoint] = [], notices: [String] = []) {
        self.trips = trips
        self.skipped = skipped
        self.notices = notices
    }
}

/// A point of a file that was not taken.
package struct SkippedPoint: Equatable, Sendable {
    /// Its line in the file, from 1.
    package let line: Int
    package let reason: String
    /// The line itself where it is of a text and nothing in it is a place, so that there is no more to say of it.
    package let text: String?

    /// Describes a point that was not taken.
    package init(line: Int, reason: String, text: String? = nil) {
        self.line = line
        self.reason = reason
        self.text = text
    }
}

/// The result of writing a document.
package struct ExportedDocument: Equatable, Sendable {
    package let bytes: [UInt8]
    /// Whether it is not text, so that it does not belong on a terminal.
    package let isBinary: Bool
    /// Whether it may steer a terminal, on which it draws; names in it are escaped already.
    package let drawsOnTerminal: Bool
    /// Warnings about the parts that the format cannot hold.
    package let warnings: [String]

    /// Describes a document.
    package init(bytes: [UInt8], isBinary: Bool = false, drawsOnTerminal: Bool = false, warnings: [String] = []) {
        self.bytes = bytes
        self.isBinary = isBinary
        self.drawsOnTerminal = drawsOnTerminal
        self.warnings = warnings
    }
}

extension ImportedTrips {
    /// Gives the only trip of a file another name, also in what is told of it. Linear.
    package mutating func nameTrip(_ name: Name) {
        guard trips.count == 1 else { return }
        let (old, new) = (Wording.quoted(trips[0].name.text), Wording.quoted(name.text))
        notices = notices.map { notice in
            // In an archive the file stands in front.
            let mark = ": "
            let file =
                notice.hasPrefix("in “") ? notice.firstRange(ofText: mark).map { notice[..<$0.upperBound] } ?? "" : ""
            let text = notice.dropFirst(file.count)
            return text.hasPrefix("\(old): ")
                ? file + new + text.dropFirst(old.count) : notice.replacingText("of \(old) ", with: "of \(new) ")
        }
        trips[0].name = name
    }
}
