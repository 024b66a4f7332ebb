/// Standard input, output and error, and the terminal behind them.
///
/// The live version is the only code that uses these file descriptors; tests use a version in memory.
package protocol StandardStreams: AnyObject {
    /// Reads from standard input; waits if there is nothing to read yet. Call it when an event loop reports input.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> ReadOutcome

    /// Whether something has arrived on standard input that was not read yet, or it has ended. Never waits.
    var hasInput: Bool { get }

    /// Writes some of the bytes and returns how many, at least 1 unless the buffer is empty. Retries after EINTR.
    func write(_ bytes: UnsafeRawBufferPointer, to stream: OutputStream) throws(SystemError) -> Int

    /// Whether standard input is a terminal.
    var inputIsTerminal: Bool { get }

    /// Whether the stream is a terminal.
    func isTerminal(_ stream: OutputStream) -> Bool

    /// The current size of the terminal; nil without one.
    var terminalSize: TerminalSize? { get }

    /// Changes the terminal to raw mode, in which keys arrive one by one and without echo (true), or restores its
    /// original settings (false). The settings are also restored when the program ends for whatever reason, and while
    /// it is stopped (Ctrl-Z).
    func setRawMode(_ raw: Bool) throws(SystemError)

    /// Keeps keys from being echoed while the mode is not raw, or echoes them again: what stands in a window that is
    /// painted would be written over. Settings are restored as for raw mode.
    func setQuiet(_ quiet: Bool)

    /// Called before the process is stopped (Ctrl-Z), so that what is on the screen can be put in order for the shell.
    var onStop: () -> Void { get set }

    /// Restores the terminal and ends the process by the default action of a signal, so that the parent process sees
    /// what ended it. Returns only for signals that do not end a process.
    func end(by signal: Signal)
}

extension StandardStreams {
    /// False; for streams in memory, whose script goes on only when it is waited for.
    package var hasInput: Bool { false }

    /// Does nothing; for streams in memory, which have no process to end.
    package func end(by signal: Signal) {}

    /// Does nothing; for streams in memory, which echo nothing.
    package func setQuiet(_ quiet: Bool) {}
}

/// A stream for output.
package enum OutputStream: Sendable {
    case standardOutput
    case standardError
}

/// The result of reading standard input.
package enum ReadOutcome: Equatable, Sendable {
    /// Read this many bytes.
    case bytes(Int)
    /// Standard input has ended.
    case end
    /// Nothing was read: another program took the input, or a signal interrupted the call.
    case nothing
}

/// The descriptor of standard input, to be watched by an event loop.
package let standardInputDescriptor: CInt = 0

/// The signals that the program handles.
package enum Signal: Equatable, Sendable {
    /// SIGINT: Ctrl-C.
    case interrupt
    /// SIGTERM.
    case terminate
    /// SIGHUP: the terminal was closed.
    case hangup
    /// SIGWINCH: the size of the window has changed.
    case windowChanged
    /// SIGCONT: the program was continued after a stop.
    case continued

    /// Whether the signal asks the program to end: Ctrl-C, SIGTERM, SIGHUP.
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

    /// Creates a size.
    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}
