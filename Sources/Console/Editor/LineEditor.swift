package import Platform
import Text

/// Reads a line key by key from a terminal and lets it be edited, with history or with answers that appear while
/// typing.
///
/// The terminal is raw only while a line is read; it is put back however that ends.
package final class LineEditor {
    private let streams: any StandardStreams
    private let input: InputSource
    private let output: Output
    private let context: TerminalContext
    private var decoder = KeyDecoder()
    private var chunk = [UInt8](repeating: 0, count: 4096)
    /// Keys that were pressed before the question they answer was asked.
    private var waiting: [Key] = []
    /// Keys that were pressed before a question that nobody could know of, until another line has them.
    private var ahead = TypedAhead()
    /// Whether keys were kept for the question that is asked next.
    private var isHeld = false
    /// The lines that waited behind a question which Ctrl-C has ended.
    private var givenUp: [String] = []
    /// The line that is read now.
    private var session: EditingSession?
    /// The lines of its question above it, where it is read in a window, and whether it answers a question.
    private var question = (above: [String](), isQuestion: true)
    /// The window in which lines are read once it is open; nil where there is none.
    var window: Window?

    /// Asks the terminal to mark what is pasted, and to stop that (xterm's mode 2004).
    private static let pasteMarks = (on: "\u{1B}[?2004h", off: "\u{1B}[?2004l")

    /// Puts the cursor into the first corner and erases what is on the screen.
    private static let clearScreen = "\u{1B}[H\u{1B}[2J"

    /// Edits on the terminal of the streams; keys come from `input`.
    package init(_ streams: any StandardStreams, input: InputSource, output: Output, context: TerminalContext) {
        self.streams = streams
        self.input = input
        self.output = output
        self.context = context
    }

    /// Reads a line.
    ///
    /// Lines of the prompt but the last are written first and stay, in a window until the line ends; what it has of
    /// control characters is shown, not obeyed. A prompt that would leave less than half of the window to the line is
    /// written above it. Up and Down walk through the history, or through the answers of a live field; Tab offers
    /// `completions`. `onBegin` is called when the line gets its first text, and again after it was empty; `onRedraw`
    /// after Ctrl-L has cleared the screen. `onIdleKey` gets each key while nothing is typed. With `isMenu` the line is
    /// that of a page: then Esc leaves nothing by itself. Lines that arrive together are one answer where `isList` says
    /// that they are a list. A question that nobody could know of before it was there is not `isKnown`: keys that were
    /// pressed before do not answer it; they are shown below it and wait for the next line that is. Throws when the
    /// terminal cannot be read or written.
    package func read(
        _ prompt: String, prefill: Prefill = .none, history: LineHistory = LineHistory(), field: LiveField? = nil,
        completions: @escaping (String) -> [Completion] = { _ in [] }, onBegin: () -> Void = {},
        onRedraw: () -> Void = {}, isMenu: Bool = false, isKnown: Bool = true,
        isList: @escaping ([String]) -> Bool = { _ in false }, onIdleKey: ((Key) -> IdleKey)? = nil
    ) throws(DialogError) -> EditedLine {
        let promptLines = promptLines(prompt)
        question = (Array(promptLines.dropLast()), !isMenu)
        if openWindow == nil { output.writeLines(question.above) }
        var session = EditingSession(
            prompt: promptLines.last ?? "", prefill: prefill, history: history, field: field,
            completions: completions, color: context.usesColor)
        try setRawMode()
        defer {
            // A terminal that cannot be put back is gone.
            try? streams.setRawMode(false)
        }
        streams.onStop = { [weak self] in self?.leaveScreen() }
        // While something is waited for the window is to be left in order too.
        defer { streams.onStop = { [window] in window?.close() } }
        output.write(Self.pasteMarks.on)
        let result: EditedLine
        do throws(DialogError) {
            if isKnown { waiting = ahead.take() + waiting } else if !isHeld { try holdTypedAhead() }
            isHeld = false
            result = try run(&session, onBegin: onBegin, onRedraw: onRedraw, isList: isList, onIdleKey: onIdleKey)
            if !isKnown { givenUp += ahead.giveUpAnswers() }
        } catch {
            output.write(Self.pasteMarks.off)
            try? output.flush()
            throw error
        }
        if let openWindow {
            openWindow.edit(nil)
            openWindow.clearMessages()
            output.write(Self.pasteMarks.off)
        } else {
            output.write(session.finish(size) + Self.pasteMarks.off)
        }
        try flush()
        return result
    }

    /// The window, once a page was shown in it.
    private var openWindow: Window? { window?.isOpen == true ? window : nil }

    /// Whether Ctrl-C was pressed before what the last line asks for began; it counts as taken then.
    package func takeTypedInterrupt() -> Bool {
        guard session == nil, waiting.first == .control("c") else { return false }
        waiting.removeFirst()
        return true
    }

    /// Keeps what has arrived already for a later line. Called before a page appears that has the next question in it:
    /// what is typed from then on is an answer.
    package func holdTypedAhead() throws(DialogError) {
        try setRawMode()
        while streams.hasInput, case .bytes(let count) = try nextInput() {
            waiting += decoder.decode(chunk[..<count])
        }
        waiting = ahead.hold(waiting)
        isHeld = true
    }

    /// Keeps a whole line that was typed at a question and is no answer to it, until the next known line is read.
    package func hold(line: String) { ahead.hold(line: line) }

    /// The lines that waited behind a question and are not done: all where Ctrl-C has ended it, else those that can
    /// only be answers. They count as told then.
    package func takeGivenUp() -> [String] {
        defer { givenUp = [] }
        return givenUp
    }

    /// Prints lines above the line that is being read, which appears below them again as it was.
    package func printAbove(_ lines: [String]) {
        guard var session else { return }
        output.write(session.lift())
        output.writeLines(lines)
        self.session = session
    }

    /// Leaves the line that is being read on the screen and nothing below it, for the shell; the next drawing is whole.
    private func leaveScreen() {
        guard var session else { return }
        if let openWindow {
            output.write(Self.pasteMarks.off)
            openWindow.close()
            return
        }
        output.write(session.finish(size) + Self.pasteMarks.off)
        // An error is not lost: drawing the line again writes too, and throws.
        try? output.flush()
        self.session = session
    }

    private var size: TerminalSize {
        streams.terminalSize ?? TerminalSize(columns: context.width, rows: 24)
    }

    /// The prompt as lines, the last of which stands before what is typed.
    private func promptLines(_ prompt: String) -> [String] {
        let lines = visible(prompt, lines: .kept).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
        guard let last = lines.last, last.displayWidth > max(16, size.columns / 2) else { return lines }
        return lines.dropLast() + last.trimmed.wrapped(toWidth: size.columns) + ["> "]
    }

    /// Shows the line as it is now.
    private func draw(_ session: inout EditingSession) {
        guard let openWindow else { return output.write(session.draw(size)) }
        // The title stays, whatever is offered below the line.
        var frame = session.frame(TerminalSize(columns: size.columns, rows: max(1, size.rows - 1)))
        frame.above = question.above
        frame.isQuestion = question.isQuestion
        openWindow.edit(frame)
    }

    private func run(
        _ session: inout EditingSession, onBegin: () -> Void, onRedraw: () -> Void, isList: ([String]) -> Bool,
        onIdleKey: ((Key) -> IdleKey)?
    ) throws(DialogError) -> EditedLine {
        session.open()
        waiting = FastLines.joined(waiting, behind: session.text, where: isList)
        var patience: EventRegistration?
        var isPatienceOver = false
        var hasBegun = false
        var pause: EventRegistration?
        defer {
            patience?.cancel()
            pause?.cancel()
            self.session = nil
        }
        while true {
            while !waiting.isEmpty {
                var key = waiting.removeFirst()
                // A space in front of a line means nothing.
                if session.isIdle, key == .text(" "), openWindow?.turnMessages() == true { continue }
                // Letters that arrive together are a word rather than keys.
                let isWord = key.isLetter && waiting.first?.isLetter == true
                if session.isIdle, !isWord, let onIdleKey {
                    self.session = session
                    switch onIdleKey(key) {
                    case .ordinary: break
                    case .done: continue
                    case .line(let text):
                        onBegin()
                        return .text(text)
                    case .typed(let text): key = .text(text)
                    }
                }
                // A name that was not answered comes before the one that was typed over it.
                if key == .enter, let line = session.replaced, TypedAhead.isOther(session.text, than: line) {
                    waiting = [.text(session.text), .enter] + waiting
                    return .text(line)
                }
                let result = session.press(key)
                if !session.isEmpty, !hasBegun { onBegin() }
                hasBegun = !session.isEmpty
                if let result, result != .cancelled || question.isQuestion {
                    if result == .interrupted(.interrupt) { givenUp = ahead.giveUp() }
                    return result
                }
            }
            if session.wantsRedraw {
                if let openWindow { openWindow.forget() } else { output.write(Self.clearScreen) }
                session.redraw()
                self.session = session
                onRedraw()
                session = self.session ?? session
            }
            session.waiting = ahead.note
            draw(&session)
            try flush()
            self.session = session
            pause?.cancel()
            pause =
                ahead.isOpen
                ? input.schedule(after: .milliseconds(TypedAhead.pause)) { [self] in ahead.stop() } : nil
            let event = try nextInput()
            session = self.session ?? session
            switch event {
            case .bytes(let count):
                session.clearNotice()
                let keys = ahead.goOn(decoder.decode(chunk[..<count]))
                waiting = FastLines.joined(keys, behind: session.text, where: isList)
                patience?.cancel()
                patience = decoder.patience.map { input.schedule(after: .milliseconds($0)) { isPatienceOver = true } }
            case .other:
                if isPatienceOver {
                    isPatienceOver = false
                    waiting = decoder.timeOut()
                }
            case .end:
                return .endOfInput
            case .signal(.windowChanged):
                if let openWindow { openWindow.forget() } else { output.write(session.resize(to: size)) }
            case .signal(.continued):
                // The shell, which had the terminal meanwhile, has switched the marks off.
                output.write(Self.pasteMarks.on)
                session.redraw()
            case .signal(.interrupt):
                if let result = session.press(.control("c")) {
                    givenUp = ahead.giveUp()
                    return result
                }
                hasBegun = false
            case .signal(let signal):
                return .interrupted(signal)
            }
        }
    }

    private func nextInput() throws(DialogError) -> InputEvent {
        do throws(InputError) {
            return try input.next(into: &chunk)
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

extension Key {
    /// Whether it puts a letter into a line.
    fileprivate var isLetter: Bool {
        if case .text(let text) = self { text.first?.isLetter == true } else { false }
    }
}
