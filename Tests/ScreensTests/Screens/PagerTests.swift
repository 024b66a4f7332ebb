import Platform
import Reactive
import TestSupport
import Testing

@testable import Console
@testable import Screens

@Suite("A text that the window has no room for")
struct PagerTests {
    private func session(_ typed: String, isTerminal: Bool = true) -> RowsSession {
        RowsSession(Desk(script: [.bytes(Array(typed.utf8))], isTerminal: isTerminal))
    }

    private func lines(_ numbers: ClosedRange<Int>) -> [String] { numbers.map { "line \($0)" } }

    @Test("It is shown in parts that fit the window: Enter shows more, < those before, q ends")
    func parts() throws {
        let first = "lines 1 to 22 of 30 · Enter shows more, < those before, q ends"
        let all = session("long\r\rquit\r")
        #expect(try all.run() == .quit)
        #expect(
            all.shown == ["80 columns", "1 Lyon", "2 Ulm", "> long"] + lines(1...22) + [first, "more>"]
                + lines(23...30) + ["> quit"])
        let back = session("long\r<\rq\rquit\r")
        #expect(try back.run() == .quit)
        #expect(
            back.shown == ["80 columns", "1 Lyon", "2 Ulm", "> long"] + lines(1...22) + [first, "more> <"]
                + lines(1...22) + [first, "more> q", "> quit"])
        #expect(back.presenter.handled == ["quit"])
    }

    @Test("Ctrl-C and Ctrl-D leave it, and the menu goes on")
    func left() throws {
        for key in ["\u{3}", "\u{4}"] {
            let session = session("long\r\(key)quit\r")
            #expect(try session.run() == .quit)
            #expect(session.shown.last == "> quit")
            #expect(!session.shown.contains("line 23"))
        }
    }

    @Test("Another line that is typed below it is for the menu")
    func line() throws {
        let session = session("long\rdelete 2\rquit\r")
        #expect(try session.run() == .quit)
        #expect(session.presenter.handled == ["delete 2", "quit"])
    }

    @Test("On a pipe it is printed whole, and so is a text that fits")
    func whole() throws {
        let session = session("long\nquit\n", isTerminal: false)
        #expect(try session.run() == .quit)
        #expect(session.desk.transcript.contains((lines(1...30) + ["> "]).joined(separator: "\n")))
        let high = self.session("long\rquit\r")
        high.desk.streams.terminalSize = TerminalSize(columns: 80, rows: 31)
        #expect(try high.run() == .quit)
        #expect(!high.desk.transcript.contains("more> "))
    }

    @Test("What a task found is shown in the same way, and a line typed below it is for the menu under it")
    func task() throws {
        let session = session("open\rdelete 1\rquit\r")
        let (desk, presenter) = (session.desk, session.presenter)
        presenter.onEvent = { [navigator = desk.navigator] event in
            switch event {
            case "open":
                let found = Just(TaskScreen.Result(lines: (1...40).map { "line \($0)" }))
                navigator.push(
                    TaskScreen(
                        found.setFailureType(to: (any Error).self).eraseToAnyPublisher(), saying: "looking",
                        terminal: desk.terminal, navigator: navigator))
            case "quit": navigator.leave(.quit)
            default: break
            }
        }
        #expect(try session.run() == .quit)
        #expect(presenter.handled == ["open", "delete 1", "quit"])
        #expect(session.shown.contains("lines 1 to 22 of 40 · Enter shows more, < those before, q ends"))
        #expect(!session.shown.contains("line 23"))
    }
}
