package import Console
import Reactive
package import Screens
import Text

/// The list of what lies along a way on the terminal.
package struct AlongView: ScreenView {
    static let menu = Menu<AlongAction>([
        MenuItem(
            "k", "along", "KINDS", does: "list only these kinds (k castle, k park lake); alone the usual ones", .along),
        MenuItem("within", "within", "DISTANCE", does: "list what is at most so far off the way", .within),
        MenuItem("limit", "limit", "N", does: "list the best N, spread over the way", .limit),
        MenuItem("all", "all", does: "list everything", .all),
        MenuItem("file", "file", "FILE", does: "list the points of a file instead: camp sites, fuel, chargers", .file),
        .undo(.undo), .redo(.redo), .help(.help), .back(to: "the trip", .back), .quit(.quit),
    ])

    /// The help beside the menu's own lines.
    private static let furtherHelp = [
        "A number adds that place to the trip where it costs least; several: 2-4,7.",
        "k takes everything on one line: k castle lake within 50km limit 40. < and > turn pages, / WORDS shows rows with "
            + "these words.",
    ]

    /// Shows any list.
    package init() {}

    package var endOfInput: AlongEvent { .back }

    package func prompt(_ page: AlongPage) -> String? { "along> " }

    package func lines(_ page: AlongPage, rows: ShownRows, in context: TerminalContext) -> [String] {
        let width = context.cuttingWidth
        return Self.page(page, context, rows: rows) + page.warningLines(width: width) + rows.gap
            + Self.menu.lines(width: width, onlyKeys: rows.isTight)
    }

    package func completions(_ line: String, _ page: AlongPage) -> [Completion] {
        let words = Self.menu.completions(line)
        guard words.isEmpty, case .action(.along, _) = Self.menu.choice(line) else { return words }
        return AlongInput.words.completions(line, behind: Completion.key(of: line), names: [])
    }

    package func completesFiles(_ line: String) -> Bool {
        if case .action(.file, _) = Self.menu.choice(line) { true } else { false }
    }

    package func request(
        _ line: String, _ state: ScreenState<AlongPage>, in context: TerminalContext
    ) -> ScreenRequest<AlongEvent> {
        AlongInput(state.page, Self.menu).request(
            line, help: { Self.menu.helpLines(width: context.cuttingWidth, further: Self.furtherHelp) })
    }

    /// The list, as `roadtrip along` prints it.
    package static func page(
        _ page: AlongPage, _ context: TerminalContext, rows shown: ShownRows = .all
    ) -> [String] {
        let width = context.cuttingWidth
        let heading = page.title.map { visible($0).wrapped(toWidth: width) } ?? []
        // A low window has no room for more than what the list is worth.
        let summary = (shown.isTight ? Array(page.summary.prefix(1)) : page.summary).flatMap {
            $0.wrapped(toWidth: width)
        }
        guard !page.rows.isEmpty else { return heading + (page.summary.isEmpty ? [] : shown.gap) + summary }
        var columns: [(column: Table.Column, cell: (AlongPage.Row) -> Styled)] = [
            (.init("Place", isFlexible: true, shortest: 16), { Styled($0.name) }),
            (.init("Kind", isFlexible: true, shortest: 8, dropOrder: 3), { Styled($0.kind, .dim) }),
            (.init("Along", alignment: .right), { Styled($0.along) }),
            (.init("Off", alignment: .right, dropOrder: 1), { Styled($0.off) }),
            (.init("Detour", alignment: .right, dropOrder: 4), { Styled($0.detour) }),
        ]
        if page.rows.contains(where: { !$0.day.isEmpty }) {
            columns.append((.init("Day", alignment: .right, dropOrder: 2), { Styled($0.day) }))
        }
        let rows = shown.of(Array(page.rows.enumerated()))
        var table = Table(
            columns: [.init("#", alignment: .right)] + columns.map(\.column),
            rows: rows.map { index, row in [Styled("\(index + 1)", .number)] + columns.map { $0.cell(row) } },
            nameColumn: 1)
        for (position, row) in rows.enumerated() { table.headings[position] = row.element.heading }
        if let first = rows.first, first.element.heading == nil {
            table.headings[0] = page.rows[...first.offset].last { $0.heading != nil }?.heading
        }
        table.hasGaps = false
        return heading + shown.gap + table.lines(width: width, color: context.usesColor)
            + shown.noteLines.flatMap { $0.wrapped(toWidth: width) } + shown.gap + summary
    }
}
