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
    /// The fewest lines that are shown at a time, however low the window is.
    private static let fewestLines = 3

    private let output: Output
    private let dialog: Dialog
    private let context: () -> TerminalContext

    /// Shows lines on `output` and asks with `dialog`; `context` is the window as it is at the moment.
    package init(output: Output, dialog: Dialog, context: @escaping () -> TerminalContext) {
        self.output = output
        self.dialog = dialog
        self.context = context
    }

    /// Prints lines: all of them where the window, with the prompt below, has room for them, and where nothing pages.
    /// Otherwise as many as fit; Enter shows those behind them, `<` those before, `q` or `b` ends it.
    package func show(_ lines: [String]) throws(DialogError) -> End {
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
            switch try dialog.ask(Self.prompt, history: LineHistory()) {
            case .text(let text):
                switch text.trimmed.lowercased() {
                case "", ">", "more": first = end
                case "<": first = max(0, first - room)
                case "q", "quit", "b", "back": return .done
                default: return .line(text)
                }
            case .endOfInput, .interrupted(.interrupt): return .done
            case .interrupted(let signal): return .interrupted(signal)
            }
        }
    }

    /// Returns the note of the range of lines that is shown, and of the keys that show others.
    private func note(_ first: Int, _ end: Int, _ count: Int, _ context: TerminalContext) -> [String] {
        let text = "lines \(first + 1) to \(end) of \(count) · Enter shows more, < those before, q ends"
        return text.wrapped(toWidth: context.cuttingWidth)
    }
}
