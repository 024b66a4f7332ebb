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
    let view: View
    let presenter: any ScreenPresenter<View.Page, View.Event>
    let terminal: Terminal
    let navigator: Navigator
    package let coversPage: Bool

    /// The part of the screen that is on the terminal.
    let display: ScreenDisplay<View>
    let prompt: ScreenPrompt<View>
    /// The question whose answer opened the screen above.
    var opening: AskedQuestion<View.Event>?
    /// The question that is asked again because that screen could do nothing with its answer.
    private var refused: AskedQuestion<View.Event>?
    /// The line that was typed at the open question by yes or no and is neither.
    var unanswered = UnansweredLine()
    /// Whether the line that was taken last was refused by this screen, and whether it was handed on.
    private var lastLine = (isRefused: false, isSent: false)
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
        prompt = ScreenPrompt(view, presenter, terminal, display)
        display.mayPrintAbove = { [weak self] in self?.printsWhileTyping ?? false }
        display.isAbovePlace = { [weak self] in
            guard let self else { return false }
            return state?.asksFurther == true || navigator.isBelowQuestion(self)
        }
        subscription = presenter.states.sink { [display] in display.receive($0) }
    }

    /// The newest state of the presenter; nil before the first.
    var state: ScreenState<View.Page>? { display.state }

    package func reappear(saying notice: Notice?, wasCovered: Bool) {
        display.reappear(saying: notice, covered: wasCovered)
        let isAskedAgain =
            notice?.result == .refused(anotherAnswerHelps: true) && terminal.context.inputIsTerminal
        refused = isAskedAgain ? opening : nil
        refused?.isAskedAgain = true
        opening = nil
    }

    package func turn() throws(DialogError) {
        // The work that was under way may have led elsewhere.
        guard try settleOrLeave() != nil, navigator.isOnTop(self) else { return }
        if !terminal.context.inputIsTerminal, state?.question != nil || state?.choices.isEmpty == false {
            // A script is asked nothing: what would be asked about is refused.
            presenter.answer(nil)
            guard navigator.isOnTop(self) else { return }
        }
        guard let state else { return navigator.pop() }
        // A script goes on as if the change had been made; so it must not go on.
        if !terminal.context.inputIsTerminal, let change = display.notice?.result.unsavedChange {
            return navigator.leaveAtOnce(.notSaved(change))
        }
        if state.question != nil || !state.choices.isEmpty { try terminal.dialog.holdTypedAhead() }
        display.print()
        if let question = state.question { return try confirm(question) }
        guard state.choices.isEmpty || !terminal.context.inputIsTerminal else {
            return try choose(among: state.choices.count)
        }
        guard !state.asksFurther || terminal.nextLine != nil else {
            display.watchWindow()
            return presenter.askFurther()
        }
        if let refused {
            self.refused = nil
            return try put(refused, given: nil)
        }
        guard let question = view.prompt(state.page) else { return try showAndLeave() }
        if let line = prompt.takeNextLine() { return try take(line) }
        let isRecalled = terminal.takeRecall()
        display.recallsLine =
            isRecalled || lastLine.isRefused || lastLine.isSent && state.notice?.result.isDone == false
        let field = terminal.context.supportsEditing ? presenter.suggestions : nil
        let answer = try prompt.ask(question, field: field, keys: .page)
        let isWarned = terminal.isInterruptAnnounced && !prompt.hasBegun
        terminal.isInterruptAnnounced = false
        switch answer {
        case .text(let line): try take(line)
        // The question at the prompt is left first.
        case .endOfInput where leavesQuestion, .interrupted(.interrupt) where leavesQuestion: break
        case .cancelled: break
        case .endOfInput: presenter.handle(view.endOfInput)
        case .interrupted(.interrupt) where terminal.window != nil && !isWarned:
            terminal.isInterruptAnnounced = true
            terminal.say(["Ctrl-C again leaves."])
        case .interrupted(.interrupt): navigator.leave(.interrupted(.interrupt), saying: presenter.parting)
        case .interrupted(let signal): navigator.leave(.interrupted(signal))
        }
    }

    /// Leaves a page that asks nothing; in the window after Enter, since another page is to take its place.
    private func showAndLeave() throws(DialogError) {
        guard display.isInWindow else { return navigator.pop(saying: nil) }
        switch try terminal.dialog.ask(
            Pager.leavingPrompt, history: LineHistory(), onIdleKey: Pager.lineOfLeaving)
        {
        case .text(let text): if !Pager.leaves(text) { terminal.nextLine = text }
        case .cancelled, .endOfInput, .interrupted(.interrupt): break
        case .interrupted(let signal): return navigator.leave(.interrupted(signal))
        }
        navigator.pop(saying: nil)
    }

    /// Leaves what is asked at the prompt on a terminal; whether anything is.
    private var leavesQuestion: Bool { terminal.context.inputIsTerminal && presenter.leaveQuestion() }

    /// Waits as `settle` does; nil if a signal has ended the program.
    func settleOrLeave() throws(DialogError) -> Bool? {
        do {
            return try settle()
        } catch let interruption as Interruption {
            navigator.leave(.interrupted(interruption.signal))
            return nil
        } catch {
            throw .waiting("\(error)")
        }
    }

    /// Waits until nothing is under way that the next line may depend on, and then for the parts of the page. Ctrl-C
    /// ends what is under way, other signals end the program. Whether Ctrl-C ended anything.
    private func settle() throws -> Bool {
        var isStopped = false
        terminal.waiter.endAnnouncement()
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

    /// Does what a line asks for, after asking for what is missing in it.
    private func take(_ line: String) throws(DialogError) {
        guard let state else { return }
        lastLine = (false, false)
        // An empty line draws the page.
        if line.isEmpty { terminal.window?.forget() }
        var line = line
        switch line.lowercased() {
        case "exit": line = "quit"
        case "save": return terminal.say([view.answerToSave(state.page)])
        case let typed where MenuSynonyms.asksForSettings(typed) && !view.hasWord(atBeginningOf: line, state.page):
            return terminal.say([MenuSynonyms.settings])
        default: break
        }
        if handsDown(line, state.page) { return }
        if let number = display.chosenNumber, view.asksForRow(line, state.page) { line += " \(number)" }
        switch display.turnPages(line) {
        case .other: try resolve(view.request(line, state, in: terminal.context), line)
        case .turned: break
        case .refused(let reason): refuse(reason)
        }
    }

    /// Goes back to the page below and has a line done there that only its menu has a word for; whether it does.
    private func handsDown(_ line: String, _ page: View.Page) -> Bool {
        guard !view.knows(line, page), let below = navigator.screen(below: self), below.isDoneFromAbove(line)
        else { return false }
        presenter.handle(view.endOfInput)
        if navigator.isOnTop(below) { terminal.nextLine = line }
        return true
    }

    package func isDoneFromAbove(_ line: String) -> Bool {
        state.map { view.isDoneFromAbove(line, $0.page) } ?? false
    }

    package func hasWord(atBeginningOf line: String) -> Bool { isOtherLine(line) }

    package func turnsPage(by line: String) -> Bool {
        guard let window = terminal.window, ["<", ">"].contains(line.trimmed) else { return false }
        switch display.turnPages(line.trimmed) {
        case .other: return false
        case .turned: display.show(in: window)
        case .refused(let reason): terminal.say([reason])
        }
        return true
    }

    func resolve(_ request: ScreenRequest<View.Event>, _ line: String) throws(DialogError) {
        switch request {
        case .event(let event): send(event, line)
        case .question(let question):
            try put(AskedQuestion(question: question, line: line), given: question.given)
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

    func refuse(_ reason: String) {
        lastLine.isRefused = true
        terminal.say(Notice.failed(reason))
    }

    /// Hands an event on, unless a number in the line means a row that has changed since the line was begun; whether it
    /// did.
    @discardableResult
    func send(_ event: View.Event, _ line: String) -> Bool {
        if let page = state?.page, let begun = prompt.begun,
            let number = TypedRows.changedNumber(in: line, before: begun.rowKeys, now: page.rowKeys)
        {
            refuse("Number \(number) has changed meanwhile; nothing was done. Look, and type it again.")
            return false
        }
        if let refusal = display.refusalOfHidden(in: line) {
            refuse(refusal)
            return false
        }
        // A notice or choices equal to those before are printed again.
        display.forgetNotice(andChoices: true)
        lastLine.isSent = true
        if let page = state?.page, view.deletesRows(line, page) { display.namesUndo = terminal.window != nil }
        presenter.handle(event)
        return true
    }

    /// Whether this screen may print while a line is typed: at its own question, or one about it.
    private var printsWhileTyping: Bool {
        terminal.context.supportsEditing && (prompt.isAsking || navigator.isBelowQuestion(self))
    }
}
