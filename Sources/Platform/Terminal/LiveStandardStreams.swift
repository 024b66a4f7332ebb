#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The standard streams of this process. There is at most one.
///
/// From the first wait for input, `takeSignal` or raw mode on, SIGINT, SIGTERM, SIGHUP, SIGWINCH and SIGCONT are outcomes of `read`
/// rather than the end of the process; a command that asks nothing dies of them as any program does.
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

    /// Waits with pselect(2): signals are let in only during the wait, so none can arrive between the last look at
    /// the flags and the wait and be slept over.
    package func read(
        into buffer: UnsafeMutableRawBufferPointer, timeout: Int?
    ) throws(SystemError) -> ReadOutcome {
        signals.install()
        let deadline = timeout.map { LiveClock().uptime + Int64($0) }
        while true {
            var blocked = signals.mask
            var before = sigset_t()
            sigprocmask(SIG_BLOCK, &blocked, &before)
            if signals.isAnyPending {
                // A stop needs its signal let in.
                sigprocmask(SIG_SETMASK, &before, nil)
                if let signal = takeSignal() { return .signal(signal) }
                continue
            }
            let ready = wait(until: deadline, letting: &before)
            let reason = errno
            sigprocmask(SIG_SETMASK, &before, nil)
            if ready == 0 { return .timedOut }
            if ready < 0 {
                if reason == EINTR { continue }
                throw SystemError(call: "read", code: reason)
            }
            // A signal that came together with the input goes first: Ctrl-C is never queued behind typed text.
            if let signal = takeSignal() { return .signal(signal) }
            let count = systemRead(STDIN_FILENO, buffer)
            if count > 0 { return .bytes(count) }
            if count == 0 { return .end }
            if errno == EINTR || errno == EAGAIN { continue }
            throw .last("read")
        }
    }

    /// The number of readable streams: 1, 0 after the time, -1 for an error. Signals of `mask` are let in meanwhile.
    private func wait(until deadline: Int64?, letting mask: inout sigset_t) -> CInt {
        var readable = fd_set()
        // FD_SET is a macro that Swift does not import; standard input is bit 0 of the first word.
        withUnsafeMutableBytes(of: &readable) { $0.storeBytes(of: 1, as: UInt.self) }
        guard let deadline else { return pselect(STDIN_FILENO + 1, &readable, nil, nil, nil, &mask) }
        let left = max(0, deadline - LiveClock().uptime)
        var time = timespec()
        time.tv_sec = time_t(left / 1_000)
        time.tv_nsec = Int(left % 1_000) * 1_000_000
        return pselect(STDIN_FILENO + 1, &readable, nil, nil, &time, &mask)
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
