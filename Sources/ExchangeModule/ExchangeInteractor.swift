import CivilTime
import Entities
import Geodesy
package import Interchange
import Itineraries
import MapData
package import Persistence
import Places
import Platform
package import Reactive
import Text

/// The use cases of import and export.
package final class ExchangeInteractor {
    private let model: DataModel
    private let mapData: any MapDataProvider
    let finder: PlaceFinder
    let takeSignal: () -> Signal?
    let documents: any DocumentAccess
    let identifiers: any IdentifierSource
    private let homeDirectory: String?
    private let clock: (Coordinate) -> PlaceClock
    private let borders: () -> BorderSource?
    private let today: () -> CivilDate
    let written: () throws -> Instant
    /// The unit of lengths in messages.
    let unit: DistanceUnit
    /// The style of times in calendars.
    let times: ClockStyle

    /// Takes trips into the library and gives them out.
    package init(_ dependencies: ExchangeDependencies) {
        model = dependencies.model
        mapData = dependencies.mapData
        finder = dependencies.mapData.places
        takeSignal = dependencies.takeSignal
        documents = dependencies.documents
        identifiers = dependencies.identifiers
        homeDirectory = dependencies.homeDirectory
        clock = dependencies.clock
        borders = dependencies.borders
        unit = dependencies.unit
        times = dependencies.times
        today = dependencies.today
        written = dependencies.written
    }

    /// Reads files and saves what they hold as one change; a file that cannot be read is in the outcome. Fails with
    /// `ReferenceError`, `ExportError` or `StoreError`, with `DocumentError.interrupted`, and with what ended the wait
    /// for a place.
    package func importTrips(_ request: ImportRequest) -> AnyPublisher<ImportOutcome, any Error> {
        attempt { [self] in
            let format = try request.format.map { name throws(ExportError) in
                try self.format(named: name, reads: true)
            }
            let name = try request.name.map { text throws(NameError) in try Name(text) }
            var merge: any ImportMerge =
                if let reference = request.into {
                    try StopMerge(into: model.library.trip(named: reference), identifiers: identifiers)
                } else {
                    TripMerge(library: model.library, replaces: request.replaces, identifiers: identifiers)
                }
            let reading = ExchangeLookups(finder, takeSignal: takeSignal)
            var files: [ImportOutcome.FileOutcome] = []
            var bookings = ExchangeBookings()
            let joinsBookings = request.files.count > 1 && request.into == nil
            let days = takeDays(request, called: name, reading, into: &merge)
            files = days ?? []
            for path in days == nil ? request.files : [] {
                let file = try read(path, format: format, request, called: name, reading, into: &merge) { imported in
                    guard joinsBookings, !imported.bookings.isEmpty else { return false }
                    bookings.take(imported, ofFile: files.count)
                    return true
                }
                files.append(file)
            }
            bookings.merge(into: &merge, &files, context(ofFile: "Bookings", reading), reading)
            if let interruption = reading.interruption { throw interruption }
            let outcome = ImportOutcome(files: files, ids: merge.ids, isDryRun: request.isDryRun)
            let label = "Imported \(merge.summary) from \(Self.names(files))"
            let isWaiting =
                request.waitsForAnswers && files.contains { $0.columnChoice != nil || $0.lineChoice != nil }
            let change = request.isDryRun || isWaiting ? nil : merge.change.map { Change.labelled(label, $0) }
            return model.save(change).map { saved in
                var outcome = outcome
                outcome.warnings = saved.warnings
                return outcome
            }
        }
    }

    /// The trips as a document, with the routes that the provider knows, which is asked where the format needs them;
    /// fails with `ReferenceError`, `StoreError`, `ExportError`, `UnknownEndingError` or `OtherEndingError`. Linear in
    /// the stops.
    package func document(_ request: ExportRequest) -> AnyPublisher<ExportOutcome, any Error> {
        attempt { [self] in
            let format = try format(of: request)
            var written = Set<ID>()
            let trips = try request.selection.trips(in: model.library).filter { written.insert($0.id).inserted }
            if format.isWrittenByDays, let first = trips.first, trips.allSatisfy({ $0.plan.start == nil }) {
                throw ExportError.noStart(trip: first.name)
            }
            let borders = format.isWrittenByDays ? borders() : nil
            return
                trips
                .map { [mapData, clock] trip in
                    (format.needsRoute(of: trip) ? mapData.wholeDirections(for: trip) : Self.noRoute)
                        .replaceError(with: .none)
                        .map {
                            RoutedTrip(
                                trip: trip, route: $0,
                                itinerary: Itinerary(planned: trip, $0, clock: clock, borders: borders))
                        }
                }
                .combineLatest()
                .tryMap { routed in
                    if format.isWrittenByDays, let first = trips.first,
                        routed.allSatisfy({ $0.itinerary?.isEmpty ?? true })
                    {
                        throw ExportError.noDays(trip: first.name)
                    }
                    return ExportOutcome(document: format.write(routed), trips: routed)
                }
                .eraseToAnyPublisher()
        }
    }

    private static var noRoute: AnyPublisher<Route, MapDataError> {
        Just(Route.none).setFailureType(to: MapDataError.self).eraseToAnyPublisher()
    }

    /// Writes a document into a file.
    package func write(_ document: ExportedDocument, to path: String, replacing: Bool) throws(DocumentError) {
        try documents.write(document.bytes, to: path, replacing: replacing)
    }

    /// Returns the account of an export to a file at `path`.
    func written(_ request: ExportRequest, _ outcome: ExportOutcome, at path: String) throws -> WrittenFile {
        WrittenFile(
            path: path, format: try format(of: request).name, trips: outcome.trips.count,
            stops: outcome.trips.reduce(0) { $0 + $1.trip.waypoints.count }, warnings: outcome.warnings(in: unit))
    }

    /// Returns the path that one typed into a menu means: `~/` is the home directory.
    package func expanded(_ path: String) -> String {
        DocumentPath(typed: path, homeDirectory: homeDirectory).text
    }

    /// A longer file is not read again, in bytes.
    private static let mostReadAgain = 1 << 20

    /// Reads one file, which may be open already, and merges what is in it. Throws only when a signal ends the reading;
    /// then nothing of any file is taken.
    func read(
        _ path: String, from source: OpenDocument? = nil, format given: (any TripFormat)?, _ request: ImportRequest,
        called name: Name?,
        _ places: ExchangeLookups, into merge: inout any ImportMerge, holding: (ImportedTrips) -> Bool
    ) throws(DocumentError) -> ImportOutcome.FileOutcome {
        var outcome = ImportOutcome.FileOutcome(file: path)
        do throws(DocumentError) {
            let document = if let source { source } else { try documents.open(path) }
            var read: [UInt8]? = []
            let opened = OpenedContent(expectedSize: document.expectedSize) { buffer throws(DocumentError) in
                let count = try document.read(buffer)
                if let size = read?.count, size + count <= Self.mostReadAgain {
                    read?.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                } else {
                    read = nil
                }
                return count
            }
            places.beginFile()
            var result = imported(opened.content, path, format: given, request, places, &outcome)
            // Its rows hold together like the stops of a trip, and the first are read before the others are known.
            if let read, opened.failure == nil, places.reconsider() {
                result = imported(FileContent(read), path, format: given, request, places, &outcome)
            }
            // The trips of a file that was read in part must not be taken.
            if let failure = opened.failure { throw failure }
            switch result {
            case .success(var imported):
                imported.notices += places.notices(about: imported.trips)
                places.decideSigns(of: &imported)
                if let reason = Self.refusal(of: &imported, request, at: path, called: name, &outcome) {
                    outcome.failure = .content(TextFault(reason: reason))
                    break
                }
                guard !imported.trips.isEmpty || !imported.skipped.isEmpty else {
                    let reason =
                        imported.notices.isEmpty
                        ? "the file holds no trips and no points"
                        : "the file holds nothing that is taken: " + imported.notices.joined(separator: "; ")
                    outcome.failure = .content(TextFault(reason: reason))
                    break
                }
                if holding(imported) { break }
                outcome.skipped = imported.skipped
                if let plans = imported.plans { outcome.comparedParts.plans = plans }
                outcome.costSigns = imported.costSigns
                outcome.fileName = name == nil ? Name.cut(path == "-" ? "" : DocumentPath(path).stem) ?? .newTrip : nil
                merge.take(imported.trips, &outcome)
                imported.notices.removeAll { notice in outcome.settledDoubts.contains { notice.hasSuffix($0) } }
                // A file of which nothing is new needs no notices about names that were changed: they were given when
                // its trips were taken first.
                if outcome.trips + outcome.stops > 0 || outcome.duplicates == 0 {
                    outcome.notices = imported.notices + outcome.notices
                }
            case .failure(let error): outcome.failure = .content(error)
            case nil:
                outcome.failure = .unknownFormat(likely: TripFormats.likely(opened.content.beginning))
                outcome.isFormatUnsure = true
            }
        } catch {
            if case .interrupted = error { throw error }
            outcome.failure = .document(error)
        }
        return outcome
    }

    /// Gives the only trip of a file its name; returns the reason for not taking a file with several, or with very many
    /// lines that nobody said are trips. Nil for any other file.
    private static func refusal(
        of imported: inout ImportedTrips, _ request: ImportRequest, at path: String, called name: Name?,
        _ outcome: inout ImportOutcome.FileOutcome
    ) -> String? {
        if imported.lineTrips > ImportedTrips.mostLineTrips, !request.takesEveryLine,
            !request.linesOfFiles.contains(path)
        {
            outcome.lineChoice = imported.lineTrips
            return "the file has \(imported.lineTrips) lines that do not follow one another, and each would be a trip; "
                + "--every-line takes them"
        }
        guard let name else { return nil }
        guard imported.trips.count == 1 else {
            return request.isNewTrip
                ? "it has \(imported.trips.count) trips, and a new trip is one; ‘roadtrip import -’ takes them all"
                : "--name is for a file with one trip, and this one has \(imported.trips.count)"
        }
        imported.nameTrip(name)
        return nil
    }

    /// Reads a file; nil when no format is recognized.
    private func imported(
        _ content: FileContent, _ path: String, format given: (any TripFormat)?, _ request: ImportRequest,
        _ places: ExchangeLookups, _ outcome: inout ImportOutcome.FileOutcome
    ) -> Result<ImportedTrips, TextFault>? {
        guard !content.beginning.isEmpty else {
            return .failure(TextFault(line: 1, column: 1, reason: "the file is empty"))
        }
        let space: Set<UInt8> = [0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20]
        if content.beginning.count < FileContent.beginningSize, content.beginning.allSatisfy(space.contains) {
            return .failure(TextFault(reason: "the file is empty: there is only white space in it"))
        }
        let ending = DocumentPath(path).ending
        if given == nil,
            let reason = ForeignFile.reason(
                content.beginning, ending: ending, name: path == "-" ? nil : path)
        {
            return .failure(TextFault(reason: reason))
        }
        guard let format = given ?? format(of: content.beginning, ending: ending, request) else {
            return WebPage.begins(content.beginning)
                ? .failure(TextFault(reason: "this is a web page, not a file of trips")) : nil
        }
        outcome.format = format.name
        outcome.comparedParts = ComparedParts(format)
        outcome.isFormatUnsure = given == nil && format is ListFormat
        let columns = request.columnsOfFiles[path] ?? request.columns
        let context = ImportContext(
            fileName: path == "-" ? "" : DocumentPath(path).stem, identifiers: identifiers,
            takesEveryPoint: request.takesEveryPoint, isFormatGiven: given != nil, columns: columns,
            columnsAreForOthers: request.columnsOfFiles[path] == nil && request.files.count > 1,
            readPlace: { text, near in places.answer(text, near: near) }, clock: clock, today: today())
        let result = Result { () throws(TextFault) in try format.read(content, context) }
        if case .failure = result, columns == nil, format is CSVFormat {
            outcome.columnChoice = CSVFormat.columnChoice(content.beginning)
        }
        return result
    }

    /// The settings with which the trip of the reservations of several files is read.
    func context(ofFile name: String, _ places: ExchangeLookups) -> ImportContext {
        ImportContext(
            fileName: name, identifiers: identifiers,
            readPlace: { text, near in places.answer(text, near: near) }, clock: clock, today: today())
    }

    /// The files of an import, for the history.
    private static func names(_ files: [ImportOutcome.FileOutcome]) -> String {
        let taken = files.filter { $0.failure == nil && $0.stops + $0.trips > 0 }.map(\.file)
        guard let first = taken.first else { return "a file" }
        let name = first == "-" ? "standard input" : DocumentPath(first).fileName
        return taken.count == 1 ? name : "\(name) and \(taken.count - 1) more"
    }
}
