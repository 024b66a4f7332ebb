import Entities
import JSON
import Platform

/// A library as it was read from disk.
struct LibraryState {
    let library: Library
    /// The bytes it was read from; nil when there is no file yet and the library is the sample.
    let bytes: [UInt8]?
    /// The file it was read from.
    let inode: UInt64?

    /// Reads and decodes; throws when it cannot be read in full.
    init(
        _ paths: LibraryPaths, files: any FileSystem, sample: () -> Library
    ) throws(StoreError) {
        let contents: FileContents
        do {
            contents = try files.contents(of: paths.library)
        } catch {
            guard error.cause.isNotFound else { throw StoreError(error) }
            library = sample()
            bytes = nil
            inode = nil
            return
        }
        bytes = contents.bytes
        inode = contents.status.inode
        do {
            library = try LibraryDecoder.library(contents.bytes)
        } catch {
            switch error {
            case .newerVersion(let line, let column, let version):
                throw .newerVersion(path: paths.library, line: line, column: column, version: version)
            case .invalid(let fault):
                let copy = LibraryState.isGood(paths.goodCopy, files) ? paths.goodCopy : nil
                throw .damaged(
                    path: paths.library, line: fault.line, column: fault.column, reason: fault.reason, goodCopy: copy)
            }
        }
    }

    private static func isGood(_ path: String, _ files: any FileSystem) -> Bool {
        guard let contents = try? files.contents(of: path) else { return false }
        return (try? LibraryDecoder.library(contents.bytes)) != nil
    }

    /// The fingerprint of the library's bytes; of those it would be written as when there is no file yet.
    var hash: ContentHash { ContentHash(of: bytes ?? LibraryEncoder.encode(library)) }
}
