package import Console
import Reactive

/// The list of trips on the terminal.
package final class TripListView: Screen {
    private let presenter: any TripListPresenting
    private let dialog: Dialog
    private let output: Output
    private let context: TerminalContext

    /// Shows the presenter's state and asks for what to do.
    package init(presenter: any TripListPresenting, dialog: Dialog, output: Output, context: TerminalContext) {
        self.presenter = presenter
        self.dialog = dialog
        self.output = output
        self.context = context
    }

    /// What can be typed at the list.
    enum Action: Sendable {
        case new, delete, importFile, exportFile, report, undo, redo, help, quit
    }

    static let menu = Menu<Action>([
        MenuItem("n", "new", does: "make a trip", .new),
        MenuItem("d", "delete", "N", does: "delete trip N", .delete),
        MenuItem("i", "import", does: "take trips from a file", .importFile),
        MenuItem("e", "export", does: "write the trips into a file", .exportFile),
        MenuItem("r", "report", does: "show all distances", .report),
        MenuItem("u", "undo", does: "take the last change back", .undo),
        MenuItem("U", "redo", does: "do it again after all", .redo),
        MenuItem("?", "help", does: "show this", .help),
        MenuItem("q", "quit", does: "leave; everything is saved", .quit),
    ])

    package func run() throws(DialogError) -> ScreenEnd {
        let loop = MenuLoop(Self.menu, dialog: dialog, output: output, endOfInput: .quit)
        var shown: TripListState?
        return try loop.run(prompt: { "trips> " }) {
            if shown != presenter.state { output.writeLines(Self.lines(presenter.state, previous: shown, context)) }
            shown = presenter.state
        } handle: { (input) throws(DialogError) -> ScreenEnd? in
            try handle(input, loop)
        }
    }

    /// Turns a line into what the person wants, asking for what is missing.
    private func handle(_ input: MenuInput<Action>, _ loop: MenuLoop<Action>) throws(DialogError) -> ScreenEnd? {
        switch input {
        case .number(let number):
            return try presenter.handle(.open(trip: number))
        case .action(.new, let name):
            return try ask(loop, "Name of the trip (empty: New Trip): ", name) { .edit(.new(name: $0, places: [])) }
        case .action(.delete, let number):
            return try ask(loop, "Number of the trip to delete: ", number) { .edit(.delete(trips: [$0])) }
        case .action(.importFile, let path):
            return try ask(loop, "File to import: ", path) { .importFile(path: $0) }
        case .action(.exportFile, let path):
            return try ask(loop, "File to write: ", path) { .exportFile(path: $0) }
        case .action(.report, _): return try presenter.handle(.report)
        case .action(.undo, _): return try presenter.handle(.undo)
        case .action(.redo, _): return try presenter.handle(.redo)
        case .action(.quit, _): return try presenter.handle(.quit)
        case .action(.help, _):
            loop.showHelp()
            output.writeLine("  A number opens that trip.")
            return nil
        }
    }

    private func ask(
        _ loop: MenuLoop<Action>, _ question: String, _ given: String, event: (String) -> TripListEvent
    ) throws(DialogError) -> ScreenEnd? {
        try loop.ask(question, unless: given) { (text) throws(DialogError) in try presenter.handle(event(text)) }
    }

    /// The list, then what there is to say, then the menu; a list that is on the screen already is not printed again.
    static func lines(_ state: TripListState, previous: TripListState?, _ context: TerminalContext) -> [String] {
        var lines: [String] = []
        if previous?.rows != state.rows || previous?.summary != state.summary {
            lines = [""] + page(state, context) + [""] + menu.lines(width: context.cuttingWidth)
        }
        return lines + (state.notice?.lines ?? [])
    }

    /// The list itself, as `roadtrip list` prints it.
    package static func page(_ state: TripListState, _ context: TerminalContext) -> [String] {
        guard !state.rows.isEmpty else { return ["No trips yet."] }
        let table = Table(
            columns: [
                .init("#", alignment: .right), .init("Trip", isFlexible: true), .init("Stops", alignment: .right),
                .init("Distance", alignment: .right), .init("From", isFlexible: true), .init("To", isFlexible: true),
            ],
            rows: state.rows.map { row in
                [Styled(row.number, .number)]
                    + [row.name, row.stops, row.distance, row.first, row.last].map { Styled($0) }
            })
        return table.lines(width: context.cuttingWidth, color: context.usesColor) + ["", state.summary]
    }
}
