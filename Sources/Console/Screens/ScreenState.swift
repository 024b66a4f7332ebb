/// What a presenter hands to its screen: the page, and what belongs to the moment.
package struct ScreenState<Page: ScreenPage>: Equatable, Sendable {
    /// What is shown until it changes.
    package var page: Page
    /// The message about the last thing that was done.
    package var notice: Notice?
    /// Numbered answers to choose from, while a question is open.
    package var choices: [String] = []
    /// What is under way and has to end before the next line is read, in words; nil when nothing is.
    package var work: String?

    /// A page with nothing to say.
    package init(_ page: Page) {
        self.page = page
    }
}

/// The lasting part of a screen: texts, ready to be laid out.
package protocol ScreenPage: Equatable, Sendable {
    /// Whether parts of it are still to come.
    var isLoading: Bool { get }
    /// What each row is, in their order: an id and whatever a person recognizes the row by. A number that is typed means
    /// the row that had it when the line was begun.
    var rowKeys: [String] { get }
    /// Lines that follow the notice of a change of what the page shows: a total, for example.
    var afterChange: [String] { get }
}

extension ScreenPage {
    /// None, for a page without numbered rows.
    package var rowKeys: [String] { [] }
    /// Nothing.
    package var afterChange: [String] { [] }
}
