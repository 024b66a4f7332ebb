package import Console
import Entities
import Reactive
package import Screens
import Text

/// One stop on the terminal.
package struct WaypointView: ScreenView {
    static let menu = Menu<WaypointAction>(
        StopWord.allCases.map(\.menuItem) + others,
        foremost: ["name", "place", "note", "nights", "stay", "[", "]", "b"], narrow: ["note", "nights", "]", "b"])

    /// The help beside the menu's own entries.
    private static let furtherHelp =
        [
            KeyHelp("ni 2", "the beginning of a word is enough where no other begins so"),
            KeyHelp("stay -", "leaves it open again"),
            KeyHelp("5 nights 2", "the same at the trip and its days, behind the stop's number"),
            .rows("Enter edits, Del leaves open"),
        ] + KeyHelp.everywhere

    private static let others: [MenuItem<WaypointAction>] = [
        MenuItem("d", "delete", does: "delete this stop", .delete),
        MenuItem("[", "previous", does: "go to the previous stop", brief: "the stop before", .previous),
        MenuItem("]", "next", does: "go to the next stop", brief: "the stop behind", .next),
        .undo(.undo), .redo(.redo),
        MenuItem("h", "history", does: "show what was changed, and go back to it", brief: "what was changed", .history),
        .help(.help), .back(to: "the trip", .back), .quit(.quit),
    ]

    /// The menu of a stop that is not there any more.
    static let menuOfNothing = Menu<WaypointAction>([
        .undo(.undo), .redo(.redo), .help(.help), .back(to: "the trip", .back), .quit(.quit),
    ])

    /// Shows any stop.
    package init() {}

    package var endOfInput: WaypointEvent { .back }

    package func knows(_ line: String, _ page: WaypointPage) -> Bool { WaypointInput.knows(line, Self.menu(of: page)) }

    package func prompt(_ page: WaypointPage) -> String? { "stop> " }

    package func lines(_ page: WaypointPage, rows: ShownRows, in context: TerminalContext) -> [String] {
        Self.page(page, context, rows: rows) + page.warningLines(in: context)
    }

    /// Enter edits the field of the chosen row.
    package func line(for key: RowKey, _ number: Int, _ page: WaypointPage) -> String? {
        let words = StopWord.allCases
        guard page.title != nil, words.indices.contains(number - 1) else { return nil }
        let word = words[number - 1]
        switch key {
        case .open: return word.text
        case .delete:
            guard word != .name, word != .place, !page.fields[number - 1].lines.isEmpty else { return nil }
            return "\(word.text) -"
        case .moveUp, .moveDown: return nil
        }
    }

    package var wordOfOpening: String { "edits" }
    package var wordOfDeleting: String { "leaves open" }

    package func hasWord(atBeginningOf line: String, _ page: WaypointPage) -> Bool {
        Self.menu(of: page).hasWord(atBeginningOf: line)
    }

    package func keys(_ page: WaypointPage, in context: TerminalContext) -> String? {
        Self.menu(of: page).keyLine(width: context.cuttingWidth, color: context.usesColor)
    }

    private static func menu(of page: WaypointPage) -> Menu<WaypointAction> { page.title == nil ? menuOfNothing : menu }

    package func completions(_ line: String, _ page: WaypointPage) -> [Completion] {
        WaypointInput.completions(line, Self.menu(of: page))
    }

    package func request(
        _ line: String, _ state: ScreenState<WaypointPage>, in context: TerminalContext
    ) -> ScreenRequest<WaypointEvent> {
        let menu = Self.menu(of: state.page)
        return WaypointInput(state.page, menu, context)
            .request(line, help: { menu.helpLines(width: context.cuttingWidth, further: Self.furtherHelp) })
    }

    /// The stop itself, as a form; a value that is too long for a line goes on below its beginning. In a low window
    /// what is open is left out, but not the chosen row.
    static func page(_ page: WaypointPage, _ context: TerminalContext, rows: ShownRows = .all) -> [String] {
        let width = context.cuttingWidth
        func wrapped(_ text: String, indent: Int = 0) -> [String] {
            visible(text).wrapped(toWidth: width.map { max(8, $0 - indent) })
        }
        guard let title = page.title else { return wrapped(page.summary) }
        let labelWidth = page.fields.map(\.label.displayWidth).max() ?? 0
        let heading = (rows.isLow ? [visible(title).cutInside(toWidth: width ?? .max)] : wrapped(title))
            .map { Style.heading.applied(to: $0, color: context.usesColor) }
        var lines =
            rows.isLow && rows.note != nil
            ? rows.title(visible(title), totals: [], in: context).lines : heading + rows.gap
        var open: [String] = []
        for row in rows.indexes ?? Array(page.fields.indices) where page.fields.indices.contains(row) {
            let field = page.fields[row]
            if rows.isTight, rows.indexes == nil, field.lines.isEmpty, row != rows.chosen {
                open.append(field.label)
                continue
            }
            let values = field.lines.isEmpty ? ["–"] : field.lines.flatMap { wrapped($0, indent: labelWidth + 4) }
            for (index, line) in values.enumerated() {
                let label = index == 0 ? field.label : ""
                let shown = "  " + label.padded(toWidth: labelWidth) + "  " + line
                lines.append(row == rows.chosen ? Style.selected.reversing(shown) : shown)
            }
        }
        if rows.isLow, !open.isEmpty {
            lines += rows.fitted("  open: " + open.joined(separator: " "), in: context)
        }
        return lines + rows.noteBelowTitle + rows.gap
            + (rows.isLow ? rows.fitted(visible(page.summary), in: context) : wrapped(page.summary))
    }
}
