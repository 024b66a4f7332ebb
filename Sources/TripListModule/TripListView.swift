package import Console
import Reactive
package import Screens
import Text

/// The list of trips on the terminal.
package struct TripListView: ScreenView {
    static let menu = Menu<TripListAction>(
        [
            MenuItem("n", "new", "NAME", does: "make a trip and open it", brief: "and open it", .new),
            MenuItem(
                "d", "delete", "TRIPS", takesNumbers: true, does: "delete trips: 3, 2-4,7 or a name",
                brief: "3, 2-4,7, a name", .delete),
            MenuItem(
                "c", "copy", "TRIP", takesNumbers: true, does: "copy a trip right below it; c 2 NAME names the copy",
                brief: "c 2 NAME: name",
                .copy),
            MenuItem(
                "j", "join", "TRIPS", takesNumbers: true, does: "make several trips one: 2-4 or 5,1",
                brief: "make several one", .join),
            MenuItem(
                "s", "sort", "own|name|start", does: "show the list in another order; the numbers stay",
                brief: "the list", .sort),
            MenuItem("i", "import", "FILES", does: "take trips from files", brief: "trips from files", .importFiles),
            MenuItem(
                "e", "export", "TRIPS FILE", does: "write all trips, or those that are named, into a file",
                brief: "write a file", .exportFile),
            MenuItem(
                "r", "report", "FILE",
                does: "show all distances or write them into a file; r notes, r days, r legs: with these",
                brief: "all distances", .report),
            MenuItem("f", "find", "WORDS", does: "look a place up", .find),
            MenuItem("p", "map", does: "show all trips on a map", brief: "all on a map", .map),
            MenuItem(
                "w", "web", takesArgument: true,
                does: "open the itinerary of all trips in a browser; w geo, w osm: for other maps than Google's",
                brief: "in a browser", .web),
            .engine(.engine), .units(.units),
            MenuItem(
                "merge", "merge", "COPY", does: "take another copy of the library into this one",
                brief: "a copy's trips", .merge),
            .undo(.undo), .redo(.redo),
            MenuItem(
                "h", "history", does: "show what was changed, and go back to it", brief: "what was changed", .history),
            .help(.help), .quit(.quit),
        ], foremost: ["n", "d", "p", "i", "u", "q"])

    /// The help beside the menu's own entries.
    private static let furtherHelp =
        [
            KeyHelp("2, or a name", "open that trip"), KeyHelp("2 name NAME", "give trip 2 another name"),
            .rows("Enter opens, Del removes"), .pages,
        ] + KeyHelp.everywhere

    /// Shows any list.
    package init() {}

    package var endOfInput: TripListEvent { .quit }

    package var lineBack: String? { nil }

    package func isList(_ lines: [String], _ page: TripListPage) -> Bool {
        TripListInput(page, Self.menu).arePlaces(lines)
    }

    package func prompt(_ page: TripListPage) -> String? { "trips> " }

    package func lines(_ page: TripListPage, rows: ShownRows, in context: TerminalContext) -> [String] {
        let width = context.cuttingWidth
        let hint = page.hint.flatMap { rows.isLow ? nil : rows.gap + $0.wrapped(toWidth: width) } ?? []
        return Self.page(page, context, rows: rows) + page.warningLines(in: context, beside: rows) + hint
    }

    package func keys(_ page: TripListPage, in context: TerminalContext) -> String? {
        Self.menu.keyLine(width: context.cuttingWidth, color: context.usesColor)
    }

    package func completions(_ line: String, _ page: TripListPage) -> [Completion] {
        TripListInput(page, Self.menu).completions(line)
    }

    package func line(for key: RowKey, _ number: Int, _ page: TripListPage) -> String? {
        switch key {
        case .open: "\(number)"
        case .delete: "d \(number)"
        case .moveUp, .moveDown: nil
        }
    }

    package func asksForRow(_ line: String, _ page: TripListPage) -> Bool {
        switch Self.menu.choice(line) {
        case .action(.delete, argument: ""), .action(.copy, argument: ""): true
        default: false
        }
    }

    package func hasWord(atBeginningOf line: String, _ page: TripListPage) -> Bool {
        Self.menu.hasWord(atBeginningOf: line)
    }

    package func completesFiles(_ line: String) -> Bool { TripListInput.namesFile(line, Self.menu) }

    package func request(
        _ line: String, _ state: ScreenState<TripListPage>, in context: TerminalContext
    ) -> ScreenRequest<TripListEvent> {
        TripListInput(state.page, Self.menu, isOnTerminal: context.inputIsTerminal)
            .request(line, help: { Self.menu.helpLines(width: context.cuttingWidth, further: Self.furtherHelp) })
    }

    /// The list itself, as `roadtrip list` prints it.
    package static func page(_ page: TripListPage, _ context: TerminalContext, rows shown: ShownRows = .all) -> [String]
    {
        guard !page.rows.isEmpty else { return [page.summary] }
        let width = context.cuttingWidth
        var table = shown.table(
            of: page.rows, nameColumn: 1,
            [
                (.init("#", alignment: .right), { Styled("\($0.number)", .number) }),
                (.init("Trip", isFlexible: true, shortest: 16), { Styled($0.title) }),
                (.init("Stops", alignment: .right, dropOrder: 3), { Styled($0.stops) }),
                (.init("Distance", alignment: .right), { Styled($0.distance) }),
                (.init("From", isFlexible: true, shortest: 8, dropOrder: 2), { Styled($0.first) }),
                (.init("To", isFlexible: true, shortest: 8, dropOrder: 1), { Styled($0.last) }),
            ])
        table.chosen = shown.chosenPosition
        let wrapped = { (text: String) in text.wrapped(toWidth: width) }
        let notes = shown.noteLines + (page.order.map { [$0] } ?? [])
        return table.lines(width: width, color: context.usesColor) + notes.flatMap(wrapped) + shown.gap
            + shown.fitting([page.summary] + page.shorterSummaries, in: context)
    }
}
