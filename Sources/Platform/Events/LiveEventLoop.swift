#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The event loop of this process, over poll(2).
///
/// A signal handler writes a byte into a pipe that is polled too (the self-pipe trick, D. J. Bernstein), so that no
/// signal can arrive between the last look at the flags and the wait and be slept over. From the first turn on, SIGINT,
/// SIGTERM, SIGHUP, SIGWINCH and SIGCONT are events; a command that never waits dies of them as any program does.
package final class LiveEventLoop: EventLoop {
    private struct Watch {
        let number: Int
        let descriptor: CInt
        let action: () -> Void
    }

    private let streams: LiveStandardStreams
    private let clock = LiveClock()
    private var timers = EventTimers()
    private var watches: [Watch] = []
    private var signalActions: [(number: Int, action: (Signal) -> Void)] = []
    private var registrationCount = 0

    /// A loop for the process whose terminal and signals `streams` has.
    package init(streams: LiveStandardStreams) {
        self.streams = streams
    }

    package var now: Duration { .milliseconds(clock.uptime) }

    package func schedule(after delay: Duration, _ action: @escaping () -> Void) -> EventRegistration {
        let number = timers.add(deadline: now + max(delay, .zero), action)
        return EventRegistration { [weak self] in withExtendedLifetime(self?.timers.remove(number)) {} }
    }

    package func watch(_ descriptor: CInt, _ action: @escaping () -> Void) -> EventRegistration {
        let number = nextNumber()
        watches.append(Watch(number: number, descriptor: descriptor, action: action))
        return EventRegistration { [weak self] in withExtendedLifetime(self?.removeWatch(number)) {} }
    }

    package func watchSignals(_ action: @escaping (Signal) -> Void) -> EventRegistration {
        let number = nextNumber()
        signalActions.append((number, action))
        return EventRegistration { [weak self] in withExtendedLifetime(self?.removeSignalAction(number)) {} }
    }

    package func takeSignal() -> Signal? { streams.takeSignal() }

    package func turn() throws(SystemError) {
        let wake = try streams.catchSignals()
        let hasRun = runTimers()
        if deliverSignals() { return }
        var polled = [pollfd(fd: wake, events: Int16(POLLIN), revents: 0)]
        let watched = watches
        polled += watched.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        let wait = hasRun ? 0 : timeout
        guard poll(&polled, nfds_t(polled.count), wait) >= 0 || errno == EINTR else { throw .last("poll") }
        if polled[0].revents != 0 { streams.drainWakeUps() }
        // A signal that came together with input goes first: Ctrl-C is never queued behind typed text.
        if deliverSignals() { return }
        for (watch, result) in zip(watched, polled.dropFirst()) where result.revents != 0 {
            // An action before this one may have cancelled it.
            if watches.contains(where: { $0.number == watch.number }) { watch.action() }
        }
    }

    /// Milliseconds until the next timer, rounded up; -1 waits for ever.
    private var timeout: CInt {
        guard let deadline = timers.nextDeadline else { return -1 }
        let wait = max(.zero, deadline - now)
        return CInt(min((wait / .milliseconds(1)).rounded(.up), 1_000_000_000))
    }

    /// Runs the timers that are due. Those that they add wait for the next turn, and input is looked for in every turn, so
    /// that timers never keep input waiting.
    private func runTimers() -> Bool {
        let (now, count) = (now, timers.addedCount)
        var hasRun = false
        while let action = timers.takeFirst(dueAt: now, amongFirst: count) {
            hasRun = true
            action()
        }
        return hasRun
    }

    /// Hands pending signals to the actions; without actions they stay pending, for `takeSignal`.
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

    // What is taken out is let go of after the array is whole again: that may run code that cancels something else.

    private func removeWatch(_ number: Int) -> Watch? {
        watches.firstIndex { $0.number == number }.map { watches.remove(at: $0) }
    }

    private func removeSignalAction(_ number: Int) -> ((Signal) -> Void)? {
        signalActions.firstIndex { $0.number == number }.map { signalActions.remove(at: $0).action }
    }

    private func nextNumber() -> Int {
        registrationCount += 1
        return registrationCount
    }
}
