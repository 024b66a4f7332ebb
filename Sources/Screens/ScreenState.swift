package import Console
import Text

/// The state that a presenter hands to its screen: the page, and the notice, choices and question of the moment.
package struct ScreenState<Page: ScreenPage>: Equatable, Sendable {
    /// The page, which is shown until it changes.
    package var page: Page
    /// The message about the last thing that was done.
    package var notice: Notice?
    /// Numbered answers to choose from, while a question is open.
    package var choices: [String] = []
    /// The line above them; nil for none.
    package var choicesHeading: String?
    /// The question that has to be answered by yes or no before anything else is done; nil for none.
    package var question: YesNoQuestion?
    /// The work that is under way and has to end before the next line is read, in words; nil for none.
    package var work: String?
    /// Whether the presenter asks its last question once more, instead of the page's own prompt; the page is shown when
    /// it has asked enough.
    package var asksFurther = false

    /// The state of a page without notice, choices or questions.
    package init(_ page: Page) {
        self.page = page
    }
}

/// The lasting part of a screen: texts, ready to be laid out.
package protocol ScreenPage: Equatable, Sendable {
    /// Whether parts of it are still to come.
    var isLoading: Bool { get }
    /// The key of each row, in the order of their numbers: an id and whatever a person recognizes the row by. A
    /// number that is typed means the row that had it when the line was begun.
    var rowKeys: [String] { get }
    /// Sentences without a capital and a full stop that should be known beside the page: a command prints them on
    /// standard error, a screen below the page.
    var warnings: [String] { get }
    /// The same in few words, for a window in which they would take more lines; empty where there is no shorter way.
    var shortWarnings: [String] { get }
    /// Whether a window shows the short ones in any case.
    var prefersShortWarnings: Bool { get }
    /// The number of rows that may be shown a few at a time.
    var rowCount: Int { get }
    /// The number that the row at an index has, counted from 1; nil for a row without one.
    func rowNumber(_ index: Int) -> Int?
    /// Whether a person means the row at an index by a number.
    func row(_ index: Int, isNumbered number: Int) -> Bool
    /// The word for the things that the numbers of rows count: `row`, `day`.
    var numberedWord: String { get }
    /// Whether the rows are the fields of a form, which nobody searches or goes to by number.
    var isForm: Bool { get }
    /// The texts of the row at an index that are searched for words: names, notes.
    func searchedTexts(_ index: Int) -> [String]
    /// Whether a page of a long list may well begin with the row at an index: the first below a heading.
    func startsGroup(_ row: Int) -> Bool
    /// The row that the last change was about: of a long list it is shown.
    var focus: ScreenFocus { get }
}

/// The row around which a long list is shown: the one that was changed or opened last.
package struct ScreenFocus: Equatable, Sendable {
    /// The row, from 0; nil before the first.
    package private(set) var row: Int?
    /// The number of times that a row has become the focus; the same one may become it again.
    package private(set) var count: Int

    /// States the row; no row has been the focus unless it is given.
    package init(row: Int? = nil, count: Int = 0) {
        self.row = row
        self.count = count
    }

    /// Moves to a row; stays where it is for nil.
    package mutating func move(to row: Int?) {
        guard let row else { return }
        self.row = row
        count += 1
    }
}

extension ScreenPage {
    /// No keys, for a page without numbered rows.
    package var rowKeys: [String] { [] }
    /// Nothing.
    package var warnings: [String] { [] }
    /// No shorter way.
    package var shortWarnings: [String] { [] }
    /// False: only where they take fewer lines.
    package var prefersShortWarnings: Bool { false }

    /// The warnings for a screen, in a window the short ones where those take fewer lines; in a very low window, beside
    /// `rows`, the beginning of the first.
    package func warningLines(in context: TerminalContext, beside rows: ShownRows = .all) -> [String] {
        func lines(_ warnings: [String]) -> [String] {
            warnings.prefix(rows.isLow ? 1 : warnings.count).flatMap { warning -> [String] in
                let line = visible(warning.prefix(1).uppercased() + warning.dropFirst())
                return rows.fitted(line, in: context).map { Style.warning.applied(to: $0, color: context.usesColor) }
            }
        }
        guard rows.room != nil, !shortWarnings.isEmpty else { return lines(warnings) }
        let (whole, short) = (lines(warnings), lines(shortWarnings))
        return prefersShortWarnings || rows.isLow || short.count < whole.count ? short : whole
    }

    /// No rows that are shown a few at a time.
    package var rowCount: Int { 0 }
    /// Rows are numbered as they stand.
    package func rowNumber(_ index: Int) -> Int? { index + 1 }
    /// Compares the number of the row.
    package func row(_ index: Int, isNumbered number: Int) -> Bool { rowNumber(index) == number }
    /// The word `row`.
    package var numberedWord: String { "row" }
    /// A list.
    package var isForm: Bool { false }
    /// No texts to search.
    package func searchedTexts(_ index: Int) -> [String] { [] }
    /// No headings: any row is as good as another.
    package func startsGroup(_ row: Int) -> Bool { true }
    /// No row that the last change was about.
    package var focus: ScreenFocus { ScreenFocus() }

    /// Whether the row at an index has all these words, which are folded, in its texts. Linear in the texts.
    package func row(_ index: Int, contains words: [String]) -> Bool {
        let texts = searchedTexts(index).map { folded($0) }
        return words.allSatisfy { word in texts.contains { $0.containsText(word) } }
    }
}
