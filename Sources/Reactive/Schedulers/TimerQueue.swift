/// Actions that wait for their time, earliest first; of two for the same time, the one that was added first.
package final class TimerQueue {
    /// One action that waits.
    package struct Timer {
        /// When it is to run.
        package let deadline: Duration
        /// What to run.
        package let action: () -> Void
        /// How many were added before it; tells timers apart.
        let number: Int
    }

    private var timers: [Timer] = []
    /// How many were added so far.
    package private(set) var addedCount = 0

    /// When the next action is to run; nil when none waits.
    package var nextDeadline: Duration? {
        timers.first?.deadline
    }

    /// Makes an empty queue.
    package init() {}

    /// Adds an action; it is taken out when the result is cancelled or let go. Linear in the number of timers.
    package func add(deadline: Duration, _ action: @escaping () -> Void) -> AnyCancellable {
        let number = addedCount
        addedCount += 1
        let index = timers.firstIndex { $0.deadline > deadline } ?? timers.endIndex
        timers.insert(Timer(deadline: deadline, action: action, number: number), at: index)
        return AnyCancellable { [weak self] in self?.remove(number) }
    }

    /// Takes out the first action that is due at `time` and was among the first `count` added.
    package func takeFirst(dueAt time: Duration, amongFirst count: Int = .max) -> Timer? {
        // Those that were added later may stand before one that was not.
        let index = timers.firstIndex { $0.number < count }
        guard let index, timers[index].deadline <= time else { return nil }
        return timers.remove(at: index)
    }

    private func remove(_ number: Int) {
        guard let index = timers.firstIndex(where: { $0.number == number }) else { return }
        // Held to the end of the removal: letting go of the action may run code that comes back here.
        let held = timers.remove(at: index)
        withExtendedLifetime(held) {}
    }
}
