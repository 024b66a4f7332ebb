import Entities
import JSON
import Platform

/// A library as it was read from disk.
struct LibraryState {
    let library: Library
    /// The library with its places in the file; nil if there is no file yet and the library is the sample.
    private let text: LibraryText?
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
        let remains = LibraryRemains(paths: paths, files: files)
        guard let (contents, isKnown) = try remains.contents(comparedWith: earlier?.bytes) else {
            library = sample()
            text = nil
            bytes = nil
            status = nil
            return
        }
        bytes = contents.bytes
        status = contents.status
        if isKnown, let earlier {
            library = earlier.library
            text = earlier.text
            return
        }
        do {
            let text = try contents.bytes.withUnsafeBufferPointer { bytes throws(LibraryDecodingError) in
                try LibraryDecoder.text(bytes) { LibraryState.seed(paths, files, hostName) }
            }
            self.text = text
            library = text.library
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

    /// Notices about the values in the file that mean nothing here.
    var notices: [DecodingNotice] { text?.notices ?? [] }

    /// The text of the file, from which a save copies what has not changed; nil if there is none yet.
    var written: (text: LibraryText, bytes: [UInt8])? {
        guard let text, let bytes else { return nil }
        return (text, bytes)
    }

    /// The seed for missing ids: a number that differs between directories and machines, and does not change when the
    /// library is edited by hand.
    static func seed(_ paths: LibraryPaths, _ files: any FileSystem, _ hostName: String) -> UInt64 {
        let directory = try? files.status(of: paths.directory, followingLinks: true)
        let place = "\(hostName) \(directory?.device ?? 0) \(directory?.inode ?? 0)"
        return ContentHash(of: Array(place.utf8)).value
    }

    /// The fingerprint of the file; if there is none yet, of the bytes that would be written.
    var hash: ContentHash { ContentHash(of: bytes ?? LibraryEncoder.encode(library)) }
}
