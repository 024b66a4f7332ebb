import Screens

/// The entries of the menu of a proposed order.
enum OrderAction: Sendable {
    case take, search, help, back, quit
}

/// Reads lines that are typed at a proposed order.
struct OrderInput {
    /// The answers that were given here before, with what means it now.
    static let moved = MovedLetters([
        "y": "t, which takes this order", "yes": "t, which takes this order", "n": "b, which leaves the trip as it is",
        "no": "b, which leaves the trip as it is",
    ])

    private let menu: Menu<OrderAction>

    /// Reads lines by the entries of `menu`.
    init(_ menu: Menu<OrderAction>) { self.menu = menu }

    /// The request of a line; `help` makes the lines of the help.
    func request(_ line: String, help: () -> [String]) -> ScreenRequest<OrderEvent> {
        switch menu.choice(line) {
        case .nothing: .nothing
        case .misused(let item): .misused(item)
        case .number(let text), .unknown(let text):
            .refused(Self.moved.refusal(of: text) ?? .unknown(text, in: menu))
        case .action(.take, _): .event(.take)
        case .action(.search, let words):
            .choice(
                words, usual: .search(""), or: "What it keeps to: ",
                explained: ScreenHelp.order
            ) { .event(.search($0)) }
        case .action(.help, _): .lines(help())
        case .action(.back, _): .event(.leave)
        case .action(.quit, _): .event(.quit)
        }
    }
}
