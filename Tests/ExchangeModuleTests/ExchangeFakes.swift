import Entities
import MapData
import Persistence
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
        return OpenDocument(expectedSize: bytes.count) { [readableSize] buffer throws(DocumentError) in
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
    let presenter: ExchangePresenter

    init(_ trips: [Trip], lookup: (any PlaceLookup)? = nil) throws {
        store = InMemoryStore(trips)
        presenter = ExchangeBuilder.presenter(
            ExchangeDependencies(
                model: try DataModel(store: store), mapData: StraightLineProvider(),
                places: PlaceFinder(StraightLineProvider(lookup: lookup)),
                documents: documents,
                identifiers: SeededIdentifiers(seed: 3), homeDirectory: "/home/me"))
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
        return ExchangePresenter.lines(try presenter.perform(request))
    }

    var names: [String] { store.library.trips.map(\.name.text) }
}
