/// An error that also says what the person can do about it.
package protocol HintedError: Error {
    /// What the person can do, a line each; none where nothing is known to help.
    var hints: [String] { get }
}

/// An error that may mean that a change was not saved.
package protocol SaveError: Error {
    /// Whether a change that was asked for could be made, but not be saved.
    var isFailedSave: Bool { get }
}
