import Platform
import TestSupport
import Testing

@testable import Console

@Suite("LineEditor")
struct LineEditorTests {
    /// A person at a terminal: what is typed, and the screen each time the program waits.
    private final class Session {
        let streams: ScriptedStreams
        let loop: VirtualEventLoop
        let output: Output
        let editor: LineEditor
        private(set) var screens: [String] = []
        private(set) var screen: ScreenModel

        init(
            _ steps: [ScriptedStreams.Step], columns: Int = 40, rows: Int = 6, color: Bool = false, above: String = ""
        ) {
            streams = ScriptedStreams(steps, terminal: TerminalSize(columns: columns, rows: rows))
            loop = VirtualEventLoop(streams)
            output = Output(.standardOutput, of: streams)
            let context = TerminalContext(streams: streams, color: color ? .always : .never) { _ in nil }
            editor = LineEditor(
                streams, input: InputSource(streams, loop: loop), output: output, context: context)
            screen = ScreenModel(columns: columns, rows: rows)
            output.write(above)
            var seen = 0
            loop.beforeTurn = { [weak self] in
                guard let self else { return }
                let written = streams.written
                if let size = streams.terminalSize, (size.columns, size.rows) != (screen.columns, screen.rows) {
                    Issue.record("the window's size is known before the screen")
                }
                screen.write(String(decoding: written[seen...], as: UTF8.self))
                seen = written.count
                screens.append(screen.shown)
                if case .resize(let columns, let rows) = streams.steps.first {
                    screen.resize(columns: columns, rows: rows)
                }
            }
        }

        /// The screen after all was written.
        var final: ScreenModel {
            var screen = ScreenModel(columns: screen.columns, rows: screen.rows)
            screen.write(streams.text)
            return screen
        }
    }

    @Test("what is typed appears, is edited in place, and stays when Enter is pressed")
    func editing() throws {
        let session = Session(
            [
                .text("Monterrey"), .text("\u{1B}[D\u{1B}[D"), .text("\u{7F}"), .text("\u{1}"),
                .text("\u{1B}[200~a\nb \u{1B}[201~"),
                .text("\r"),
            ], above: "Trips\n")
        #expect(try session.editor.read("Place: ") == .text("a\nb Monterey"))
        #expect(
            session.screens == [
                "Trips\nPlace: |",
                "Trips\nPlace: Monterrey|",
                "Trips\nPlace: Monterr|ey",
                "Trips\nPlace: Monter|ey",
                "Trips\nPlace: |Monterey",
                "Trips\nPlace: a⏎b |Monterey",
            ])
        #expect(session.final.shown == "Trips\nPlace: a⏎b Monterey\n|")
        #expect(session.final.unknown == [])
        #expect(session.streams.rawModes == [true, false])
        #expect(!session.final.marksPaste)
    }

    @Test("a long line scrolls within its row, whatever the width of its characters")
    func scrolling() throws {
        let session = Session([.text("東京から大阪まで"), .text("abc"), .text("\u{1B}[H"), .text("\r")], columns: 20)
        #expect(try session.editor.read("> ") == .text("東京から大阪までabc"))
        #expect(
            session.screens == [
                "> |",
                "> 東京から大阪まで|",
                "> …から大阪までabc|",
                "> |東京から大阪まで…",
            ])
        #expect(session.final.lines == ["> 東京から大阪まで…"])
    }

    @Test("Up and Down bring back earlier answers and what was being typed")
    func history() throws {
        let history = LineHistory(["first", "second"])
        let session = Session([
            .text("third"), .text("\u{1B}[A"), .text("\u{1B}[A"), .text("\u{1B}[A"), .text("\u{1B}[B"),
            .text("\u{1B}[B"), .text("!\r"),
        ])
        #expect(try session.editor.read("> ", history: history) == .text("third!"))
        #expect(
            session.screens == ["> |", "> third|", "> second|", "> first|", "> first|", "> second|", "> third|"])
        #expect(history.lines == ["first", "second", "third!"])
    }

    @Test("keys that were pressed ahead answer the questions that follow")
    func typedAhead() throws {
        let session = Session([.text("one\rtwo\rth"), .text("ree\r")])
        let answers = try ["1: ", "2: ", "3: "].map { try session.editor.read($0) }
        #expect(answers == [.text("one"), .text("two"), .text("three")])
        #expect(session.final.shown == "1: one\n2: two\n3: three\n|")
        #expect(session.streams.rawModes == [true, false, true, false, true, false])
    }

    @Test("Ctrl-D on an empty line and the end of the terminal end the input; on a line with text Ctrl-D deletes")
    func ends() throws {
        #expect(try Session([.text("\u{4}")]).editor.read("> ") == .endOfInput)
        #expect(try Session([.text("abc"), .end]).editor.read("> ") == .endOfInput)
        #expect(try Session([.text("ab\u{1}\u{4}\r")]).editor.read("> ") == .text("b"))
    }

    @Test(
        "a signal that asks to leave ends the question, and the terminal is as it was",
        arguments: [Signal.interrupt, .terminate, .hangup])
    func signals(signal: Signal) throws {
        let session = Session([.text("half"), .signal(signal)])
        let ended = signal == .interrupt ? EditedLine.endOfInput : .interrupted(signal)
        #expect(try session.editor.read("> ") == ended)
        #expect(session.final.shown == (signal == .interrupt ? ">\n|" : "> half\n|"))
        #expect(session.streams.rawModes == [true, false])
        #expect(!session.final.marksPaste)
    }

    @Test("Ctrl-C clears what is typed, and leaves where nothing is")
    func interruptKey() throws {
        #expect(try Session([.text("half\u{3}x\r")]).editor.read("> ") == .text("x"))
        #expect(try Session([.text("half\u{3}\u{3}")]).editor.read("> ") == .interrupted(.interrupt))
        #expect(try Session([.text("half"), .signal(.interrupt), .text("x\r")]).editor.read("> ") == .text("x"))
        #expect(try Session([.signal(.interrupt)]).editor.read("> ") == .interrupted(.interrupt))
    }

    @Test("Esc alone takes away what is typed, once it is clear that nothing follows it")
    func escape() throws {
        let session = Session([.text("ab"), .text("\u{1B}"), .timedOut, .text("c\r")])
        #expect(try session.editor.read("> ") == .text("c"))
        #expect(session.loop.now == .milliseconds(50))
    }

    @Test("after a stop the line is drawn again")
    func continued() throws {
        let session = Session([.text("ab"), .signal(.continued), .text("c\r")])
        #expect(try session.editor.read("> ") == .text("abc"))
        #expect(session.streams.text.ranges(of: "\r> ab\u{1B}[K").count == 2)
    }

    @Test("a window that gets narrower breaks the line, and drawing it again leaves nothing behind")
    func resize() throws {
        let line = "one two three four five six"
        let session = Session(
            [.text(line), .resize(columns: 15, rows: 6), .text("!"), .resize(columns: 50, rows: 4), .text("\r")],
            columns: 40, above: "Trips\n")
        #expect(try session.editor.read("> ") == .text(line + "!"))
        #expect(
            session.screens == [
                "Trips\n> |",
                "Trips\n> one two three four five six|",
                "Trips\n> …r five six|",
                "Trips\n> … five six!|",
                "Trips\n> one two three four five six!|",
            ])
    }

    @Test("Ctrl-L clears the screen, and what is to be seen again is printed above the line")
    func redraw() throws {
        let session = Session([.text("x"), .text("\u{C}"), .text("\r")], above: "Trips\n")
        let line = try session.editor.read("> ", onRedraw: { session.editor.printAbove(["A page"]) })
        #expect(line == .text("x"))
        #expect(session.final.shown == "A page\n> x\n|")
    }

    @Test("Ctrl-R finds a line that was typed before, Ctrl-R again an older one, Escape gives back what was typed")
    func search() throws {
        let history = LineHistory(["a Porto", "d 3", "a Lyon", "a Paris"])
        func line(_ keys: String) throws -> EditedLine {
            try Session([.text(keys)]).editor.read("> ", history: LineHistory(history.lines))
        }
        #expect(try line("\u{12}Po\r") == .text("a Porto"))
        #expect(try line("\u{12}a \u{12}\r") == .text("a Lyon"))
        #expect(try line("\u{12}a \u{5}!\r") == .text("a Paris!"))
        #expect(try line("xy\u{12}Ly\u{7}\r") == .text("xy"))
        #expect(try line("\u{12}zzz\r") == .text(""))
        // Whatever the case and the accents.
        #expect(try line("\u{12}pÓr\r") == .text("a Porto"))
    }

    @Test("Tab puts in what all ways to complete the line have in common, and lists them")
    func completions() throws {
        let words = ["delete", "delay", "north"]
        func session(_ keys: [ScriptedStreams.Step]) -> Session { Session(keys) }
        let complete = { (line: String) in
            words.filter { $0.hasPrefix(line) }.map { Completion($0, label: $0.uppercased()) }
        }
        let one = session([.text("n\t"), .text("\r")])
        #expect(try one.editor.read("> ", completions: complete) == .text("north"))
        let several = session([.text("d\t"), .text("\r")])
        #expect(try several.editor.read("> ", completions: complete) == .text("del"))
        #expect(several.screens.last == "> del|\nDELETE  DELAY")
        let none = session([.text("x\t"), .text("\r")])
        #expect(try none.editor.read("> ", completions: complete) == .text("x"))
        #expect(none.screens.last == "> x|\nNothing is known that begins so.")
    }

    @Test("the lines of a prompt but the last are written once and stay")
    func promptLines() throws {
        let session = Session([.text("x"), .text("\r")])
        #expect(try session.editor.read("Two places:\n  1 Paris\n> ") == .text("x"))
        #expect(session.final.shown == "Two places:\n  1 Paris\n> x\n|")
    }

    @Test("the text to begin with is there to be edited")
    func initial() throws {
        let session = Session([.text("\u{7F}"), .text("\r")])
        #expect(try session.editor.read("Name: ", prefill: Prefill("Summer")) == .text("Summe"))
        #expect(session.screens == ["Name: Summer|", "Name: Summe|"])
    }

    @Test(
        "Ctrl-C and Ctrl-D leave a question whose first text is as it was; once it was changed, Ctrl-C clears the line")
    func untouchedInitial() throws {
        func read(_ keys: String) throws -> EditedLine {
            try Session([.text(keys)]).editor.read("Name: ", prefill: Prefill("Summer"))
        }
        #expect(try read("\u{3}b\r") == .interrupted(.interrupt))
        #expect(try read("\u{4}") == .endOfInput)
        #expect(try read("x\u{3}b\r") == .text("b"))
        #expect(try read("\u{1}\u{4}\r") == .text("ummer"))
        let signal = Session([.signal(.interrupt)])
        #expect(try signal.editor.read("Name: ", prefill: Prefill("Summer")) == .interrupted(.interrupt))
    }

    @Test("where a minus sign takes the text away, it takes its place if it is typed first")
    func dashReplaces() throws {
        func read(_ keys: String, _ dashReplaces: Bool = true) throws -> EditedLine {
            let prefill = Prefill("see", dashReplaces ? .replacingAsDash : .inserted)
            return try Session([.text(keys)]).editor.read("Kind: ", prefill: prefill)
        }
        #expect(try read("-\r") == .text("-"))
        #expect(try read("-\r", false) == .text("see-"))
        #expect(try read("x-\r") == .text("seex-"))
    }

    @Test("Ctrl-C that was typed behind a line can be taken by what the line began, once")
    func typedInterrupt() throws {
        let session = Session([.text("o\r\u{3}n\r")])
        #expect(try session.editor.read("> ") == .text("o"))
        #expect(session.editor.takeTypedInterrupt())
        #expect(!session.editor.takeTypedInterrupt())
        #expect(try session.editor.read("> ") == .text("n"))
    }

    @Test("a prompt that would leave little room for the answer stands above it")
    func longPrompt() throws {
        let session = Session([.text("answer"), .text("\r")], columns: 20)
        #expect(try session.editor.read("A very long question: ") == .text("answer"))
        #expect(session.screens.last == "A very long\nquestion:\n> answer|")
    }

    @Test("bytes that are not UTF-8 and text beyond the limit are told below the line, until the next key")
    func notices() throws {
        let limit = LineReader.defaultLimit
        let session = Session(
            [
                .bytes(Array("caf".utf8) + [0xE9, 0x20]), .text("x"), .text("\u{15}"),
                .text("\u{1B}[200~" + String(repeating: "y", count: limit + 1) + "\u{1B}[201~"), .text("\u{15}"),
                .text("\r"),
            ], columns: 60)
        #expect(try session.editor.read("> ") == .text(""))
        let distinct = session.screens.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
        #expect(
            distinct == [
                "> |",
                "> caf |\nWhat was typed there is not UTF-8 and was left out.",
                "> caf x|",
                "> |",
                "> …\(String(repeating: "y", count: 55))|\nThe line is full with 65536 bytes; the rest was left out.",
                "> |",
            ])
        #expect(session.final.shown == ">\n|")
    }

    @Test("a prompt shows the control characters of others and does not obey them")
    func hostilePrompt() throws {
        let session = Session([.text("\r")])
        #expect(try session.editor.read("a\u{1B}[2J\nb\u{202E}> ") == .text(""))
        #expect(session.screens == ["a\\u{1B}[2J\nb\\u{202E}> |"])
    }

    @Test("on the last row of the screen the line stays where it is")
    func lastRow() throws {
        let session = Session([.text("a"), .text("b"), .text("\r")], rows: 3, above: "1\n2\n3\n4\n")
        #expect(try session.editor.read("> ") == .text("ab"))
        #expect(session.screens == ["3\n4\n> |", "3\n4\n> a|", "3\n4\n> ab|"])
        #expect(session.final.shown == "4\n> ab\n|")
    }

    @Test("whatever fails, the terminal is put back")
    func failures() {
        let unread = Session([.text("a"), .failure(5)])
        #expect(throws: DialogError.input(InputError(SystemError(call: "read", code: 5)))) {
            try unread.editor.read("> ")
        }
        #expect(unread.streams.rawModes == [true, false])
        #expect(!unread.final.marksPaste)

        let unwritten = Session([.text("a")])
        unwritten.streams.writeFailure = (after: 3, code: 5)
        let reason = SystemError(call: "write", code: 5)
        #expect(throws: DialogError.output(.failed(.standardOutput, reason))) { try unwritten.editor.read("> ") }
        #expect(unwritten.streams.rawModes == [true, false])

        let untouched = Session([])
        untouched.streams.rawModeFailure = 25
        #expect(throws: DialogError.input(InputError(SystemError(call: "tcsetattr", code: 25)))) {
            try untouched.editor.read("> ")
        }
        #expect(!untouched.streams.isRaw)
    }

    @Test("a dialog edits where the terminal can show it, and brings back earlier answers to the same question")
    func dialog() throws {
        let up = "\u{1B}[A"
        let streams = ScriptedStreams(
            [.text("a\rb\r\(up)\(up)\r\(up)\(up)\r")], terminal: TerminalSize(columns: 40, rows: 5))
        let output = Output(.standardOutput, of: streams)
        let context = TerminalContext(streams: streams, color: .never) { $0 == "TERM" ? "xterm" : nil }
        let dialog = Dialog(streams, loop: VirtualEventLoop(streams), output: output, context: context)
        let answers = try ["trips> ", "trips> ", "trips> ", "Name: ", "Name: "].map { try dialog.ask($0) }
        #expect(answers == [.text("a"), .text("b"), .text("a"), .text(""), .endOfInput])
    }
}
