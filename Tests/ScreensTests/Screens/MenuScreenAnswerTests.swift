import Platform
import Reactive
import TestSupport
import Testing

@testable import Console
@testable import Screens

/// How questions of a screen are asked again, and how choices are answered on a terminal.
@Suite("Answers at a menu's screen")
struct MenuScreenAnswerTests {
    /// A session on a terminal whose lines end by Enter.
    private func session(_ lines: String...) -> RowsSession {
        RowsSession(Desk(script: lines.map { .bytes(Array(($0 + "\r").utf8)) }, isTerminal: true))
    }

    @Test("A choice has a prompt of its own; what is no answer is said once and keeps the question, nothing leaves it")
    func choice() throws {
        let session = session("offer", "quit", "Lyons", "offer", "", "quit")
        #expect(try session.run() == .quit)
        #expect(
            session.presenter.handled == ["offer", "choose quit", "choose Lyons", "offer", "choose ", "quit"])
        let text = session.desk.transcript
        #expect(text.contains("which 1-2> "))
        #expect(text.ranges(of: "Not quit.").count == 1)
        // The choices stand there once for each time they are offered.
        #expect(text.ranges(of: "  2  Lyons").count == 2)
    }

    @Test("What was refused is asked again with an empty line, and may be typed with the key of the menu")
    func askedAgain() throws {
        let session = session("delete 9", "delete 1", "quit")
        session.presenter.onEvent = { [desk = session.desk, unowned presenter = session.presenter] event in
            if event == "quit" { desk.navigator.leave(.quit) }
            if event == "delete 9" { presenter.feed.say(.failed("No row 9.")) }
        }
        #expect(try session.run() == .quit)
        #expect(session.presenter.handled == ["delete 9", "delete 1", "quit"])
    }

    /// What a question whose answer begins with a text gives for what is typed.
    private func answers(to lines: [String]) throws -> [String] {
        let session = RowsSession(
            Desk(script: lines.map { .bytes(Array(($0 + "\r").utf8)) }, isTerminal: true))
        session.presenter.onEvent = { [desk = session.desk, unowned presenter = session.presenter] event in
            if event == "quit" { desk.navigator.leave(.quit) }
            if event.hasPrefix("name x") { presenter.feed.say(.failed("No.")) }
        }
        _ = try session.run()
        return session.presenter.handled
    }

    @Test("A value that is there already is not in the line any more after a wrong one")
    func prefilled() throws {
        #expect(try answers(to: ["name", "er", "quit"]) == ["name Older", "quit"])
        #expect(try answers(to: ["name x", "New", "quit"]) == ["name x", "name New", "quit"])
    }
}
