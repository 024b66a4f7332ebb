import Foundation
import Platform
import Testing

/// Signals, descriptors and child processes belong to the whole process, so that these tests run one after the other.
@Suite("What belongs to the whole process", .serialized)
struct ProcessTests {}

/// What this process does with signals, to be put back after a test. Meanwhile this thread gets them: the threads that
/// run tests have them blocked.
struct SignalActions {
    private var found: [(signal: CInt, action: sigaction)] = []
    private var blocked = sigset_t()

    init() {
        var wanted = sigset_t()
        sigemptyset(&wanted)
        for signal in [SIGINT, SIGTERM, SIGWINCH] { sigaddset(&wanted, signal) }
        pthread_sigmask(SIG_UNBLOCK, &wanted, &blocked)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT, SIGTSTP, SIGPIPE, SIGXFSZ] {
            var action = sigaction()
            sigaction(signal, nil, &action)
            found.append((signal, action))
        }
    }

    func putBack() {
        for (signal, action) in found {
            var action = action
            sigaction(signal, &action, nil)
        }
        var blocked = blocked
        pthread_sigmask(SIG_SETMASK, &blocked, nil)
    }
}

/// Runs a test with an event loop of this process.
func withLiveEventLoop<Value>(_ test: (LiveEventLoop) throws -> Value) rethrows -> Value {
    let actions = SignalActions()
    defer { actions.putBack() }
    return try test(LiveEventLoop(streams: LiveStandardStreams()))
}

extension LiveEventLoop {
    /// Turns until `condition` holds; fails the test after a minute.
    func turn(until condition: () -> Bool) throws {
        var isLate = false
        let timer = schedule(after: .seconds(60)) { isLate = true }
        while !condition() {
            try turn()
            try #require(!isLate, "nothing happened for a minute")
        }
        timer.cancel()
    }
}
