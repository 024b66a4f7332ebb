import Console
import Entities
import Reactive
import Screens

/// The entries of a stop's menu.
enum WaypointAction: Sendable {
    case name, look, note, delete, next, previous, undo, redo, history, help, back, quit
    case plan(StopField)
}

/// Reads lines that are typed at a stop's page.
struct WaypointInput {
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
        guard case .action(.plan(.kind), _) = menu.choice(line), line.contains(where: \.isWhitespace) else {
            return menu.completions(line)
        }
        return Completion.names(line, behind: Completion.key(of: line), StopKind.known)
    }

    /// The request of a line; `help` makes the lines of the help.
    func request(_ line: String, help: () -> [String]) -> ScreenRequest<WaypointEvent> {
        switch menu.choice(line) {
        case .nothing: .nothing
        case .misused(let item): .misused(item)
        case .unknown(let text): .unknown(text, in: menu)
        case .number: .refused("There is nothing to choose from; l looks up a place.")
        case .action(let action, let argument): request(action, argument, help)
        }
    }

    private func request(
        _ action: WaypointAction, _ argument: String, _ help: () -> [String]
    ) -> ScreenRequest<WaypointEvent> {
        switch action {
        case .name:
            .argument(argument, or: "New name of the stop: ", prefill: Prefill(page.name)) {
                $0.isEmpty ? nil : .edit(WaypointEdit(name: $0))
            }
        case .look where context.supportsEditing:
            .event(argument.isEmpty ? .askForPlace(question: "Place: ") : .look(argument))
        case .look: .argument(argument, or: "Place: ") { $0.isEmpty ? nil : .look($0) }
        // A line cannot hold a note of several.
        case .note where argument.isEmpty && page.note == nil && context.inputIsTerminal:
            page.hasEditor
                ? .event(.editNote)
                : .refused(
                    "This note has several lines. Set $EDITOR to change them here, or write it anew: t and the text.")
        case .note:
            .argument(argument, or: "Note (- takes it away): ", prefill: Prefill(page.note ?? "", .replacingAsDash)) {
                $0.isEmpty ? nil : .edit(WaypointEdit(note: $0 == "-" ? "" : $0))
            }
        case .plan(let field): planned(argument, field)
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

    /// A part of the plan that was typed on the line, or the question for it; an empty answer changes nothing, `-`
    /// takes it away.
    private func planned(_ argument: String, _ field: StopField) -> ScreenRequest<WaypointEvent> {
        .argument(
            argument, or: "\(field.question) (- takes it away): ", prefill: Prefill(page.plan[field] ?? "", .replacing)
        ) { text in
            text.isEmpty ? nil : .edit(WaypointEdit(plan: [field: text == "-" ? "" : text]))
        }
    }
}
