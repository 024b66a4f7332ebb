import Console
import Entities
import Reactive
import Screens

/// The entries of a stop's menu.
enum WaypointAction: Sendable {
    case delete, next, previous, undo, redo, history, help, back, quit
    case set(StopWord)
}

/// Reads lines that are typed at a stop's page.
struct WaypointInput {
    /// The letters that meant something here before, with the words that mean it now.
    static let moved = MovedLetters([
        "n": "name NAME", "l": "place PLACE", "t": "note TEXT", "s": "stay DURATION", "g": "nights N",
        "L": "leave TIME", "W": "way WAY", "c": "cost AMOUNT", "+": "] or next",
        "-": "[ or previous",
    ])

    private let page: WaypointPage
    private let menu: Menu<WaypointAction>
    private let context: TerminalContext

    /// Reads lines at `page` by the entries of `menu`.
    init(_ page: WaypointPage, _ menu: Menu<WaypointAction>, _ context: TerminalContext) {
        self.page = page
        self.menu = menu
        self.context = context
    }

    /// Completes a line: words of the menu, and the kinds of stops.
    static func completions(_ line: String, _ menu: Menu<WaypointAction>) -> [Completion] {
        guard case .action(.set(.plan(.kind)), _) = choice(line, menu), line.contains(where: \.isWhitespace) else {
            return menu.completions(line)
        }
        return Completion.names(line, behind: Completion.key(of: line), StopKind.known)
    }

    /// Whether the menu has a meaning for a line.
    static func knows(_ line: String, _ menu: Menu<WaypointAction>) -> Bool {
        if case .unknown = choice(line, menu) { false } else { true }
    }

    /// The meaning of a line, whose word may be the beginning of one that sets something.
    private static func choice(_ line: String, _ menu: Menu<WaypointAction>) -> MenuChoice<WaypointAction> {
        menu.choice(line) { if case .set = $0.action { true } else { false } }
    }

    /// The request of a line; `help` makes the lines of the help.
    func request(_ line: String, help: () -> [String]) -> ScreenRequest<WaypointEvent> {
        switch Self.choice(line, menu) {
        case .nothing: .nothing
        case .misused(let item): .misused(item)
        case .unknown(let text): .refused(Self.moved.refusal(of: text) ?? menu.refusal(of: text))
        case .number: .refused("There is nothing to choose from; place looks up a place.")
        case .action(let action, let argument): request(action, argument, help)
        }
    }

    private func request(
        _ action: WaypointAction, _ argument: String, _ help: () -> [String]
    ) -> ScreenRequest<WaypointEvent> {
        switch action {
        case .set(.place) where context.supportsEditing:
            .event(argument.isEmpty ? .askForPlace(question: "Place: ") : .look(argument))
        case .set(.place):
            .argument(argument, or: "Place: ", explained: ScreenHelp.place) { $0.isEmpty ? nil : .look($0) }
        // A line cannot hold a note of several.
        case .set(.note) where argument.isEmpty && page.note == nil && context.inputIsTerminal:
            page.hasEditor
                ? .event(.editNote)
                : .refused(
                    "This note has several lines. Set $EDITOR to change them here, or write it anew: note and the text."
                )
        case .set(let word):
            .argument(
                argument, or: word.question(about: page.name), prefill: prefill(word), explained: word.explanation
            ) {
                $0.isEmpty ? nil : .edit(WaypointEdit(word, withOthers: $0))
            }
        case .delete: .event(.delete)
        case .next: .event(.next)
        case .previous: .event(.previous)
        case .undo: .steps(argument, of: "u") { .undo($0) }
        case .redo: .steps(argument, of: "U") { .redo($0) }
        case .history: .event(.history)
        case .back: .event(.back)
        case .quit: .event(.quit)
        case .help: .lines(help())
        }
    }

    /// The text with which the answer to the question for a word begins.
    private func prefill(_ word: StopWord) -> Prefill {
        switch word {
        case .name: Prefill(page.name)
        case .place: .none
        case .note: Prefill(page.note ?? "", .replacingAsDash)
        case .plan(let field): Prefill(page.plan[field] ?? "", .replacing)
        }
    }
}
