#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A system call that failed.
package struct SystemError: Error, Equatable, Sendable {
    /// The name of the call: `open`, `rename`.
    package let call: String
    /// The reason: a value of errno, or the code of `notARegularFile` or `accessNotKept`.
    package let code: CInt

    /// Creates the error of a failed call.
    package init(call: String, code: CInt) {
        self.call = call
        self.code = code
    }

    /// The error of a call that has just failed, with the current errno.
    static func last(_ call: String) -> SystemError {
        SystemError(call: call, code: errno)
    }

    /// The error for a path that is not a regular file where only one can be read or replaced.
    package static func notARegularFile(_ call: String) -> SystemError {
        SystemError(call: call, code: 0)
    }

    /// The error for a file whose replacement would not be readable and writable by the same people.
    package static let accessNotKept = SystemError(call: "keep the owner and group of", code: -2)

    /// The reason in the system's words: `No space left on device`.
    package var reason: String {
        if code == 0 { return "Not a regular file" }
        if code == SystemError.accessNotKept.code {
            return "it belongs to others, and a new file in its place would not be open to the same people"
        }
        // strerror is safe here: it returns a text of its own for each thread in glibc, musl and Darwin's C library.
        guard let text = strerror(code) else { return "Error \(code)" }
        return String(cString: text)
    }
}

extension SystemError: CustomStringConvertible {
    /// The call and the reason: `rename: No space left on device`.
    package var description: String { "\(call): \(reason)" }
}

extension SystemError {
    /// Whether a signal interrupted the call before it did anything, so that it can be repeated (EINTR).
    package var isInterruption: Bool { code == EINTR }
    /// Whether no file exists at the path (ENOENT).
    package var isNotFound: Bool { code == ENOENT }
    /// Whether a file exists at the path already (EEXIST).
    package var isAlreadyThere: Bool { code == EEXIST }
    /// Whether the pipe has no reader any more (EPIPE).
    package var isBrokenPipe: Bool { code == EPIPE }
}
