package import Console
package import Places
import Platform
import Reactive
package import Screens
import Text

/// The question for a place, with answers below it while the person types: a level of the menus that asks once and
/// hands on what came of it. Where nothing can be shown while typing it asks line by line.
package final class PlaceChoiceScreen: Screen {
    private let presenter: PlaceChoicePresenter
    private let question: String
    /// The beginning of the answer.
    private let prefill: Prefill
    private let terminal: Terminal
    private let navigator: Navigator
    /// Whether a text is a line of the menu that asked.
    private let isLine: (_ text: String) -> Bool
    private let then: (PlaceEntry) -> Void
    private let isOnTerminal: Bool
    /// Whether it follows on what was typed, so that an answer may be typed before it is there.
    private let isKnown: Bool
    package let coversPage = false
    package let isQuestion = true

    /// Asks `question` when it is on top, with `prefill` in its line; `then` gets the answer after the screen was left.
    /// A text of which `isLine` says that it is a line of the menu is handed on as it stands. What was typed before the
    /// question was there does not answer it unless it `isKnown`.
    package init(
        _ question: String, prefill: Prefill, isKnown: Bool, presenter: PlaceChoicePresenter, terminal: Terminal,
        navigator: Navigator, isLine: @escaping (_ text: String) -> Bool = { _ in false },
        then: @escaping (PlaceEntry) -> Void
    ) {
        self.isLine = isLine
        isOnTerminal = terminal.context.inputIsTerminal
        self.question = question
        self.isKnown = isKnown
        self.prefill = prefill
        self.presenter = presenter
        self.terminal = terminal
        self.navigator = navigator
        self.then = then
    }

    package func turn() throws(DialogError) {
        let field = LiveField { [presenter] in presenter.type($0) }
        field.takesAsItStands = isLine
        let subscription = presenter.pages.sink { [weak field, isLine] page in
            guard let text = page.text else { return }
            let isLine = isLine(text)
            field?.show(
                page.suggestions, for: text, heading: isLine ? Self.aboutLine : page.heading,
                note: isLine && page.suggestions.isEmpty ? Self.line : page.note, selectsFirst: page.selectsFirst,
                isFirstFar: page.isFirstFar)
        }
        let line = try terminal.dialog.search(
            question, prefill: prefill, field: field, isKnown: isKnown,
            isList: { [isLine] lines in !lines.contains(where: isLine) })
        subscription.cancel()
        switch line {
        case .chosen: goBack(with: field.selected.flatMap(presenter.place(at:)).map { .chosen($0) } ?? .none)
        // The question stays.
        case .text(let text) where Self.asksForHelp(text) && isOnTerminal:
            terminal.say([PlaceFinder.explanation])
        case .text(let text) where navigator.turnsPage(by: text, ofScreenBelow: self): break
        case .text(let text): goBack(with: .text(text))
        case .cancelled: goBack(with: .none)
        case .endOfInput: goBack(with: .interrupted)
        // With nothing typed Ctrl-C only leaves the question.
        case .interrupted(.interrupt) where isOnTerminal: goBack(with: .interrupted)
        case .interrupted(let signal): navigator.leave(.interrupted(signal))
        }
    }

    private static func asksForHelp(_ text: String) -> Bool {
        text.trimmed == PlaceFinder.help || text.trimmed.lowercased() == "help"
    }

    /// The line below a line of the menu that is no place.
    private static let line = "Enter does this line of the menu."

    /// The heading above places that have the name of a line of the menu.
    private static let aboutLine = "Enter does this line of the menu; for a place choose with Down:"

    package func reappear(saying notice: Notice?, wasCovered: Bool) {}

    private func goBack(with entry: PlaceEntry) {
        navigator.pop()
        then(entry)
    }
}
