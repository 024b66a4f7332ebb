#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The standard streams of this process. There is at most one.
///
/// From the first turn of the event loop, `takeSignal` or raw mode on, SIGINT, SIGTERM, SIGHUP, SIGWINCH and SIGCONT are
/// events rather than the end of the process; a command that asks nothing dies of them as any program does.
package final class LiveStandardStreams: StandardStreams {
    private var signals = SignalFlags()
    private var mode = TerminalMode()

    /// Takes the standard streams; a closed pipe becomes an error (EPIPE) of `write` from now on.
    package init() {
        SignalFlags.ignoreFailuresOfWrites()
    }

    /// A signal that arrived and was not reported yet. A stop (Ctrl-Z) takes place in here.
    package func takeSignal() -> Signal? {
        signals.install()
        if signals.take(SIGTERM) { return .terminate }
        if signals.take(SIGHUP) { return .hangup }
        if signals.take(SIGINT) { return .interrupt }
        if signals.take(SIGTSTP) { stop() }
        if signals.take(SIGCONT) { return .continued }
        if signals.take(SIGWINCH) { return .windowChanged }
        return nil
    }

    /// Ends the process by the signal's default action, the terminal put back, so that whoever started it sees the
    /// signal. Returns only for signals that end no process.
    package func end(by signal: Signal) {
        mode.suspend()
        switch signal {
        case .interrupt: signals.raiseWithDefaultAction(SIGINT)
        case .terminate: signals.raiseWithDefaultAction(SIGTERM)
        case .hangup: signals.raiseWithDefaultAction(SIGHUP)
        case .windowChanged, .continued: break
        }
    }

    /// Turns signals into events from now on; returns a descriptor that can be read when one has arrived.
    func catchSignals() throws(SystemError) -> CInt {
        signals.install()
        return try signals.wakeUpDescriptor()
    }

    /// Reads away what signals have written to that descriptor.
    func drainWakeUps() {
        signals.drainWakeUps()
    }

    /// read(2) of standard input.
    package func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> ReadOutcome {
        let count = systemRead(STDIN_FILENO, buffer)
        if count > 0 { return .bytes(count) }
        if count == 0 { return .end }
        if errno == EINTR || errno == EAGAIN { return .nothing }
        throw .last("read")
    }

    /// Stops the process as Ctrl-Z would without us, and returns after it was continued.
    private func stop() {
        mode.suspend()
        signals.raiseWithDefaultAction(SIGTSTP)
        signals.catchAgain(SIGTSTP)
        // A terminal that cannot be raw any more (it is gone) shows in the next read.
        try? mode.resume()
    }

    /// write(2). A write that hangs (Ctrl-S) and is told to end throws EINTR rather than hanging on.
    package func write(_ bytes: UnsafeRawBufferPointer, to stream: OutputStream) throws(SystemError) -> Int {
        if bytes.isEmpty { return 0 }
        while true {
            let count = systemWrite(descriptor(stream), bytes)
            if count > 0 { return count }
            if count == 0 { throw SystemError(call: "write", code: EIO) }
            if errno == EAGAIN {
                // The other side made our end non-blocking; waiting is what a blocking write does.
                LiveClock().sleep(milliseconds: 1)
            } else if errno != EINTR || signals.isPending(SIGTERM, SIGHUP) {
                throw .last("write")
            }
        }
    }

    /// isatty(3).
    package var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// isatty(3).
    package func isTerminal(_ stream: OutputStream) -> Bool { isatty(descriptor(stream)) == 1 }

    /// What the terminal says of itself, at standard output or else error or input.
    package var terminalSize: TerminalSize? {
        for descriptor in [STDOUT_FILENO, STDERR_FILENO, STDIN_FILENO] {
            var size = winsize()
            if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 {
                return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
            }
        }
        return nil
    }

    /// Lets single keys arrive, or puts the terminal back.
    package func setRawMode(_ raw: Bool) throws(SystemError) {
        signals.install()
        try mode.setRaw(raw)
    }

    private func descriptor(_ stream: OutputStream) -> CInt {
        switch stream {
        case .standardOutput: STDOUT_FILENO
        case .standardError: STDERR_FILENO
        }
    }
}
