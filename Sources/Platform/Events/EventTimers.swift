/// The timers of an event loop, earliest first. Timers for the same time are in the order in which they were added.
package struct EventTimers {
    /// An action and the time at which it is due.
    private struct Timer {
        let deadline: Duration
        let number: Int
        let action: () -> Void
    }

    private var timers: [Timer] = []
    /// The number of timers added so far. A timer's number is that of the timers added before it.
    package private(set) var addedCount = 0

    /// Creates an empty list of timers.
    package init() {}

    /// The time of the earliest timer; nil if there is none.
    package var nextDeadline: Duration? { timers.first?.deadline }

    /// Adds a timer and returns its number. Linear in the number of timers.
    package mutating func add(deadline: Duration, _ action: @escaping () -> Void) -> Int {
        let index = timers.firstIndex { $0.deadline > deadline } ?? timers.endIndex
        timers.insert(Timer(deadline: deadline, number: addedCount, action: action), at: index)
        addedCount += 1
        return addedCount - 1
    }

    /// Removes a timer and returns its action; nil if it has run or was removed. The caller releases the action only
    /// after this call has returned, because that may run code that changes the timers again.
    package mutating func remove(_ number: Int) -> (() -> Void)? {
        guard let index = timers.firstIndex(where: { $0.number == number }) else { return nil }
        return timers.remove(at: index).action
    }

    /// Removes the earliest timer among the first `count` that were added and returns its action; nil if it is not due
    /// at `time`.
    package mutating func takeFirst(dueAt time: Duration, amongFirst count: Int) -> (() -> Void)? {
        let index = timers.firstIndex { $0.number < count }
        guard let index, timers[index].deadline <= time else { return nil }
        return timers.remove(at: index).action
    }
}
