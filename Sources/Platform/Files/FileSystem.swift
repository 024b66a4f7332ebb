/// The system calls on files that this program makes, one requirement a call, so that tests can let any of them fail.
///
/// Nothing is retried here: `uninterrupted`, `readAll` and `writeAll` do that over it. Files are opened close-on-exec.
package protocol FileSystem: AnyObject {
    /// Opens a file; `mode` counts only when the file is made by this call, and loses what umask takes away.
    func open(_ path: String, _ options: OpenOptions, mode: FileMode) throws(SystemError) -> OpenFile
    /// Closes a file, also when it throws.
    func close(_ file: OpenFile) throws(SystemError)
    /// Reads at most as many bytes as the buffer holds, from where the last read ended; 0 is the end.
    func read(_ file: OpenFile, into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int
    /// Whether a read would give bytes, the end or an error at once; waits for that at most so long (poll).
    func isReadable(_ file: OpenFile, withinMilliseconds limit: Int) throws(SystemError) -> Bool
    /// Reads at an offset in bytes (pread); does not move the place where reading goes on.
    func read(
        _ file: OpenFile, into buffer: UnsafeMutableRawBufferPointer, at offset: Int
    ) throws(SystemError) -> Int
    /// Writes some of the bytes and returns how many.
    func write(_ file: OpenFile, _ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int
    /// Returns when the file's contents (a directory's names) would survive a loss of power (fsync).
    func synchronize(_ file: OpenFile) throws(SystemError)
    /// Cuts the file, or lengthens it with zeros (ftruncate).
    func truncate(_ file: OpenFile, to size: Int) throws(SystemError)
    /// Changes who may do what with the file (fchmod).
    func setMode(_ file: OpenFile, to mode: FileMode) throws(SystemError)
    /// Gives the file to another owner, another group, or both (fchown); nil leaves what is there.
    func setOwner(_ file: OpenFile, to owner: UInt32?, group: UInt32?) throws(SystemError)
    /// Takes the exclusive lock of this file (flock) and returns true, or returns false when somebody else has it. The
    /// lock ends with `close`, also when the program is killed.
    func tryLock(_ file: OpenFile) throws(SystemError) -> Bool
    /// What an open file is.
    func status(of file: OpenFile) throws(SystemError) -> FileStatus
    /// What stands under a path, at the end of its symbolic links (stat) or the link itself (lstat).
    func status(of path: String, followingLinks: Bool) throws(SystemError) -> FileStatus
    /// Where a symbolic link points; throws EINVAL for anything else.
    func readLink(_ path: String) throws(SystemError) -> String
    /// Gives a file another name; what had that name is gone in the same instant.
    func rename(_ path: String, to other: String) throws(SystemError)
    /// Gives a file one more name; throws EEXIST when that is taken.
    func link(_ path: String, to other: String) throws(SystemError)
    /// Takes a name away; the file goes with its last name.
    func unlink(_ path: String) throws(SystemError)
    /// Makes an empty directory.
    func makeDirectory(_ path: String, mode: FileMode) throws(SystemError)
    /// The names in a directory, without `.` and `..`, in no order.
    func list(_ path: String) throws(SystemError) -> [String]
}

/// An open file's number.
package struct OpenFile: Hashable, Sendable {
    package let number: CInt

    /// Wraps a descriptor.
    package init(number: CInt) {
        self.number = number
    }
}

/// Who may do what with a file: the twelve permission bits, `0o600` for the owner only.
package typealias FileMode = UInt32

/// How a file is opened.
package struct OpenOptions: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    /// Takes the bits of an option set.
    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// Its bytes may be read.
    package static let read = OpenOptions(rawValue: 1)
    /// Its bytes may be written.
    package static let write = OpenOptions(rawValue: 2)
    /// Every write goes to the end of the file.
    package static let append = OpenOptions(rawValue: 4)
    /// Makes the file when it is not there.
    package static let create = OpenOptions(rawValue: 8)
    /// With `create`: throws EEXIST when it is there, a symbolic link too.
    package static let exclusive = OpenOptions(rawValue: 16)
    /// Empties the file.
    package static let truncate = OpenOptions(rawValue: 32)
    /// Throws ENOTDIR for anything but a directory.
    package static let directory = OpenOptions(rawValue: 64)
    /// Does not wait for the other end of a FIFO.
    package static let withoutWaiting = OpenOptions(rawValue: 128)
}

/// What stands under a path.
package struct FileStatus: Equatable, Sendable {
    /// A file, a directory, or what else.
    package var kind: FileKind
    /// In bytes.
    package var size: Int
    /// Who may do what with it.
    package var mode: FileMode
    /// The number of the user whom it belongs to.
    package var owner: UInt32
    /// The number of the group that it belongs to.
    package var group: UInt32
    /// Its number on its device; two names of one file have the same.
    package var inode: UInt64
    /// The number of the file system that it is on.
    package var device: UInt64
    /// When the contents were changed last, in nanoseconds since 1970-01-01 UTC.
    package var modified: Int64

    /// Describes a file.
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

    /// Whether both are of one file: the same number on the same device. Names, links and changes make no difference.
    package func isSameFile(as other: FileStatus) -> Bool {
        inode == other.inode && device == other.device
    }
}

/// The kinds of file that this program tells apart.
package enum FileKind: Equatable, Sendable {
    case regular
    case directory
    case symbolicLink
    case fifo
    /// A device, a socket.
    case other
}
