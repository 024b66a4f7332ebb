import Platform
import Reactive
import TestSupport
import Testing

@testable import Console
@testable import Screens

@Suite("A menu's screen")
struct MenuScreenTests {
    @Test("A page is printed once, and not again while it stays as it is")
    func printedOnce() throws {
        let session = RowsSession(Desk(typing: "", "", "foo", "?"))
        #expect(try session.run() == .back)
        #expect(
            session.desk.transcript == """
                80 columns
                1 Lyon
                2 Ulm
                > 
                > 
                > 
                foo?
                > 
                This is the help.
                > 

                """)
        #expect(session.presenter.handled == ["end"])
        #expect(session.desk.loop.now == .zero)
    }

    @Test("A page without a question is printed and left")
    func noQuestion() throws {
        let session = RowsSession(Desk(typing: "never read"), [])
        #expect(try session.run() == .back)
        #expect(session.desk.transcript == "80 columns\n")
        #expect(session.presenter.handled == [])
    }

    @Test("Parts that come within 300 ms are waited for; the page is printed once, with them")
    func partsInTime() throws {
        let session = RowsSession(Desk(typing: "quit"), ["?"], isLoading: true)
        let timer = session.show(["Lyon"], after: .milliseconds(299))
        #expect(try session.run() == .quit)
        #expect(session.desk.transcript == "80 columns\n1 Lyon\n> \n")
        #expect(session.desk.loop.now == .milliseconds(299))
        timer.cancel()
    }

    @Test("After 300 ms a page is printed as it is, not waited for again, and printed again when its parts are there")
    func lateParts() throws {
        let session = RowsSession(
            Desk(script: [.bytes([0x0A]), .silence, .silence, .bytes([0x0A]), .bytes(Array("quit\n".utf8))]), ["?"],
            isLoading: true)
        var textAt300 = ""
        let timers = [
            session.desk.loop.schedule(after: .milliseconds(301)) { textAt300 = session.desk.transcript },
            session.show(["Lyon"], after: .milliseconds(400)),
        ]
        #expect(try session.run() == .quit)
        #expect(textAt300 == "80 columns\n1 ?\n…\n> \n> ")
        #expect(session.desk.transcript == "80 columns\n1 ?\n…\n> \n> \n\n80 columns\n1 Lyon\n> \n")
        #expect(session.desk.loop.now == .milliseconds(400))
        for timer in timers { timer.cancel() }
    }

    @Test("The same sentence is printed again when it is said again")
    func saidTwice() throws {
        let session = RowsSession(Desk(typing: "say", "", "say", "quit"))
        #expect(try session.run() == .quit)
        #expect(session.desk.transcript == "80 columns\n1 Lyon\n2 Ulm\n> \nSaid.\n> \n> \nSaid.\n> \n")
    }

    @Test("Choices are numbered and stand above the question for one of them")
    func choices() throws {
        let session = RowsSession(Desk(typing: "offer", "2", "quit"))
        #expect(try session.run() == .quit)
        #expect(
            session.desk.transcript == "80 columns\n1 Lyon\n2 Ulm\n> \n  1  Lyon\n  2  Lyons\nWhich one?\n> \n> \n")
        #expect(session.presenter.handled == ["offer", "2", "quit"])
    }

    @Test("What a screen above said when it was left is printed once, below the page if that was covered")
    func leftScreens() throws {
        for (covers, page) in [(true, "\n80 columns\n1 Lyon\n2 Ulm\n"), (false, "")] {
            let session = RowsSession(Desk(typing: "open", "", "quit"))
            let (navigator, onEvent) = (session.desk.navigator, session.presenter.onEvent)
            session.presenter.onEvent = { event in
                onEvent(event)
                guard event == "open" else { return }
                navigator.push(SayingScreen(.done("Left."), navigator, coversPage: covers))
            }
            #expect(try session.run() == .quit)
            #expect(session.desk.transcript == "80 columns\n1 Lyon\n2 Ulm\n> \n\(page)Left.\n> \n> \n")
        }
    }

    @Test("Nothing is asked as long as something is under way")
    func underWay() throws {
        let session = RowsSession(Desk(typing: "work", "quit"))
        let (presenter, answer) = (session.presenter, PassthroughSubject<String, Mishap>())
        let onEvent = presenter.onEvent
        presenter.onEvent = { event in
            onEvent(event)
            guard event == "work" else { return }
            presenter.feed.run(answer, saying: "working…") {
                presenter.feed.say(.done($0))
            } failed: { _ in
            }
        }
        let timer = session.desk.loop.schedule(after: .seconds(2)) { answer.send("Done after two seconds.") }
        #expect(try session.run() == .quit)
        #expect(session.desk.transcript == "80 columns\n1 Lyon\n2 Ulm\n> \nDone after two seconds.\n> \n")
        #expect(session.desk.loop.now == .seconds(2))
        timer.cancel()
    }

    @Test("Ctrl-C ends what is under way, and the screen stays; other signals end the program")
    func interruptedWork() throws {
        func session(_ signal: Signal) -> RowsSession {
            let session = RowsSession(
                Desk(script: [.bytes(Array("work\n".utf8)), .signal(signal), .bytes(Array("?\n".utf8))]))
            let (presenter, onEvent) = (session.presenter, session.presenter.onEvent)
            let answer = PassthroughSubject<String, Mishap>()
            presenter.onEvent = { [unowned presenter] event in
                onEvent(event)
                guard event == "work" else { return }
                presenter.feed.run(answer, saying: "working…") { _ in
                } failed: { _ in
                }
            }
            return session
        }
        let interrupted = session(.interrupt)
        #expect(try interrupted.run() == .back)
        #expect(interrupted.presenter.cancellations == 1)
        #expect(
            interrupted.desk.transcript
                == "80 columns\n1 Lyon\n2 Ulm\n> \nStopped; nothing was changed.\n> \nThis is the help.\n> \n")
        for signal in [Signal.terminate, .hangup] {
            let ended = session(signal)
            #expect(try ended.run() == .interrupted(signal))
            #expect(ended.presenter.cancellations == 0)
        }
    }

    @Test("A signal at a question leaves the program, and so does one while a page is waited for")
    func interruptedQuestion() throws {
        let pipe = RowsSession(Desk(script: [.signal(.hangup)]))
        #expect(try pipe.run() == .interrupted(.hangup))
        let terminal = RowsSession(Desk(script: [.bytes([3]), .bytes([3])], isTerminal: true))
        #expect(try terminal.run() == .interrupted(.interrupt))
        #expect(terminal.presenter.handled == [])
        #expect(terminal.desk.transcript.contains("Ctrl-C again leaves."))
        let loading = RowsSession(Desk(script: [.signal(.interrupt)]), isLoading: true)
        #expect(try loading.run() == .interrupted(.interrupt))
        #expect(loading.desk.transcript == "")
    }

    @Test("Ctrl-C leaves only if the one right before it said so: a line or a letter in between begins anew")
    func interruptedTwice() throws {
        func session(_ keys: String...) throws -> (end: ScreenEnd, session: RowsSession) {
            let session = RowsSession(
                Desk(script: keys.map { .bytes(Array($0.utf8)) }, isTerminal: true))
            return (try session.run(), session)
        }
        #expect(try session("\u{3}", "?\r", "\u{3}", "\u{4}").end == .back)
        #expect(try session("\u{3}", "x", "\u{3}", "\u{3}", "\u{4}").end == .back)
        #expect(try session("\u{3}", "x", "\u{3}", "\u{3}", "\u{3}").end == .interrupted(.interrupt))
        let (_, once) = try session("\u{3}", "\u{4}")
        #expect(once.presenter.handled == ["end"])
    }

    @Test("A question for what is missing can be answered, left with Ctrl-D, and left or cleared with Ctrl-C")
    func questions() throws {
        let answered = RowsSession(Desk(typing: "delete", "Ulm", "quit"))
        #expect(try answered.run() == .quit)
        #expect(answered.presenter.handled == ["delete Ulm", "quit"])
        #expect(answered.desk.transcript == "80 columns\n1 Lyon\n2 Ulm\n> \nWhich row? \n> \n")
        let delete = InMemoryStandardStreams.Step.bytes(Array("delete\r".utf8))
        let cancelled = RowsSession(Desk(script: [delete, .bytes([4]), .bytes([4])], isTerminal: true))
        #expect(try cancelled.run() == .back)
        #expect(cancelled.presenter.handled == ["end"])
        let left = RowsSession(Desk(script: [delete, .bytes([3]), .bytes([4])], isTerminal: true))
        #expect(try left.run() == .back)
        #expect(left.presenter.handled == ["end"])
        let cleared = RowsSession(
            Desk(
                script: [delete, .bytes(Array("Lyo".utf8)), .bytes([3]), .bytes(Array("Ulm\r".utf8))], isTerminal: true)
        )
        #expect(try cleared.run() == .back)
        #expect(cleared.presenter.handled == ["delete Ulm", "end"])
    }

    @Test(
        "Where an empty answer means something, a refusal says that Esc leaves the question; no other answer, no question"
    )
    func wayOut() throws {
        func session(anotherAnswerHelps: Bool) throws -> (handled: [String], text: String) {
            let steps = ["take\r", "bad\r"].map { InMemoryStandardStreams.Step.bytes(Array($0.utf8)) }
            let session = RowsSession(
                Desk(script: steps + [.bytes([3]), .bytes(Array("quit\r".utf8))], isTerminal: true))
            session.presenter.onEvent = { [desk = session.desk, unowned presenter = session.presenter] event in
                if event == "quit" { desk.navigator.leave(.quit) }
                guard event == "bad" else { return }
                presenter.feed.say(Notice(.refused(anotherAnswerHelps: anotherAnswerHelps), ["Too long."]))
            }
            _ = try session.run()
            return (session.presenter.handled, session.desk.transcript)
        }
        let asked = try session(anotherAnswerHelps: true)
        #expect(asked.handled == ["bad", "quit"] && asked.text.contains("Esc leaves the question."))
        #expect(!asked.text.contains("An empty line"))
        let other = try session(anotherAnswerHelps: false)
        #expect(other.handled == ["bad", "quit"] && !other.text.contains("leaves the question"))
    }

    /// What is done for lines of which the first opens a screen that is left by a notice, after asking something or
    /// not.
    private func handled(_ notice: Notice, asking: String? = nil, isTerminal: Bool = true) throws -> [String] {
        try session(notice, asking: asking, isTerminal: isTerminal).handled
    }

    /// The same, with what is on the terminal.
    private func session(
        _ notice: Notice, asking: String? = nil, isTerminal: Bool = true
    ) throws -> (handled: [String], text: String) {
        let lines = ["delete 9"] + (asking == nil ? [] : ["yes"]) + ["1", "quit"]
        let end = isTerminal ? "\r" : "\n"
        let session = RowsSession(
            Desk(script: lines.map { .bytes(Array(($0 + end).utf8)) }, isTerminal: isTerminal))
        session.presenter.onEvent = { [desk = session.desk] event in
            switch event {
            case "delete 9":
                desk.navigator.push(SayingScreen(notice, desk.navigator, coversPage: false, asking: asking, desk))
            case "quit": desk.navigator.leave(.quit)
            default: break
            }
        }
        #expect(try session.run() == .quit)
        return (session.presenter.handled, session.desk.transcript)
    }

    @Test("A question that is asked again when a screen above is left says how it is left")
    func wayOutBehindScreen() throws {
        let text = try session(.failed("No row 9.")).text
        #expect(text.contains("No row 9.\n") && text.ranges(of: "leaves the question.").count == 1)
        #expect(try !session(.done("Done.")).text.contains("leaves the question."))
    }

    @Test("An argument with which the screen that it opens can do nothing is asked for again")
    func refusedAbove() throws {
        #expect(try handled(.failed("No row 9.")) == ["delete 9", "delete 1", "quit"])
        // Not where nothing is wrong, where the person ended it, behind a further question, or where nobody is there.
        #expect(try handled(.done("Done.")) == ["delete 9", "1", "quit"])
        #expect(try handled(.stopped) == ["delete 9", "1", "quit"])
        #expect(try handled(.failed("No room."), asking: "Sure? ") == ["delete 9", "1", "quit"])
        #expect(try handled(.failed("No row 9."), isTerminal: false) == ["delete 9", "1", "quit"])
    }

    @Test("A loop that cannot wait is an error, not an endless wait")
    func brokenLoop() {
        let session = RowsSession(Desk(typing: "work"))
        session.presenter.onEvent = { [unowned presenter = session.presenter] _ in
            presenter.feed.run(PassthroughSubject<String, Mishap>(), saying: "…") { _ in
            } failed: { _ in
            }
        }
        session.desk.streams.inputIsTerminal = false
        #expect(throws: DialogError.self) { try session.run() }
    }
}

/// A failure for tests.
enum Mishap: Error, Equatable {
    case refused
}
