package import Platform

/// An event loop in virtual time over scripted input: it never waits, but advances its time to the next timer.
///
/// Scripted input is available whenever it is watched, so timers fire only during a silence in the script or while
/// input is not watched. Every run is therefore the same.
package final class VirtualEventLoop: EventLoop {
    private let streams: any ScriptedStandardStreams
    private var timers = EventTimers()
    private var readers: [(number: Int, action: () -> Void)] = []
    private var signalActions: [(number: Int, action: (Signal) -> Void)] = []
    private var count = 0

    /// The virtual time since the loop was created.
    package private(set) var now: Duration = .zero
    /// Called at the beginning of each turn, so that a test can act like another program.
    package var beforeTurn: () -> Void = {}

    /// Creates a loop over the script of these streams.
    package init(_ streams: any ScriptedStandardStreams) {
        self.streams = streams
    }

    package func schedule(after delay: Duration, _ action: @escaping () -> Void) -> EventRegistration {
        let number = timers.add(deadline: now + max(delay, .zero), action)
        return EventRegistration { [weak self] in withExtendedLifetime(self?.timers.remove(number)) {} }
    }

    /// Only standard input can be watched, for reading.
    package func watch(
        _ descriptor: CInt, for access: DescriptorAccess, _ action: @escaping () -> Void
    ) -> EventRegistration {
        precondition(descriptor == standardInputDescriptor && access == .reading)
        count += 1
        let number = count
        readers.append((number, action))
        return EventRegistration { [weak self] in self?.readers.removeAll { $0.number == number } }
    }

    package func watchSignals(_ action: @escaping (Signal) -> Void) -> EventRegistration {
        count += 1
        let number = count
        signalActions.append((number, action))
        return EventRegistration { [weak self] in self?.signalActions.removeAll { $0.number == number } }
    }

    package func takeSignal() -> Signal? { streams.takeSignal() }

    package func turn() throws(SystemError) {
        beforeTurn()
        if let action = timers.takeFirst(dueAt: now, amongFirst: .max) { return action() }
        if !signalActions.isEmpty, streams.next == .signal, let signal = streams.takeSignal() {
            for (number, action) in signalActions where signalActions.contains(where: { $0.number == number }) {
                action(signal)
            }
            return
        }
        if !readers.isEmpty, streams.next == .readable {
            for (number, action) in readers where readers.contains(where: { $0.number == number }) { action() }
            return
        }
        if let deadline = timers.nextDeadline {
            if !readers.isEmpty { streams.passSilence() }
            now = max(now, deadline)
            timers.takeFirst(dueAt: now, amongFirst: .max)?()
            return
        }
        guard streams.next == .silence else {
            // A real program would wait for ever here.
            throw SystemError(call: "poll", code: SystemError.Code.invalid)
        }
        streams.passSilence()
    }

    /// Advances the time and calls the timers that are due, in the order of their times.
    package func advance(by duration: Duration) {
        let end = now + duration
        while let deadline = timers.nextDeadline, deadline <= end {
            now = max(now, deadline)
            timers.takeFirst(dueAt: now, amongFirst: .max)?()
        }
        now = end
    }
}
