package import Console
import Reactive
import Text

/// One trip on the terminal.
package struct TripDetailView: ScreenView {
    /// What can be typed at a trip.
    enum Action: Sendable {
        case add, move, delete, rename, bestOrder, report, export, undo, redo, help, back, quit
    }

    static let menu = Menu<Action>([
        MenuItem("a", "add", "PLACE", does: "add a stop at the end; nothing copies the last stop", .add),
        MenuItem("m", "move", "FROM TO", does: "move stop FROM so that it is stop TO", .move),
        MenuItem("d", "delete", "N", does: "delete stop N", .delete),
        MenuItem("n", "rename", "NAME", does: "give the trip another name", .rename),
        MenuItem("o", "order", does: "search for the best order", .bestOrder),
        MenuItem("r", "report", does: "show the trip's distances", .report),
        MenuItem("e", "export", "FILE", does: "write the trip into a file", .export),
        MenuItem("u", "undo", does: "take the last change back", .undo),
        MenuItem("U", "redo", does: "make it again after all", .redo),
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

    /// Shows any trip.
    package init() {}

    package var endOfInput: TripDetailEvent { .back }

    package func prompt(_ page: TripDetailPage) -> String? { "trip> " }

    package func lines(_ page: TripDetailPage, in context: TerminalContext) -> [String] {
        Self.page(page, context, whole: false) + [""] + Self.menu.lines(width: context.cuttingWidth)
    }

    package func request(
        _ line: String, _ state: ScreenState<TripDetailPage>, in context: TerminalContext
    ) -> ScreenRequest<TripDetailEvent> {
        switch Self.menu.choice(line) {
        case .nothing: .nothing
        case .unknown(let word): .unknown(word)
        // While there are choices, a number is one of them.
        case .number(let number): .event(state.choices.isEmpty ? .open(stop: number) : .choose(number))
        case .action(.add, let place): Self.add(place, in: context)
        case .action(.move, let numbers):
            .argument(numbers, or: "Move stop FROM TO (two numbers): ") { $0.isEmpty ? nil : Self.move($0) }
        case .action(.delete, let number):
            .argument(number, or: "Number of the stop to delete: ") {
                $0.isEmpty ? nil : .edit(.remove(stops: [$0]))
            }
        case .action(.rename, let name):
            .argument(name, or: "New name of the trip: ") { $0.isEmpty ? nil : .edit(.rename($0)) }
        case .action(.export, let path):
            .argument(path, or: "File to write: ") { $0.isEmpty ? nil : .export(path: $0) }
        case .action(.bestOrder, let words): .event(.bestOrder(words))
        case .action(.report, _): .event(.report)
        case .action(.undo, _): .event(.undo)
        case .action(.redo, _): .event(.redo)
        case .action(.back, _): .event(.back)
        case .action(.quit, _): .event(.quit)
        case .action(.help, _): .lines(Self.menu.helpLines + Self.furtherHelp)
        }
    }

    /// Where lines can be edited, places appear while one is typed.
    private static func add(_ place: String, in context: TerminalContext) -> ScreenRequest<TripDetailEvent> {
        let question = "Place (empty: the last stop again): "
        if place.isEmpty, context.supportsEditing { return .event(.askForPlace(question: question)) }
        return .argument(place, or: question) {
            .edit(.add(places: $0.isEmpty ? [] : [$0], at: nil, name: nil, note: nil))
        }
    }

    /// `FROM TO`: the last word is where the stop goes, what is before it names the stop.
    private static func move(_ text: String) -> TripDetailEvent {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        return .edit(.move(stop: words.dropLast().joined(separator: " "), to: words.last ?? ""))
    }

    /// The trip itself, as `roadtrip show` prints it; `whole: false` shows of a long trip what is around the last edit.
    package static func page(_ page: TripDetailPage, _ context: TerminalContext, whole: Bool) -> [String] {
        guard let title = page.title else { return [page.summary] }
        guard !page.rows.isEmpty else { return [visible(title), "", page.summary] }
        let hasNotes = page.rows.contains { !$0.note.isEmpty }
        var columns: [Table.Column] = [
            .init("#", alignment: .right), .init("Stop", isFlexible: true),
            .init("Place", isFlexible: true),
            .init("Leg", alignment: .right), .init("Bearing"), .init("So far", alignment: .right),
        ]
        if hasNotes { columns.append(.init("Note", isFlexible: true)) }
        let table = Table(
            columns: columns,
            rows: page.rows.map { row in
                [Styled(row.number, .number)]
                    + [row.name, row.place, row.leg, row.bearing, row.soFar].map { Styled($0) }
                    + (hasNotes ? [Styled(row.note, .dim)] : [])
            })
        let lines = table.lines(width: context.cuttingWidth, color: context.usesColor)
        return [visible(title), ""] + (whole ? lines : RowWindow.lines(lines, focus: page.focus))
            + ["", page.summary]
    }
}
