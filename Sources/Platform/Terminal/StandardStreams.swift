/// Standard input, output and error, the terminal behind them, and the signals that arrive while waiting for input.
///
/// The live version is the only code that touches these file descriptors; tests use one made of memory.
package protocol StandardStreams: AnyObject {
    /// Waits until standard input has bytes, ends, or something else happens, and reads what is there.
    ///
    /// `timeout` is in milliseconds; nil waits for ever. An interrupted call is never an error: a signal is an outcome.
    func read(
        into buffer: UnsafeMutableRawBufferPointer, timeout: Int?
    ) throws(SystemError) -> ReadOutcome

    /// Writes some of the bytes and returns how many (at least 1 of a buffer that is not empty); retries EINTR.
    func write(_ bytes: UnsafeRawBufferPointer, to stream: OutputStream) throws(SystemError) -> Int

    /// Whether standard input is a terminal.
    var inputIsTerminal: Bool { get }

    /// Whether the stream is a terminal.
    func isTerminal(_ stream: OutputStream) -> Bool

    /// The size of the terminal now, or nil without one.
    var terminalSize: TerminalSize? { get }

    /// Lets single keys arrive unechoed and as they are typed (true), or puts the terminal back as it was found (false).
    /// However the program ends, the terminal is put back; so does a stop (Ctrl-Z), and a continue sets raw mode again.
    func setRawMode(_ raw: Bool) throws(SystemError)

    /// A signal that arrived and was not reported yet; never waits. Long work asks now and then, so that Ctrl-C ends it
    /// and not the program.
    func takeSignal() -> Signal?

    /// Ends the process by the default action of a signal that was reported, with the terminal put back, so that
    /// the parent process learns what ended it. Returns only for signals that end no process.
    func end(by signal: Signal)
}

extension StandardStreams {
    /// No signal: for streams that get signals only through `read`.
    package func takeSignal() -> Signal? { nil }

    /// Nothing: for streams without a process behind them.
    package func end(by signal: Signal) {}
}

/// Where output goes.
package enum OutputStream: Sendable {
    case standardOutput
    case standardError
}

/// What ended the wait for input.
package enum ReadOutcome: Equatable, Sendable {
    /// So many bytes were read.
    case bytes(Int)
    /// Standard input has ended.
    case end
    /// The time has run out.
    case timedOut
    /// A signal arrived.
    case signal(Signal)
}

/// The signals that the program answers itself.
package enum Signal: Equatable, Sendable {
    /// SIGINT: Ctrl-C.
    case interrupt
    /// SIGTERM.
    case terminate
    /// SIGHUP: the terminal is gone.
    case hangup
    /// SIGWINCH: the window has another size.
    case windowChanged
    /// SIGCONT: the program goes on after a stop.
    case continued
}

/// A terminal's size in character cells.
package struct TerminalSize: Equatable, Sendable {
    package let columns: Int
    package let rows: Int

    /// Describes a terminal's size.
    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}
