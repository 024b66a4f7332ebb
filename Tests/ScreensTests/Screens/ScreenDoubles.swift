import Platform
import Reactive
import TestSupport

@testable import Console
@testable import Screens

/// A page of numbered rows.
struct RowsPage: ScreenPage {
    var rows: [String]
    var isLoading = false

    var rowKeys: [String] { rows }
    var rowCount: Int { rows.count }
    func searchedTexts(_ index: Int) -> [String] { [rows[index]] }
    var focus = ScreenFocus()
}

/// Shows the width of the window and the rows; events are the lines that were typed.
struct RowsView: ScreenView {
    func lines(_ page: RowsPage, rows: ShownRows, in context: TerminalContext) -> [String] {
        ["\(context.width) columns"]
            + rows.of(page.rows.enumerated().map { "\($0 + 1) \($1)" + (rows.chosen == $0 ? " <" : "") })
            + rows.noteLines + (page.isLoading ? ["…"] : [])
    }

    func line(for key: RowKey, _ number: Int, _ page: RowsPage) -> String? {
        switch key {
        case .open: "\(number)"
        case .delete: "delete \(number)"
        case .moveUp: number > 1 ? "name up" : nil
        case .moveDown: "name down"
        }
    }

    func asksForRow(_ line: String, _ page: RowsPage) -> Bool { line == "delete" }

    func hasWord(atBeginningOf line: String, _ page: RowsPage) -> Bool {
        ["delete ", "name ", "open "].contains { line.hasPrefix($0) }
    }

    func prompt(_ page: RowsPage) -> String? { page.rows.isEmpty ? nil : "> " }

    func request(_ line: String, _ state: ScreenState<RowsPage>, in context: TerminalContext) -> ScreenRequest<String> {
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        guard let first = words.first else { return .nothing }
        switch first {
        case "name":
            return .argument(words.count > 1 ? words[1] : "", or: "Name? ", prefill: Prefill("Old")) { "name \($0)" }
        case "delete": return .argument(words.count > 1 ? words[1] : "", or: "Which row? ") { "delete \($0)" }
        case "work", "say", "change", "offer", "open", "quit": return .event(first)
        case "?": return .lines(["This is the help."])
        case "long": return .lines((1...30).map { "line \($0)" })
        case "take": return .question("File? ") { .event($0) }
        default: return first.allSatisfy(\.isNumber) ? .event(first) : .refused("\(first)?")
        }
    }

    func completions(_ line: String, _ page: RowsPage) -> [Completion] {
        guard line.hasPrefix("delete ") else { return [] }
        return Completion.names(line, behind: "delete ", page.rows)
    }

    func completesFiles(_ line: String) -> Bool { line.hasPrefix("take ") }

    var endOfInput: String { "end" }
}

/// Publishes what the test says, and remembers what it was asked to do.
final class RowsPresenter: ScreenPresenter {
    let feed: ScreenFeed<RowsPage>
    /// What was asked for, in order.
    private(set) var handled: [String] = []
    /// How often what is under way was ended.
    private(set) var cancellations = 0
    /// What is done for an event, after it was noted.
    var onEvent: (String) -> Void = { _ in }

    init(_ page: RowsPage) {
        feed = ScreenFeed(page)
    }

    var states: AnyPublisher<ScreenState<RowsPage>, Never> { feed.states }

    func handle(_ event: String) {
        handled.append(event)
        feed.begin()
        onEvent(event)
    }

    func choose(_ answer: String) {
        handled.append("choose \(answer)")
        if feed.state.choices.contains(answer) || answer.isEmpty {
            feed.begin()
        } else {
            feed.say(.failed("Not \(answer)."))
        }
    }

    func answer(_ isYes: Bool?) {
        guard feed.state.question != nil else { return }
        handled.append("answer \(isYes.map { "\($0)" } ?? "nil")")
        feed.begin()
    }

    /// Whether a question is left rather than answered by nothing.
    var leavesQuestions = false
    func leaveQuestion() -> Bool {
        guard leavesQuestions, feed.state.question != nil || !feed.state.choices.isEmpty else { return false }
        handled.append("leave")
        feed.begin()
        return true
    }

    /// Further rows for Tab.
    var known: [String] = []
    func completing(_ page: RowsPage) -> RowsPage { RowsPage(rows: page.rows + known) }

    func cancel() {
        cancellations += 1
        feed.cancel()
    }
}

/// A screen of rows on a desk; `quit` and the end of the input leave it.
struct RowsSession {
    let desk: Desk
    let presenter: RowsPresenter
    let screen: MenuScreen<RowsView>

    init(_ desk: Desk, _ rows: [String] = ["Lyon", "Ulm"], isLoading: Bool = false) {
        self.desk = desk
        let presenter = RowsPresenter(RowsPage(rows: rows, isLoading: isLoading))
        self.presenter = presenter
        screen = MenuScreen(
            RowsView(), presenter: presenter, terminal: desk.terminal, navigator: desk.navigator)
        presenter.onEvent = { [navigator = desk.navigator, unowned presenter] event in
            switch event {
            case "quit": navigator.leave(.quit)
            case "end": navigator.pop()
            case "say": presenter.feed.say(.done("Said."))
            case "change": presenter.feed.say(.changed("Changed."))
            case "offer": presenter.feed.offer(["Lyon", "Lyons"], saying: .done("Which one?"))
            default: break
            }
        }
    }

    /// Runs until all screens are left.
    func run() throws(DialogError) -> ScreenEnd { try desk.navigator.run([screen]) }

    /// Shows other rows when this much time has passed, until the result is let go.
    func show(_ rows: [String], after delay: Duration) -> EventRegistration {
        desk.loop.schedule(after: delay) { [presenter] in presenter.feed.show(RowsPage(rows: rows)) }
    }

    /// What a person sees in the end on a terminal of 80 times 24.
    var shown: [String] {
        let screen = desk.screen
        return screen.scrolledOut.drop { $0.isEmpty } + screen.lines
    }
}

/// A screen that is left with something to say, at once or after a question; a page of its own or a few lines.
final class SayingScreen: Screen {
    private let notice: Notice?
    private let navigator: Navigator
    let coversPage: Bool
    private let question: String?
    private let desk: Desk?

    init(
        _ notice: Notice?, _ navigator: Navigator, coversPage: Bool, asking question: String? = nil,
        _ desk: Desk? = nil
    ) {
        self.question = question
        self.desk = desk
        self.notice = notice
        self.navigator = navigator
        self.coversPage = coversPage
    }

    func turn() throws(DialogError) {
        if let question { _ = try desk?.terminal.dialog.ask(question) }
        navigator.pop(saying: question == nil ? notice : notice?.afterFurtherQuestion)
    }

    func reappear(saying notice: Notice?, wasCovered: Bool) {}
}
