package import Console
import Entities
import Reactive
package import Screens
import Text

/// One stop on the terminal.
package struct WaypointView: ScreenView {
    /// What can be typed at a stop.
    enum Action: Sendable {
        case name, look, note, kind, stay, nights, arrive, cost, delete, next, previous, undo, redo, history
        case help, back, quit
    }

    static let menu = Menu<Action>([
        MenuItem("n", "name", "NAME", does: "give the stop another name", .name),
        MenuItem("l", "look", "PLACE", does: "look up a place and put the stop there", .look),
        MenuItem("t", "note", "TEXT", does: "write a note; - takes it away", .note),
        MenuItem(
            "k", "kind", "KIND", does: "say what the stop is for: \(StopKind.known.joined(separator: ", "))", .kind),
        MenuItem("s", "stay", "DURATION", does: "say how long to stay before the drive goes on", .stay),
        MenuItem("g", "nights", "N", does: "say how many nights to stay", .nights),
        MenuItem("w", "arrival", "TIME", does: "say when to be there", .arrive),
        MenuItem("c", "cost", "AMOUNT", does: "say what it costs", .cost),
        MenuItem("d", "delete", does: "delete this stop", .delete),
        MenuItem("+", "next", does: "go to the next stop", .next),
        MenuItem("-", "previous", does: "go to the previous stop", .previous),
        .undo(.undo), .redo(.redo),
        MenuItem("h", "history", does: "show what was changed, and go back to it", .history),
        .help(.help), .back(to: "the trip", .back), .quit(.quit),
    ])

    /// What is left of a stop that is not there any more.
    static let menuOfNothing = Menu<Action>([
        .undo(.undo), .redo(.redo), .help(.help), .back(to: "the trip", .back), .quit(.quit),
    ])

    /// Shows any stop.
    package init() {}

    package var endOfInput: WaypointEvent { .back }

    package func prompt(_ page: WaypointPage) -> String? { "stop> " }

    package func lines(_ page: WaypointPage, rows: ShownRows, in context: TerminalContext) -> [String] {
        Self.page(page, context) + page.warningLines(width: context.cuttingWidth) + [""]
            + Self.menu(of: page).lines(width: context.cuttingWidth, onlyKeys: rows.isTight)
    }

    private static func menu(of page: WaypointPage) -> Menu<Action> { page.title == nil ? menuOfNothing : menu }

    package func completions(_ line: String, _ page: WaypointPage) -> [Completion] {
        guard case .action(.kind, _) = Self.menu.choice(line), line.contains(where: \.isWhitespace) else {
            return Self.menu.completions(line)
        }
        return Completion.names(line, behind: Completion.key(of: line), StopKind.known)
    }

    package func request(
        _ line: String, _ state: ScreenState<WaypointPage>, in context: TerminalContext
    ) -> ScreenRequest<WaypointEvent> {
        let menu = Self.menu(of: state.page)
        switch menu.choice(line) {
        case .nothing: return .nothing
        case .misused(let item): return .misused(item)
        case .unknown(let text): return .unknown(text, in: menu)
        case .number: return .refused("There is nothing to choose from; l looks up a place.")
        case .action(let action, let argument): return Self.request(action, argument, state.page, context)
        }
    }

    private static func request(
        _ action: Action, _ argument: String, _ page: WaypointPage, _ context: TerminalContext
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
        case .cost: planned(argument, or: "Cost", page.plan.cost) { $0.cost = $1 }
        case .delete: .event(.delete)
        case .next: .event(.next)
        case .previous: .event(.previous)
        case .undo: .steps(argument, of: "u") { .undo($0) }
        case .redo: .steps(argument, of: "U") { .redo($0) }
        case .history: .event(.history)
        case .back: .event(.back)
        case .quit: .event(.quit)
        case .help: .lines(menu(of: page).helpLines(width: context.cuttingWidth))
        }
    }

    /// A part of the plan that was typed on the line, or the question for it; an empty answer changes nothing, `-`
    /// takes it away.
    private static func planned(
        _ argument: String, or what: String, _ initial: String, _ set: @escaping (inout WaypointEdit, String) -> Void
    ) -> ScreenRequest<WaypointEvent> {
        .argument(argument, or: "\(what) (- takes it away): ", prefill: Prefill(initial, .replacing)) { text in
            guard !text.isEmpty else { return nil }
            var edit = WaypointEdit()
            set(&edit, text == "-" ? "" : text)
            return .edit(edit)
        }
    }

    /// The stop itself; a value that is too long for a line goes on below its beginning.
    static func page(_ page: WaypointPage, _ context: TerminalContext) -> [String] {
        let width = context.cuttingWidth
        func wrapped(_ text: String, indent: Int = 0) -> [String] {
            width.map { visible(text).wrapped(toWidth: max(8, $0 - indent)) } ?? [visible(text)]
        }
        guard let title = page.title else { return wrapped(page.summary) }
        let labelWidth = page.fields.map(\.label.count).max() ?? 0
        var lines = wrapped(title) + [""]
        for field in page.fields {
            let values = field.lines.flatMap { wrapped($0, indent: labelWidth + 4) }
            for (index, line) in values.enumerated() {
                let label = index == 0 ? field.label : ""
                lines.append("  " + label.padded(toWidth: labelWidth) + "  " + line)
            }
        }
        return lines + [""] + wrapped(page.summary)
    }
}
