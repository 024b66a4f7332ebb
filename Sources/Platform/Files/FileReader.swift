#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads a file from its beginning to its end, in pieces. The file is closed when this object is deallocated.
package final class FileReader {
    /// The status of the file when it was opened.
    package let status: FileStatus
    private let files: any FileSystem
    private let path: String
    private let file: OpenFile
    private let isStopped: () -> Bool

    /// The time between two calls of `isStopped` while nothing can be read, in milliseconds.
    private static let pause = 50

    /// Opens a file; throws EISDIR for a directory. While it waits for a pipe or a device, which may take for ever, it
    /// calls `isStopped` again and again; if that returns true, it throws an interruption (EINTR).
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

    /// Reads the next bytes into a buffer that is not empty and returns how many; 0 means the end.
    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
        while true {
            if status.kind != .regular { try waitForInput() }
            do throws(FileError) {
                return try uninterrupted(on: path, isStopped: isStopped) { () throws(SystemError) in
                    try files.read(file, into: buffer)
                }
            } catch {
                // Another process has read the bytes first: wait again.
                guard error.cause.code == EAGAIN, status.kind != .regular else { throw error }
            }
        }
    }

    /// Waits until a pipe or a device has something to read or has ended.
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
    /// Opens a file for reading and returns it with its status. Throws EISDIR for a directory, and `notARegularFile`
    /// for a kind that `kinds` does not allow.
    func openToRead(
        _ path: String, kinds: ReadableKinds, isStopped: () -> Bool = { false }
    ) throws(FileError) -> (file: OpenFile, status: FileStatus) {
        // Opening does not wait for a pipe's writer; the first read does, and that wait can be stopped.
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
