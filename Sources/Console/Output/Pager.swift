package import Platform
import Text

/// Shows lines that the window has no room for a few at a time.
package struct Pager {
    /// The way in which paging ended.
    package enum End: Equatable {
        /// All was shown, or the person had enough.
        case done
        /// The person typed another line instead: it is for the menu.
        case line(String)
        /// A signal asks the program to leave.
        case interrupted(Signal)
    }

    /// The question below a part of the lines.
    private static let prompt = "more> "
    /// The question below the last part in a window, where another page takes its place.
    package static let leavingPrompt = "back> "
    /// The text that asks what can be typed, and the answer.
    package static let help = "?"
    private static let explanation = "Enter shows what follows, < what was before; b or Esc goes back."
    /// The most lines that are messages in a window, rather than a page.
    private static let mostMessages = 6
    /// The fewest lines that are shown at a time, however low the window is.
    private static let fewestLines = 3

    private let output: Output
    private let dialog: Dialog
    private let window: Window?
    private let context: () -> TerminalContext

    /// Shows lines on `output` and asks with `dialog`; `context` is the window as it is at the moment.
    package init(output: Output, dialog: Dialog, window: Window? = nil, context: @escaping () -> TerminalContext) {
        self.window = window
        self.output = output
        self.dialog = dialog
        self.context = context
    }

    /// Prints lines: all of them where the window, with the prompt below, has room for them, and where nothing pages.
    /// Otherwise as many as fit; Enter shows those behind them, `<` those before, `q` or `b` ends it.
    ///
    /// In a window they are a page of their own, which is left by Enter at its end; a few lines are messages.
    package func show(_ lines: [String]) throws(DialogError) -> End {
        if let window { return try show(lines, in: window) }
        var first = 0
        while true {
            let context = context()
            guard let height = context.pageHeight, first > 0 || lines.count >= height else {
                output.writeLines(lines)
                return .done
            }
            let room = max(Self.fewestLines, height - 1 - note(first, lines.count, lines.count, context).count)
            let end = min(lines.count, first + room)
            output.writeLines(Array(lines[first..<end]))
            guard end < lines.count else { return .done }
            output.writeLines(note(first, end, lines.count, context))
            let answer = try dialog.ask(
                Self.prompt, history: LineHistory(), isMenu: true,
                onIdleKey: { Self.line(for: $0, isFirst: first == 0, isLast: false) })
            switch answer {
            case .text(let text):
                switch text.trimmed.lowercased() {
                case "", ">", "more": first = end
                case Self.help: output.writeLine(Self.explanation)
                case "<": first = max(0, first - room)
                case "q", "quit", "b", "back": return .done
                default: return .line(text)
                }
            case .cancelled, .endOfInput, .interrupted(.interrupt): return .done
            case .interrupted(let signal): return .interrupted(signal)
            }
        }
    }

    /// Whether an answer below the last part leaves the page.
    package static func leaves(_ answer: String) -> Bool {
        ["", ">", "q", "quit", "b", "back"].contains(answer.trimmed.lowercased())
    }

    /// The meaning of a key while nothing is typed: the space bar, arrows and PageUp and PageDown turn the parts.
    private static func line(for key: Key, isFirst: Bool, isLast: Bool) -> IdleKey {
        switch key {
        case .pageDown, .down, .text(" "): isLast ? .done : .line("")
        case .pageUp, .up: isFirst ? .done : .line("<")
        default: lineOfLeaving(key)
        }
    }

    /// The line that a key means which leaves the page at once, as in other programs: Esc, q, b.
    package static func lineOfLeaving(_ key: Key) -> IdleKey {
        switch key {
        case .escape, .text("q"), .text("b"): .line("b")
        default: .ordinary
        }
    }

    private func show(_ lines: [String], in window: Window) throws(DialogError) -> End {
        let blank = { (line: String) in line.isEmpty }
        let width = context().width
        let lines = Array(lines.drop(while: blank).reversed().drop(while: blank).reversed())
            .flatMap { Self.folded($0, toWidth: width) }
        guard lines.count > Self.mostMessages || !window.isOpen && !lines.isEmpty else {
            window.say(lines)
            return .done
        }
        let owner = PagerPage()
        var first = 0
        while true {
            let room = max(Self.fewestLines, window.pageRows())
            let end = min(lines.count, first + room)
            let isLast = end == lines.count
            window.show(
                page: Array(lines[first..<end]),
                keys: keys(first, end, lines.count, isLast: isLast, width: context().width), isNew: true, owner: owner)
            let answer = try dialog.ask(
                isLast ? Self.leavingPrompt : Self.prompt, history: LineHistory(), isMenu: true,
                onIdleKey: { Self.line(for: $0, isFirst: first == 0, isLast: isLast) })
            switch answer {
            case .text(let text) where text.trimmed == "<": first = max(0, first - room)
            case .text(let text) where text.trimmed == Self.help: window.say([Self.explanation])
            case .text(let text) where !isLast && ["", ">", "more"].contains(text.trimmed.lowercased()): first = end
            case .text(let text) where Self.leaves(text): return .done
            case .text(let text): return .line(text)
            case .cancelled, .endOfInput, .interrupted(.interrupt): return .done
            case .interrupted(let signal): return .interrupted(signal)
            }
        }
    }

    /// A line that is wider than the window, on several rows, so that nothing of it is lost: a sentence is broken
    /// between words, a row of a table where the window ends.
    static func folded(_ line: String, toWidth width: Int) -> [String] {
        let isStyled = line.utf8.contains(0x1B)
        guard !isStyled, line.displayWidth > width else { return [line] }
        let text = line.drop { $0 == " " }
        let isTable = zip(text.utf8, text.utf8.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 }
        guard isTable else { return line.wrapped(toWidth: width) }
        var rows = [""]
        var used = 0
        for character in line {
            let next = character.displayWidth
            if used > 0, used + next > width {
                rows.append("")
                used = 0
            }
            rows[rows.count - 1].append(character)
            used += next
        }
        return rows
    }

    /// The keys below a part of the lines in a window: as many as fit, those first that lead on.
    private func keys(_ first: Int, _ end: Int, _ count: Int, isLast: Bool, width: Int) -> String {
        var parts = [isLast ? "Enter or b goes back" : "Enter shows more"]
        if first > 0 { parts.append("< those before") }
        if !isLast { parts.append("b goes back") }
        if first > 0 || !isLast { parts.insert("lines \(first + 1) to \(end) of \(count)", at: 0) }
        while parts.count > 1, parts.joined(separator: " · ").displayWidth > width { parts.removeLast() }
        return parts.joined(separator: " · ")
    }

    /// Returns the note of the range of lines that is shown, and of the keys that show others.
    private func note(_ first: Int, _ end: Int, _ count: Int, _ context: TerminalContext) -> [String] {
        let text = "lines \(first + 1) to \(end) of \(count) · Enter shows more, < those before, q ends"
        return text.wrapped(toWidth: context.cuttingWidth)
    }
}

/// The owner of a page of text in a window.
private final class PagerPage {}
