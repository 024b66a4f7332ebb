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
    private let cause: Cause

    /// The cause of an error.
    private enum Cause: Equatable, Sendable {
        /// The system refused the call, with this value of errno.
        case refused(CInt)
        case notARegularFile
        case accessNotKept
    }

    private init(call: String, _ cause: Cause) {
        self.call = call
        self.cause = cause
    }

    /// Creates the error of a failed call, with a value of errno.
    package init(call: String, code: CInt) { self.init(call: call, .refused(code)) }

    /// The value of errno with which the system refused the call; nil where this program did.
    package var code: CInt? {
        if case .refused(let code) = cause { code } else { nil }
    }

    /// The error of a call that has just failed, with the current errno.
    static func last(_ call: String) -> SystemError {
        SystemError(call: call, code: errno)
    }

    /// The error for a path that is not a regular file where only one can be read or replaced.
    package static func notARegularFile(_ call: String) -> SystemError {
        SystemError(call: call, .notARegularFile)
    }

    /// The error for a file whose replacement would not be readable and writable by the same people.
    package static let accessNotKept = SystemError(call: "keep the owner and group of", .accessNotKept)

    /// The reason in the system's words: `No space left on device`.
    package var reason: String {
        switch cause {
        case .notARegularFile: return "Not a regular file"
        case .accessNotKept:
            return "it belongs to others, and a new file in its place would not be open to the same people"
        case .refused(let code):
            // strerror is safe here: it returns a text of its own for each thread in glibc, musl and Darwin's C
            // library.
            guard let text = strerror(code) else { return "Error \(code)" }
            return String(cString: text)
        }
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
