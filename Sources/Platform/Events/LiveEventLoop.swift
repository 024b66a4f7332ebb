#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The event loop of this process, over poll(2).
///
/// A signal handler writes a byte into a pipe that is polled too (the self-pipe trick of D. J. Bernstein), so that a
/// signal that arrives between the last check of the flags and the wait ends the wait. From the first turn on, SIGINT,
/// SIGTERM, SIGHUP, SIGWINCH and SIGCONT are events; a command that never waits is ended by them like any program.
package final class LiveEventLoop: EventLoop {
    /// An action for a descriptor that can be read or written.
    private struct Watch {
        let number: Int
        let descriptor: CInt
        let access: DescriptorAccess
        let action: () -> Void
    }

    private let streams: LiveStandardStreams
    private let clock = LiveClock()
    private var timers = EventTimers()
    private var watches: [Watch] = []
    private var signalActions: [(number: Int, action: (Signal) -> Void)] = []
    private var registrationCount = 0

    /// Creates the event loop of this process. `streams` provides its signals.
    package init(streams: LiveStandardStreams) {
        self.streams = streams
    }

    /// The time of the machine's monotonic clock, in steps of a millisecond.
    package var now: Duration { .milliseconds(clock.uptime) }

    /// Calls `action` once, in the first turn that begins `delay` from now or later.
    package func schedule(after delay: Duration, _ action: @escaping () -> Void) -> EventRegistration {
        let number = timers.add(deadline: now + max(delay, .zero), action)
        return EventRegistration { [weak self] in withExtendedLifetime(self?.timers.remove(number)) {} }
    }

    /// Calls `action` in each turn in which a read from `descriptor`, or a write to it, would return at once.
    package func watch(
        _ descriptor: CInt, for access: DescriptorAccess, _ action: @escaping () -> Void
    ) -> EventRegistration {
        let number = nextNumber()
        watches.append(Watch(number: number, descriptor: descriptor, access: access, action: action))
        return EventRegistration { [weak self] in withExtendedLifetime(self?.removeWatch(number)) {} }
    }

    /// Calls `action` for each signal that arrives, after the actions that were registered before it.
    package func watchSignals(_ action: @escaping (Signal) -> Void) -> EventRegistration {
        let number = nextNumber()
        signalActions.append((number, action))
        return EventRegistration { [weak self] in withExtendedLifetime(self?.removeSignalAction(number)) {} }
    }

    /// Returns a signal that arrived and that no action was called for, or nil; never waits.
    package func takeSignal() -> Signal? { streams.takeSignal() }

    /// Waits with poll(2) until something happens and calls the actions registered for it.
    package func turn() throws(SystemError) {
        let wake = try streams.catchSignals()
        let hasRun = runTimers()
        if deliverSignals() { return }
        var polled = [pollfd(fd: wake, events: Int16(POLLIN), revents: 0)]
        let watched = watches
        polled += watched.map { watch in
            pollfd(fd: watch.descriptor, events: Int16(watch.access == .reading ? POLLIN : POLLOUT), revents: 0)
        }
        let wait = hasRun ? 0 : timeout
        guard poll(&polled, nfds_t(polled.count), wait) >= 0 || errno == EINTR else { throw .last("poll") }
        if polled[0].revents != 0 { streams.drainWakeUps() }
        // A signal that arrives together with input is handled first: Ctrl-C never waits for typed text.
        if deliverSignals() { return }
        for (watch, result) in zip(watched, polled.dropFirst()) where result.revents != 0 {
            // An action before this one may have cancelled it.
            if watches.contains(where: { $0.number == watch.number }) { watch.action() }
        }
    }

    /// Milliseconds until the next timer, rounded up; -1, which means without limit, if there is none.
    private var timeout: CInt {
        guard let deadline = timers.nextDeadline else { return -1 }
        let wait = max(.zero, deadline - now)
        return CInt(min((wait / .milliseconds(1)).rounded(.up), 1_000_000_000))
    }

    /// Runs the timers that are due and returns whether there were any. Timers that they add run in the next turn at
    /// the earliest, so that timers never keep input waiting.
    private func runTimers() -> Bool {
        let (now, count) = (now, timers.addedCount)
        var hasRun = false
        while let action = timers.takeFirst(dueAt: now, amongFirst: count) {
            hasRun = true
            action()
        }
        return hasRun
    }

    /// Passes pending signals to the registered actions and returns whether there were any. Without actions they stay
    /// pending for `takeSignal`.
    private func deliverSignals() -> Bool {
        var hasDelivered = false
        while !signalActions.isEmpty, let signal = streams.takeSignal() {
            hasDelivered = true
            for (number, action) in signalActions where signalActions.contains(where: { $0.number == number }) {
                action(signal)
            }
        }
        return hasDelivered
    }

    // These return the removed action to the caller, which releases it after the array has been changed: releasing it
    // may run code that cancels another registration.

    private func removeWatch(_ number: Int) -> Watch? {
        watches.firstIndex { $0.number == number }.map { watches.remove(at: $0) }
    }

    private func removeSignalAction(_ number: Int) -> ((Signal) -> Void)? {
        signalActions.firstIndex { $0.number == number }.map { signalActions.remove(at: $0).action }
    }

    /// A number that no registration has yet.
    private func nextNumber() -> Int {
        registrationCount += 1
        return registrationCount
    }
}
