package import Platform

/// Standard input could not be read: it is a directory, closed, or failed.
package struct InputError: Error, Equatable, Sendable {
    /// The system's reason.
    package let reason: SystemError

    /// Describes a failed read.
    package init(_ reason: SystemError) {
        self.reason = reason
    }
}
