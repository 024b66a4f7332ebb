/// An error that tells a person more than its message.
package protocol HintedError: Error {
    /// Advice for the person, one line each; empty if there is none.
    var hints: [String] { get }
    /// Whether a change that was asked for could be made, but not be saved; false unless the error says so.
    var isFailedSave: Bool { get }
}

extension HintedError {
    package var isFailedSave: Bool { false }
}
