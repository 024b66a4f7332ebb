package import Console
import Reactive

/// The list of trips on the terminal.
package struct TripListView: ScreenView {
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
        MenuItem("U", "redo", does: "make it again after all", .redo),
        MenuItem("?", "help", does: "show this", .help),
        MenuItem("q", "quit", does: "leave; everything is saved", .quit),
    ])

    /// Shows any list.
    package init() {}

    package var endOfInput: TripListEvent { .quit }

    package func prompt(_ page: TripListPage) -> String? { "trips> " }

    package func lines(_ page: TripListPage, in context: TerminalContext) -> [String] {
        Self.page(page, context, whole: false) + [""] + Self.menu.lines(width: context.cuttingWidth)
    }

    package func request(
        _ line: String, _ state: ScreenState<TripListPage>, in context: TerminalContext
    ) -> ScreenRequest<TripListEvent> {
        switch Self.menu.choice(line) {
        case .nothing: .nothing
        case .unknown(let word): .unknown(word)
        case .number(let number): .event(.open(trip: number))
        case .action(.new, let name):
            .argument(name, or: "Name of the trip (empty: New Trip): ") { .edit(.new(name: $0, places: [])) }
        case .action(.delete, let number):
            .argument(number, or: "Number of the trip to delete: ") { $0.isEmpty ? nil : .edit(.delete(trips: [$0])) }
        case .action(.importFile, let path):
            .argument(path, or: "File to import: ") { $0.isEmpty ? nil : .importFile(path: $0) }
        case .action(.exportFile, let path):
            .argument(path, or: "File to write: ") { $0.isEmpty ? nil : .exportFile(path: $0) }
        case .action(.report, _): .event(.report)
        case .action(.undo, _): .event(.undo)
        case .action(.redo, _): .event(.redo)
        case .action(.quit, _): .event(.quit)
        case .action(.help, _): .lines(Self.menu.helpLines + ["  A number opens that trip."])
        }
    }

    /// The list itself, as `roadtrip list` prints it; `whole: false` leaves out the middle of a long one.
    package static func page(_ page: TripListPage, _ context: TerminalContext, whole: Bool = true) -> [String] {
        guard !page.rows.isEmpty else { return ["No trips yet."] }
        let table = Table(
            columns: [
                .init("#", alignment: .right), .init("Trip", isFlexible: true),
                .init("Stops", alignment: .right),
                .init("Distance", alignment: .right), .init("From", isFlexible: true), .init("To", isFlexible: true),
            ],
            rows: page.rows.map { row in
                [Styled(row.number, .number)]
                    + [row.name, row.stops, row.distance, row.first, row.last].map { Styled($0) }
            })
        let lines = table.lines(width: context.cuttingWidth, color: context.usesColor)
        return (whole ? lines : RowWindow.lines(lines, focus: nil)) + ["", page.summary]
    }
}
