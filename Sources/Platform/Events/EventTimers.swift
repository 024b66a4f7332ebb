/// The timers of an event loop, earliest first; of two for the same time, the one that was added first.
package struct EventTimers {
    private struct Timer {
        let deadline: Duration
        let number: Int
        let action: () -> Void
    }

    private var timers: [Timer] = []
    /// How many timers were added so far; the number of a timer is how many were added before it.
    package private(set) var addedCount = 0

    /// No timers.
    package init() {}

    /// When the first timer is due; nil without timers.
    package var nextDeadline: Duration? { timers.first?.deadline }

    /// Adds a timer and returns its number. Linear in the number of timers.
    package mutating func add(deadline: Duration, _ action: @escaping () -> Void) -> Int {
        let index = timers.firstIndex { $0.deadline > deadline } ?? timers.endIndex
        timers.insert(Timer(deadline: deadline, number: addedCount, action: action), at: index)
        addedCount += 1
        return addedCount - 1
    }

    /// Takes a timer out and returns its action; nil when it has run. The caller lets go of the action when this has
    /// returned: that may run code that comes back here.
    package mutating func remove(_ number: Int) -> (() -> Void)? {
        guard let index = timers.firstIndex(where: { $0.number == number }) else { return nil }
        return timers.remove(at: index).action
    }

    /// Takes out the first timer that is due at `time` and was among the first `count` added, and returns its action.
    package mutating func takeFirst(dueAt time: Duration, amongFirst count: Int) -> (() -> Void)? {
        let index = timers.firstIndex { $0.number < count }
        guard let index, timers[index].deadline <= time else { return nil }
        return timers.remove(at: index).action
    }
}
