package import Platform

/// Access to the files that a person names for import and export.
package protocol DocumentAccess: AnyObject {
    /// Opens a file for reading from its beginning; `-` is standard input.
    func open(_ path: String) throws(DocumentError) -> OpenDocument

    /// Writes a whole file: afterwards it has the new content or, after an error, the old one. An existing file is only
    /// replaced if `replacing` is true, and the library's own files never.
    func write(_ bytes: [UInt8], to path: String, replacing: Bool) throws(DocumentError)
}

/// An open file, which can be read once.
package struct OpenDocument {
    /// The expected size in bytes; 0 if unknown.
    package let expectedSize: Int
    /// Reads the next bytes into a buffer that is not empty and returns how many; 0 means the end.
    package let read: (UnsafeMutableRawBufferPointer) throws(DocumentError) -> Int

    /// Creates an open file with this name in messages, which throws as soon as it has more than `limit` bytes: the
    /// size of pipes and devices is not known before, and a file may grow.
    package init(
        _ path: String, limit: Int, expectedSize: Int,
        read: @escaping (UnsafeMutableRawBufferPointer) throws(DocumentError) -> Int
    ) {
        self.expectedSize = expectedSize
        var total = 0
        self.read = { buffer throws(DocumentError) in
            let count = try read(buffer)
            total += count
            guard total <= limit else { throw .tooLarge(path: path, limit: limit) }
            return count
        }
    }
}

/// The reason for which a file that a person named could not be read or written.
package enum DocumentError: Error, Equatable, Sendable {
    /// The file does not exist.
    case notFound(path: String)
    /// Reading failed, for the system's reason.
    case unreadable(path: String, reason: String)
    /// The file exists already.
    case exists(path: String)
    /// The file cannot be created, for the system's reason.
    case cannotCreate(path: String, reason: String)
    /// Writing failed, for the system's reason.
    case writeFailed(path: String, reason: String)
    /// The file has more bytes than `limit`.
    case tooLarge(path: String, limit: Int)
    /// The file is one of the library's own files.
    case ownFile(path: String)
    /// A signal that asks the program to end arrived during the wait for input.
    case interrupted(Signal)
}

extension DocumentError {
    /// The error of not writing the file at `path`: it is there already, it cannot be made, or writing into it failed.
    init(writing path: String, _ error: FileError) {
        let cause = error.cause
        self =
            if cause.isAlreadyThere {
                .exists(path: path)
            } else if ["write", "fsync", "close", "rename", "link"].contains(cause.call) {
                .writeFailed(path: path, reason: cause.reason)
            } else {
                .cannotCreate(path: path, reason: cause.reason)
            }
    }
}

extension DocumentError: CustomStringConvertible {
    /// The message for the person who named the file.
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
