package import Platform
import Text

/// Puts questions to a person, or to the script at the other end of a pipe, and reads the answers.
///
/// The prompt appears on a pipe too, so that a script's transcript reads like a session. There nothing echoes the
/// answer and its line end; so a line end is written in its place, and whatever comes next begins on a line of its own.
/// On a terminal that can move its cursor the answer is edited as in a shell, with the history of earlier answers.
package final class Dialog {
    private let streams: any StandardStreams
    private let output: Output
    private let context: TerminalContext
    private let reader: LineReader
    private let editor: LineEditor?
    /// Earlier answers, by prompt.
    private var histories: [String: LineHistory] = [:]
    /// Earlier answers of live fields, whatever was asked.
    private let searched = LineHistory()
    /// Lines that were typed at questions they do not answer, where questions are answered line by line.
    private var held: [String] = []

    /// Asks on `output` and reads standard input, waiting on `loop`.
    package init(_ streams: any StandardStreams, loop: any EventLoop, output: Output, context: TerminalContext) {
        self.streams = streams
        self.output = output
        self.context = context
        let input = InputSource(streams, loop: loop)
        reader = LineReader(input)
        editor =
            context.supportsEditing ? LineEditor(streams, input: input, output: output, context: context) : nil
    }

    /// Asks until there is an answer that can be read.
    ///
    /// Earlier output is flushed first. Control characters in the prompt are shown, not obeyed. Input that is
    /// not UTF-8 or too long gets one line that says so, and the question again. Throws when the question cannot be
    /// written or standard input cannot be read. Where lines can be edited, the answer begins with `prefill`, Up brings
    /// back the lines of `history`, or else the earlier answers to the same prompt, Tab offers `completions`, `onBegin`
    /// is called when the person begins to type, and `onRedraw` after Ctrl-L has cleared the screen; keys go to
    /// `onIdleKey` while nothing is typed; with `isMenu` the line is that of a page, which Esc does not leave. `field`
    /// answers to a part of the line. Lines that arrive together are one answer where `isList` says that they are a
    /// list. What was typed before a question was there that is not `isKnown` does not answer it, and waits.
    package func ask(
        _ prompt: String, prefill: Prefill = .none, history: LineHistory? = nil, field: LiveField? = nil,
        completions: @escaping (String) -> [Completion] = { _ in [] }, onBegin: () -> Void = {},
        onRedraw: () -> Void = {}, isMenu: Bool = false, isKnown: Bool = true,
        isList: @escaping ([String]) -> Bool = { _ in false }, onIdleKey: ((Key) -> IdleKey)? = nil
    ) throws(DialogError) -> Answer {
        guard let editor else { return try askLineByLine(prompt, isKnown: isKnown) }
        let history = history ?? histories[prompt] ?? LineHistory()
        histories[prompt] = history
        let line = try editor.read(
            prompt, prefill: prefill, history: history, field: field, completions: completions, onBegin: onBegin,
            onRedraw: onRedraw, isMenu: isMenu, isKnown: isKnown, isList: isList, onIdleKey: onIdleKey)
        switch line {
        case .text(let text): return .text(text)
        case .chosen(let suggestion): return .text(suggestion.text)
        case .cancelled: return .cancelled
        case .endOfInput: return .endOfInput
        case .interrupted(let signal): return .interrupted(signal)
        }
    }

    /// Asks with a live field, whose line begins with `prefill`; Up brings back earlier answers while none is offered.
    /// Where there is none, line by line, and then the result is never `.chosen`. Lines that arrive together are one
    /// answer where `isList` says so, and what was typed before does not answer it unless it `isKnown`.
    package func search(
        _ prompt: String, prefill: Prefill = .none, field: LiveField, isKnown: Bool = true,
        isList: @escaping ([String]) -> Bool = { _ in false }
    ) throws(DialogError) -> EditedLine {
        if let editor {
            return try editor.read(
                prompt, prefill: prefill, history: searched, field: field, isKnown: isKnown, isList: isList)
        }
        switch try askLineByLine(prompt, isKnown: isKnown) {
        case .text(let text): return .text(text)
        case .cancelled: return .cancelled
        case .endOfInput: return .endOfInput
        case .interrupted(let signal): return .interrupted(signal)
        }
    }

    /// The window in which pages stand still, and below them the questions, once one was shown; nil where questions are
    /// answered line by line, or where the height of the window is not known.
    package private(set) lazy var window: Window? = {
        guard let editor, context.pageHeight != nil else { return nil }
        let size = TerminalSize(columns: context.width, rows: context.height ?? 24)
        editor.window = Window(
            output, measure: { [streams] in streams.terminalSize ?? size },
            onTake: { [streams] in streams.setQuiet($0) })
        return editor.window
    }()

    /// Whether Ctrl-C was typed behind the last line, before what that asks for began; it counts as taken then.
    package func takeTypedInterrupt() -> Bool { editor?.takeTypedInterrupt() ?? false }

    /// Keeps what has arrived already for a later line, before a page appears with a question that is not known. Throws
    /// when the terminal cannot be read.
    package func holdTypedAhead() throws(DialogError) { try editor?.holdTypedAhead() }

    /// Remembers a line that was not done, as if it had been typed last at `prompt`, and its `text` in a live field.
    package func remember(_ text: String, as line: String, at prompt: String) {
        searched.add(text)
        let history = histories[prompt] ?? LineHistory()
        history.add(line)
        histories[prompt] = history
    }

    /// Keeps a line that was typed at a question and is no answer to it: the next known line is this one, behind those
    /// that are kept already.
    package func hold(line: String) {
        if let editor { editor.hold(line: line) } else { held.append(line) }
    }

    /// The lines that were typed before a question was there which Ctrl-C has ended, and are not done; they count as
    /// told then.
    package func takeGivenUp() -> [String] { editor?.takeGivenUp() ?? [] }

    /// Prints lines above the question that is open, which appears below them again with what was typed; nothing where
    /// questions are answered line by line, since nothing may print by itself there.
    package func printAbove(_ lines: [String]) {
        editor?.printAbove(lines)
    }

    private func askLineByLine(_ prompt: String, isKnown: Bool) throws(DialogError) -> Answer {
        while true {
            output.write(visible(prompt, lines: .kept))
            if isKnown, !held.isEmpty {
                let line = held.removeFirst()
                output.writeLine(visible(line, lines: .kept))
                return .text(line)
            }
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
