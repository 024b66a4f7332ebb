import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The address of the terminal's settings as they were found while they are changed, else 0: for the handlers that
/// put the terminal back when the process dies of something it does not catch. The settings stay allocated for ever.
private let found = Atomic<UInt>(0)

/// What stands for "no key" among the terminal's special keys (_POSIX_VDISABLE, which Swift does not import).
#if canImport(Darwin)
    private let disabledKey: UInt8 = 0xFF
#else
    private let disabledKey: UInt8 = 0
#endif

/// Puts the terminal back if it is changed. Only calls that a signal handler may make.
private func restoreTerminal() {
    let address = found.exchange(0, ordering: .relaxed)
    guard let settings = UnsafeMutablePointer<termios>(bitPattern: address) else { return }
    tcsetattr(STDIN_FILENO, TCSADRAIN, settings)
}

/// The input modes of the terminal at standard input: line by line with echo, or raw.
struct TerminalMode {
    /// The settings to go back to; nil until raw mode was set once.
    private var settings: UnsafeMutablePointer<termios>?

    /// Whether raw mode is what the program wants; a stopped program wants it although the shell has the terminal.
    private(set) var wantsRaw = false

    /// Lets single keys arrive unechoed and as they are typed, or puts the terminal back as it was found.
    mutating func setRaw(_ raw: Bool) throws(SystemError) {
        guard raw != wantsRaw else { return }
        if raw {
            try enter()
        } else {
            restoreTerminal()
        }
        wantsRaw = raw
    }

    /// Gives the terminal back for a while, before a stop.
    func suspend() {
        restoreTerminal()
    }

    /// Sets raw mode again after a stop; from settings read again, because the shell may have changed them.
    mutating func resume() throws(SystemError) {
        if wantsRaw { try enter() }
    }

    private mutating func enter() throws(SystemError) {
        var now = termios()
        guard tcgetattr(STDIN_FILENO, &now) == 0 else { throw .last("tcgetattr") }
        let kept: UnsafeMutablePointer<termios>
        if let settings {
            kept = settings
            kept.pointee = now
        } else {
            kept = .allocate(capacity: 1)
            kept.initialize(to: now)
            settings = kept
            TerminalMode.restoreAtEnd()
        }
        var raw = now
        // Signals stay on (Ctrl-C, Ctrl-Z), but Ctrl-\ would leave the terminal to a core dump.
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        raw.c_iflag &= ~tcflag_t(IXON | INLCR | IGNCR)
        withUnsafeMutableBytes(of: &raw.c_cc) { controls in
            controls[Int(VMIN)] = 1
            controls[Int(VTIME)] = 0
            controls[Int(VQUIT)] = disabledKey
        }
        found.store(UInt(bitPattern: kept), ordering: .relaxed)
        guard tcsetattr(STDIN_FILENO, TCSADRAIN, &raw) == 0 else {
            found.store(0, ordering: .relaxed)
            throw .last("tcsetattr")
        }
    }

    /// Puts the terminal back when the process exits, and when it dies of a signal that is not caught elsewhere.
    private static func restoreAtEnd() {
        atexit { restoreTerminal() }
        for signal in [SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP] {
            SignalFlags.setHandler(signal) { number in
                restoreTerminal()
                SignalFlags.setHandler(number, SIG_DFL)
                kill(getpid(), number)
            }
        }
    }
}
