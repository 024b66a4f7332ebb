import Screens

/// The entries of the menu of the history.
enum HistoryAction: Sendable {
    case undo, redo, help, back, quit
}

/// Reads lines that are typed at the history.
struct HistoryInput {
    private let menu: Menu<HistoryAction>

    /// Reads lines by the entries of `menu`.
    init(_ menu: Menu<HistoryAction>) { self.menu = menu }

    /// The request of a line; `help` makes the lines of the help.
    func request(_ line: String, help: () -> [String]) -> ScreenRequest<HistoryEvent> {
        switch menu.choice(line) {
        case .nothing: .nothing
        case .misused(let item): .misused(item)
        case .unknown(let text): .unknown(text, in: menu)
        case .number(let number): .event(.goTo(number))
        case .action(.undo, let count): .steps(count, of: "u") { .undo($0) }
        case .action(.redo, let count): .steps(count, of: "U") { .redo($0) }
        case .action(.back, _): .event(.back)
        case .action(.quit, _): .event(.quit)
        case .action(.help, _): .lines(help())
        }
    }
}
