import Console
import Entities
import Geodesy
import Itineraries
import MapData
import Persistence
import Places
import Platform
import Screens
import TestSupport

@testable import ExchangeModule

/// The person's files, of memory.
final class MemoryDocuments: DocumentAccess {
    var files: [String: [UInt8]] = [:]
    var failure: DocumentError?

    /// How many bytes of a file can be read before reading fails; nil where all can.
    var readableSize: Int?

    func open(_ path: String) throws(DocumentError) -> OpenDocument {
        guard let bytes = files[path] else { throw .notFound(path: path) }
        var offset = 0
        return OpenDocument(path, limit: .max, expectedSize: bytes.count) {
            [readableSize] buffer throws(DocumentError) in
            let count = min(buffer.count, 1_000, min(readableSize ?? .max, bytes.count) - offset)
            if count == 0, offset < bytes.count { throw .unreadable(path: path, reason: "Input/output error") }
            buffer.copyBytes(from: bytes[offset..<offset + count])
            offset += count
            return count
        }
    }

    func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws(DocumentError) {
        if let failure { throw failure }
        if files[path] != nil, !replacing { throw .exists(path: path) }
        files[path] = bytes
    }
}

/// A library, files, and import and export between them.
struct Exchange {
    let store: InMemoryStore
    let documents = MemoryDocuments()
    let dependencies: ExchangeDependencies
    let presenter: ExchangePresenter

    init(
        _ trips: [Trip], lookup: (any Geocoder)? = nil, takeSignal: @escaping () -> Signal? = { nil }
    ) throws {
        store = InMemoryStore(trips)
        dependencies = ExchangeDependencies(
            model: try DataModel(store: store), mapData: StraightLineProvider(lookup),
            takeSignal: takeSignal, documents: documents,
            identifiers: SeededIdentifiers(seed: 3), homeDirectory: "/home/me", clock: PlaceClock.byLongitude,
            unit: .kilometers)
        presenter = ExchangeBuilder.presenter(dependencies)
    }

    /// The screen of an import.
    func importScreen(_ path: String, _ terminal: Terminal, _ navigator: Navigator) -> any Screen {
        ExchangeBuilder.importScreen([path], dependencies, terminal: terminal, navigator: navigator)
    }

    /// What a screen says on the one below when it is left.
    func noticeOfScreen(_ make: (Terminal, Navigator) -> any Screen) throws -> Notice? {
        let desk = Desk()
        let below = ScreenBelow(desk.navigator)
        below.above = make(desk.terminal, desk.navigator)
        _ = try desk.navigator.run([below])
        return below.notice
    }

    /// Puts trips into a file.
    func put(_ trips: [Trip], at path: String) {
        documents.files[path] = LibraryEncoder.encode(Library(trips: trips))
    }

    func put(_ text: String, at path: String) {
        documents.files[path] = Array(text.utf8)
    }

    /// Imports files as a command does; returns the lines.
    func take(_ files: String..., change: (inout ImportRequest) -> Void = { _ in }) throws -> [String] {
        var request = ImportRequest(files: files)
        change(&request)
        return ExchangePresenter.lines(try take(request))
    }

    /// Imports as a command does.
    func take(_ request: ImportRequest) throws -> ImportOutcome { try answer(of: presenter.perform(request)) }

    /// Imports a file as a menu does.
    func importFile(_ path: String) throws -> Notice { try answer(of: presenter.importFiles([path])).notice }

    /// Exports as a command does.
    func export(_ request: ExportRequest, toTerminal: Bool) throws -> ExportResult {
        try answer(of: presenter.perform(request, toTerminal: toTerminal))
    }

    /// Exports into a file as a menu does.
    func exportFile(_ selection: TripSelection, to path: String) throws -> Notice? {
        try answer(of: presenter.exportFile(selection, to: path)).notice
    }

    var names: [String] { store.library.trips.map(\.name.text) }
}

/// A screen that opens another and is left when that one is.
private final class ScreenBelow: Screen {
    private let navigator: Navigator
    var above: (any Screen)?
    private(set) var notice: Notice?
    let coversPage = true

    init(_ navigator: Navigator) {
        self.navigator = navigator
    }

    func turn() throws(DialogError) {
        if let above { navigator.push(above) } else { navigator.pop() }
        above = nil
    }

    func reappear(saying notice: Notice?, wasCovered: Bool) {
        self.notice = notice
    }
}
