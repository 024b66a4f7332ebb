#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A system call that failed.
package struct SystemError: Error, Equatable, Sendable {
    /// The call's name: `open`, `rename`…
    package let call: String
    /// The system's number for the reason (errno), or one of the numbers of `notARegularFile` and `accessNotKept`.
    package let code: CInt

    /// Describes a failed call.
    package init(call: String, code: CInt) {
        self.call = call
        self.code = code
    }

    /// The error that the C library has just reported for `call`.
    static func last(_ call: String) -> SystemError {
        SystemError(call: call, code: errno)
    }

    /// What stands under a path is neither a file nor anything else whose contents may be read or replaced.
    package static func notARegularFile(_ call: String) -> SystemError {
        SystemError(call: call, code: 0)
    }

    /// A file cannot be replaced so that the same people may read and write it as before.
    package static let accessNotKept = SystemError(call: "keep the owner and group of", code: -2)

    /// The reason in words, as the system gives it: `No space left on device`.
    package var reason: String {
        if code == 0 { return "Not a regular file" }
        if code == SystemError.accessNotKept.code {
            return "it belongs to others, and a new file in its place would not be open to the same people"
        }
        // strerror gives each thread its own text in every C library that this program is built with.
        guard let text = strerror(code) else { return "Error \(code)" }
        return String(cString: text)
    }
}

extension SystemError: CustomStringConvertible {
    /// The call and its reason: `rename: No space left on device`.
    package var description: String { "\(call): \(reason)" }
}

extension SystemError {
    /// A signal arrived before the call had done anything; the call may be made again.
    package var isInterruption: Bool { code == EINTR }
    /// There is no file under this path.
    package var isNotFound: Bool { code == ENOENT }
    /// There is a file under this path already.
    package var isAlreadyThere: Bool { code == EEXIST }
    /// Nobody reads from the other end of the pipe any more.
    package var isBrokenPipe: Bool { code == EPIPE }
}
