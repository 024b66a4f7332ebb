import Console
import Entities
import Reactive
import Screens

/// The entries of a stop's menu.
enum WaypointAction: Sendable {
    case name, look, note, kind, stay, nights, arrive, leave, cost, way, delete, next, previous, undo, redo, history
    case help, back, quit
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
        guard case .action(.kind, _) = menu.choice(line), line.contains(where: \.isWhitespace) else {
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
        case .kind: planned(argument, or: "Kind", page.plan.kind) { $0.kind = $1 }
        case .stay: planned(argument, or: "Stay", page.plan.stay) { $0.stay = $1 }
        case .nights: planned(argument, or: "Nights", page.plan.nights) { $0.nights = $1 }
        case .arrive: planned(argument, or: "Arrival", page.plan.arrive) { $0.arrive = $1 }
        case .leave: planned(argument, or: "Leave", page.plan.leave) { $0.leave = $1 }
        case .cost: planned(argument, or: "Cost", page.plan.cost) { $0.cost = $1 }
        case .way: planned(argument, or: "Way", page.plan.way) { $0.way = $1 }
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
    private func planned(
        _ argument: String, or what: String, _ initial: String, _ set: @escaping (inout WaypointEdit, String) -> Void
    ) -> ScreenRequest<WaypointEvent> {
        .argument(argument, or: "\(what) (- takes it away): ", prefill: Prefill(initial, .replacing)) { text in
            guard !text.isEmpty else { return nil }
            var edit = WaypointEdit()
            set(&edit, text == "-" ? "" : text)
            return .edit(edit)
        }
    }
}
