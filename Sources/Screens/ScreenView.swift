package import Console
import Text

/// The look of a screen and the lines that can be typed at it: a value without state.
package protocol ScreenView<Page, Event> {
    associatedtype Page: ScreenPage
    associatedtype Event

    /// Returns the page as lines for this terminal; of its rows only `rows`.
    func lines(_ page: Page, rows: ShownRows, in context: TerminalContext) -> [String]
    /// The lines beside the page in a window; nil where there is nothing, or no room for it.
    func panel(_ page: Page, in context: TerminalContext) -> SidePanel?
    /// The line of the keys that are used most; nil where the page has no menu.
    func keys(_ page: Page, in context: TerminalContext) -> String?
    /// The question after the page; nil where there is nothing to ask, and the screen is left.
    func prompt(_ page: Page) -> String?
    /// The request of a typed line.
    func request(_ line: String, _ state: ScreenState<Page>, in context: TerminalContext) -> ScreenRequest<Event>
    /// The ways to complete a line by Tab; the answer to a question stands behind the line that asked for it.
    func completions(_ line: String, _ page: Page) -> [Completion]
    /// Whether Tab may also make paths of files of the end of a line.
    func completesFiles(_ line: String) -> Bool
    /// The line that is the same as a key pressed while nothing is typed; nil for a key that means nothing here.
    func line(for key: Key, _ page: Page) -> String?
    /// The line that is the same as a key pressed while the row of this number is chosen; nil where that means nothing.
    /// A page on which rows can be chosen opens them.
    func line(for key: RowKey, _ number: Int, _ page: Page) -> String?
    /// The beginning of a line about the row of this number, which Enter puts into the line while the row is chosen;
    /// nil where it means a whole line or nothing.
    func beginning(ofRow number: Int, _ page: Page) -> String?
    /// The verb for what Enter does to the chosen row: `opens`.
    var wordOfOpening: String { get }
    /// The verb for what Delete does to the chosen row: `removes`.
    var wordOfDeleting: String { get }
    /// Whether a line would ask for a row, so that the chosen one serves.
    func asksForRow(_ line: String, _ page: Page) -> Bool
    /// The event of the end of the input (Ctrl-D).
    var endOfInput: Event { get }
}

extension ScreenView {
    /// Nothing stands beside the page.
    package func panel(_ page: Page, in context: TerminalContext) -> SidePanel? { nil }
    /// No keys, for a page that asks something itself.
    package func keys(_ page: Page, in context: TerminalContext) -> String? { nil }
    /// The page with its rows and the line of its keys, as it stands on a pipe.
    package func lines(_ page: Page, in context: TerminalContext, rows: ShownRows = .all) -> [String] {
        lines(page, rows: rows, in: context) + keyLines(page, in: context)
    }
    /// The line of its keys below an empty one; nothing where there is none.
    func keyLines(_ page: Page, in context: TerminalContext) -> [String] {
        keys(page, in: context).map { ["", $0] } ?? []
    }
    /// No line.
    package func line(for key: Key, _ page: Page) -> String? { nil }
    /// No line: rows cannot be chosen.
    package func line(for key: RowKey, _ number: Int, _ page: Page) -> String? { nil }
    /// No beginning.
    package func beginning(ofRow number: Int, _ page: Page) -> String? { nil }
    /// The word `opens`.
    package var wordOfOpening: String { "opens" }
    /// The word `removes`.
    package var wordOfDeleting: String { "removes" }
    /// No line does.
    package func asksForRow(_ line: String, _ page: Page) -> Bool { false }
    /// Returns no completions.
    package func completions(_ line: String, _ page: Page) -> [Completion] { [] }
    /// Returns false: no files are completed.
    package func completesFiles(_ line: String) -> Bool { false }
}

/// A question for an argument of a line.
package struct ScreenQuestion<Event> {
    /// The question.
    let text: String
    /// The text that the answer begins with.
    let prefill: Prefill
    /// The answer that stands on the line already; nil where there is none.
    package let given: String?
    /// The request of an answer.
    package let further: (_ answer: String) -> ScreenRequest<Event>

    /// States what is asked.
    package init(
        _ text: String, prefill: Prefill = .none, given: String?,
        _ further: @escaping (_ answer: String) -> ScreenRequest<Event>
    ) {
        self.text = text
        self.prefill = prefill
        self.given = given
        self.further = further
    }
}

/// The request of a typed line.
package indirect enum ScreenRequest<Event> {
    /// An event for the presenter.
    case event(Event)
    /// Something that is still missing, or that stands on the line and is asked for again where it cannot be done.
    case question(ScreenQuestion<Event>)
    /// Lines to print: help.
    case lines([String])
    /// The reason why the line cannot be done.
    case refused(String)
    /// Nothing.
    case nothing

    /// The event for an argument that was typed on the line, or else the question for it, whose answer begins with
    /// `prefill`; an answer without an event asks for nothing.
    package static func argument(
        _ given: String, or question: String, prefill: Prefill = .none, _ event: @escaping (String) -> Event?
    ) -> ScreenRequest {
        .question(
            ScreenQuestion(question, prefill: prefill, given: given.isEmpty ? nil : given) { text in
                event(text).map { .event($0) } ?? .nothing
            })
    }

    /// A question, and the request that its answer makes.
    package static func question(
        _ text: String, _ further: @escaping (_ answer: String) -> ScreenRequest
    ) -> ScreenRequest {
        .question(ScreenQuestion(text, given: nil, further))
    }

    /// The event for a number of steps that may stand behind `key`, one unless given.
    package static func steps(
        _ argument: String, of key: String, _ event: @escaping (_ count: Int) -> Event
    ) -> ScreenRequest {
        .choice(argument, usual: event(1), or: "How many changes: ") { text in
            guard let count = wholeNumber(text), count > 0 else {
                return .refused("\(key) takes the number of changes, 1 or more: \(key) 3.")
            }
            return .event(event(count))
        }
    }

    /// The request of an argument that may be left out: `usual` without one. `question` asks for another argument where
    /// the one that is given cannot be; an empty answer to it asks for nothing.
    package static func choice(
        _ given: String, usual: Event, or question: String, _ further: @escaping (String) -> ScreenRequest
    ) -> ScreenRequest {
        guard !given.isEmpty else { return .event(usual) }
        return .question(ScreenQuestion(question, given: given) { $0.isEmpty ? .nothing : further($0) })
    }

    /// The refusal where an entry of a menu takes nothing behind it.
    package static func misused<Action>(_ item: MenuItem<Action>) -> ScreenRequest {
        .refused("\(item.key) takes nothing behind it: it means to \(item.summary). Nothing was done.")
    }

    /// The refusal of a line that fits no entry of a menu; with the entry that was perhaps meant.
    package static func unknown<Action>(_ line: String, in menu: Menu<Action>) -> ScreenRequest {
        .refused(.unknown(line, in: menu))
    }
}

extension String {
    /// The refusal of a line that fits no entry of a menu; with the entry that was perhaps meant.
    package static func unknown<Action>(_ line: String, in menu: Menu<Action>) -> String {
        let word = line.prefix { !$0.isWhitespace }
        let near =
            menu.entry(near: String(word)).map { item in
                " Did you mean \(item.word)\(item.key == item.word ? "" : " (\(item.key))")?"
            } ?? ""
        return "\(Wording.quoted(line, maximumWidth: 60)) is not in this menu;\(near) ? shows what is."
    }
}
