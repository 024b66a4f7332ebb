/// A source of time and timers. Tests use a virtual one and never wait.
@usableFromInline
package protocol Scheduler: AnyObject {
    /// The time since a fixed but unspecified moment; it never decreases.
    var now: Duration { get }

    /// Runs `action` once, `delay` from now, or as soon as possible after this call has returned if `delay` is not
    /// positive. Cancelling or releasing the result before then prevents it.
    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> AnyCancellable
}
