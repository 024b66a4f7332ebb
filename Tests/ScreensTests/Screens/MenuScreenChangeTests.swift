import Platform
import TestSupport
import Testing

@testable import Console
@testable import Screens

/// Changes of a page while its question is open.
@Suite("A menu's screen that changes")
struct MenuScreenChangeTests {
    private func bytes(_ text: String) -> InMemoryStandardStreams.Step { .bytes(Array(text.utf8)) }

    @Test("In a window a change is written over the page, and what was typed stays")
    func changeAbove() throws {
        let session = RowsSession(
            Desk(script: [bytes("fo"), .silence, .silence, bytes("o\r"), bytes("\u{4}")], isTerminal: true))
        let timer = session.show(["Lyon", "Ulm", "Bonn"], after: .seconds(1))
        #expect(try session.run() == .back)
        #expect(
            session.desk.transcript.contains("\n> fo") && session.desk.transcript.contains("\n3 Bonn\n"))
        #expect(session.shown == ["80 columns", "1 Lyon", "2 Ulm", "3 Bonn", "", "foo?"])
        timer.cancel()
    }

    @Test("Several changes of one moment are shown once, and the parts of a page are given 300 ms here too")
    func changesTogether() throws {
        let session = RowsSession(
            Desk(script: [.silence, .silence, .silence, .silence, bytes("\u{4}")], isTerminal: true))
        let feed = session.presenter.feed
        let timers = [
            session.desk.loop.schedule(after: .seconds(1)) {
                feed.show(RowsPage(rows: ["?"], isLoading: true))
                feed.show(RowsPage(rows: ["?", "?"], isLoading: true))
            },
            session.show(["Bonn", "Kiel"], after: .milliseconds(1_250)),
        ]
        #expect(try session.run() == .back)
        #expect(session.shown == ["80 columns", "1 Bonn", "2 Kiel"])
        #expect(!session.desk.transcript.contains("1 ?"))
        for timer in timers { timer.cancel() }
    }

    @Test("A page whose parts stay away is shown above the question after 300 ms as it is")
    func partsStayAway() throws {
        let session = RowsSession(Desk(script: [.silence, .silence, .silence, bytes("\u{4}")], isTerminal: true))
        let timer = session.desk.loop.schedule(after: .seconds(1)) {
            session.presenter.feed.show(RowsPage(rows: ["?"], isLoading: true))
        }
        #expect(try session.run() == .back)
        #expect(session.shown == ["80 columns", "1 ?", "…"])
        #expect(session.desk.loop.now == .milliseconds(1_300))
        timer.cancel()
    }

    @Test("Nothing appears by itself on a pipe and on a dumb terminal; changes show before the next question")
    func notByItself() throws {
        for isDumb in [false, true] {
            let session = RowsSession(
                Desk(script: [.silence, .silence, bytes("?\n"), bytes("quit\n")], isTerminal: isDumb, isDumb: isDumb))
            var during = ""
            let timers = [
                session.show(["Bonn"], after: .seconds(1)),
                session.desk.loop.schedule(after: .seconds(2)) { during = session.desk.transcript },
            ]
            #expect(try session.run() == .quit)
            #expect(during == "80 columns\n1 Lyon\n2 Ulm\n> ")
            let lineEnd = isDumb ? "" : "\n"
            #expect(
                session.desk.transcript
                    == "\(during)\(lineEnd)This is the help.\n\n80 columns\n1 Bonn\n> \(lineEnd)")
            for timer in timers { timer.cancel() }
        }
    }

    @Test("A window of another size gets the page anew once, 150 ms after the last signal")
    func resized() throws {
        let session = RowsSession(
            Desk(script: [bytes("fo"), .silence, .silence, .silence, bytes("o\r"), bytes("\u{4}")], isTerminal: true))
        let (streams, loop) = (session.desk.streams, session.desk.loop)
        var before = ""
        let timers = [
            loop.schedule(after: .seconds(1)) {
                streams.terminalSize = TerminalSize(columns: 60, rows: 24)
                streams.pendingSignals.append(.windowChanged)
            },
            loop.schedule(after: .milliseconds(1_100)) {
                before = session.desk.transcript
                streams.terminalSize = TerminalSize(columns: 40, rows: 24)
                streams.pendingSignals.append(.windowChanged)
            },
        ]
        #expect(try session.run() == .back)
        #expect(loop.now == .milliseconds(1_250))
        #expect(!before.contains("60 columns"))
        #expect(!session.desk.transcript.contains("60 columns"))
        #expect(session.desk.transcript.split(separator: "40 columns").count == 2)
        #expect(session.desk.transcript.contains("foo?"))
        for timer in timers { timer.cancel() }
    }

    @Test(
        "A number whose row has changed since the line was begun is refused; other numbers and names are not",
        arguments: [
            ("delete 1", true), ("delete 3", true), ("delete 2", false), ("delete Lyon", false), ("delete 9", false),
        ])
    func changedNumbers(line: String, isRefused: Bool) throws {
        for isTerminal in [true, false] {
            let (first, rest) = (String(line.prefix(1)), String(line.dropFirst()))
            let end = isTerminal ? "\r" : "\n"
            let session = RowsSession(
                Desk(
                    script: [bytes(first), .silence, .silence, bytes(rest + end), bytes("quit" + end)],
                    isTerminal: isTerminal),
                ["Lyon", "Ulm", "Bonn"])
            let timer = session.show(["Bonn", "Ulm"], after: .seconds(1))
            #expect(try session.run() == .quit)
            #expect(session.presenter.handled == (isRefused ? ["quit"] : [line, "quit"]))
            let sentence = "has changed meanwhile; nothing was done. Look, and type it again."
            #expect(session.desk.transcript.contains(sentence) == isRefused)
            timer.cancel()
        }
    }

    @Test("A line that is begun after a change means the rows of the page that the change has brought")
    func begunLater() throws {
        let session = RowsSession(
            Desk(script: [.silence, .silence, bytes("delete 1\r"), bytes("quit\r")], isTerminal: true))
        let timer = session.show(["Bonn", "Ulm"], after: .seconds(1))
        #expect(try session.run() == .quit)
        #expect(session.presenter.handled == ["delete 1", "quit"])
        timer.cancel()
    }

    @Test("A number that answers a question is refused as well when its row has changed meanwhile")
    func changedInAnswer() throws {
        let session = RowsSession(
            Desk(
                script: [bytes("delete\r"), bytes("1"), .silence, .silence, bytes("\r"), bytes("quit\r")],
                isTerminal: true))
        let timer = session.show(["Bonn", "Ulm"], after: .seconds(1))
        #expect(try session.run() == .quit)
        #expect(session.presenter.handled == ["quit"])
        timer.cancel()
    }

    @Test("Another program's change that is only found when the line ends counts as a change of the row, too")
    func foundAtTheEnd() throws {
        let session = RowsSession(Desk(typing: "delete 1", "delete 1", "quit"))
        let presenter = session.presenter
        session.desk.terminal.onLine = { presenter.feed.show(RowsPage(rows: ["Bonn", "Ulm"])) }
        #expect(try session.run() == .quit)
        #expect(presenter.handled == ["delete 1", "quit"])
        #expect(session.desk.transcript.contains("Number 1 has changed meanwhile"))
    }
}
