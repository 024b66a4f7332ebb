import Platform
package import Reactive

/// A scheduler for tests, whose time moves only when a test advances it.
package final class VirtualScheduler: Scheduler {
    /// How far it was advanced; inside an action, the time for which that was scheduled.
    package private(set) var now: Duration = .zero
    private var timers = EventTimers()

    /// Makes a scheduler whose time is zero.
    package init() {}

    /// Runs `action` once the time has advanced by `delay`.
    package func schedule(after delay: Duration, _ action: @escaping () -> Void) -> AnyCancellable {
        let number = timers.add(deadline: now + max(delay, .zero), action)
        return AnyCancellable { [weak self] in withExtendedLifetime(self?.timers.remove(number)) {} }
    }

    /// Lets `duration` pass: runs what falls due, in order of time, also what the actions themselves add.
    package func advance(by duration: Duration) {
        let end = now + max(duration, .zero)
        while let deadline = timers.nextDeadline, deadline <= end {
            now = deadline
            timers.takeFirst(dueAt: now, amongFirst: .max)?()
        }
        now = end
    }
}
