/// A system call that failed on a file.
package struct FileError: Error, Equatable, Sendable {
    /// The file, as the person knows it.
    package let path: String
    /// The call and its reason.
    package let cause: SystemError

    /// Pairs a failed call with its file.
    package init(path: String, cause: SystemError) {
        self.path = path
        self.cause = cause
    }
}

extension FileError: CustomStringConvertible {
    /// The file, the call and its reason: `/mnt/trips.json: write: No space left on device`.
    package var description: String { "\(path): \(cause)" }
}

/// Makes a call until no signal interrupts it, or `isStopped`, which is asked after each signal: then the interruption is the
/// error.
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

/// Makes a call on the file at `path` as `uninterrupted` does, and puts the path beside its error.
package func uninterrupted<Value>(
    on path: String, isStopped: () -> Bool = { false }, _ call: () throws(SystemError) -> Value
) throws(FileError) -> Value {
    do {
        return try uninterrupted(isStopped: isStopped, call)
    } catch {
        throw FileError(path: path, cause: error)
    }
}
