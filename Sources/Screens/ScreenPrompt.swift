import Console

/// The prompts of one screen: lines are asked for while changes of the page are printed above.
final class ScreenPrompt<View: ScreenView> {
    private let view: View
    private let presenter: any ScreenPresenter<View.Page, View.Event>
    private let terminal: Terminal
    private let display: ScreenDisplay<View>
    /// The page that was on the terminal when the line was begun that was typed last.
    private(set) var begun: View.Page?
    /// Whether something was typed at the question that was asked last.
    private(set) var hasBegun = false
    /// Whether a line is being typed.
    private(set) var isAsking = false

    /// Asks on `terminal` below what `display` prints.
    init(
        _ view: View, _ presenter: any ScreenPresenter<View.Page, View.Event>, _ terminal: Terminal,
        _ display: ScreenDisplay<View>
    ) {
        self.view = view
        self.presenter = presenter
        self.terminal = terminal
        self.display = display
    }

    /// The keys that mean something while nothing is typed.
    enum Keys {
        /// Those of the line alone.
        case line
        /// Those of the page, whose prompt it is.
        case page
        /// Those that choose a row of the page for an answer.
        case rows
        /// Those that choose one of the numbered choices.
        case choices
    }

    /// Asks a question. `line` is the one that led to it: Tab completes an answer as the end of that line, unless
    /// `offersLines` is false; `field` answers to a part of it while it is typed. `keys` are those that
    /// mean something while nothing is typed. What was typed before a question was there that is not `isKnown` does
    /// not answer it, and waits.
    func ask(
        _ question: String, prefill: Prefill = .none, behind line: String = "", offersLines: Bool = true,
        field: LiveField? = nil, keys: Keys = .line, isKnown: Bool = true
    ) throws(DialogError) -> Answer {
        begun = display.shown?.page
        isAsking = true
        hasBegun = false
        display.watchWindow()
        terminal.onAlert = { [display] in display.printSoon(after: .zero) }
        defer {
            isAsking = false
            display.stopTimers()
            terminal.onAlert = {}
        }
        let head = line.isEmpty ? "" : line + " "
        let answer = try terminal.dialog.ask(
            question, prefill: prefill, field: field,
            completions: { [self] in offersLines ? completions($0, behind: head) : [] },
            onBegin: { [self] in
                begun = display.shown?.page
                hasBegun = true
            },
            onRedraw: { [display] in display.redrawAbove() },
            isMenu: keys == .page, isKnown: isKnown,
            isList: { [view, display] lines in
                guard keys == .page, let page = display.state?.page else { return false }
                return view.isList(lines, page)
            },
            onIdleKey: { [display] key in
                switch keys {
                case .line: .ordinary
                case .page: display.take(key)
                case .rows: display.takeRow(key)
                case .choices: display.takeChoice(key)
                }
            })
        if case .text = answer { terminal.onLine() }
        terminal.sayGivenUp()
        return answer
    }

    /// The line that was typed below a text that was shown in parts; nil where none was.
    func takeNextLine() -> String? {
        guard let line = terminal.takeNextLine() else { return nil }
        begun = display.shown?.page
        terminal.onLine()
        return line
    }

    /// The ways to complete a line, or the answer to a question, whose line `head` is: words of the menu, names, files.
    private func completions(_ typed: String, behind head: String) -> [Completion] {
        guard let page = (display.state?.page).map(presenter.completing) else { return [] }
        let line = head + typed
        var ways = view.completions(line, page)
        if view.completesFiles(line) {
            ways += Completion.files(line, behind: head, terminal.filesBeginning)
        }
        // The completions of an answer begin as the line does that asked for it.
        return ways.filter { $0.line.hasPrefix(head) }
            .map { Completion(String($0.line.dropFirst(head.count)), label: $0.label) }
    }
}
