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

/// The signals that this process catches, and those of them that have arrived.
struct SignalFlags {
    /// Those that became flags.
    private var caught: [CInt] = []

    /// Turns the signals into flags from now on, but for those that the process was started to ignore (`nohup`).
    mutating func install() {
        guard caught.isEmpty else { return }
        // The global is made before a handler can meet it half made.
        raised.store(0, ordering: .relaxed)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT, SIGTSTP] where !SignalFlags.isIgnored(signal) {
            SignalFlags.setHandler(signal) { number in
                raised.bitwiseOr(1 << UInt64(number), ordering: .relaxed)
            }
            caught.append(signal)
        }
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

    /// Whether any signal has arrived and was not asked for yet.
    var isAnyPending: Bool { raised.load(ordering: .relaxed) != 0 }

    /// The caught signals as a set for sigprocmask.
    var mask: sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in caught { sigaddset(&set, signal) }
        return set
    }

    /// Lets a signal do what it does to any program, now.
    func raiseWithDefaultAction(_ signal: CInt) {
        SignalFlags.setHandler(signal, SIG_DFL)
        kill(getpid(), signal)
    }

    /// Turns a signal into a flag again after `raiseWithDefaultAction`.
    func catchAgain(_ signal: CInt) {
        SignalFlags.setHandler(signal) { number in
            raised.bitwiseOr(1 << UInt64(number), ordering: .relaxed)
        }
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
