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

    /// Opens a file; a directory is refused.
    package init(_ path: String, kinds: ReadableKinds = .everything, in files: any FileSystem) throws(FileError) {
        (file, status) = try files.openToRead(path, kinds: kinds)
        self.files = files
        self.path = path
    }

    deinit {
        // Nothing was written, so nothing can be lost by a failed close.
        try? files.close(file)
    }

    /// Reads the next bytes into a buffer that is not empty and returns how many; 0 is the end.
    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
        try uninterrupted(on: path) { () throws(SystemError) in try files.read(file, into: buffer) }
    }
}

extension FileSystem {
    /// Opens a file that can be read as one, and says what it is.
    func openToRead(_ path: String, kinds: ReadableKinds) throws(FileError) -> (file: OpenFile, status: FileStatus) {
        let options: OpenOptions = kinds == .regularFiles ? [.read, .withoutWaiting] : .read
        let file = try uninterrupted(on: path) { () throws(SystemError) in try open(path, options, mode: 0) }
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
