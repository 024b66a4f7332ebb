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
    ///
    /// The file is always read. Decoding, most of the time that takes, is left out when the bytes are those of
    /// `earlier`, a state that was read before.
    init(
        _ paths: LibraryPaths, files: any FileSystem, hostName: String, earlier: LibraryState? = nil,
        sample: () -> Library
    ) throws(StoreError) {
        guard let contents = try LibraryRemains(paths: paths, files: files).contents() else {
            library = sample()
            bytes = nil
            inode = nil
            return
        }
        bytes = contents.bytes
        inode = contents.status.inode
        if let earlier, let known = earlier.bytes, known.hasSameBytes(as: contents.bytes) {
            library = earlier.library
            return
        }
        do {
            library = try LibraryDecoder.library(contents.bytes) { LibraryState.seed(paths, files, hostName) }
        } catch {
            switch error {
            case .newerVersion(let line, let column, let version):
                throw .newerVersion(path: paths.library, line: line, column: column, version: version)
            case .invalid(let fault):
                let copy = LibraryRemains(paths: paths, files: files).goodCopy
                throw .damaged(
                    path: paths.library, line: fault.line, column: fault.column, reason: fault.reason, goodCopy: copy)
            }
        }
    }

    /// What the ids come from that a library does not have: a number that differs between the directories of one machine, and
    /// between machines, and stays the same when the library is edited by hand.
    private static func seed(_ paths: LibraryPaths, _ files: any FileSystem, _ hostName: String) -> UInt64 {
        let directory = try? files.status(of: paths.directory, followingLinks: true)
        let place = "\(hostName) \(directory?.device ?? 0) \(directory?.inode ?? 0)"
        return ContentHash(of: Array(place.utf8)).value
    }

    /// The fingerprint of the library's bytes; of those it would be written as when there is no file yet.
    var hash: ContentHash { ContentHash(of: bytes ?? LibraryEncoder.encode(library)) }
}

extension [UInt8] {
    /// Whether both are the same, compared in blocks of words; linear.
    fileprivate func hasSameBytes(as other: [UInt8]) -> Bool {
        guard count == other.count else { return false }
        return withUnsafeBytes { first in
            other.withUnsafeBytes { second in
                let block = 4_096
                var start = 0
                while start + block <= first.count {
                    var difference: UInt64 = 0
                    for offset in stride(from: start, to: start + block, by: 8) {
                        difference |=
                            first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                            ^ second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    }
                    if difference != 0 { return false }
                    start += block
                }
                return first[start...].elementsEqual(second[start...])
            }
        }
    }
}
