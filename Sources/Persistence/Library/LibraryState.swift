import Entities
import JSON
import Platform

/// A library as it was read from disk.
struct LibraryState {
    let library: Library
    /// What stands in the file and means nothing here, as text for the person.
    let warnings: [String]
    /// The bytes of the file; nil if there is none yet and the library is the sample.
    let bytes: [UInt8]?
    /// The status of the file; nil if there is none yet.
    let status: FileStatus?

    /// Reads and decodes the library; throws if it cannot be read completely.
    ///
    /// The file is always read. Decoding, which takes most of the time, is skipped if the bytes are those of `earlier`,
    /// a state that was read before.
    init(
        _ paths: LibraryPaths, files: any FileSystem, hostName: String, earlier: LibraryState? = nil,
        sample: () -> Library
    ) throws(StoreError) {
        guard let contents = try LibraryRemains(paths: paths, files: files).contents() else {
            library = sample()
            warnings = []
            bytes = nil
            status = nil
            return
        }
        bytes = contents.bytes
        status = contents.status
        if let earlier, let known = earlier.bytes, known.hasSameBytes(as: contents.bytes) {
            library = earlier.library
            warnings = earlier.warnings
            return
        }
        do {
            var notices: [DecodingNotice] = []
            library = try contents.bytes.withUnsafeBufferPointer { bytes throws(LibraryDecodingError) in
                try LibraryDecoder.library(bytes, notices: &notices) { LibraryState.seed(paths, files, hostName) }
            }
            warnings = notices.map { "\(paths.library): \($0)" }
        } catch {
            switch error {
            case .newerVersion(let fault):
                throw .newerVersion(path: paths.library, fault)
            case .invalid(let fault):
                let copy = LibraryRemains(paths: paths, files: files).goodCopy
                throw .damaged(path: paths.library, fault, goodCopy: copy)
            }
        }
    }

    /// The seed for missing ids: a number that differs between directories and machines, and does not change when the
    /// library is edited by hand.
    private static func seed(_ paths: LibraryPaths, _ files: any FileSystem, _ hostName: String) -> UInt64 {
        let directory = try? files.status(of: paths.directory, followingLinks: true)
        let place = "\(hostName) \(directory?.device ?? 0) \(directory?.inode ?? 0)"
        return ContentHash(of: Array(place.utf8)).value
    }

    /// The fingerprint of the file; if there is none yet, of the bytes that would be written.
    var hash: ContentHash { ContentHash(of: bytes ?? LibraryEncoder.encode(library)) }
}

extension [UInt8] {
    /// Whether both have the same bytes. Compares blocks of words. Linear.
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
