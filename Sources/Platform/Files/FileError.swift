/// A system call that failed on a file.
package struct FileError: Error, Equatable, Sendable {
    /// The file's path as the person gave it.
    package let path: String
    /// The failed call and the reason.
    package let cause: SystemError

    /// Creates an error from a failed call and its file.
    package init(path: String, cause: SystemError) {
        self.path = path
        self.cause = cause
    }
}

extension FileError: CustomStringConvertible {
    /// The file, the call and the reason: `/mnt/trips.json: write: No space left on device`.
    package var description: String { "\(path): \(cause)" }
}

/// Repeats a call as long as signals interrupt it (EINTR). After each interruption `isStopped` is checked; if it
/// returns true, the interruption is thrown.
package func uninterrupted<Value>(
    isStopped: () -> Bool = { false }, _ call: () throws(SystemError) -> Value
) throws(SystemError) -> Value {
    while true {
        do {
            return try call()
        } catch {
            guard error.isInterruption, !isStopped() else { throw error }
        }
    }
}

/// Repeats a call on the file at `path` as long as signals interrupt it, and adds the path to its error.
package func uninterrupted<Value>(
    on path: String, isStopped: () -> Bool = { false }, _ call: () throws(SystemError) -> Value
) throws(FileError) -> Value {
    do {
        return try uninterrupted(isStopped: isStopped, call)
    } catch {
        throw FileError(path: path, cause: error)
    }
}
