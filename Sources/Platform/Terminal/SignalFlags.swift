import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The signals that arrived and were not handled yet: bit n for signal n. A signal handler can only access globals and
/// may only change atomics, so this, `wakeUp` and the terminal settings in TerminalMode.swift are global.
private let raised = Atomic<UInt64>(0)

/// The writing end of a pipe into which the handler writes a byte, so that a wait on the other end returns; -1 without
/// a pipe.
private let wakeUp = Atomic<CInt>(-1)

/// The signal handler: sets the signal's bit and writes a byte to the pipe.
private func note(_ number: CInt) {
    let reason = errno
    raised.bitwiseOr(1 << UInt64(number), ordering: .relaxed)
    let descriptor = wakeUp.load(ordering: .relaxed)
    if descriptor >= 0 {
        var byte: UInt8 = 0
        // If the pipe is full, the wait returns anyway.
        _ = write(descriptor, &byte, 1)
    }
    errno = reason
}

/// Catches signals and keeps a flag for each that has arrived.
struct SignalFlags {
    /// The signals that are caught.
    private var caught: [CInt] = []
    /// The reading end of the pipe; nil until it is needed.
    private var pipeEnd: CInt?

    /// Catches the signals from now on, except those that the process was started to ignore (as by `nohup`).
    mutating func install() {
        guard caught.isEmpty else { return }
        // This initializes the global before a handler can use it.
        raised.store(0, ordering: .relaxed)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT, SIGTSTP] where !SignalFlags.isIgnored(signal) {
            SignalFlags.setHandler(signal) { note($0) }
            caught.append(signal)
        }
    }

    /// The reading end of a pipe that receives a byte for each signal; created by the first call. Both ends are
    /// non-blocking and close-on-exec.
    mutating func wakeUpDescriptor() throws(SystemError) -> CInt {
        if let pipeEnd { return pipeEnd }
        var made: [CInt] = [-1, -1]
        guard pipe(&made) == 0 else { throw .last("pipe") }
        // If the process was started with a closed standard stream (`<&-`), its number is free and the pipe must not
        // get it.
        let ends = made.map { fcntl($0, F_DUPFD_CLOEXEC, 3) }
        let failure: SystemError? = ends.contains(-1) ? .last("fcntl") : nil
        for end in made { close(end) }
        if let failure { throw failure }
        for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
        wakeUp.store(ends[1], ordering: .relaxed)
        pipeEnd = ends[0]
        return ends[0]
    }

    /// Empties the pipe.
    func drainWakeUps() {
        guard let pipeEnd else { return }
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(pipeEnd, &bytes, bytes.count) > 0 {}
    }

    /// Whether this signal has arrived since the last call; clears its flag.
    func take(_ signal: CInt) -> Bool {
        let bit: UInt64 = 1 << UInt64(signal)
        guard raised.load(ordering: .relaxed) & bit != 0 else { return false }
        return raised.bitwiseAnd(~bit, ordering: .relaxed).oldValue & bit != 0
    }

    /// Whether one of these signals has arrived; leaves the flags as they are.
    func isPending(_ signals: CInt...) -> Bool {
        let flags = raised.load(ordering: .relaxed)
        return signals.contains { flags & (1 << UInt64($0)) != 0 }
    }

    /// Restores the signal's default action and sends the signal to this process.
    func raiseWithDefaultAction(_ signal: CInt) {
        SignalFlags.setHandler(signal, SIG_DFL)
        kill(getpid(), signal)
    }

    /// Catches a signal again after `raiseWithDefaultAction`.
    func catchAgain(_ signal: CInt) {
        SignalFlags.setHandler(signal) { note($0) }
    }

    /// Makes a closed pipe (SIGPIPE) and a file above the size limit (SIGXFSZ) errors of `write` instead of the end of
    /// the process.
    static func ignoreFailuresOfWrites() {
        setHandler(SIGPIPE, SIG_IGN)
        setHandler(SIGXFSZ, SIG_IGN)
    }

    /// Sets a signal's handler, without SA_RESTART, so that a signal interrupts waiting calls.
    static func setHandler(_ signal: CInt, _ handler: (@convention(c) (CInt) -> Void)?) {
        var action = sigaction()
        #if canImport(Glibc)
            action.__sigaction_handler.sa_handler = handler
        #elseif canImport(Musl)
            action.__sa_handler.sa_handler = handler
        #elseif canImport(Darwin)
            action.__sigaction_u.__sa_handler = handler
        #endif
        sigemptyset(&action.sa_mask)
        sigaction(signal, &action, nil)
    }

    /// Whether the process was started to ignore a signal.
    private static func isIgnored(_ signal: CInt) -> Bool {
        var action = sigaction()
        guard sigaction(signal, nil, &action) == 0 else { return false }
        #if canImport(Glibc)
            let handler = action.__sigaction_handler.sa_handler
        #elseif canImport(Musl)
            let handler = action.__sa_handler.sa_handler
        #elseif canImport(Darwin)
            let handler = action.__sigaction_u.__sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
