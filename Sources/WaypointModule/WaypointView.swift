package import Console
import Reactive
import Text

/// One stop on the terminal.
package final class WaypointView: Screen {
    private let presenter: any WaypointPresenting
    private let dialog: Dialog
    private let output: Output
    private let context: TerminalContext
    /// What is on the screen.
    private var shown: WaypointState?

    /// Shows the presenter's state and asks for what to do.
    package init(presenter: any WaypointPresenting, dialog: Dialog, output: Output, context: TerminalContext) {
        self.presenter = presenter
        self.dialog = dialog
        self.output = output
        self.context = context
    }

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
        MenuItem("U", "redo", does: "do it again after all", .redo),
        MenuItem("?", "help", does: "show this", .help),
        MenuItem("b", "back", does: "go back to the trip", .back),
        MenuItem("q", "quit", does: "leave; everything is saved", .quit),
    ])

    package func run() throws(DialogError) -> ScreenEnd {
        let loop = MenuLoop(Self.menu, dialog: dialog, output: output, endOfInput: .back)
        shown = nil
        let end = try loop.run(prompt: { "stop> " }) {
            show()
        } handle: { (input) throws(DialogError) -> ScreenEnd? in
            try handle(input, loop)
        }
        // What is said on the way out, of a deleted stop for example, would otherwise be lost.
        if let notice = presenter.state.notice, presenter.state != shown { output.writeLines(notice.lines) }
        return end
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
    private func handle(_ event: WaypointEvent) throws(DialogError) -> ScreenEnd? {
        shown?.notice = nil
        shown?.answers = []
        return try presenter.handle(event)
    }

    /// Turns a line into what the person wants, asking for what is missing.
    private func handle(_ input: MenuInput<Action>, _ loop: MenuLoop<Action>) throws(DialogError) -> ScreenEnd? {
        switch input {
        case .number(let number): return try handle(.choose(number))
        case .action(.name, let name):
            return try ask(loop, "New name of the stop: ", name) { .edit(WaypointEdit(name: $0)) }
        case .action(.look, let place):
            if place.isEmpty, dialog.showsLiveAnswers { return try handle(.askForPlace(question: "Place: ")) }
            return try ask(loop, "Place: ", place) { .look($0) }
        case .action(.note, let note):
            return try ask(loop, "Note (- takes it away): ", note) {
                .edit(WaypointEdit(note: $0 == "-" ? "" : $0))
            }
        case .action(.delete, _): return try handle(.delete)
        case .action(.next, _): return try handle(.next)
        case .action(.previous, _): return try handle(.previous)
        case .action(.undo, _): return try handle(.undo)
        case .action(.redo, _): return try handle(.redo)
        case .action(.back, _): return try handle(.back)
        case .action(.quit, _): return try handle(.quit)
        case .action(.help, _):
            loop.showHelp()
            return nil
        }
    }

    /// An answer that is empty changes nothing, as the questions say nothing of an empty answer.
    private func ask(
        _ loop: MenuLoop<Action>, _ question: String, _ given: String, event: (String) -> WaypointEvent
    ) throws(DialogError) -> ScreenEnd? {
        try loop.ask(question, unless: given) { (text) throws(DialogError) in
            text.isEmpty ? nil : try handle(event(text))
        }
    }

    /// The stop and the menu, then what there is to say; a stop that is on the screen already is not printed again.
    static func lines(_ state: WaypointState, previous: WaypointState?, _ context: TerminalContext) -> [String] {
        let page =
            showsPage(state, previous: previous)
            ? page(state) + [""] + menu.lines(width: context.cuttingWidth) : []
        return page + NumberedAnswers.lines(state.answers, previous: previous?.answers) + (state.notice?.lines ?? [])
    }

    /// Whether the stop has changed.
    private static func showsPage(_ state: WaypointState, previous: WaypointState?) -> Bool {
        previous?.fields != state.fields || previous?.title != state.title || previous?.summary != state.summary
    }

    /// The stop itself.
    static func page(_ state: WaypointState) -> [String] {
        guard let title = state.title else { return [state.summary] }
        let width = state.fields.map(\.label.count).max() ?? 0
        var lines = [title, ""]
        for field in state.fields {
            for (index, line) in field.lines.enumerated() {
                let label = index == 0 ? field.label : ""
                lines.append("  " + label.padded(toWidth: width) + "  " + visible(line))
            }
        }
        return lines + ["", state.summary]
    }
}
