package import Console
import Platform
import Reactive
import Text

/// The conversation of one screen: shows the states of its presenter, asks for lines, and hands on the answers.
///
/// A state is printed once it has settled: nothing that it shows is loading any more, or 300 ms have passed. On a
/// terminal that can move its cursor that also happens while a question is open; the question appears below again with
/// what was typed. On a pipe and on a dumb terminal changes show before the next question.
package final class MenuScreen<View: ScreenView>: Screen {
    private let view: View
    private let presenter: any ScreenPresenter<View.Page, View.Event>
    private let terminal: Terminal
    private let navigator: Navigator
    package let coversPage: Bool

    /// The screen's output on the terminal.
    private let display: ScreenDisplay<View>
    /// The page that was shown when the line being typed was begun.
    private var begun: View.Page?
    /// The question whose answer opened the screen above.
    private var opening: OpeningQuestion<View.Event>?
    /// The question that is asked again because that screen could do nothing with its answer.
    private var refused: OpeningQuestion<View.Event>?
    private var isAsking = false
    private var subscription: AnyCancellable?

    /// Shows the states of `presenter` by `view`. A screen that does not cover the page below it prints lines in
    /// between, and that page is not shown again afterwards.
    package init(
        _ view: View, presenter: any ScreenPresenter<View.Page, View.Event>, terminal: Terminal, navigator: Navigator,
        coversPage: Bool = true
    ) {
        self.view = view
        self.presenter = presenter
        self.terminal = terminal
        self.navigator = navigator
        self.coversPage = coversPage
        display = ScreenDisplay(view, terminal)
        display.mayPrintAbove = { [weak self] in self?.printsWhileTyping ?? false }
        subscription = presenter.states.sink { [display] in display.receive($0) }
    }

    /// The newest state of the presenter; nil before the first.
    private var state: ScreenState<View.Page>? { display.state }

    package func reappear(saying notice: Notice?, wasCovered: Bool) {
        display.reappear(saying: notice, covered: wasCovered)
        // A failure behind a further question is not the fault of the answer that led there.
        let isRefused =
            notice.map { Self.isRefusal($0) } == true && opening?.questions == terminal.dialog.questions
            && terminal.context.inputIsTerminal
        refused = isRefused ? opening : nil
        opening = nil
    }

    package func turn() throws(DialogError) {
        do {
            try settle()
        } catch let interruption as Interruption {
            return navigator.leave(.interrupted(interruption.signal))
        } catch {
            throw .waiting("\(error)")
        }
        // The work that ended may have opened another screen.
        guard navigator.isOnTop(self) else { return }
        if !terminal.context.inputIsTerminal, state?.question != nil || state?.choices.isEmpty == false {
            // A script is asked nothing: what would be asked about is refused.
            presenter.answer(nil)
        }
        guard let state else { return navigator.pop() }
        // A script goes on as if the change had been made; so it must not go on.
        if !terminal.context.inputIsTerminal, let unsaved = display.notice?.unsaved { throw .unsaved(unsaved) }
        display.print()
        if let question = state.question { return try confirm(question) }
        guard state.choices.isEmpty || !terminal.context.inputIsTerminal else {
            return try choose(among: state.choices.count)
        }
        guard !state.asksFurther else {
            display.watchWindow()
            return presenter.askFurther()
        }
        if let refused {
            self.refused = nil
            return try put(
                refused.question, refused.line, given: nil, isAskedAgain: true,
                hasShownWayOut: refused.hasShownWayOut)
        }
        guard let prompt = view.prompt(state.page) else { return navigator.pop(saying: nil) }
        if let line = terminal.takeNextLine() {
            begun = display.shown?.page
            terminal.onLine()
            return try take(line)
        }
        switch try ask(prompt) {
        case .text(let line): try take(line)
        // A question at the prompt is left first.
        case .endOfInput where leavesQuestion, .interrupted(.interrupt) where leavesQuestion: break
        case .endOfInput: presenter.handle(view.endOfInput)
        case .interrupted(.interrupt): navigator.leave(.interrupted(.interrupt), saying: presenter.parting)
        case .interrupted(let signal): navigator.leave(.interrupted(signal))
        }
    }

    /// Leaves what is asked at the prompt on a terminal; whether anything is.
    private var leavesQuestion: Bool { terminal.context.inputIsTerminal && presenter.leaveQuestion() }

    /// Waits until nothing is under way that the next line may depend on, and then for the parts of the page. Ctrl-C
    /// ends what is under way, other signals end the program. Whether Ctrl-C ended anything.
    @discardableResult
    private func settle() throws -> Bool {
        var isStopped = false
        while let work = state?.work {
            do {
                try terminal.waiter.wait(saying: work) { [self] in state?.work == nil }
            } catch let interruption as Interruption where interruption.signal == .interrupt {
                presenter.cancel()
                isStopped = true
            }
        }
        // A page that is shown already is not waited for at every line: its parts may never come.
        guard let page = state?.page, page.isLoading, page != display.shown?.page else { return isStopped }
        try terminal.waiter.wait(saying: "waiting for distances…", limit: ScreenDisplay<View>.patience) { [self] in
            state?.page.isLoading != true
        }
        return isStopped
    }

    /// Asks a question, while changes are printed above it.
    private func ask(
        _ question: String, initial: String = "", dashReplaces: Bool = false, selects: Bool = false,
        behind line: String = "", offersLines: Bool = true
    ) throws(DialogError) -> Answer {
        begun = display.shown?.page
        isAsking = true
        display.watchWindow()
        terminal.onAlert = { [display] in display.printSoon(after: .zero) }
        defer {
            isAsking = false
            display.stopTimers()
            terminal.onAlert = {}
        }
        let head = line.isEmpty ? "" : line + " "
        let answer = try terminal.dialog.ask(
            question, initial: initial, completions: { [self] in offersLines ? completions($0, behind: head) : [] },
            onBegin: { begun = display.shown?.page },
            onRedraw: { [display] in display.redrawAbove() }, dashReplaces: dashReplaces, selects: selects)
        if case .text = answer { terminal.onLine() }
        return answer
    }

    /// Asks what has to be answered before anything else is done; an answer that is neither yes nor no is asked for
    /// again.
    private func confirm(_ question: YesNoQuestion) throws(DialogError) {
        switch try ask(question.prompt) {
        case .text(let text):
            guard let isYes = question.answer(text) else { return refuse("Type y or n.") }
            presenter.answer(isYes)
        case .endOfInput, .interrupted(.interrupt): if !presenter.leaveQuestion() { presenter.answer(false) }
        case .interrupted(let signal): navigator.leave(.interrupted(signal))
        }
    }

    /// Asks for one of the numbered choices. A line that is none of them keeps the question; an empty one leaves it.
    private func choose(among count: Int) throws(DialogError) {
        switch try ask("which 1-\(count)> ", offersLines: false) {
        case .text(let text):
            let before = state?.choices
            display.forgetNotice(andChoices: false)
            presenter.choose(text.trimmed)
            // Equal choices that are offered for something else are printed again.
            if state?.notice?.kind != .failed || state?.choices != before { display.forgetNotice(andChoices: true) }
        case .endOfInput, .interrupted(.interrupt): if !presenter.leaveQuestion() { presenter.choose("") }
        case .interrupted(let signal): navigator.leave(.interrupted(signal))
        }
    }

    /// Returns the completions of a line, or of the answer to a question, whose line `head` is: words of the menu,
    /// names, files.
    private func completions(_ typed: String, behind head: String) -> [Completion] {
        guard let page = (state?.page).map(presenter.completing) else { return [] }
        let line = head + typed
        var ways = view.completions(line, page)
        if view.completesFiles(line) {
            ways += Completion.files(line, behind: head, terminal.filesBeginning)
        }
        // An answer is completed by the completions of a whole line that begins with the line that asked for it.
        return ways.filter { $0.line.hasPrefix(head) }
            .map { Completion(String($0.line.dropFirst(head.count)), label: $0.label) }
    }

    /// Handles a line, after asking for its missing parts.
    private func take(_ line: String) throws(DialogError) {
        guard let state else { return }
        switch display.turnPages(line) {
        case .other: try resolve(view.request(line, state, in: terminal.context), line)
        case .turned: break
        case .refused(let reason): refuse(reason)
        }
    }

    private func resolve(_ request: ScreenRequest<View.Event>, _ line: String) throws(DialogError) {
        switch request {
        case .event(let event): send(event, line)
        case .question(let question): try put(question, line, given: question.given)
        case .lines(let lines):
            switch try terminal.pager.show(lines) {
            case .done: break
            case .line(let next): terminal.nextLine = next
            case .interrupted(let signal): navigator.leave(.interrupted(signal))
            }
        case .refused(let reason): refuse(reason)
        case .nothing: break
        }
    }

    /// Asks a question, or takes the answer that stands on the line already. If the answer cannot be done, a person
    /// reads the reason and is asked again, until an answer can be done or the question is left; a script goes on. The
    /// prompt of a question that is asked again is empty, since another answer is needed.
    private func put(
        _ question: ScreenQuestion<View.Event>, _ line: String, given: String?, isAskedAgain: Bool = false,
        hasShownWayOut: Bool = false
    ) throws(DialogError) {
        var given = given
        var isAskedAgain = isAskedAgain
        var hasShownWayOut = hasShownWayOut
        while true {
            if isAskedAgain, !hasShownWayOut {
                terminal.output.writeLines([Self.wayOut(of: question)])
                hasShownWayOut = true
            }
            let answer: String
            if let known = given {
                answer = known
            } else {
                switch try ask(
                    question.text, initial: isAskedAgain ? "" : question.initial,
                    dashReplaces: question.dashReplaces, selects: question.selects, behind: line)
                {
                case .text(let text): answer = isAskedAgain ? Self.withoutKey(text, of: line) : text
                case .endOfInput: return
                // With nothing typed Ctrl-C only leaves the question.
                case .interrupted(.interrupt) where terminal.context.inputIsTerminal: return
                case .interrupted(let signal): return navigator.leave(.interrupted(signal))
                }
            }
            let whole = given == nil ? line + " " + answer : line
            given = nil
            switch question.further(answer) {
            case .event(let event):
                guard send(event, whole) else { return }
                if !navigator.isOnTop(self) {
                    opening = OpeningQuestion(
                        question: question, line: line, questions: terminal.dialog.questions,
                        hasShownWayOut: hasShownWayOut)
                }
                guard try wasRefused() else { return }
            case .refused(let reason): refuse(reason)
            case let further: return try resolve(further, whole)
            }
            guard terminal.context.inputIsTerminal else { return }
            isAskedAgain = true
        }
    }

    /// An answer without the word of the menu that the line began with: whose line was refused types all of it again.
    private static func withoutKey(_ answer: String, of line: String) -> String {
        let words = answer.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard words.count == 2, words[0] == line.prefix(while: { !$0.isWhitespace }) else { return answer }
        return String(words[1])
    }

    /// Returns the note on the ways to leave a question that is asked again; to some, an empty answer means something.
    private static func wayOut(of question: ScreenQuestion<View.Event>) -> String {
        if case .nothing = question.further("") { return "An empty line or Ctrl-C leaves it." }
        return "Ctrl-C leaves the question."
    }

    /// Whether the last event could not be done with the answer that was given; its notice has then the reason. Waits
    /// for it.
    private func wasRefused() throws(DialogError) -> Bool {
        guard terminal.context.inputIsTerminal else { return false }
        do {
            // A person who stops it does not want it any more.
            if try settle() { return false }
        } catch let interruption as Interruption {
            navigator.leave(.interrupted(interruption.signal))
            return false
        } catch {
            throw .waiting("\(error)")
        }
        guard navigator.isOnTop(self), let state, state.question == nil, state.choices.isEmpty,
            let notice = state.notice, Self.isRefusal(notice)
        else { return false }
        display.print()
        return true
    }

    /// Whether a notice is the reason for which something cannot be done as it was asked for.
    private static func isRefusal(_ notice: Notice) -> Bool {
        notice.kind == .failed && notice.isAboutAnswer && notice.unsaved == nil && notice != .stopped
    }

    private func refuse(_ reason: String) {
        terminal.output.writeLines(Notice.failed(reason).lines(in: terminal.context))
    }

    /// Hands an event on, unless a number in the line means a row that has changed since the line was begun; whether it
    /// did.
    @discardableResult
    private func send(_ event: View.Event, _ line: String) -> Bool {
        if let page = state?.page, let begun,
            let number = TypedRows.changedNumber(in: line, before: begun.rowKeys, now: page.rowKeys)
        {
            refuse("Number \(number) has changed meanwhile; nothing was done. Look, and type it again.")
            return false
        }
        // A notice or choices equal to those before are printed again.
        display.forgetNotice(andChoices: true)
        presenter.handle(event)
        return true
    }

    /// Whether this screen may print while a line is typed: at its own question, or one about it.
    private var printsWhileTyping: Bool {
        terminal.context.supportsEditing && (isAsking || navigator.isBelowQuestion(self))
    }
}

/// A question whose answer opened a screen.
private struct OpeningQuestion<Event> {
    let question: ScreenQuestion<Event>
    /// The line that asked for it.
    let line: String
    /// The number of questions that had been asked when the screen was opened.
    let questions: Int
    /// Whether the note on the ways to leave the question was printed.
    let hasShownWayOut: Bool
}
