import Platform
import TestSupport
import Testing

@testable import Console

@Suite("A window in which a page stands still")
struct WindowTests {
    /// A window, and the terminal that it is painted on.
    private final class Terminal {
        let streams: ScriptedStreams
        let window: Window
        private(set) var model: ScreenModel
        private var read = 0

        init(columns: Int = 30, rows: Int = 12) {
            let streams = ScriptedStreams(terminal: TerminalSize(columns: columns, rows: rows))
            self.streams = streams
            window = Window(Output(.standardOutput, of: streams)) {
                streams.terminalSize ?? TerminalSize(columns: columns, rows: rows)
            }
            model = ScreenModel(columns: columns, rows: rows)
        }

        /// What was written since this was asked last.
        func output() -> String {
            let text = String(decoding: streams.written[read...], as: UTF8.self)
            read = streams.written.count
            model.write(text)
            return text
        }

        /// What a person sees.
        var screen: [String] {
            _ = output()
            return model.lines
        }

        /// Everything above it.
        var scrollback: [String] {
            _ = output()
            return model.scrolledOut
        }

        func resize(columns: Int, rows: Int) {
            _ = output()
            model.resize(columns: columns, rows: rows)
            streams.terminalSize = TerminalSize(columns: columns, rows: rows)
        }
    }

    private final class Owner {}
    private let one = Owner()
    private let other = Owner()

    private func frame(_ prompt: String, below: [String] = []) -> EditorFrame {
        EditorFrame(prompt: prompt, buffer: EditingBuffer(), below: below, width: 30)
    }

    @Test("A new page moves exactly the rows of the old one into the scrollback, each once")
    func scrollback() {
        let terminal = Terminal()
        terminal.window.show(page: ["One", "1", "2"], keys: "? more", isNew: true, owner: one)
        #expect(terminal.screen == ["One", "1", "2", "? more"])
        // What was in the window before belongs to others.
        #expect(terminal.scrollback == Array(repeating: "", count: 12))
        terminal.window.show(page: ["One", "1", "3"], keys: "? more", isNew: false, owner: one)
        terminal.window.show(page: ["Two"], keys: "? more", isNew: false, owner: other)
        #expect(terminal.screen == ["Two", "? more"])
        #expect(Array(terminal.scrollback.dropFirst(12)) == ["One", "1", "3", "? more"])
        terminal.window.show(page: ["Two again"], isNew: true, owner: other)
        #expect(Array(terminal.scrollback.dropFirst(16)) == ["Two", "? more"])
        #expect(terminal.model.unknown == [])
    }

    @Test("Messages are broken anew where the window becomes narrower, and choices end with a sign that they go on")
    func narrower() {
        let terminal = Terminal()
        terminal.window.show(page: ["One"], choices: ["1 Zürich in the north"], isNew: true, owner: one)
        terminal.window.say(["Up brings back what was left."])
        terminal.resize(columns: 16, rows: 12)
        terminal.window.edit(frame("> "))
        #expect(terminal.screen.contains("1 Zürich in the…"))
        #expect(terminal.screen.contains("Up brings back") && terminal.screen.contains("what was left."))
    }

    @Test("Only rows that become others are written, and nothing is cleared that stays")
    func inPlace() {
        let terminal = Terminal()
        terminal.window.show(page: ["One", "1", "2"], keys: "? more", isNew: true, owner: one)
        terminal.window.edit(frame("> "))
        _ = terminal.output()
        terminal.window.show(page: ["One", "1", "3"], keys: "? more", isNew: false, owner: one)
        #expect(terminal.output() == "\u{1B}[3;1H\u{1B}[K3\u{1B}[5;3H")
        terminal.window.edit(frame("> "))
        #expect(terminal.output() == "")
        // A message moves what is below it.
        terminal.window.say(["Done."])
        #expect(terminal.screen == ["One", "1", "3", "Done.", "? more", ">"])
        terminal.window.clearMessages()
        #expect(terminal.output() == "")
        terminal.window.edit(frame("> "))
        #expect(terminal.screen == ["One", "1", "3", "? more", ">"])
        #expect(!terminal.streams.text.contains("\u{1B}[2J"))
    }

    @Test("What is offered below the line covers the end of the page and gives it back; the line does not jump")
    func suggestions() {
        let terminal = Terminal(rows: 8)
        let page = ["Title"] + (1...5).map { "row \($0)" }
        terminal.window.show(page: page, keys: "? more", isNew: true, owner: one)
        terminal.window.edit(frame("> "))
        #expect(terminal.screen == page + ["? more", ">"])
        terminal.window.edit(frame("> ", below: ["a", "b", "c", "d"]))
        #expect(terminal.screen == ["Title", "row 1", "? more", ">", "a", "b", "c", "d"])
        terminal.window.edit(frame("> ", below: ["a"]))
        #expect(terminal.screen == ["Title", "row 1", "? more", ">", "a"])
        terminal.window.edit(frame("> "))
        #expect(terminal.screen == page + ["? more", ">"])
        #expect(terminal.scrollback.count == 8)
    }

    @Test("A question has its own lines above it, and no keys of a menu")
    func question() {
        let terminal = Terminal()
        terminal.window.show(page: ["One"], keys: "? more", isNew: true, owner: one)
        var asking = frame("> ")
        asking.above = ["Which of these?"]
        asking.isQuestion = true
        terminal.window.edit(asking)
        #expect(terminal.screen == ["One", "Which of these?", ">"])
        terminal.window.edit(nil)
        #expect(terminal.screen == ["One", "? more"])
    }

    @Test("In a window of another size rows are cut, and everything is painted anew; so it is when it was forgotten")
    func resized() {
        let terminal = Terminal(columns: 30)
        let long = "\u{1B}[1mThe name\u{1B}[0m of 日本 and more"
        terminal.window.show(page: [long, "1"], keys: "? more", isNew: true, owner: one)
        terminal.resize(columns: 14, rows: 10)
        terminal.window.forget()
        terminal.window.edit(frame("> "))
        #expect(terminal.screen == ["The name of 日", "1", "? more", ">"])
        terminal.resize(columns: 13, rows: 10)
        terminal.window.edit(frame("> "))
        #expect(terminal.screen == ["The name of", "1", "? more", ">"])
        terminal.resize(columns: 40, rows: 20)
        terminal.window.edit(frame("> "))
        #expect(terminal.screen == ["The name of 日本 and more", "1", "", "", "? more", ">"])
        #expect(terminal.model.unknown == [])
    }

    @Test(
        "Messages are broken anew for each width, also those in one style; with several styles they are cut",
        arguments: [
            ("One and two and three", ["One and two", "and three"], "One and two and three"),
            ("\u{1B}[31mOne and two and three\u{1B}[0m", ["One and two", "and three"], "One and two and three"),
            ("\u{1B}[1mOne\u{1B}[0m and two and three", ["One and two an"], "One and two and three"),
        ])
    func brokenAnew(message: String, narrow: [String], wide: String) {
        let terminal = Terminal(columns: 14, rows: 20)
        terminal.window.show(page: ["One"], keys: "? more", isNew: true, owner: one)
        terminal.window.say([message])
        terminal.window.edit(frame("> "))
        #expect(Array(terminal.screen.dropLast(2).suffix(narrow.count)) == narrow, "\(terminal.screen)")
        terminal.resize(columns: 30, rows: 20)
        terminal.window.edit(frame("> "))
        #expect(terminal.screen.contains(wide), "\(terminal.screen)")
    }

    @Test("A question that is answered goes at once, with its choices")
    func answered() {
        let terminal = Terminal()
        terminal.window.show(page: ["One"], choices: ["  1  A", "  2  B"], keys: "? more", isNew: true, owner: one)
        terminal.window.say(["Which?"])
        terminal.window.edit(frame("which 1-2> "))
        #expect(terminal.screen.contains("Which?") && terminal.screen.contains("  1  A"))
        terminal.window.endQuestion()
        #expect(!terminal.screen.contains("Which?") && !terminal.screen.contains("  1  A"))
        #expect(terminal.screen.first == "One")
    }

    @Test("Closed, it leaves the page with the cursor below it, and begins anew with the next painting")
    func closed() {
        for rows in [4, 12] {
            let terminal = Terminal(rows: rows)
            terminal.window.show(page: ["One", "1"], keys: "? more", isNew: true, owner: one)
            terminal.window.edit(frame("> half", below: ["offered"]))
            terminal.window.close()
            _ = terminal.output()
            let seen = Array(terminal.model.scrolledOut.suffix(1)) + terminal.model.lines.filter { $0 != "" }
            let page = ["One", "1", "? more", "> half"]
            #expect(seen == (rows == 4 ? page : [""] + page))
            #expect(terminal.model.column == 0)
            #expect(terminal.model.row == (rows == 4 ? 3 : 4))
            terminal.window.close()
            #expect(terminal.output() == "")
            terminal.window.edit(frame("> half"))
            #expect(terminal.screen == ["One", "1", "? more", "> half"])
        }
    }
}
