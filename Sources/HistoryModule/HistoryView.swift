package import Console
package import Screens
import Text

/// The history on the terminal.
package struct HistoryView: ScreenView {
    static let menu = Menu<HistoryAction>([
        .undo(.undo), .redo(.redo), .help(.help), .back(to: "where you were", .back), .quit(.quit),
    ])

    /// The help beside the menu's own entries.
    private static let furtherHelp =
        [
            KeyHelp("3", "go back to the state after that change"),
            .rows("Enter goes back to the state after it"), .pages,
        ] + KeyHelp.everywhere

    /// Creates a view, which has no state.
    package init() {}

    package var endOfInput: HistoryEvent { .back }

    package func prompt(_ page: HistoryPage) -> String? { "history> " }

    package func lines(_ page: HistoryPage, rows: ShownRows, in context: TerminalContext) -> [String] {
        let width = context.cuttingWidth
        let hint =
            page.rows.isEmpty
            ? []
            : ["A number goes back to the state after that change, \(page.rows.count + 1) to the one before them all."]
        return Self.page(page, context, rows: rows, isNumbered: true) + rows.gap
            + hint.flatMap { $0.wrapped(toWidth: width) }
    }

    package func keys(_ page: HistoryPage, in context: TerminalContext) -> String? {
        Self.menu.keyLine(width: context.cuttingWidth, color: context.usesColor)
    }

    package func line(for key: RowKey, _ number: Int, _ page: HistoryPage) -> String? {
        key == .open ? "\(number)" : nil
    }

    package var wordOfOpening: String { "goes back to it" }

    package func completions(_ line: String, _ page: HistoryPage) -> [Completion] { Self.menu.completions(line) }

    package func request(
        _ line: String, _ state: ScreenState<HistoryPage>, in context: TerminalContext
    ) -> ScreenRequest<HistoryEvent> {
        HistoryInput(Self.menu).request(
            line, help: { Self.menu.helpLines(width: context.cuttingWidth, further: Self.furtherHelp) })
    }

    /// The list of changes, as `roadtrip history` prints it, or, if `isNumbered` is true, for the menu: with numbers,
    /// and with the days on lines of their own, so that there is room for the times.
    package static func page(
        _ page: HistoryPage, _ context: TerminalContext, rows shown: ShownRows = .all, isNumbered: Bool = false
    ) -> [String] {
        guard !page.rows.isEmpty else {
            return [page.warnings.isEmpty ? "Nothing was changed yet." : "No change is known."]
        }
        let rows = shown.of(Array(page.rows.enumerated()))
        let width = context.cuttingWidth
        // Next to the times the changes are cut rather than the times left out, until little of them would be left.
        let dropOrder = isNumbered && (width ?? .max) >= 48 ? nil : 1
        var table = Table(
            columns: (isNumbered ? [.init("#", alignment: .right)] : [])
                + [.init("When", dropOrder: dropOrder), .init("What", isFlexible: true, shortest: 16), .init("")],
            rows: rows.map { index, row in
                (isNumbered ? [Styled("\(index + 1)", .number)] : [])
                    + [
                        Styled(isNumbered ? row.clock : "\(row.day) \(row.clock)", .dim), Styled(row.what),
                        Styled(row.mark, .warning),
                    ]
            })
        table.hasGaps = !shown.isTight
        table.chosen = shown.chosenPosition
        if isNumbered {
            for (position, row) in rows.enumerated()
            where position == 0 || rows[position - 1].element.day != row.element.day {
                table.headings[position] = row.element.day
            }
        }
        return table.lines(width: width, color: context.usesColor) + shown.noteLines
    }
}
