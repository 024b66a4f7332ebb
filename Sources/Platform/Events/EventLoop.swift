/// Everything that can happen to the program while it waits, on one thread: bytes arrive, time passes, a signal comes.
///
/// `turn` waits and then calls what is due. An action may add and cancel other actions, and may itself wait by calling
/// `turn`. There are no threads and no locks: two actions never run at once.
package protocol EventLoop: AnyObject {
    /// How much time has passed since some moment; it never goes back.
    var now: Duration { get }

    /// Calls `action` once, in a turn that begins `delay` from now or later.
    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> EventRegistration

    /// Calls `action` in each turn in which reading from `descriptor` would not wait: it has bytes, its end, or an error.
    func watch(_ descriptor: CInt, _ action: @escaping () -> Void) -> EventRegistration

    /// Calls `action` for each signal that arrives, after the actions that were registered before it.
    func watchSignals(_ action: @escaping (Signal) -> Void) -> EventRegistration

    /// A signal that arrived and that no action was called for; never waits. Long work asks now and then, so that Ctrl-C
    /// ends the work and not the program.
    func takeSignal() -> Signal?

    /// Waits until something is due and calls the actions for it; throws when the wait itself fails. Returns at once
    /// when something is due already.
    func turn() throws(SystemError)
}

/// An action that is registered with an event loop, until this is cancelled or let go.
package final class EventRegistration {
    private var onCancel: (() -> Void)?

    /// Calls `onCancel` once, when the registration ends.
    package init(onCancel: @escaping () -> Void) {
        self.onCancel = onCancel
    }

    /// Ends the registration: the action is not called any more.
    package func cancel() {
        let action = onCancel
        onCancel = nil
        action?()
    }

    deinit { cancel() }
}
