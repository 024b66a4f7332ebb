/// An error of a change that could not be saved, with the reason.
package struct UnsavedChange: Equatable, Sendable {
    /// The error.
    package let error: any Error

    /// Keeps an error.
    package init(_ error: any Error) {
        self.error = error
    }

    /// Whether both say the same.
    package static func == (one: UnsavedChange, other: UnsavedChange) -> Bool {
        "\(one.error)" == "\(other.error)"
    }
}
