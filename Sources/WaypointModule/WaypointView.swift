package import Console
import Reactive
import Text

/// One stop on the terminal.
package struct WaypointView: ScreenView {
    /// What can be typed at a stop.
    enum Action: Sendable {
        case name, look, note, delete, next, previous, undo, redo, help, back, quit
    }

    static let menu = Menu<Action>([
        MenuItem("n", "name", "NAME", does: "give the stop another name", .name),
        MenuItem("l", "look", "PLACE", does: "look up a place and put the stop there", .look),
        MenuItem("t", "note", "TEXT", does: "write a note; - takes it away", .note),
        MenuItem("d", "delete", does: "delete this stop", .delete),
        MenuItem("next", "next", does: "go to the next stop", .next),
        MenuItem("previous", "previous", does: "go to the previous stop", .previous),
        MenuItem("u", "undo", does: "take the last change back", .undo),
        MenuItem("U", "redo", does: "make it again after all", .redo),
        MenuItem("?", "help", does: "show this", .help),
        MenuItem("b", "back", does: "go back to the trip", .back),
        MenuItem("q", "quit", does: "leave; everything is saved", .quit),
    ])

    /// Shows any stop.
    package init() {}

    package var endOfInput: WaypointEvent { .back }

    package func prompt(_ page: WaypointPage) -> String? { "stop> " }

    package func lines(_ page: WaypointPage, in context: TerminalContext) -> [String] {
        Self.page(page) + [""] + Self.menu.lines(width: context.cuttingWidth)
    }

    package func request(
        _ line: String, _ state: ScreenState<WaypointPage>, in context: TerminalContext
    ) -> ScreenRequest<WaypointEvent> {
        switch Self.menu.choice(line) {
        case .nothing: .nothing
        case .unknown(let word): .unknown(word)
        case .number(let number): .event(.choose(number))
        case .action(.name, let name):
            .argument(name, or: "New name of the stop: ") { $0.isEmpty ? nil : .edit(WaypointEdit(name: $0)) }
        case .action(.look, let place):
            place.isEmpty && context.supportsEditing
                ? .event(.askForPlace(question: "Place: "))
                : .argument(place, or: "Place: ") { $0.isEmpty ? nil : .look($0) }
        case .action(.note, let note):
            .argument(note, or: "Note (- takes it away): ") {
                $0.isEmpty ? nil : .edit(WaypointEdit(note: $0 == "-" ? "" : $0))
            }
        case .action(.delete, _): .event(.delete)
        case .action(.next, _): .event(.next)
        case .action(.previous, _): .event(.previous)
        case .action(.undo, _): .event(.undo)
        case .action(.redo, _): .event(.redo)
        case .action(.back, _): .event(.back)
        case .action(.quit, _): .event(.quit)
        case .action(.help, _): .lines(Self.menu.helpLines)
        }
    }

    /// The stop itself.
    static func page(_ page: WaypointPage) -> [String] {
        guard let title = page.title else { return [page.summary] }
        let width = page.fields.map(\.label.count).max() ?? 0
        var lines = [title, ""]
        for field in page.fields {
            for (index, line) in field.lines.enumerated() {
                let label = index == 0 ? field.label : ""
                lines.append("  " + label.padded(toWidth: width) + "  " + visible(line))
            }
        }
        return lines + ["", page.summary]
    }
}
