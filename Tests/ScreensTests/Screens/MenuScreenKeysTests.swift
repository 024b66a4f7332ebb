import Platform
import TestSupport
import Testing

@testable import Console
@testable import Screens

/// Keys that are pressed while nothing is typed.
@Suite("Keys at a menu's screen")
struct MenuScreenKeysTests {
    private let up = "\u{1B}[A"
    private let down = "\u{1B}[B"
    private let pageUp = "\u{1B}[5~"
    private let pageDown = "\u{1B}[6~"
    private let delete = "\u{1B}[3~"
    private let altUp = "\u{1B}[1;3A"
    private let ctrlDown = "\u{1B}[1;5B"

    private func session(_ keys: String..., rows: [String] = ["Lyon", "Ulm", "Bonn"]) -> RowsSession {
        let steps = keys.flatMap { [InMemoryStandardStreams.Step.bytes(Array($0.utf8)), .silence] }
        return RowsSession(Desk(script: steps + [.bytes(Array("quit\r".utf8))], isTerminal: true), rows)
    }

    private func handled(_ keys: String...) throws -> [String] {
        let session = session(keys.joined())
        #expect(try session.run() == .quit)
        return session.presenter.handled.dropLast()
    }

    @Test("Up and down choose a row, which Enter opens, Delete removes and Alt or Ctrl with an arrow moves")
    func chosen() throws {
        #expect(try handled(down, "\r") == ["1"])
        #expect(try handled(down, down, up, down, "\r") == ["2"])
        #expect(try handled(up, "\r") == ["3"])
        #expect(try handled(up, down, down, "\r") == ["3"])
        #expect(try handled(down, delete) == ["delete 1"])
        #expect(try handled(down, down, altUp) == ["name up"])
        #expect(try handled(down, ctrlDown) == ["name down"])
        // The first cannot be moved up, and what was typed before is not brought back for that.
        #expect(try handled(down, altUp) == [])
        #expect(try handled("name x\r", down, altUp, "\r") == ["name x", "1"])
    }

    @Test("Home and End choose the first and the last row; the line of keys says what they do to a chosen one")
    func ends() throws {
        #expect(try handled("\u{1B}[F", "\r") == ["3"])
        #expect(try handled(down, down, "\u{1B}[H", "\r") == ["1"])
        let long = session("\u{1B}[F", rows: (1...50).map { "row \($0)" })
        #expect(try long.run() == .quit)
        #expect(long.shown.contains("50 row 50 <"))
        #expect(long.shown.contains("Enter opens · Del removes · Alt-↑↓ moves · Esc"))
        let none = session(down, "\u{1B}")
        #expect(try none.run() == .quit)
        #expect(!none.shown.contains { $0.hasPrefix("Enter opens") })
    }

    @Test("After Delete the row that stands at that place now is chosen, or the last")
    func deleted() throws {
        for (keys, rows, next) in [(down, ["Ulm", "Bonn"], "1"), (up, ["Lyon", "Ulm"], "2")] {
            let desk = Desk(
                script: [.bytes(Array((keys + delete).utf8)), .silence, .silence, .bytes(Array("\rquit\r".utf8))],
                isTerminal: true)
            let session = RowsSession(desk, ["Lyon", "Ulm", "Bonn"])
            let timer = session.show(rows, after: .seconds(1))
            #expect(try session.run() == .quit)
            #expect(session.presenter.handled.dropFirst() == [next, "quit"])
            timer.cancel()
        }
    }

    @Test("Up brings a refused line back to be mended, and chooses a row behind any other")
    func mended() throws {
        #expect(try handled("sya\r", up, "\u{7F}\u{7F}ay\r") == ["say"])
        #expect(try handled("say\r", up, "\r") == ["say", "3"])
        #expect(try handled("sya\r", down, up, "\r") == ["1"])
    }

    @Test("Nothing is chosen at first, after Esc and after other rows were asked for: then Enter draws the page")
    func unchosen() throws {
        #expect(try handled("\r") == [])
        #expect(try handled(delete) == [])
        #expect(try handled(down, "/ o\r", "\r") == [])
        let escaped = session(down, "\u{1B}", "\r")
        #expect(try escaped.run() == .quit)
        #expect(escaped.presenter.handled == ["quit"])
        #expect(escaped.desk.transcript.contains("1 Lyon <\n") || escaped.desk.transcript.contains("1 Lyon <"))
        #expect(!escaped.shown.contains("1 Lyon <"))
    }

    @Test("The chosen row serves only what would ask for a row, and a number means what it says")
    func serves() throws {
        #expect(try handled(down, "delete\r") == ["delete 1"])
        #expect(try handled(down, "delete 2\r") == ["delete 2"])
        #expect(try handled(down, "say\r") == ["say"])
    }

    @Test("The chosen row stays chosen where it is moved to by others, and is none when it is gone")
    func moved() throws {
        for (rows, expected) in [(["Bonn", "Ulm", "Lyon"], ["3", "quit"]), (["Ulm"], ["quit"])] {
            let desk = Desk(
                script: [.bytes(Array(down.utf8)), .silence, .silence, .bytes(Array("\rquit\r".utf8))],
                isTerminal: true)
            let session = RowsSession(desk, ["Lyon", "Ulm", "Bonn"])
            let timer = session.show(rows, after: .seconds(1))
            #expect(try session.run() == .quit)
            #expect(session.presenter.handled == expected)
            timer.cancel()
        }
    }

    @Test("Page Up and Page Down turn pages; the arrows choose beyond the end of one")
    func pages() throws {
        let rows = (1...50).map { "row \($0)" }
        let turned = session(pageDown, rows: rows)
        #expect(try turned.run() == .quit)
        #expect(turned.shown.contains("20 row 20") && !turned.shown.contains("2 row 2"))
        let back = session(pageDown, pageUp, pageUp, rows: rows)
        #expect(try back.run() == .quit)
        #expect(back.shown.contains("2 row 2"))
        // A chosen row goes along: to the first of the page, and at the last page to the end.
        let along = session(down, pageDown, rows: rows)
        #expect(try along.run() == .quit)
        #expect(!along.shown.contains("2 row 2") && along.shown.contains { $0.hasSuffix(" <") })
        let end = session(down, pageDown, pageDown, pageDown, rows: rows)
        #expect(try end.run() == .quit)
        #expect(end.shown.contains("50 row 50 <"))
        let chosen = session(String(repeating: down, count: 20), rows: rows)
        #expect(try chosen.run() == .quit)
        #expect(chosen.shown.contains("20 row 20 <"))
    }

    @Test("Ctrl-P recalls lines always, the arrows do once text is typed")
    func recalled() throws {
        #expect(try handled("say\r", "\u{10}\r") == ["say", "say"])
        #expect(try handled("say\r", "x", up, "\r") == ["say", "say"])
    }

    @Test("On a pipe and a dumb terminal no row is chosen and nothing is cleared")
    func plain() throws {
        for isDumb in [true, false] {
            let desk = Desk(
                script: [.bytes(Array("\n\nquit\n".utf8))], isTerminal: isDumb, isDumb: isDumb)
            #expect(try RowsSession(desk).run() == .quit)
            #expect(!desk.written.contains("\u{1B}"))
        }
    }

    @Test("Esc goes one step back: what was typed, the message, the chosen row, then the page as b does")
    func stepsBack() throws {
        let escape = "\u{1B}"
        #expect(try handled(escape) == [])
        let keys = ["say\r", escape, down, escape, escape].flatMap {
            [InMemoryStandardStreams.Step.bytes(Array($0.utf8)), .silence]
        }
        let session = RowsSession(Desk(script: keys + [.bytes(Array("quit\r".utf8))], isTerminal: true))
        #expect(try session.run() == .quit)
        #expect(session.presenter.handled == ["say", "quit"])
        // The line that leads back is refused by this menu, which has no such word.
        #expect(session.desk.transcript.contains("b?"))
    }

    @Test("The arrows choose one of the numbered choices, and a row at a question about rows")
    func choices() throws {
        let escape = "\u{1B}"
        let keys = ["offer\r", down, down, "\r", escape, escape].flatMap {
            [InMemoryStandardStreams.Step.bytes(Array($0.utf8)), .silence]
        }
        let session = RowsSession(Desk(script: keys + [.bytes(Array("quit\r".utf8))], isTerminal: true))
        #expect(try session.run() == .quit)
        #expect(session.presenter.handled == ["offer", "choose 2", "choose ", "quit"])
    }

    @Test("A question mark explains a question and keeps it; exit and save are understood")
    func words() throws {
        let session = session("take\r", "?\r", "a\r", "save\r")
        #expect(try session.run() == .quit)
        #expect(session.presenter.handled == ["a", "quit"])
        #expect(session.desk.transcript.contains("Type the answer, and Enter."))
        #expect(session.desk.transcript.contains("Everything is saved already."))
        #expect(try handled("exit\r") == [])
    }
}
