package import Console
import Reactive

/// The list of trips on the terminal.
package final class TripListView: MenuLevel {
    private let presenter: any TripListPresenting
    private let dialog: Dialog
    private let output: Output
    private let context: TerminalContext
    /// What is on the screen.
    private var shown: TripListState?

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
        shown = nil
        return try loop.run(prompt: { "trips> " }) {
            show()
        } handle: { (input) throws(DialogError) -> ScreenEnd? in
            try handle(input, loop)
        }
    }

    /// Prints what has changed.
    private func show() {
        let state = presenter.state
        if shown != state {
            if Self.showsPage(state, previous: shown) { output.writeGap() }
            output.writeLines(Self.lines(state, previous: shown, context))
        }
        shown = state
    }

    /// Does what the person wants. What was said before is over; the same sentence said again is printed again.
    private func handle(_ event: TripListEvent) throws(DialogError) -> ScreenEnd? {
        shown?.notice = nil
        // Whoever comes back from a trip wants to see the list.
        defer { if case .open = event, presenter.state.notice == nil { shown = nil } }
        return try presenter.handle(event)
    }

    /// Turns a line into what the person wants, asking for what is missing.
    private func handle(_ input: MenuInput<Action>, _ loop: MenuLoop<Action>) throws(DialogError) -> ScreenEnd? {
        switch input {
        case .number(let number):
            return try handle(.open(trip: number))
        case .action(.new, let name):
            return try ask(loop, "Name of the trip (empty: New Trip): ", name) { .edit(.new(name: $0, places: [])) }
        case .action(.delete, let number):
            return try ask(loop, "Number of the trip to delete: ", number) {
                $0.isEmpty ? nil : .edit(.delete(trips: [$0]))
            }
        case .action(.importFile, let path):
            return try ask(loop, "File to import: ", path) { $0.isEmpty ? nil : .importFile(path: $0) }
        case .action(.exportFile, let path):
            return try ask(loop, "File to write: ", path) { $0.isEmpty ? nil : .exportFile(path: $0) }
        case .action(.report, _): return try handle(.report)
        case .action(.undo, _): return try handle(.undo)
        case .action(.redo, _): return try handle(.redo)
        case .action(.quit, _): return try handle(.quit)
        case .action(.help, _):
            loop.showHelp()
            output.writeLine("  A number opens that trip.")
            return nil
        }
    }

    /// Goes on with an answer; one that asks for nothing changes nothing.
    private func ask(
        _ loop: MenuLoop<Action>, _ question: String, _ given: String, event: (String) -> TripListEvent?
    ) throws(DialogError) -> ScreenEnd? {
        try loop.ask(question, unless: given) { (text) throws(DialogError) in
            guard let event = event(text) else { return nil }
            return try handle(event)
        }
    }

    /// The list and the menu, then what there is to say; a list that is on the screen already is not printed again.
    static func lines(_ state: TripListState, previous: TripListState?, _ context: TerminalContext) -> [String] {
        let page =
            showsPage(state, previous: previous)
            ? page(state, context, whole: false) + [""] + menu.lines(width: context.cuttingWidth) : []
        return page + (state.notice?.lines ?? [])
    }

    /// Whether the list has changed.
    private static func showsPage(_ state: TripListState, previous: TripListState?) -> Bool {
        previous?.rows != state.rows || previous?.summary != state.summary
    }

    /// The list itself, as `roadtrip list` prints it; `whole: false` leaves out the middle of a long one.
    package static func page(_ state: TripListState, _ context: TerminalContext, whole: Bool = true) -> [String] {
        guard !state.rows.isEmpty else { return ["No trips yet."] }
        let table = Table(
            columns: [
                .init("#", alignment: .right), .init("Trip", isFlexible: true),
                .init("Stops", alignment: .right),
                .init("Distance", alignment: .right), .init("From", isFlexible: true), .init("To", isFlexible: true),
            ],
            rows: state.rows.map { row in
                [Styled(row.number, .number)]
                    + [row.name, row.stops, row.distance, row.first, row.last].map { Styled($0) }
            })
        let lines = table.lines(width: context.cuttingWidth, color: context.usesColor)
        return (whole ? lines : RowWindow.lines(lines, focus: nil)) + ["", state.summary]
    }
}
