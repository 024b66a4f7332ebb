/// An error that also says what the person can do about it.
package protocol HintedError: Error {
    /// What the person can do, a line each; none where nothing is known to help.
    var hints: [String] { get }
}
