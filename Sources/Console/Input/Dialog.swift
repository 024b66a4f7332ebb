package import Platform

/// Puts questions to a person, or to the script at the other end of a pipe, and reads the answers.
///
/// The prompt appears on a pipe too, so that a script's transcript reads like a session. There nothing echoes the
/// answer and its line end; so a line end is written in its place, and whatever comes next begins on a line of its own.
package final class Dialog {
    private let output: Output
    private let context: TerminalContext
    private let reader: LineReader

    /// Asks on `output` and reads standard input.
    package init(_ streams: any StandardStreams, output: Output, context: TerminalContext) {
        self.output = output
        self.context = context
        reader = LineReader(streams)
    }

    /// Asks until there is an answer that can be read.
    ///
    /// What was written before is flushed first. Input that is not UTF-8 or too long gets one line that says so, and
    /// the question again. Throws when the question cannot be written or standard input cannot be read.
    package func ask(_ prompt: String) throws(DialogError) -> Answer {
        while true {
            output.write(prompt)
            try flush()
            let line = try nextLine()
            if !(context.inputIsTerminal && context.outputIsTerminal && line.wasEchoed) {
                output.writeLine()
            }
            switch line {
            case .line(let text):
                return .text(text)
            case .endOfInput:
                return .endOfInput
            case .interrupted(let signal):
                return .interrupted(signal)
            case .tooLong(let limit):
                output.writeLine("That line is longer than \(limit) bytes and was not read.")
            case .invalidUTF8(let offset):
                output.writeLine("That line is not UTF-8 (byte \(offset + 1)) and was not read.")
            }
        }
    }

    private func nextLine() throws(DialogError) -> InputLine {
        do throws(InputError) {
            return try reader.next()
        } catch {
            throw .input(error)
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

extension InputLine {
    /// Whether a terminal that edits its own lines has echoed a line end for this.
    fileprivate var wasEchoed: Bool {
        switch self {
        case .line, .tooLong, .invalidUTF8: true
        case .endOfInput, .interrupted: false
        }
    }
}
