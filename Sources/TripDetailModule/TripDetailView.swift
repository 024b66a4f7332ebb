package import Console
import Reactive
import Text

/// One trip on the terminal.
package final class TripDetailView: MenuLevel {
    private let presenter: any TripDetailPresenting
    private let dialog: Dialog
    private let output: Output
    private let context: TerminalContext
    /// What is on the screen.
    private var shown: TripDetailState?

    /// Shows the presenter's state and asks for what to do.
    package init(presenter: any TripDetailPresenting, dialog: Dialog, output: Output, context: TerminalContext) {
        self.presenter = presenter
        self.dialog = dialog
        self.output = output
        self.context = context
    }

    /// What can be typed at a trip.
    enum Action: Sendable {
        case add, move, delete, rename, bestOrder, report, exportFile, undo, redo, help, back, quit
    }

    static let menu = Menu<Action>([
        MenuItem("a", "add", "PLACE", does: "add a stop at the end; nothing copies the last stop", .add),
        MenuItem("m", "move", "FROM TO", does: "move stop FROM so that it is stop TO", .move),
        MenuItem("d", "delete", "N", does: "delete stop N", .delete),
        MenuItem("n", "rename", "NAME", does: "give the trip another name", .rename),
        MenuItem("o", "order", does: "search for the best order", .bestOrder),
        MenuItem("r", "report", does: "show the trip's distances", .report),
        MenuItem("e", "export", "FILE", does: "write the trip into a file", .exportFile),
        MenuItem("u", "undo", does: "take the last change back", .undo),
        MenuItem("U", "redo", does: "do it again after all", .redo),
        MenuItem("?", "help", does: "show this", .help),
        MenuItem("b", "back", does: "go back to the list of trips", .back),
        MenuItem("q", "quit", does: "leave; everything is saved", .quit),
    ])

    /// What the menu's own lines do not tell.
    private static let furtherHelp = [
        "  A number opens that stop.",
        "  o takes, in any order: loop, start STOP, end STOP, lock STOPS, time SECONDS;",
        "  as in: o start any end any lock 2,3 time 10. Quotes keep a name together.",
    ]

    package func run() throws(DialogError) -> ScreenEnd {
        let loop = MenuLoop(Self.menu, dialog: dialog, output: output, endOfInput: .back)
        shown = nil
        return try loop.run(prompt: { "trip> " }) {
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
    private func handle(_ event: TripDetailEvent) throws(DialogError) -> ScreenEnd? {
        shown?.notice = nil
        shown?.answers = []
        // Whoever comes back from a stop wants to see the trip.
        defer { if case .open = event, presenter.state.notice == nil { shown = nil } }
        return try presenter.handle(event)
    }

    /// Turns a line into what the person wants, asking for what is missing.
    private func handle(_ input: MenuInput<Action>, _ loop: MenuLoop<Action>) throws(DialogError) -> ScreenEnd? {
        switch input {
        case .number(let number):
            // While there are answers to choose from, a number is one of them.
            return try handle(presenter.state.answers.isEmpty ? .open(stop: number) : .choose(number))
        case .action(.add, let place):
            let question = "Place (empty: the last stop again): "
            if place.isEmpty, dialog.showsLiveAnswers { return try handle(.askForPlace(question: question)) }
            return try ask(loop, question, place) {
                .edit(.add(places: $0.isEmpty ? [] : [$0], at: nil, name: nil, note: nil))
            }
        case .action(.move, let numbers):
            return try ask(loop, "Move stop FROM TO (two numbers): ", numbers) {
                $0.isEmpty ? nil : Self.move($0)
            }
        case .action(.delete, let number):
            return try ask(loop, "Number of the stop to delete: ", number) {
                $0.isEmpty ? nil : .edit(.remove(stops: [$0]))
            }
        case .action(.rename, let name):
            return try ask(loop, "New name of the trip: ", name) { $0.isEmpty ? nil : .edit(.rename($0)) }
        case .action(.exportFile, let path):
            return try ask(loop, "File to write: ", path) { $0.isEmpty ? nil : .exportFile(path: $0) }
        case .action(.bestOrder, let words): return try handle(.bestOrder(words))
        case .action(.report, _): return try handle(.report)
        case .action(.undo, _): return try handle(.undo)
        case .action(.redo, _): return try handle(.redo)
        case .action(.back, _): return try handle(.back)
        case .action(.quit, _): return try handle(.quit)
        case .action(.help, _):
            loop.showHelp()
            output.writeLines(Self.furtherHelp)
            return nil
        }
    }

    /// `FROM TO`: the last word is where the stop goes, what is before it names the stop.
    private static func move(_ text: String) -> TripDetailEvent {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        return .edit(.move(stop: words.dropLast().joined(separator: " "), to: words.last ?? ""))
    }

    /// Goes on with an answer; one that asks for nothing changes nothing.
    private func ask(
        _ loop: MenuLoop<Action>, _ question: String, _ given: String, event: (String) -> TripDetailEvent?
    ) throws(DialogError) -> ScreenEnd? {
        try loop.ask(question, unless: given) { (text) throws(DialogError) in
            guard let event = event(text) else { return nil }
            return try handle(event)
        }
    }

    /// The trip and the menu, then what there is to say; a trip that is on the screen already is not printed again.
    static func lines(
        _ state: TripDetailState, previous: TripDetailState?, _ context: TerminalContext
    ) -> [String] {
        let page =
            showsPage(state, previous: previous)
            ? page(state, context, whole: false) + [""] + menu.lines(width: context.cuttingWidth) : []
        return page + NumberedAnswers.lines(state.answers, previous: previous?.answers) + (state.notice?.lines ?? [])
    }

    /// Whether the trip has changed.
    private static func showsPage(_ state: TripDetailState, previous: TripDetailState?) -> Bool {
        previous?.rows != state.rows || previous?.title != state.title || previous?.summary != state.summary
    }

    /// The trip itself, as `roadtrip show` prints it; `whole: false` shows of a long trip what is around the last edit.
    package static func page(_ state: TripDetailState, _ context: TerminalContext, whole: Bool) -> [String] {
        guard let title = state.title else { return [state.summary] }
        guard !state.rows.isEmpty else { return [visible(title), "", state.summary] }
        let hasNotes = state.rows.contains { !$0.note.isEmpty }
        var columns: [Table.Column] = [
            .init("#", alignment: .right), .init("Stop", isFlexible: true),
            .init("Place", isFlexible: true),
            .init("Leg", alignment: .right), .init("Bearing"), .init("So far", alignment: .right),
        ]
        if hasNotes { columns.append(.init("Note", isFlexible: true)) }
        let table = Table(
            columns: columns,
            rows: state.rows.map { row in
                [Styled(row.number, .number)]
                    + [row.name, row.place, row.leg, row.bearing, row.soFar].map { Styled($0) }
                    + (hasNotes ? [Styled(row.note, .dim)] : [])
            })
        let lines = table.lines(width: context.cuttingWidth, color: context.usesColor)
        return [visible(title), ""] + (whole ? lines : RowWindow.lines(lines, focus: state.focus))
            + ["", state.summary]
    }
}
