import Console
import Platform
import Reactive
import Text

/// The page, choices and notices of one screen that are on the terminal, and those to be printed next.
///
/// On a terminal that can move its cursor changes are also printed while a question is open: once they have settled
/// (nothing is loading any more, or 300 ms have passed), and after the window got another size.
final class ScreenDisplay<View: ScreenView> {
    /// The time that the parts of a page are waited for before it is shown without them.
    static var patience: Duration { .milliseconds(300) }
    /// The time that a window must keep its size before the page is laid out anew.
    private static var resizePause: Duration { .milliseconds(150) }

    private let view: View
    private let terminal: Terminal
    /// The newest state of the presenter; nil before the first.
    private(set) var state: ScreenState<View.Page>?
    /// The state that is on the terminal; nil where nothing of this screen is.
    private(set) var shown: ScreenState<View.Page>?
    /// The notice with which the screen above was left, until it is printed.
    private var noticeFromAbove: Notice?
    /// The rows of a long list that are shown.
    private var pages = RowPages()
    /// Whether other rows are to be shown than those that are on the terminal.
    private var isTurned = false
    /// Whether a line may be open at which lines are printed above it.
    var mayPrintAbove: () -> Bool = { false }
    /// Waits for the state to settle while a question is open.
    private var settleTimer: EventRegistration?
    /// Waits for the window to keep its size.
    private var resizeTimer: EventRegistration?
    private var signals: EventRegistration?

    /// Shows states on `terminal` by `view`.
    init(_ view: View, _ terminal: Terminal) {
        self.view = view
        self.terminal = terminal
    }

    /// Takes what the presenter publishes, and prints it soon where a question is open.
    func receive(_ state: ScreenState<View.Page>) {
        self.state = state
        guard mayPrintAbove() else { return }
        // Several changes of one turn of the loop are printed once.
        let isSettled = state.work == nil && !state.page.isLoading
        guard settleTimer == nil || isSettled else { return }
        printSoon(after: isSettled ? .zero : Self.patience)
    }

    /// Takes the notice of the screen above; with `covered` nothing of this screen is on the terminal any more.
    func reappear(saying notice: Notice?, covered: Bool) {
        noticeFromAbove = notice
        if covered { shown = nil }
    }

    /// The notice to be printed next, of the screen that was left or of this one.
    var notice: Notice? { noticeFromAbove ?? state?.notice }

    /// Turns the pages of a long list where a line asks for that.
    func turnPages(_ line: String) -> RowPages.Turn {
        guard let page = state?.page else { return .other }
        let turn = pages.take(line, page)
        if turn == .turned { isTurned = true }
        return turn
    }

    /// Prints the next notice also where it is equal to the one before; with `choices` the next choices too.
    func forgetNotice(andChoices choices: Bool) {
        shown?.notice = nil
        if choices { shown?.choices = [] }
    }

    /// Shows the screen anew after the terminal was cleared.
    func redrawAbove() {
        shown = nil
        printAbove()
    }

    /// Prints what is not on the terminal yet, where no question is open.
    func print() {
        print { lines, needsGap in
            if needsGap { terminal.output.writeGap() }
            terminal.output.writeLines(lines)
        }
    }

    /// Lays the page out anew when the window gets another size while this screen asks, or a question about it.
    func watchWindow() {
        guard signals == nil else { return }
        signals = terminal.loop.watchSignals { [weak self] signal in
            if signal == .windowChanged { self?.relayout() }
        }
    }

    /// Prints what is not on the terminal yet above the open question, `delay` from now.
    func printSoon(after delay: Duration) {
        settleTimer = terminal.loop.schedule(after: delay) { [weak self] in
            self?.settleTimer = nil
            self?.printAbove()
        }
    }

    /// The question is closed: nothing is printed by itself any more.
    func stopTimers() {
        settleTimer = nil
        resizeTimer = nil
    }

    /// Lays the page out anew once the window keeps its size.
    private func relayout() {
        guard mayPrintAbove() else { return }
        resizeTimer = terminal.loop.schedule(after: Self.resizePause) { [weak self] in
            self?.resizeTimer = nil
            self?.redrawAbove()
        }
    }

    private func printAbove() {
        guard mayPrintAbove() else { return }
        print { lines, needsGap in
            if !lines.isEmpty { terminal.dialog.printAbove((needsGap ? [""] : []) + lines) }
        }
    }

    /// Lays out what is not on the terminal yet: the page, choices, notices.
    private func print(_ write: (_ lines: [String], _ needsGap: Bool) -> Void) {
        guard var state else { return }
        let context = terminal.context
        // While further stops are asked for, the page waits, unless it was never shown.
        if state.asksFurther, let page = shown?.page { state.page = page }
        var lines: [String] = []
        if state.choices != shown?.choices ?? [] {
            let heading = state.choicesHeading.map { [visible($0)] } ?? []
            lines += heading.flatMap { $0.wrapped(toWidth: context.cuttingWidth) }
            lines += MenuText.numbered(state.choices)
        }
        if let noticeFromAbove { lines += noticeFromAbove.lines(in: context) }
        noticeFromAbove = nil
        if let notice = state.notice, notice != shown?.notice { lines += notice.lines(in: context) }
        // A refusal for the same reason has said it already.
        if let alert = terminal.alert, alert != terminal.shownAlert, alert.lines != state.notice?.lines {
            lines += alert.lines(in: context)
        }
        terminal.shownAlert = terminal.alert
        let isNewPage = isTurned || shown?.page != state.page
        isTurned = false
        if isNewPage {
            // The gap above and the prompt below have a row each.
            let room = context.pageHeight.map { max(1, $0 - lines.count - 2) }
            lines =
                pages.lines(state.page, height: room) { view.lines(state.page, rows: $0, in: context) } + lines
        }
        shown = state
        write(lines, isNewPage)
    }
}
