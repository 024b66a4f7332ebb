package import Platform

/// Standard input could not be read: it is a directory, closed, or failed.
package struct InputError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The system's reason.
    package let reason: SystemError

    /// The reason in words: `Is a directory`.
    package var description: String { reason.reason }

    /// Describes a failed read.
    package init(_ reason: SystemError) {
        self.reason = reason
    }
}
