import Platform
import Reactive
import Text

/// The conversation of one screen: it shows what its presenter publishes, asks, and hands on what is answered.
///
/// A state is printed once it has settled: nothing that it shows is loading any more, or 300 ms have passed. On a
/// terminal that can move its cursor that also happens while a question is open; the question appears below again with
/// what was typed. On a pipe and on a dumb terminal changes show before the next question.
package final class MenuScreen<View: ScreenView>: Screen {
    /// How long the parts of a page are waited for before it is shown without them.
    private let patience = Duration.milliseconds(300)
    /// How long a window must keep its size before the page is laid out anew.
    private let resizePause = Duration.milliseconds(150)

    private let view: View
    private let presenter: any ScreenPresenter<View.Page, View.Event>
    private let terminal: Terminal
    private let navigator: Navigator
    package let coversPage: Bool

    private var state: ScreenState<View.Page>?
    /// What is on the terminal; nil where nothing of this screen is.
    private var shown: ScreenState<View.Page>?
    /// What was on the terminal when the line was begun that is being typed.
    private var begun: View.Page?
    /// The notice that the screen above handed down when it was left.
    private var left: Notice?
    private var isAsking = false
    /// Waits for the state to settle, or for the window to keep its size, while a question is open.
    private var timer: EventRegistration?
    private var subscription: AnyCancellable?

    /// Shows what `presenter` publishes as `view` says. A screen that does not cover the page below it prints lines in
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
        subscription = presenter.states.sink { [weak self] in self?.receive($0) }
    }

    package func reappear(saying notice: Notice?, wasCovered: Bool) {
        left = notice
        if wasCovered { shown = nil }
    }

    package func turn() throws(DialogError) {
        do {
            try settle()
        } catch let interruption as Interruption {
            return navigator.leave(.interrupted(interruption.signal))
        } catch {
            throw .waiting("\(error)")
        }
        // What was under way may have led elsewhere.
        guard navigator.isOnTop(self) else { return }
        guard let state else { return navigator.pop() }
        print { lines, needsGap in
            if needsGap { terminal.output.writeGap() }
            terminal.output.writeLines(lines)
        }
        guard let prompt = view.prompt(state.page) else { return navigator.pop(saying: nil) }
        switch try ask(prompt) {
        case .text(let line): try take(line)
        case .endOfInput: presenter.handle(view.endOfInput)
        case .interrupted(let signal): navigator.leave(.interrupted(signal))
        }
    }

    /// Waits until nothing is under way that the next line may depend on, and then for the parts of the page. Ctrl-C ends
    /// what is under way; other signals end the program.
    private func settle() throws {
        while let work = state?.work {
            do {
                try terminal.waiter.wait(saying: work) { [self] in state?.work == nil }
            } catch let interruption as Interruption where interruption.signal == .interrupt {
                presenter.cancel()
            }
        }
        // A page that is shown already is not waited for at every line: its parts may never come.
        guard let page = state?.page, page.isLoading, page != shown?.page else { return }
        try terminal.waiter.wait(saying: "waiting for distances…", limit: patience) { [self] in
            state?.page.isLoading != true
        }
    }

    /// Asks a question, while changes are printed above it.
    private func ask(_ question: String) throws(DialogError) -> Answer {
        begun = shown?.page
        isAsking = true
        let signals = terminal.loop.watchSignals { [weak self] signal in
            if signal == .windowChanged { self?.relayout() }
        }
        defer {
            isAsking = false
            timer = nil
            signals.cancel()
        }
        let answer = try terminal.dialog.ask(question) { begun = shown?.page }
        if case .text = answer { terminal.onLine() }
        return answer
    }

    /// Does what a line asks for, after asking for what is missing in it.
    private func take(_ line: String) throws(DialogError) {
        guard let state else { return }
        switch view.request(line, state, in: terminal.context) {
        case .event(let event): send(event, line)
        case .question(let question, let event):
            switch try ask(question) {
            case .text(let answer):
                if let event = event(answer) { send(event, line + " " + answer) }
            case .endOfInput: break
            case .interrupted(let signal): navigator.leave(.interrupted(signal))
            }
        case .lines(let lines): terminal.output.writeLines(lines)
        case .nothing: break
        }
    }

    /// Hands an event on, unless a number in the line means a row that has changed since the line was begun.
    private func send(_ event: View.Event, _ line: String) {
        if state?.choices.isEmpty != false, let number = changedNumber(in: line) {
            terminal.output.writeLine(
                "Number \(number) has changed meanwhile; nothing was done. Look at the page and type it again.")
            return
        }
        // A notice or choices equal to those before are printed again.
        shown?.notice = nil
        shown?.choices = []
        presenter.handle(event)
    }

    /// The first number in a line whose row is not what it was when the line was begun.
    private func changedNumber(in line: String) -> Int? {
        guard let before = begun?.rowKeys, let now = state?.page.rowKeys, before != now else { return nil }
        let numbers = Self.rowNumbers(in: line).flatMap { range in
            range.lowerBound...max(range.lowerBound, min(range.upperBound, before.count))
        }
        return numbers.first { number in
            let index = number - 1
            guard before.indices.contains(index) else { return false }
            return !now.indices.contains(index) || before[index] != now[index]
        }
    }

    /// The numbers in a line that may mean rows: words that are a number, a range or several of them (`2`, `2-4`,
    /// `2,5`), also right after the key of a menu (`d2`). A number in a name or a path is none.
    private static func rowNumbers(in line: String) -> [ClosedRange<Int>] {
        let words = line.split(whereSeparator: \.isWhitespace)
        return words.enumerated().flatMap { index, word in
            let isGluedToKey = index == 0 && word.first?.isLetter == true
            let parts = (isGluedToKey ? word.dropFirst() : word).split(separator: ",")
            let ranges = parts.compactMap { rowRange($0) }
            return ranges.count == parts.count ? ranges : []
        }
    }

    /// `2` or `2-4`; nil for anything else.
    private static func rowRange(_ text: Substring) -> ClosedRange<Int>? {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = ends.compactMap { end in end.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(end) : nil }
        guard numbers.count == ends.count, let first = numbers.first, let last = numbers.last, numbers.count <= 2
        else { return nil }
        return min(first, last)...max(first, last)
    }

    private func receive(_ state: ScreenState<View.Page>) {
        self.state = state
        guard isAsking, terminal.context.supportsEditing else { return }
        // Several changes of one turn of the loop are printed once.
        let isSettled = state.work == nil && !state.page.isLoading
        guard timer == nil || isSettled else { return }
        timer = terminal.loop.schedule(after: isSettled ? .zero : patience) { [weak self] in self?.printAbove() }
    }

    /// Lays the page out anew once the window keeps its size.
    private func relayout() {
        guard terminal.context.supportsEditing else { return }
        timer = terminal.loop.schedule(after: resizePause) { [weak self] in
            self?.shown = nil
            self?.printAbove()
        }
    }

    private func printAbove() {
        timer = nil
        guard isAsking else { return }
        print { lines, needsGap in
            if !lines.isEmpty { terminal.dialog.printAbove((needsGap ? [""] : []) + lines) }
        }
    }

    /// Prints what is not on the terminal yet: the page, choices, notices.
    private func print(_ write: (_ lines: [String], _ needsGap: Bool) -> Void) {
        guard let state else { return }
        let isNewPage = shown?.page != state.page
        var lines = isNewPage ? view.lines(state.page, in: terminal.context) : []
        if state.choices != shown?.choices ?? [] { lines += Self.numbered(state.choices) }
        if let notice = state.notice, notice != shown?.notice { lines += self.lines(of: notice, state.page) }
        if let left { lines += self.lines(of: left, state.page) }
        left = nil
        shown = state
        write(lines, isNewPage)
    }

    private func lines(of notice: Notice, _ page: View.Page) -> [String] {
        notice.lines + notice.warnings + (notice.kind == .changed ? page.afterChange : [])
    }

    /// Choices with their numbers, aligned.
    private static func numbered(_ choices: [String]) -> [String] {
        let width = "\(choices.count)".count
        return choices.enumerated().map { index, choice in
            let number = "\(index + 1)"
            return "  " + String(repeating: " ", count: width - number.count) + "\(number)  \(visible(choice))"
        }
    }
}
