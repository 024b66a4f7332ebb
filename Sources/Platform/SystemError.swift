/// A system call that failed.
package struct SystemError: Error, Equatable, Sendable {
    /// The call's name: `open`, `rename`…
    package let call: String
    /// The system's number for the reason (errno).
    package let code: CInt

    /// Describes a failed call.
    package init(call: String, code: CInt) {
        self.call = call
        self.code = code
    }
}
