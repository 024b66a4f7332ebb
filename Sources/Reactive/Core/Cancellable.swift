/// Something under way that can be stopped.
@usableFromInline
package protocol Cancellable {
    /// Stops it; nothing arrives afterwards. Calling it again does nothing.
    func cancel()
}
