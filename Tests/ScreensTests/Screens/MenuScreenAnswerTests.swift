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

    @Test("What was refused is asked again with it in the line, and may be typed with the key of the menu")
    func askedAgain() throws {
        let session = session("delete 9", "delete 1", "quit")
        session.presenter.onEvent = { [desk = session.desk, unowned presenter = session.presenter] event in
            if event == "quit" { desk.navigator.leave(.quit) }
            if event == "delete 9" { presenter.feed.say(.failed("No row 9.")) }
        }
        #expect(try session.run() == .quit)
        #expect(session.presenter.handled == ["delete 9", "delete 1", "quit"])
    }

    /// Runs a session in which deleting by a text and the name `x` are refused.
    private func refusing(_ lines: String...) throws -> RowsSession {
        let session = RowsSession(
            Desk(script: lines.map { .bytes(Array(($0 + "\r").utf8)) }, isTerminal: true))
        session.presenter.leavesQuestions = true
        session.presenter.onEvent = { [desk = session.desk, unowned presenter = session.presenter] event in
            if event == "quit" { desk.navigator.leave(.quit) }
            if event == "offer" { presenter.feed.offer(["Lyon", "Lyons"], saying: .done("Which one?")) }
            let isNumber = event.dropFirst(7).allSatisfy(\.isNumber)
            if event == "name x" || event.hasPrefix("delete ") && !isNumber { presenter.feed.say(.failed("No row.")) }
        }
        _ = try session.run()
        return session
    }

    @Test("What is neither yes nor no stands in the line again, and what is typed next takes its place")
    func unanswered() throws {
        let lines = ["change", "12", "", "ja", "y", "change", "", "quit"]
        let session = RowsSession(Desk(script: lines.map { .bytes(Array(($0 + "\r").utf8)) }, isTerminal: true))
        session.presenter.onEvent = { [desk = session.desk, unowned presenter = session.presenter] event in
            if event == "quit" { desk.navigator.leave(.quit) }
            if event == "change" { presenter.feed.ask(YesNoQuestion("Sure?")) }
        }
        _ = try session.run()
        #expect(session.presenter.handled == ["change", "answer true", "change", "answer false", "quit"])
        #expect(session.desk.transcript.contains("Type y or n."))
    }

    @Test("A line of the menu that is no answer leaves the question and is done as it stands, without an error")
    func otherLine() throws {
        let session = try refusing("delete", "name New", "quit")
        #expect(session.presenter.handled == ["delete name New", "name New", "quit"])
        let text = session.desk.transcript
        #expect(text.ranges(of: "The question was left.").count == 1 && !text.contains("No row."))
    }

    @Test("The same line with another value answers the question that is asked again")
    func sameLine() throws {
        let session = try refusing("delete all", "delete 2", "quit")
        #expect(session.presenter.handled == ["delete all", "delete 2", "quit"])
        #expect(!session.desk.transcript.contains("The question was left."))
    }

    @Test("An answer that can be done is taken, although it begins like a line of the menu")
    func answerLikeLine() throws {
        #expect(try refusing("name", "\u{15}open house", "quit").presenter.handled == ["name open house", "quit"])
    }

    @Test("A line of the menu at numbered choices and at no choice of them leaves them and is done")
    func lineAtChoices() throws {
        let session = try refusing("offer", "name New", "quit")
        #expect(session.presenter.handled == ["offer", "choose name New", "leave", "name New", "quit"])
        #expect(!session.desk.transcript.contains("Not name New."))
    }

    @Test("What is neither an answer nor a line of the menu is refused, and the question stays")
    func neither() throws {
        let session = try refusing("delete", "nothing", "1", "quit")
        #expect(session.presenter.handled == ["delete nothing", "delete 1", "quit"])
        #expect(session.desk.transcript.contains("No row."))
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
