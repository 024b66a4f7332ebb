/// Standard input, output and error, and the terminal behind them.
///
/// The live version is the only code that touches these file descriptors; tests use one made of memory.
package protocol StandardStreams: AnyObject {
    /// Reads what standard input has, waiting for it where there is nothing yet: an event loop says when there is.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> ReadOutcome

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

    /// Ends the process by the default action of a signal that was reported, with the terminal put back, so that
    /// the parent process learns what ended it. Returns only for signals that end no process.
    func end(by signal: Signal)
}

extension StandardStreams {
    /// Nothing: for streams without a process behind them.
    package func end(by signal: Signal) {}
}

/// Where output goes.
package enum OutputStream: Sendable {
    case standardOutput
    case standardError
}

/// What reading standard input brought.
package enum ReadOutcome: Equatable, Sendable {
    /// The number of bytes that were read.
    case bytes(Int)
    /// Standard input has ended.
    case end
    /// Nothing: another program took it, or a signal came first.
    case nothing
}

/// The descriptor of standard input, for an event loop to watch.
package let standardInputDescriptor: CInt = 0

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

    /// Whether the program is asked to end: Ctrl-C, SIGTERM, or the terminal is gone.
    package var endsProgram: Bool {
        switch self {
        case .interrupt, .terminate, .hangup: true
        case .windowChanged, .continued: false
        }
    }
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
