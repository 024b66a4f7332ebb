/// A scheduler that a loop over `poll` drives: the loop waits until `nextDeadline`, then calls `runDue`. No threads.
package final class EventLoopScheduler: Scheduler {
    private let clock: () -> Duration
    private let queue = TimerQueue()

    /// Makes a scheduler that reads the time from `clock`, which must never go back.
    package init(clock: @escaping () -> Duration) {
        self.clock = clock
    }

    /// What the clock shows.
    package var now: Duration {
        clock()
    }

    /// When the next action is to run, on the clock's scale; nil when none waits, and the loop may wait for ever.
    package var nextDeadline: Duration? {
        queue.nextDeadline
    }

    /// Runs `action` in the first `runDue` that is called `delay` from now or later.
    package func schedule(after delay: Duration, _ action: @escaping () -> Void) -> AnyCancellable {
        queue.add(deadline: now + max(delay, .zero), action)
    }

    /// Runs what is due at `now`, in order of time, and returns how much that was. What these actions add waits for the
    /// next call, so that the loop gets back to its keys in any case.
    @discardableResult
    package func runDue(_ now: Duration) -> Int {
        let addedBefore = queue.addedCount
        var count = 0
        while let timer = queue.takeFirst(dueAt: now, amongFirst: addedBefore) {
            count += 1
            timer.action()
        }
        return count
    }
}
