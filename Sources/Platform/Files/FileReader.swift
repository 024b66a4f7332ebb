#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file that is read from its beginning to its end, as many bytes at a time as are asked for. It is closed when nobody
/// holds this any more.
package final class FileReader {
    /// What the file was when it was opened.
    package let status: FileStatus
    private let files: any FileSystem
    private let path: String
    private let file: OpenFile
    private let isStopped: () -> Bool

    /// How often `isStopped` is asked while nothing can be read, in milliseconds.
    private static let pause = 50

    /// Opens a file; a directory is refused. A pipe or a device may be waited for without end, so `isStopped` is asked meanwhile
    /// whether to give up; the error is an interruption then.
    package init(
        _ path: String, in files: any FileSystem, isStopped: @escaping () -> Bool = { false }
    ) throws(FileError) {
        (file, status) = try files.openToRead(path, kinds: .everything, isStopped: isStopped)
        self.files = files
        self.path = path
        self.isStopped = isStopped
    }

    deinit {
        // Nothing was written, so nothing can be lost by a failed close.
        try? files.close(file)
    }

    /// Reads the next bytes into a buffer that is not empty and returns how many; 0 is the end.
    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
        while true {
            if status.kind != .regular { try waitForInput() }
            do throws(FileError) {
                return try uninterrupted(on: path, isStopped: isStopped) { () throws(SystemError) in
                    try files.read(file, into: buffer)
                }
            } catch {
                // Another reader of the pipe was first.
                guard error.cause.code == EAGAIN, status.kind != .regular else { throw error }
            }
        }
    }

    /// Waits until a pipe or a device has something to read, or has ended.
    private func waitForInput() throws(FileError) {
        while true {
            let isReadable = try uninterrupted(on: path, isStopped: isStopped) { () throws(SystemError) in
                try files.isReadable(file, withinMilliseconds: FileReader.pause)
            }
            if isReadable { return }
            if isStopped() { throw FileError(path: path, cause: SystemError(call: "read", code: EINTR)) }
        }
    }
}

extension FileSystem {
    /// Opens a file that can be read as one, and says what it is.
    func openToRead(
        _ path: String, kinds: ReadableKinds, isStopped: () -> Bool = { false }
    ) throws(FileError) -> (file: OpenFile, status: FileStatus) {
        // A pipe that nobody writes to yet is waited for when it is read, where the wait can be ended.
        let file = try uninterrupted(on: path, isStopped: isStopped) { () throws(SystemError) in
            try open(path, [.read, .withoutWaiting], mode: 0)
        }
        do throws(SystemError) {
            let status = try uninterrupted { () throws(SystemError) in try self.status(of: file) }
            if status.kind == .directory { throw SystemError(call: "read", code: EISDIR) }
            if kinds == .regularFiles, status.kind != .regular { throw SystemError.notARegularFile("read") }
            return (file, status)
        } catch {
            try? close(file)
            throw FileError(path: path, cause: error)
        }
    }
}
