package import Console
import Reactive
package import Screens
import Text

/// The list of what lies along a way on the terminal.
package struct AlongView: ScreenView {
    static let menu = Menu<AlongAction>(
        [
            MenuItem(
                "k", "along", "KINDS", does: "list only these kinds (k castle, k park lake); alone the usual ones",
                brief: "castle lake; usual",
                .along),
            MenuItem(
                "within", "within", "DISTANCE", does: "list what is at most so far off the way", brief: "off the way",
                .within),
            MenuItem("limit", "limit", "N", does: "list the best N, spread over the way", brief: "the best N", .limit),
            MenuItem("all", "all", does: "list everything", brief: "everything", .all),
            MenuItem(
                "file", "file", "FILE", does: "list the points of a file instead: camp sites, fuel, chargers",
                brief: "points of your own", .file),
            .undo(.undo), .redo(.redo), .help(.help), .back(to: "the trip", .back), .quit(.quit),
        ], foremost: ["k", "within", "limit", "all", "u", "b"])

    /// The help beside the menu's own entries.
    private static let furtherHelp =
        [
            KeyHelp("3, or 2-4,7", "add these places to the trip, each where it costs least"),
            KeyHelp("k castle lake within 50km limit 40", "everything on one line"),
            .rows("Enter adds it to the trip"), .pages,
        ] + KeyHelp.everywhere

    /// Shows any list.
    package init() {}

    package var endOfInput: AlongEvent { .back }

    package func knows(_ line: String, _ page: AlongPage) -> Bool { Self.menu.knows(line) }

    package func prompt(_ page: AlongPage) -> String? { "along> " }

    package func lines(_ page: AlongPage, rows: ShownRows, in context: TerminalContext) -> [String] {
        let hint = "A number adds that place where it costs least."
        let hints = page.rows.isEmpty ? [] : hint.wrapped(toWidth: context.cuttingWidth)
        return Self.page(page, context, rows: rows) + page.warningLines(in: context, beside: rows)
            + hints.map { Style.dim.applied(to: $0, color: context.usesColor) }
    }

    package func keys(_ page: AlongPage, in context: TerminalContext) -> String? {
        Self.menu.keyLine(width: context.cuttingWidth, color: context.usesColor)
    }

    package func line(for key: RowKey, _ number: Int, _ page: AlongPage) -> String? {
        key == .open ? "\(number)" : nil
    }

    package var wordOfOpening: String { "adds it to the trip" }

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
        AlongInput(Self.menu).request(
            line, help: { Self.menu.helpLines(width: context.cuttingWidth, further: Self.furtherHelp) })
    }

    /// The list, as `roadtrip along` prints it.
    package static func page(
        _ page: AlongPage, _ context: TerminalContext, rows shown: ShownRows = .all
    ) -> [String] {
        let width = context.cuttingWidth
        let title = page.title.map { shown.fitted(visible($0), in: context) } ?? []
        let measure = shown.isTight ? [] : page.measure.map { shown.fitted($0, in: context) } ?? []
        let heading = title + measure.map { Style.dim.applied(to: $0, color: context.usesColor) }
        let summary = page.summary.flatMap { shown.fitted($0, in: context) }
        guard !page.rows.isEmpty else { return heading + (page.summary.isEmpty ? [] : shown.gap) + summary }
        let indexes = shown.of(Array(page.rows.indices))
        var table = shown.table(
            of: Array(page.rows.enumerated()), nameColumn: shown.isLow ? nil : 1,
            [
                (.init("#", alignment: .right), { Styled("\($0.offset + 1)", .number) }),
                (.init("Place", isFlexible: true, shortest: 16), { Styled($0.element.name) }),
                (.init("Kind", isFlexible: true, shortest: 8, dropOrder: 3), { Styled($0.element.kind, .dim) }),
                (.init("Along", alignment: .right), { Styled($0.element.along) }),
                (.init(page.measureTitle, alignment: .right, dropOrder: 4), { Styled($0.element.detour) }),
                (.init("Day", alignment: .right, dropOrder: 2), { Styled($0.element.day) }),
            ])
        for (position, index) in indexes.enumerated() { table.headings[position] = page.rows[index].heading }
        if let first = indexes.first, page.rows[first].heading == nil {
            table.headings[0] = page.rows[...first].last { $0.heading != nil }?.heading
        }
        table.hasGaps = false
        table.chosen = shown.chosenPosition
        return heading + shown.gap + table.lines(width: width, color: context.usesColor)
            + shown.noteLines.flatMap { $0.wrapped(toWidth: width) }
            // A low window has no room for more than the list and what can be done with it.
            + (shown.isTight ? [] : shown.gap + summary)
    }
}
