import Platform
import TestSupport
import Testing

@testable import Console

@Suite("Typed ahead")
struct TypedAheadTests {
    /// A person who types without looking.
    private struct Session {
        let streams: ScriptedStreams
        let editor: LineEditor

        init(_ steps: [ScriptedStreams.Step]) {
            streams = ScriptedStreams(steps, terminal: TerminalSize(columns: 60, rows: 10))
            let context = TerminalContext(streams: streams, color: .never) { _ in nil }
            let input = InputSource(streams, loop: VirtualEventLoop(streams))
            editor = LineEditor(
                streams, input: input, output: Output(.standardOutput, of: streams), context: context)
        }

        /// The answers to questions, of which those with a question mark are not known before they are there.
        func answers(_ questions: [String]) throws -> [EditedLine] {
            try questions.map { try editor.read($0, isKnown: !$0.contains("?")) }
        }
    }

    @Test("Lines that were typed before a question nobody knew of wait for the next lines, and are shown")
    func waiting() throws {
        let session = Session([.text("a Springfield\ry\rd 3\r"), .text("2\r")])
        #expect(
            try session.answers(["trip> ", "which? ", "trip> ", "trip> "])
                == [.text("a Springfield"), .text("2"), .text("y"), .text("d 3")])
        #expect(session.streams.text.contains("Done afterwards: y · d 3"))
    }

    @Test("Answers that were typed before a question nobody knew of are not done afterwards, and are told")
    func answers() throws {
        let session = Session([.text("Lyon; Springfield\r1\r s \r\rOslo\r3\r"), .text("2\r")])
        #expect(
            try session.answers(["Place: ", "which? ", "Place: ", "Place: "])
                == [.text("Lyon; Springfield"), .text("2"), .text("Oslo"), .text("3")])
        #expect(session.editor.takeGivenUp() == ["1", "s"])
    }

    @Test(
        "A name of which none of the answers was chosen comes before the one that is typed over it, but for a new spelling",
        arguments: [
            ("Oslo", [EditedLine.text("Bergen"), .text("Oslo")]), ("Bergamo", [.text("Bergamo"), .text("")]),
            ("\u{8}\u{8}go", [.text("Berggo"), .text("")]),
        ] as [(String, [EditedLine])])
    func replaced(next: String, expected: [EditedLine]) throws {
        let session = Session([.text("Bergen\r"), .text("\(next)\r"), .text("\r")])
        let field = LiveField { _ in }
        field.onChange = { [weak field] text in
            let answers = [Suggestion("Bergen (NO)"), Suggestion("Bergen (DE)")]
            field?.show(text == "Bergen" ? answers : [], for: text, selectsFirst: false)
        }
        let first = try session.editor.read("Place: ", field: field)
        #expect(session.streams.text.contains("Enter takes the first"))
        field.onChange = { _ in }
        field.clear()
        #expect(try [first, session.editor.read("Place: ")] == expected)
    }

    @Test("What has arrived and was not read yet was typed ahead, too")
    func arrived() throws {
        let session = Session([.text("a Springfield\r"), .text("y\r"), .text("2\r")])
        session.streams.early = 2
        #expect(
            try session.answers(["trip> ", "which? ", "trip> "]) == [.text("a Springfield"), .text("2"), .text("y")])
    }

    @Test("What arrives once the page with the question appears is an answer")
    func answered() throws {
        let session = Session([.text("a Springfield\r"), .text("y\r"), .text("2\r")])
        session.streams.early = 2
        #expect(try session.answers(["trip> "]) == [.text("a Springfield")])
        try session.editor.holdTypedAhead()
        session.streams.early = 1
        #expect(try session.answers(["which? ", "trip> "]) == [.text("2"), .text("y")])
    }

    @Test("The rest of a line that has not ended belongs to it")
    func rest() throws {
        let session = Session([.text("one\rtw"), .text("o"), .text("\r2\r")])
        #expect(try session.answers(["> ", "which? ", "> "]) == [.text("one"), .text("2"), .text("two")])
    }

    @Test("After a pause keys answer the question, and the line that has not ended goes on behind it")
    func pause() throws {
        let session = Session([.text("one\rtw"), .timedOut, .text("2\r"), .text("o\r")])
        #expect(try session.answers(["> ", "which? ", "> "]) == [.text("one"), .text("2"), .text("two")])
    }

    @Test("Ctrl-C at the question gives up what waits, and tells it once")
    func givenUp() throws {
        let session = Session([.text("one\rd 3\r"), .text("\u{3}"), .text("two\r")])
        #expect(try session.answers(["> ", "which? "]) == [.text("one"), .interrupted(.interrupt)])
        #expect(session.editor.takeGivenUp() == ["d 3"] && session.editor.takeGivenUp() == [])
        #expect(try session.editor.read("> ") == .text("two"))
    }

    @Test("Ctrl-C that was typed ahead gives up what stands before it, and leaves the question")
    func interrupt() throws {
        let session = Session([.text("one\rd 3\r\u{3}"), .text("two\r")])
        #expect(
            try session.answers(["> ", "which? ", "> "]) == [.text("one"), .interrupted(.interrupt), .text("two")])
    }

    @Test("A line that is held at the question waits behind those that were typed before, and is shown with them")
    func held() throws {
        let session = Session([.text("one\rtwo\r"), .text("three\r"), .text("1\r")])
        #expect(try session.answers(["> ", "which? "]) == [.text("one"), .text("three")])
        session.editor.hold(line: "three")
        #expect(try session.answers(["which? "]) == [.text("1")])
        #expect(session.streams.text.contains("Done afterwards: two · three"))
        #expect(try session.answers(["> ", "> "]) == [.text("two"), .text("three")])
    }

    @Test("A held line comes before one that has not ended, and one of several lines is a paste")
    func heldBeforeRest() throws {
        let session = Session([.text("one\rtw"), .timedOut, .text("a\nb\r"), .text("1\r"), .text("o\r")])
        #expect(try session.answers(["> "]) == [.text("one")])
        _ = try session.answers(["which? "])
        session.editor.hold(line: "three\nfour")
        _ = try session.answers(["which? "])
        let answers = try session.answers(["> "])
        #expect(answers == [.text("three\nfour")])
    }

    @Test("A paste with its marks waits, too")
    func paste() throws {
        let session = Session([.text("one\r\u{1B}[200~two\u{1B}[201~\r"), .text("1\r")])
        #expect(try session.answers(["> ", "which? ", "> "]) == [.text("one"), .text("1"), .text("two")])
    }
}
