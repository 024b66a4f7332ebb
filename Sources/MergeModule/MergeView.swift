package import Console
package import Screens
import Text

/// A merge on the terminal.
package struct MergeView: ScreenView {
    /// The menu while there is a conflict.
    static let menu = Menu<MergeAction>([
        MenuItem(
            "ours", "ours", "ALL", does: "take the value of this library; ours all: in all that follow, too", .ours),
        MenuItem(
            "theirs", "theirs", "ALL", does: "take the value of the other copy; theirs all: in all that follow", .theirs
        ),
        .help(.help), .back(to: "the trips, and merge nothing", .back),
        MenuItem("q", "quit", does: "leave the program, and merge nothing", .quit),
    ])
    /// The menu when the merge is done.
    static let menuOfResult = Menu<MergeAction>([.help(.help), .back(to: "the trips", .back), .quit(.quit)])
    /// The most lines that a value takes.
    private static let linesOfValue = 3
    /// The column in which values begin.
    private static let valueIndent = 10

    /// Creates a view, which has no state.
    package init() {}

    package var endOfInput: MergeEvent { .back }

    package func answerToSave(_ page: MergePage) -> String {
        page.conflict == nil ? "Everything is saved already." : "The merge is saved when everything is decided."
    }

    package func prompt(_ page: MergePage) -> String? { page.isLeft ? nil : "merge> " }

    package func lines(_ page: MergePage, rows: ShownRows, in context: TerminalContext) -> [String] {
        guard !page.title.isEmpty else { return [] }
        let width = context.cuttingWidth
        func wrapped(_ text: String) -> [String] { width.map { text.wrapped(toWidth: $0) } ?? [text] }
        var lines = wrapped(page.title) + rows.gap
        for row in rows.of(page.rows) { lines += Self.indented(row, by: 2, width) }
        lines += rows.noteLines.flatMap(wrapped)
        if let conflict = page.conflict {
            if !page.rows.isEmpty { lines += rows.gap }
            lines += wrapped(conflict.heading) + Self.values(conflict, width, isTight: rows.isTight)
        }
        lines += page.warningLines(in: context)
        return lines
    }

    package func keys(_ page: MergePage, in context: TerminalContext) -> String? {
        guard !page.title.isEmpty, !page.isLeft else { return nil }
        return Self.menu(of: page).keyLine(width: context.cuttingWidth, color: context.usesColor)
    }

    package func completions(_ line: String, _ page: MergePage) -> [Completion] {
        let words = Self.menu(of: page).completions(line)
        guard words.isEmpty else { return words }
        switch Self.menu(of: page).choice(line) {
        case .action(.ours, _), .action(.theirs, _):
            return Completion.names(line, behind: Completion.key(of: line), ["all"])
        default: return []
        }
    }

    package func request(
        _ line: String, _ state: ScreenState<MergePage>, in context: TerminalContext
    ) -> ScreenRequest<MergeEvent> {
        let menu = Self.menu(of: state.page)
        return MergeInput(menu).request(line, help: { menu.helpLines(width: context.cuttingWidth) })
    }

    private static func menu(of page: MergePage) -> Menu<MergeAction> {
        page.conflict == nil ? menuOfResult : menu
    }

    /// The values of a conflict below each other; in a low window a line each.
    private static func values(_ conflict: MergePage.Conflict, _ width: Int?, isTight: Bool) -> [String] {
        let values = [("ours", conflict.ours), ("theirs", conflict.theirs), ("before", conflict.before)]
        return values.flatMap { label, text in
            let most = isTight ? 1 : linesOfValue
            let lines = indented(cut(text, width.map { ($0 - valueIndent) * most }), by: valueIndent, width)
            let first = "  " + label.padded(toWidth: valueIndent - 2) + (lines.first ?? "").dropFirst(valueIndent)
            return [first] + lines.dropFirst().prefix(most - 1)
        }
    }

    /// A text that is cut to this many columns; whole without a number.
    private static func cut(_ text: String, _ columns: Int?) -> String {
        columns.map { text.truncated(toWidth: max($0, 1)) } ?? text
    }

    /// A text on lines that begin with so many spaces.
    private static func indented(_ text: String, by indent: Int, _ width: Int?) -> [String] {
        let parts = width.map { text.wrapped(toWidth: max($0 - indent, 1)) } ?? [text]
        return parts.map { String(repeating: " ", count: indent) + $0 }
    }
}
