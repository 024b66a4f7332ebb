/// The system calls on files that this program makes, one requirement for each call, so that tests can make any of them
/// fail.
///
/// Nothing is retried here; `uninterrupted`, `readAll` and `writeAll` do that. Files are opened close-on-exec.
package protocol FileSystem: AnyObject {
    /// Opens a file (open). `mode`, reduced by umask, is used only if this call creates the file.
    func open(_ path: String, _ options: OpenOptions, mode: FileMode) throws(SystemError) -> OpenFile
    /// Closes a file (close). The file is closed even if this throws.
    func close(_ file: OpenFile) throws(SystemError)
    /// Reads at most as many bytes as the buffer holds and returns how many (read); 0 means the end.
    func read(_ file: OpenFile, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
    /// Whether a read would return at once, with bytes, the end or an error; waits for that at most `limit`
    /// milliseconds (poll).
    func isReadable(_ file: OpenFile, withinMilliseconds limit: Int) throws(SystemError) -> Bool
    /// Reads at an offset in bytes (pread), without changing where the next `read` without offset begins.
    func read(
        _ file: OpenFile, into buffer: UnsafeMutableRawBufferPointer, at offset: Int
    ) throws(SystemError) -> Int
    /// Writes some of the bytes and returns how many (write).
    func write(_ file: OpenFile, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int
    /// Returns when the contents of a file, or the names in a directory, are safe from a loss of power (fsync).
    func synchronize(_ file: OpenFile) throws(SystemError)
    /// Cuts the file to `size` bytes or extends it with zeros (ftruncate).
    func truncate(_ file: OpenFile, to size: Int) throws(SystemError)
    /// Changes the file's permissions (fchmod).
    func setMode(_ file: OpenFile, to mode: FileMode) throws(SystemError)
    /// Changes the file's owner, group or both (fchown); nil means no change.
    func setOwner(_ file: OpenFile, to owner: UInt32?, group: UInt32?) throws(SystemError)
    /// Takes the exclusive lock of this file (flock). Returns false if somebody else has it. The lock ends when the
    /// file is closed, also because the program was killed.
    func tryLock(_ file: OpenFile) throws(SystemError) -> Bool
    /// The status of an open file (fstat).
    func status(of file: OpenFile) throws(SystemError) -> FileStatus
    /// The status of the file at a path: of what its symbolic links lead to (stat), or of a link itself (lstat).
    func status(of path: String, followingLinks: Bool) throws(SystemError) -> FileStatus
    /// The target of a symbolic link (readlink); throws EINVAL for anything else.
    func readLink(_ path: String) throws(SystemError) -> String
    /// Renames a file (rename); atomically replaces a file of the new name.
    func rename(_ path: String, to other: String) throws(SystemError)
    /// Gives a file an additional name (link); throws EEXIST if that exists.
    func link(_ path: String, to other: String) throws(SystemError)
    /// Removes a name (unlink). The file is removed with its last name.
    func unlink(_ path: String) throws(SystemError)
    /// Creates an empty directory (mkdir).
    func makeDirectory(_ path: String, mode: FileMode) throws(SystemError)
    /// The names in a directory, without `.` and `..`, in no particular order.
    func list(_ path: String) throws(SystemError) -> [String]
}

/// The descriptor of an open file.
package struct OpenFile: Hashable, Sendable {
    /// The number that system calls know the file by.
    package let number: CInt

    /// Wraps a descriptor.
    package init(number: CInt) {
        self.number = number
    }
}

/// The permission bits of a file: `0o600` is read and write for the owner only. Twelve bits.
package typealias FileMode = UInt32

/// The options with which a file is opened.
package struct OpenOptions: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    /// Creates a set from its bits.
    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// Opens for reading.
    package static let read = OpenOptions(rawValue: 1)
    /// Opens for writing.
    package static let write = OpenOptions(rawValue: 2)
    /// Opens for writing; every write goes to the end of the file.
    package static let append = OpenOptions(rawValue: 4)
    /// Creates the file if it does not exist.
    package static let create = OpenOptions(rawValue: 8)
    /// With `create`: throws EEXIST if anything exists at the path, including a symbolic link.
    package static let exclusive = OpenOptions(rawValue: 16)
    /// Empties the file.
    package static let truncate = OpenOptions(rawValue: 32)
    /// Throws ENOTDIR if it is not a directory.
    package static let directory = OpenOptions(rawValue: 64)
    /// Does not wait for the other end of a FIFO to be opened.
    package static let withoutWaiting = OpenOptions(rawValue: 128)

    /// Creates the union. The default of option sets is generic code that looks its types up at run time.
    package init(arrayLiteral options: OpenOptions...) {
        var bits: UInt16 = 0
        for option in options { bits |= option.rawValue }
        rawValue = bits
    }
}

/// The status of a file.
package struct FileStatus: Equatable, Sendable {
    /// The kind: regular file, directory or another.
    package var kind: FileKind
    /// The size in bytes.
    package var size: Int
    /// The permissions.
    package var mode: FileMode
    /// The number of the user who owns it.
    package var owner: UInt32
    /// The number of the group that owns it.
    package var group: UInt32
    /// The file's number on its device. All names of one file have the same.
    package var inode: UInt64
    /// The number of the file system.
    package var device: UInt64
    /// The time of the last change of the contents, in nanoseconds since 1970-01-01 UTC.
    package var modified: Int64

    /// Creates a status from its parts.
    package init(
        kind: FileKind, size: Int, mode: FileMode, owner: UInt32, group: UInt32, inode: UInt64, device: UInt64,
        modified: Int64
    ) {
        self.kind = kind
        self.size = size
        self.mode = mode
        self.owner = owner
        self.group = group
        self.inode = inode
        self.device = device
        self.modified = modified
    }

    /// Whether both belong to the same file: the same number on the same device. Names and contents do not matter.
    package func isSameFile(as other: FileStatus) -> Bool {
        inode == other.inode && device == other.device
    }
}

/// The kinds of file that this program distinguishes.
package enum FileKind: Equatable, Sendable {
    case regular
    case directory
    case symbolicLink
    case fifo
    /// A device or a socket.
    case other
}
