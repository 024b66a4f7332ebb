package import Platform

/// The files that a person names: read to import, written to export.
package protocol DocumentAccess: AnyObject {
    /// A file, or standard input where `path` is `-`, to be read from its beginning.
    func open(_ path: String) throws(DocumentError) -> OpenDocument

    /// Writes a file as safely as the library: it has the whole content or what it had before. A file that is there is
    /// only written over when `replacing`; one of the library's own files never.
    func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws(DocumentError)
}

/// A file that a person named, open to be read once.
package struct OpenDocument {
    /// How many bytes it should have; 0 where that cannot be known.
    package let expectedSize: Int
    /// Reads the next bytes into a buffer that is not empty and returns how many; 0 is the end.
    package let read: (UnsafeMutableRawBufferPointer) throws(DocumentError) -> Int

    /// States how a file is read.
    package init(
        expectedSize: Int, read: @escaping (UnsafeMutableRawBufferPointer) throws(DocumentError) -> Int
    ) {
        self.expectedSize = expectedSize
        self.read = read
    }
}

/// Why a file that a person named could not be read or written.
package enum DocumentError: Error, Equatable, Sendable {
    /// There is no such file.
    case notFound(path: String)
    /// Reading failed: the system's reason.
    case unreadable(path: String, reason: String)
    /// The file is there already.
    case exists(path: String)
    /// It cannot be made: the system's reason.
    case cannotCreate(path: String, reason: String)
    /// Writing failed: the system's reason.
    case writeFailed(path: String, reason: String)
    /// It has more bytes than are read of any file; the limit.
    case tooLarge(path: String, limit: Int)
    /// The file belongs to the library itself, which only changes of it write.
    case ownFile(path: String)
    /// A signal that asks the program to end arrived while a file or standard input was waited for.
    case interrupted(Signal)
}

extension DocumentError: CustomStringConvertible {
    /// What is wrong, for the person who named the file.
    package var description: String {
        switch self {
        case .notFound(let path): "\(path): no such file"
        case .unreadable(let path, let reason): "cannot read \(path): \(reason)"
        case .exists(let path): "\(path) exists already"
        case .cannotCreate(let path, let reason): "cannot create \(path): \(reason)"
        case .writeFailed(let path, let reason): "cannot write \(path): \(reason)"
        case .tooLarge(let path, let limit):
            "\(path): more than \(limit == 1 << 30 ? "1 GiB" : "\(limit) bytes"), which no file of trips has"
        case .ownFile(let path): "\(path) is a file of the library itself"
        case .interrupted: "interrupted"
        }
    }
}
