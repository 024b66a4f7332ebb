/// Where time comes from, so that tests need not wait for it.
@usableFromInline
package protocol Scheduler: AnyObject {
    /// How much time has passed since the scheduler's own beginning. It never goes back.
    var now: Duration { get }

    /// Runs `action` once, `delay` from now (at the next occasion when that is not positive), unless the result is
    /// cancelled or let go before.
    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> AnyCancellable
}
