import Entities
package import Interchange
import MapData
import Persistence
import Reactive
import Text

/// The use cases of import and export.
package final class ExchangeInteractor: ExchangeInteracting {
    private let model: DataModel
    private let mapData: any MapDataProvider
    private let places: PlaceFinder
    private let documents: any DocumentAccess
    private let identifiers: any IdentifierSource
    private let homeDirectory: String?

    /// Takes trips into the library and gives them out.
    package init(_ dependencies: ExchangeDependencies) {
        model = dependencies.model
        mapData = dependencies.mapData
        places = dependencies.places
        documents = dependencies.documents
        identifiers = dependencies.identifiers
        homeDirectory = dependencies.homeDirectory
    }

    package func importTrips(_ request: ImportRequest) throws -> ImportOutcome {
        let format = try request.format.map { name throws(ExportError) in try self.format(named: name, reads: true) }
        var intake: any Intake =
            if let reference = request.into {
                try StopIntake(into: trip(reference), identifiers: identifiers)
            } else {
                TripIntake(library: model.library, replaces: request.replaces, identifiers: identifiers)
            }
        let reading = PlaceReading(places)
        let files = request.files.map { path in
            read(path, format: format, everyPoint: request.takesEveryPoint, reading, into: &intake)
        }
        var outcome = ImportOutcome(files: files, ids: intake.ids, isDryRun: request.isDryRun)
        if !request.isDryRun, let change = intake.change {
            let label = "Imported \(intake.summary) from \(Self.names(files))"
            outcome.warnings = try model.apply(.labelled(label, change)).warnings
        }
        return outcome
    }

    package func document(_ request: ExportRequest) throws -> ExportedDocument {
        let format = try format(of: request)
        let trips = try trips(request.subject)
        return format.write(trips.map { RoutedTrip(trip: $0, route: route(of: $0)) })
    }

    package func expanded(_ path: String) -> String {
        guard let homeDirectory, path == "~" || path.hasPrefix("~/") else { return path }
        return homeDirectory + path.dropFirst()
    }

    /// Reads one file and lets the intake have what is in it.
    private func read(
        _ path: String, format given: (any TripFormat)?, everyPoint: Bool, _ places: PlaceReading,
        into intake: inout any Intake
    ) -> ImportOutcome.FileOutcome {
        var outcome = ImportOutcome.FileOutcome(file: path)
        var readFailure: DocumentError?
        do throws(DocumentError) {
            let document = try documents.open(path)
            let content = FileContent(expectedSize: document.expectedSize) { buffer in
                do throws(DocumentError) {
                    return try document.read(buffer)
                } catch {
                    readFailure = error
                    return nil
                }
            }
            let result = imported(content, path, format: given, everyPoint: everyPoint, places, &outcome)
            // Whatever was made of the part that could be read is worth nothing.
            if let readFailure { throw readFailure }
            switch result {
            case .success(let imported):
                guard !imported.trips.isEmpty || !imported.skipped.isEmpty else {
                    outcome.failure = .content(TextFault(reason: "the file holds no trips and no points"))
                    break
                }
                outcome.skipped = imported.skipped
                intake.take(imported.trips, &outcome)
                // What was done to names that are there already was said when they were taken.
                if outcome.trips + outcome.stops > 0 { outcome.notices = imported.notices + outcome.notices }
            case .failure(let error): outcome.failure = .content(error)
            case nil:
                outcome.failure = .unknownFormat
                outcome.isFormatUnsure = true
            }
        } catch {
            outcome.failure = .document(error)
        }
        return outcome
    }

    /// What is in a file; nil when no format is recognized.
    private func imported(
        _ content: FileContent, _ path: String, format given: (any TripFormat)?, everyPoint: Bool,
        _ places: PlaceReading, _ outcome: inout ImportOutcome.FileOutcome
    ) -> Result<ImportedTrips, TextFault>? {
        guard !content.beginning.isEmpty else {
            return .failure(TextFault(line: 1, column: 1, reason: "the file is empty"))
        }
        guard let format = given ?? TripFormats.recognizing(content.beginning) else {
            return TripFormats.isWebPage(content.beginning)
                ? .failure(TextFault(reason: "this is a web page, not a file of trips")) : nil
        }
        outcome.format = format.name
        outcome.isFormatUnsure = given == nil && format is ListFormat
        let context = ImportContext(
            fileName: path == "-" ? "" : Self.fileName(path), identifiers: identifiers,
            takesEveryPoint: everyPoint, isFormatGiven: given != nil,
            readPlace: { text, near in places.answer(text, near: near) })
        return Result { () throws(TextFault) in try format.read(content, context) }
    }

    private func trip(_ reference: String) throws(ReferenceError) -> Trip {
        try model.library.trip(named: reference)
    }

    private func trips(_ subject: ExportRequest.Subject) throws -> [Trip] {
        switch subject {
        case .allTrips: return model.library.trips
        case .trip(let id):
            guard let trip = model.library.trip(id) else { throw StoreError.refused(.noSuchTrip) }
            return [trip]
        case .references(let references):
            var written = Set<ID>()
            return try references.map { try trip($0) }.filter { written.insert($0.id).inserted }
        }
    }

    private func format(of request: ExportRequest) throws(ExportError) -> any TripFormat {
        if let name = request.format { return try format(named: name, reads: false) }
        guard let path = request.path, path != "-" else { return JSONFormat() }
        let name = path.split(separator: "/").last ?? ""
        let ending = name.contains(".") ? name.split(separator: ".").last.map(String.init) ?? "" : ""
        guard let format = TripFormats.ending(with: ending) else {
            throw .unknownEnding(path: path, known: TripFormats.all.filter(\.canWrite).compactMap(\.fileEndings.first))
        }
        return format
    }

    /// The format of this name, if it is one that is read or written, as wanted.
    private func format(named name: String, reads: Bool) throws(ExportError) -> any TripFormat {
        let known = reads ? TripFormats.readNames : TripFormats.writtenNames
        guard let format = TripFormats.named(name) else { throw .unknownFormat(name: name, known: known) }
        guard reads ? format.canRead : format.canWrite else { throw .oneWay(name: format.name, known: known) }
        return format
    }

    /// The way along a trip; without an answer the formats go without distances.
    private func route(of trip: Trip) -> Route {
        var route = Route.none
        mapData.directions(for: trip)
            .replaceError(with: .none)
            .sink { route = $0 }
            .cancel()
        return route
    }

    /// A file's name without directory and ending, for a trip that has none.
    private static func fileName(_ path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// The files of an import, for the history.
    private static func names(_ files: [ImportOutcome.FileOutcome]) -> String {
        let taken = files.filter { $0.failure == nil && $0.stops + $0.trips > 0 }.map(\.file)
        guard let first = taken.first else { return "a file" }
        let name = first == "-" ? "standard input" : fileName(first) + ending(first)
        return taken.count == 1 ? name : "\(name) and \(taken.count - 1) more"
    }

    private static func ending(_ path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return String(name.dropFirst(fileName(path).count))
    }
}
