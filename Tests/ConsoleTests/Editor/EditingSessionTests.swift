import Platform
import TestSupport
import Testing

@testable import Console

@Suite("EditingSession")
struct EditingSessionTests {
    /// The rows of a screen from the one of the cursor on, and the cursor's column.
    private func view(_ screen: ScreenModel) -> [String] {
        let lines = screen.shown.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return Array(lines.dropFirst(screen.row))
    }

    @Test("Esc takes the answers away, then what was typed")
    func escape() {
        let field = LiveField { _ in }
        field.part = { $0.hasPrefix("a ") ? .init(head: "a ", query: String($0.dropFirst(2))) : nil }
        field.onChange = { [unowned field] query in field.show([Suggestion("Lyon")], for: query) }
        var session = EditingSession(
            prompt: "> ", prefill: .none, history: LineHistory([]), field: field, color: false)
        session.open()
        #expect(session.press(.text("a Lyo")) == nil && field.hasAnswers)
        #expect(session.press(.escape) == nil && !field.hasAnswers && !session.isEmpty)
        #expect(session.press(.escape) == nil && session.isEmpty)
        _ = session.press(.text("name X"))
        #expect(session.press(.escape) == nil && session.isEmpty)
    }

    @Test(
        "whatever is pressed, the screen is as if it had been drawn afresh, and nothing above it is touched",
        arguments: 0..<60)
    func fuzz(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var size = TerminalSize(
            columns: Int.random(in: 2...60, using: &random), rows: Int.random(in: 1...8, using: &random))
        let field = LiveField(height: 4) { _ in }
        field.onChange = { [unowned field] query in
            let count = query.utf8.count % 7
            field.show(
                (0..<count).map { Suggestion("東\(query)\($0)", detail: query) }, for: query,
                note: count == 3 ? "three" : nil)
        }
        var session = EditingSession(
            prompt: "東> ", prefill: .none, history: LineHistory(["old", "older"]), field: seed % 2 == 0 ? field : nil,
            color: seed % 3 == 0)
        session.open()
        var decoder = KeyDecoder()
        var screen = ScreenModel(columns: size.columns, rows: size.rows)
        let above = (0..<3).map { "\($0)" }
        screen.write(above.map { $0 + "\n" }.joined())
        for _ in 0..<40 {
            for key in decoder.decode(randomKeyBytes(2, using: &random)) where session.press(key) != nil {
                return
            }
            screen.write(session.draw(size))
            var afresh = session
            afresh.redraw()
            var blank = ScreenModel(columns: size.columns, rows: size.rows)
            blank.write(afresh.draw(size))
            #expect(view(screen) == view(blank))
            #expect(screen.unknown == [])
            let all = screen.scrolledOut + screen.lines
            #expect(Array(all.prefix(3)) == above)
            if Int.random(in: 0..<10, using: &random) == 0, size.columns > 10 {
                size = TerminalSize(columns: size.columns + 3, rows: size.rows)
                screen.resize(columns: size.columns, rows: size.rows)
                screen.write(session.resize(to: size))
            }
        }
    }
}
