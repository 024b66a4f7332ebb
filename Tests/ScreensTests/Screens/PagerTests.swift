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

    /// Everything that was a page of its own, oldest first, without empty rows.
    private func pages(_ session: RowsSession) -> [String] { session.shown.filter { !$0.isEmpty } }

    private let rows = ["80 columns", "1 Lyon", "2 Ulm"]
    private let first = "lines 1 to 20 of 30 · Enter shows more · b goes back"
    private let last = "lines 21 to 30 of 30 · Enter or b goes back · < those before"

    @Test("It is a page that is shown in parts: Enter shows more, < those before, b goes back")
    func parts() throws {
        let all = session("long\r\r\rquit\r")
        #expect(try all.run() == .quit)
        #expect(pages(all) == rows + lines(1...20) + [first] + lines(21...30) + [last] + rows)
        let back = session("long\r\r<\rb\rquit\r")
        #expect(try back.run() == .quit)
        #expect(
            pages(back) == rows + lines(1...20) + [first] + lines(21...30) + [last] + lines(1...20) + [first] + rows)
        #expect(back.presenter.handled == ["quit"])
        let keys = session("long\r\u{1B}[6~\u{1B}[6~\u{1B}[5~\u{1B}[5~b\rquit\r")
        #expect(try keys.run() == .quit)
        #expect(pages(keys) == pages(back))
        for more in [" ", "\u{1B}[B"] {
            let keys = session("long\r\(more)\u{1B}[B\u{1B}[Ab\rquit\r")
            #expect(try keys.run() == .quit)
            #expect(pages(keys) == pages(back))
        }
    }

    @Test("A few lines are messages; more are a page that waits for Enter")
    func messages() throws {
        let few = session("?\rquit\r")
        #expect(try few.run() == .quit)
        #expect(few.desk.transcript.contains("This is the help."))
        #expect(!few.desk.transcript.contains("back> "))
    }

    @Test("Ctrl-C and Ctrl-D leave it, and the menu goes on")
    func left() throws {
        for key in ["\u{3}", "\u{4}"] {
            let session = session("long\r\(key)quit\r")
            #expect(try session.run() == .quit)
            #expect(pages(session) == rows + lines(1...20) + [first] + rows)
        }
    }

    @Test("Of a line that is wider than the window nothing is lost")
    func wide() {
        #expect(Pager.folded("1  Lyon  Rhône", toWidth: 14) == ["1  Lyon  Rhône"])
        #expect(Pager.folded("1  Lyon  Rhône, 2", toWidth: 14) == ["1  Lyon  Rhône", ", 2"])
        #expect(Pager.folded("  a sentence of words", toWidth: 12) == ["  a sentence", "of words"])
        #expect(Pager.folded("京都  東京", toWidth: 5) == ["京都 ", " 東京"])
    }

    @Test("Another line that is typed below it is for the menu")
    func line() throws {
        let session = session("long\rdelete 2\rquit\r")
        #expect(try session.run() == .quit)
        #expect(session.presenter.handled == ["delete 2", "quit"])
    }

    @Test("On a pipe it is printed whole; one that fits is one page")
    func whole() throws {
        let session = session("long\nquit\n", isTerminal: false)
        #expect(try session.run() == .quit)
        #expect(session.desk.transcript.contains((lines(1...30) + ["> "]).joined(separator: "\n")))
        let high = self.session("long\r\rquit\r")
        high.desk.streams.terminalSize = TerminalSize(columns: 80, rows: 34)
        #expect(try high.run() == .quit)
        #expect(!high.desk.transcript.contains("more> "))
        #expect(high.desk.transcript.contains("Enter or b goes back"))
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
        #expect(session.shown.contains("lines 1 to 20 of 40 · Enter shows more · b goes back"))
        #expect(!session.shown.contains("line 21"))
    }
}
