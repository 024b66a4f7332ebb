/// Waits on one thread for whatever can happen to the program: bytes to read, timers, signals.
///
/// `turn` waits until something happens and calls the actions registered for it. An action may register and cancel
/// others, and may itself wait by calling `turn`. There are no threads and no locks: two actions never run at the same
/// time.
package protocol EventLoop: AnyObject {
    /// The time since a fixed but unspecified moment; it never decreases.
    var now: Duration { get }

    /// Calls `action` once, in the first turn that begins `delay` from now or later.
    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> EventRegistration

    /// Calls `action` in each turn in which a read from `descriptor`, or a write to it, would return at once: with
    /// bytes, the end or an error.
    func watch(_ descriptor: CInt, for access: DescriptorAccess, _ action: @escaping () -> Void) -> EventRegistration

    /// Calls `action` for each signal that arrives, after the actions that were registered before it.
    func watchSignals(_ action: @escaping (Signal) -> Void) -> EventRegistration

    /// Returns a signal that arrived and that no action was called for, or nil; never waits. Long computations call
    /// this now and then, so that Ctrl-C stops the computation and not the program.
    func takeSignal() -> Signal?

    /// Waits until something happens and calls the actions registered for it; does not wait if something has happened
    /// already. Throws if the wait itself fails.
    func turn() throws(SystemError)
}

extension EventLoop {
    /// Calls `action` in each turn in which a read from `descriptor` would return at once: with bytes, the end or an
    /// error.
    package func watch(_ descriptor: CInt, _ action: @escaping () -> Void) -> EventRegistration {
        watch(descriptor, for: .reading, action)
    }
}

/// The readiness of a descriptor that an event loop waits for.
package enum DescriptorAccess: Sendable {
    /// A read returns at once.
    case reading
    /// A write returns at once; of a socket also that it is connected or failed to connect.
    case writing
}

/// The registration of an action with an event loop. It ends when this object is cancelled or deallocated.
package final class EventRegistration {
    private var onCancel: (() -> Void)?

    /// Creates a registration that calls `onCancel` once, when it ends.
    package init(onCancel: @escaping () -> Void) {
        self.onCancel = onCancel
    }

    /// Ends the registration: the action is not called afterwards.
    package func cancel() {
        let action = onCancel
        onCancel = nil
        action?()
    }

    deinit { cancel() }
}
