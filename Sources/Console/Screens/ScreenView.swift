import Text

/// How a screen looks and what can be typed at it: a value without state.
package protocol ScreenView<Page, Event> {
    associatedtype Page: ScreenPage
    associatedtype Event

    /// The page with what can be typed at it, as lines for this terminal.
    func lines(_ page: Page, in context: TerminalContext) -> [String]
    /// The question after the page; nil where there is nothing to ask, and the screen is left.
    func prompt(_ page: Page) -> String?
    /// What a typed line asks for.
    func request(_ line: String, _ state: ScreenState<Page>, in context: TerminalContext) -> ScreenRequest<Event>
    /// What the end of the input (Ctrl-D) means here.
    var endOfInput: Event { get }
}

/// What a typed line asks for.
package enum ScreenRequest<Event> {
    /// Something for the presenter.
    case event(Event)
    /// Something that is still missing: the question for it, and what the answer asks for; nil asks for nothing.
    case question(String, (_ answer: String) -> Event?)
    /// Lines to print: help.
    case lines([String])
    /// Nothing.
    case nothing

    /// The event for an argument that was typed on the line, or else the question for it.
    package static func argument(
        _ given: String, or question: String, _ event: @escaping (String) -> Event?
    ) -> ScreenRequest {
        guard !given.isEmpty else { return .question(question, event) }
        return event(given).map { .event($0) } ?? .nothing
    }
}

extension ScreenRequest {
    /// What a line says that fits no entry of a menu.
    package static func unknown(_ word: String) -> ScreenRequest {
        .lines(["\(Wording.quoted(word)) is not in this menu; ? shows what is."])
    }
}
