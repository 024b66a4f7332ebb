package import Reactive

/// A scheduler whose time stands still until it is told to advance: for tests.
package final class VirtualScheduler: Scheduler {
    /// How far it was advanced; inside an action, the time for which that was scheduled.
    package private(set) var now: Duration = .zero
    private let queue = TimerQueue()

    /// Makes a scheduler whose time is zero.
    package init() {}

    /// Runs `action` once the time has advanced by `delay`.
    package func schedule(after delay: Duration, _ action: @escaping () -> Void) -> AnyCancellable {
        queue.add(deadline: now + max(delay, .zero), action)
    }

    /// Lets `duration` pass: runs what falls due, in order of time, also what the actions themselves add.
    package func advance(by duration: Duration) {
        let end = now + max(duration, .zero)
        while let timer = queue.takeFirst(dueAt: end) {
            now = timer.deadline
            timer.action()
        }
        now = end
    }
}
