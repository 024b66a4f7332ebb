import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The address of the terminal's original settings while raw mode is set, else 0. Used by the handlers that restore the
/// terminal when the process ends. The memory is never freed.
private let found = Atomic<UInt>(0)

/// The value that disables a special key of the terminal (_POSIX_VDISABLE, which Swift does not import).
#if canImport(Darwin)
    private let disabledKey: UInt8 = 0xFF
#else
    private let disabledKey: UInt8 = 0
#endif

/// Restores the terminal's original settings if raw mode is set. Makes only calls that are safe in a signal handler,
/// and none that blocks.
private func restoreTerminal() {
    let address = found.exchange(0, ordering: .relaxed)
    guard let settings = UnsafeMutablePointer<termios>(bitPattern: address) else { return }
    // TCSADRAIN would first wait until the terminal has taken all output, which is forever if the terminal does not
    // read; a crashed or exiting process would hang. Nothing needs to be waited for: both modes treat output alike.
    tcsetattr(STDIN_FILENO, TCSANOW, settings)
}

/// The input modes of the terminal at standard input: line by line with echo, or raw.
struct TerminalMode {
    /// The original settings; nil until raw mode is first set.
    private var settings: UnsafeMutablePointer<termios>?

    /// Whether raw mode is on, or will be again when the stopped program is continued.
    private(set) var wantsRaw = false

    /// Whether keys are not echoed while the mode is not raw.
    private var isQuiet = false

    /// Changes the terminal to raw mode or restores its original settings, but for the echo of a quiet one.
    mutating func setRaw(_ raw: Bool) throws(SystemError) {
        guard raw != wantsRaw else { return }
        if raw {
            try enter()
        } else if isQuiet {
            silence()
        } else {
            restoreTerminal()
        }
        wantsRaw = raw
    }

    /// Stops the echo of keys while the mode is not raw, or restores it.
    mutating func setQuiet(_ quiet: Bool) {
        guard quiet != isQuiet else { return }
        isQuiet = quiet
        guard !wantsRaw else { return }
        if quiet { silence() } else { restoreTerminal() }
    }

    /// Sets the original settings without echo. A terminal that refuses it is gone; the next read says so.
    private mutating func silence() {
        guard var quiet = try? original() else { return }
        quiet.c_lflag &= ~tcflag_t(ECHO)
        quiet.c_lflag |= tcflag_t(NOFLSH)
        tcsetattr(STDIN_FILENO, TCSANOW, &quiet)
    }

    /// Restores the terminal before the process is stopped.
    func suspend() {
        restoreTerminal()
    }

    /// Sets raw mode again after a stop, based on the current settings, because the shell may have changed them.
    mutating func resume() throws(SystemError) {
        if wantsRaw { try enter() } else if isQuiet { silence() }
    }

    /// The original settings: those that were saved, or else the current ones, which are saved then.
    private mutating func original() throws(SystemError) -> termios {
        if let settings, found.load(ordering: .relaxed) != 0 { return settings.pointee }
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
        found.store(UInt(bitPattern: kept), ordering: .relaxed)
        return now
    }

    /// Saves the current settings and sets raw mode.
    private mutating func enter() throws(SystemError) {
        var raw = try original()
        // Ctrl-Z still sends a signal. Ctrl-C does not: a signal would overtake the keys that were typed before it. Nor
        // does Ctrl-\: it would end the program with a core dump.
        raw.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
        // A signal's key drops no output that the terminal has not read yet: half of a frame would be missing.
        raw.c_lflag |= tcflag_t(NOFLSH)
        raw.c_iflag &= ~tcflag_t(IXON | INLCR | IGNCR)
        withUnsafeMutableBytes(of: &raw.c_cc) { controls in
            controls[Int(VMIN)] = 1
            controls[Int(VTIME)] = 0
            controls[Int(VINTR)] = disabledKey
            controls[Int(VQUIT)] = disabledKey
        }
        // At once, for the reason given in `restoreTerminal`.
        guard tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0 else {
            found.store(0, ordering: .relaxed)
            throw .last("tcsetattr")
        }
    }

    /// Restores the terminal when the process exits, and when a signal ends it that is not caught elsewhere.
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
