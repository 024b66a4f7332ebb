package import Platform
import Text

/// Reads a line key by key from a terminal and lets it be edited, with history or with answers that appear while typing.
///
/// The terminal is raw only while a line is read; it is put back however that ends.
package final class LineEditor {
    private let streams: any StandardStreams
    private let output: Output
    private let context: TerminalContext
    private var decoder = KeyDecoder()
    private var chunk = [UInt8](repeating: 0, count: 4096)
    /// Keys that were pressed before the question they answer was asked.
    private var waiting: [Key] = []

    /// Asks the terminal to mark what is pasted, and to stop that (xterm's mode 2004).
    private static let pasteMarks = (on: "\u{1B}[?2004h", off: "\u{1B}[?2004l")

    /// Edits on the terminal of the streams.
    package init(_ streams: any StandardStreams, output: Output, context: TerminalContext) {
        self.streams = streams
        self.output = output
        self.context = context
    }

    /// Reads a line.
    ///
    /// Lines of the prompt but the last are written first and stay; what it has of control characters is shown, not
    /// obeyed. Up and Down walk through the history, or through
    /// the answers of a live field. Throws when the terminal cannot be read or written.
    package func read(
        _ prompt: String, initial: String = "", history: LineHistory = LineHistory(), field: LiveField? = nil
    ) throws(DialogError) -> EditedLine {
        let promptLines = visible(prompt, lines: .kept).split(separator: "\n", omittingEmptySubsequences: false)
        output.writeLines(promptLines.dropLast().map(String.init))
        var session = EditingSession(
            prompt: promptLines.last.map(String.init) ?? "", initial: initial, history: history, field: field,
            color: context.usesColor)
        try setRawMode()
        defer {
            // A terminal that cannot be put back is gone.
            try? streams.setRawMode(false)
        }
        output.write(Self.pasteMarks.on)
        let result: EditedLine
        do throws(DialogError) {
            result = try run(&session)
        } catch {
            output.write(Self.pasteMarks.off)
            try? output.flush()
            throw error
        }
        output.write(session.finish(size) + Self.pasteMarks.off)
        try flush()
        return result
    }

    private var size: TerminalSize {
        streams.terminalSize ?? TerminalSize(columns: context.width, rows: 24)
    }

    private func run(_ session: inout EditingSession) throws(DialogError) -> EditedLine {
        session.open()
        var patience = decoder.patience
        while true {
            while !waiting.isEmpty {
                if let result = session.press(waiting.removeFirst()) { return result }
            }
            session.runDue()
            output.write(session.draw(size))
            try flush()
            let timeout = [patience, session.nextDeadline].compactMap { $0 }.min()
            switch try nextInput(timeout) {
            case .bytes(let count):
                session.clearNotice()
                waiting = decoder.decode(chunk[..<min(count, chunk.count)])
                patience = decoder.patience
            case .timedOut:
                // A shorter wait than the decoder's was the field's; it counts towards the decoder's patience.
                let left = (patience ?? .max) - (timeout ?? 0)
                if left <= 0 {
                    waiting = decoder.timeOut()
                }
                patience = decoder.patience.map { min($0, left > 0 ? left : $0) }
            case .end:
                return .endOfInput
            case .signal(.windowChanged):
                output.write(session.resize(to: size))
            case .signal(.continued):
                // The shell, which had the terminal meanwhile, has switched the marks off.
                output.write(Self.pasteMarks.on)
                session.redraw()
            case .signal(let signal):
                return .interrupted(signal)
            }
        }
    }

    private func nextInput(_ timeout: Int?) throws(DialogError) -> ReadOutcome {
        do throws(InputError) {
            return try streams.read(into: &chunk, timeout: timeout)
        } catch {
            throw .input(error)
        }
    }

    private func setRawMode() throws(DialogError) {
        do throws(SystemError) {
            try streams.setRawMode(true)
        } catch {
            throw .input(InputError(error))
        }
    }

    private func flush() throws(DialogError) {
        do throws(OutputError) {
            try output.flush()
        } catch {
            throw .output(error)
        }
    }
}
