#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The standard streams of this process. A process creates at most one object of this type.
///
/// From the first turn of the event loop, call of `takeSignal` or change to raw mode on, SIGINT, SIGTERM, SIGHUP,
/// SIGWINCH and SIGCONT are reported as events. Before that they have their default effect, as in any program.
package final class LiveStandardStreams: StandardStreams {
    private var signals = SignalFlags()
    private var mode = TerminalMode()
    package var onStop: () -> Void = {}

    /// Makes a closed pipe an error (EPIPE) of `write` from now on, which does not end the process.
    package init() {
        SignalFlags.ignoreFailuresOfWrites()
    }

    /// Returns a signal that arrived and was not reported yet, or nil. If Ctrl-Z was pressed, the process stops inside
    /// this call.
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

    /// Restores the terminal and ends the process by the signal's default action, so that the parent process sees the
    /// signal. Returns only for signals that do not end a process.
    package func end(by signal: Signal) {
        mode.suspend()
        switch signal {
        case .interrupt: signals.raiseWithDefaultAction(SIGINT)
        case .terminate: signals.raiseWithDefaultAction(SIGTERM)
        case .hangup: signals.raiseWithDefaultAction(SIGHUP)
        case .windowChanged, .continued: break
        }
    }

    /// Reports signals as events from now on; returns a descriptor that becomes readable when one has arrived.
    func catchSignals() throws(SystemError) -> CInt {
        signals.install()
        return try signals.wakeUpDescriptor()
    }

    /// Empties the descriptor that `catchSignals` returned.
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

    /// poll(2) of standard input.
    package var hasInput: Bool {
        var polled = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&polled, 1, 0) == 1 && polled.revents & Int16(POLLIN) != 0
    }

    /// Stops the process as Ctrl-Z does by default, and returns when it is continued.
    private func stop() {
        onStop()
        mode.suspend()
        signals.raiseWithDefaultAction(SIGTSTP)
        signals.catchAgain(SIGTSTP)
        // A terminal that is gone causes an error in the next read.
        try? mode.resume()
    }

    /// write(2). A write that is blocked (by Ctrl-S) throws EINTR if SIGTERM or SIGHUP arrives.
    package func write(_ bytes: UnsafeRawBufferPointer, to stream: OutputStream) throws(SystemError) -> Int {
        if bytes.isEmpty { return 0 }
        while true {
            let count = systemWrite(descriptor(stream), bytes)
            if count > 0 { return count }
            if count == 0 { throw SystemError(call: "write", code: EIO) }
            if errno == EAGAIN {
                // Another program made the stream non-blocking. Sleep and retry, as a blocking write would wait.
                LiveClock().sleep(milliseconds: 1)
            } else if errno != EINTR || signals.isPending(SIGTERM, SIGHUP) {
                throw .last("write")
            }
        }
    }

    /// Whether standard input is a terminal, by isatty(3).
    package var inputIsTerminal: Bool { isatty(STDIN_FILENO) == 1 }

    /// Whether the stream is a terminal, by isatty(3).
    package func isTerminal(_ stream: OutputStream) -> Bool { isatty(descriptor(stream)) == 1 }

    /// The size that the terminal reports, asked at standard output, then error, then input; nil without a terminal.
    package var terminalSize: TerminalSize? {
        for descriptor in [STDOUT_FILENO, STDERR_FILENO, STDIN_FILENO] {
            var size = winsize()
            if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 {
                return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
            }
        }
        return nil
    }

    /// Keeps keys from being echoed between lines; see `TerminalMode`.
    package func setQuiet(_ quiet: Bool) { mode.setQuiet(quiet) }

    /// Changes the terminal to raw mode or restores it; see `TerminalMode`.
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
