import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The signals that arrived and were not answered yet: bit n for signal n. A signal handler can reach nothing but a
/// global, and may touch nothing but an atomic; this and the saved terminal are the only ones.
private let raised = Atomic<UInt64>(0)

/// The end of a pipe that the handler writes a byte into, so that a wait for the other end is over; -1 without a pipe.
private let wakeUp = Atomic<CInt>(-1)

/// Notes a signal: all that a handler may do.
private func note(_ number: CInt) {
    let reason = errno
    raised.bitwiseOr(1 << UInt64(number), ordering: .relaxed)
    let descriptor = wakeUp.load(ordering: .relaxed)
    if descriptor >= 0 {
        var byte: UInt8 = 0
        // A pipe that is full wakes the wait as well.
        _ = write(descriptor, &byte, 1)
    }
    errno = reason
}

/// The signals that this process catches, and those of them that have arrived.
struct SignalFlags {
    /// Those that became flags.
    private var caught: [CInt] = []
    /// The reading end of the pipe that signals wake a wait by.
    private var pipeEnd: CInt?

    /// Turns the signals into flags from now on, but for those that the process was started to ignore (`nohup`).
    mutating func install() {
        guard caught.isEmpty else { return }
        // The global is made before a handler can meet it half made.
        raised.store(0, ordering: .relaxed)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT, SIGTSTP] where !SignalFlags.isIgnored(signal) {
            SignalFlags.setHandler(signal) { note($0) }
            caught.append(signal)
        }
    }

    /// The reading end of a pipe that gets a byte with each signal; made at the first call. Both ends never wait and are
    /// closed in other programs that this one starts.
    mutating func wakeUpDescriptor() throws(SystemError) -> CInt {
        if let pipeEnd { return pipeEnd }
        var made: [CInt] = [-1, -1]
        guard pipe(&made) == 0 else { throw .last("pipe") }
        // A process that was started with standard input closed (`<&-`) has 0 free; the pipe must not take its place.
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

    /// Whether this signal has arrived since it was asked last.
    func take(_ signal: CInt) -> Bool {
        let bit: UInt64 = 1 << UInt64(signal)
        guard raised.load(ordering: .relaxed) & bit != 0 else { return false }
        return raised.bitwiseAnd(~bit, ordering: .relaxed).oldValue & bit != 0
    }

    /// Whether one of these signals has arrived and was not asked for yet.
    func isPending(_ signals: CInt...) -> Bool {
        let flags = raised.load(ordering: .relaxed)
        return signals.contains { flags & (1 << UInt64($0)) != 0 }
    }

    /// Lets a signal do what it does to any program, now.
    func raiseWithDefaultAction(_ signal: CInt) {
        SignalFlags.setHandler(signal, SIG_DFL)
        kill(getpid(), signal)
    }

    /// Turns a signal into a flag again after `raiseWithDefaultAction`.
    func catchAgain(_ signal: CInt) {
        SignalFlags.setHandler(signal) { note($0) }
    }

    /// A closed pipe, and a file over the size that the process may write, are to be errors of `write`, not the end of the
    /// process.
    static func ignoreFailuresOfWrites() {
        setHandler(SIGPIPE, SIG_IGN)
        setHandler(SIGXFSZ, SIG_IGN)
    }

    /// Sets what happens when a signal arrives. Without SA_RESTART, so that a wait ends.
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
