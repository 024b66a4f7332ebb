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
    /// The line that leads one step up, which Esc means where there is nothing else to leave; nil for the first page,
    /// from which a step up would leave the program.
    var lineBack: String? { get }
    /// Whether the menu of the page itself has a meaning for a line: then the page below is not asked for one.
    func knows(_ line: String, _ page: Page) -> Bool
    /// Whether a line begins with a whole word of the page's menu: as an answer that cannot be, it is done as a line.
    func hasWord(atBeginningOf line: String, _ page: Page) -> Bool
    /// Whether a line that was typed at a page above means a word of this page's menu that may be done from there.
    func isDoneFromAbove(_ line: String, _ page: Page) -> Bool
    /// Whether lines that arrived together are a list, which is one line: a paste that the terminal did not mark.
    func isList(_ lines: [String], _ page: Page) -> Bool
    /// The answer to `save`.
    func answerToSave(_ page: Page) -> String
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
    /// The word that all menus have for it.
    package var lineBack: String? { "b" }
    /// Whether a line that was typed deletes rows, as the key does.
    func deletesRows(_ line: String, _ page: Page) -> Bool {
        guard let key = self.line(for: .delete, 1, page)?.prefix(while: \.isLetter), !key.isEmpty else { return false }
        let word = line.prefix(while: \.isLetter)
        let meant = MenuSynonyms.word(meaning: word.lowercased()) ?? word.lowercased()
        return word == key || meant == "delete"
    }
    /// Each line: nothing is asked of the page below.
    package func knows(_ line: String, _ page: Page) -> Bool { true }
    /// No line does.
    package func hasWord(atBeginningOf line: String, _ page: Page) -> Bool { false }
    /// No line is.
    package func isDoneFromAbove(_ line: String, _ page: Page) -> Bool { false }
    /// False: each is a line of its own.
    package func isList(_ lines: [String], _ page: Page) -> Bool { false }
    /// Each change is on disk when its line has been answered.
    package func answerToSave(_ page: Page) -> String { "Everything is saved already." }
    /// No line does.
    package func asksForRow(_ line: String, _ page: Page) -> Bool { false }
    /// Returns no completions.
    package func completions(_ line: String, _ page: Page) -> [Completion] { [] }
    /// Returns false: no files are completed.
    package func completesFiles(_ line: String) -> Bool { false }
}
