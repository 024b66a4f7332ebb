import Console
import Platform
import Reactive
import Text

/// The page, choices and notices of one screen that are on the terminal, and those to be printed next.
///
/// In a window the page stands still: it is written over when it changes, also while a question is open, once it has
/// settled (nothing is loading any more, or 300 ms have passed), and after the window got another size.
final class ScreenDisplay<View: ScreenView> {
    /// The time that the parts of a page are waited for before it is shown without them.
    static var patience: Duration { .milliseconds(300) }
    /// The place of the page in the window: what it was laid out for.
    struct Place: Equatable {
        let context: TerminalContext
        let rows: Int
        let chosen: String?

        /// Whether it is another one in the chosen row alone.
        func isBut(_ other: Place) -> Bool { context == other.context && rows == other.rows }
    }

    /// The time that a window must keep its size before the page is laid out anew.
    private static var resizePause: Duration { .milliseconds(150) }

    let view: View
    let terminal: Terminal
    /// The newest state of the presenter; nil before the first.
    private(set) var state: ScreenState<View.Page>?
    /// The state that is on the terminal; nil where nothing of this screen is.
    private(set) var shown: ScreenState<View.Page>?
    /// The notice with which the screen above was left, until it is printed.
    private var noticeFromAbove: Notice?
    /// The rows of a long list that are shown.
    var pages = RowPages()
    /// The measures of the tables of the newest page.
    private var measures = TableMeasures()
    /// The keys of the rows of the newest page, once they were asked for.
    var knownKeys: [String]?
    /// Whether other rows are to be shown than those that are on the terminal.
    var isTurned = false
    /// The page in the window, what stands beside it, and what they were laid out for; nil where it is not laid out.
    var laidOut: (lines: [String], panel: [String], place: Place)?
    /// Whether the next change was made by a key that is pressed in haste, so that its way back is said.
    var namesUndo = false
    /// The key of the row that the person has chosen; nil for none.
    var chosen: String?
    /// The number of the row that Delete was pressed at: the row that has it next is chosen. Nil after any other key.
    var deleted: Int?
    /// Whether the last line was refused, so that Up brings it back instead of choosing a row.
    var recallsLine = false
    /// Whether a line may be open at which lines are printed above it.
    var mayPrintAbove: () -> Bool = { false }
    /// Whether the question for a place stands below the page, or comes next.
    var isAbovePlace: () -> Bool = { false }
    /// The choice, from 0, that the person has moved to with the arrows; nil for none.
    var chosenChoice: Int?
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
        knownKeys = nil
        measures = TableMeasures()
        guard mayPrintAbove() else { return }
        // Several changes of one turn of the loop are printed once.
        let isSettled = state.work == nil && !state.page.isLoading
        guard settleTimer == nil || isSettled else { return }
        printSoon(after: isSettled ? .zero : Self.patience)
    }

    /// Takes the notice of the screen above; with `covered` nothing of this screen is on the terminal any more.
    func reappear(saying notice: Notice?, covered: Bool) {
        noticeFromAbove = notice
        if covered {
            shown = nil
            chosen = nil
        }
    }

    /// The notice to be printed next, of the screen that was left or of this one.
    var notice: Notice? { noticeFromAbove ?? state?.notice }

    /// Turns the pages of a long list where a line asks for that.
    func turnPages(_ line: String) -> RowPages.Turn {
        guard let page = state?.page else { return .other }
        let turn = pages.take(line, page)
        if turn == .turned {
            isTurned = true
            chosen = nil
        }
        return turn
    }

    /// The refusal of a line about rows that are not shown; nil for any other line.
    func refusalOfHidden(in line: String) -> String? {
        guard let page = state?.page else { return nil }
        let key = String(line.prefix(while: \.isLetter))
        guard view.asksForRow(key, page) else { return pages.refusalOfHidden(in: line, page) }
        // Behind the row of another word may stand where it goes, which need not be shown.
        let deletes = view.line(for: .delete, 1, page).map { key.hasPrefix($0.prefix(while: \.isLetter)) } ?? false
        return pages.refusalOfHidden(in: line, named: deletes ? .max : 1, page)
    }

    /// Says nothing of the notice of the state, as if it had been said.
    func passOverNotice() {
        shown?.notice = state?.notice
    }

    /// Prints the next notice also where it is equal to the one before; with `choices` the next choices too.
    func forgetNotice(andChoices choices: Bool) {
        shown?.notice = nil
        if choices { shown?.choices = [] }
    }

    /// Shows the screen anew after the terminal was cleared.
    func redrawAbove() {
        if terminal.window == nil { shown = nil }
        laidOut = nil
        printAbove()
    }

    /// Shows what is not on the terminal yet, where no question is open.
    func print() {
        print { lines, needsGap in
            if needsGap { terminal.output.writeGap() }
            terminal.output.writeLines(lines)
        }
    }

    /// Shows what is not on the terminal yet; without a window by `write`.
    private func print(_ write: (_ lines: [String], _ needsGap: Bool) -> Void) {
        if let window = terminal.window { return show(in: window) }
        guard var state else { return }
        let context = terminal.context
        // While further stops are asked for, the page waits, unless it was never shown.
        if state.asksFurther, let page = shown?.page { state.page = page }
        var lines = newChoices(state, context) + newMessages(state, context)
        let isNewPage = isTurned || shown?.page != state.page
        isTurned = false
        if isNewPage {
            let keys = view.keyLines(state.page, in: context)
            // The gap above and the prompt below have a row each.
            let room = context.pageHeight.map { max(1, $0 - lines.count - keys.count - 2) }
            let page = pages.lines(state.page, height: room) { view.lines(state.page, rows: $0, in: context) }
            lines = page + keys + lines
        }
        shown = state
        write(lines, isNewPage)
    }

    /// Whether the page of this screen is in the window.
    var isInWindow: Bool { terminal.window?.owner === self }

    /// Shows the page, its choices and what is to be said in the window; a page without lines is not shown.
    func show(in window: Window) {
        guard let state else { return }
        let context = terminal.context
        let messages = newMessages(state, context)
        if state.choices != shown?.choices { chosenChoice = nil }
        var choices = state.choices.isEmpty ? [] : Self.choices(state, context)
        // The choices have a line each, below their heading.
        let chosenLine = chosenChoice.map { choices.count - state.choices.count + $0 }
        if let chosenLine, choices.indices.contains(chosenLine) {
            choices[chosenLine] = Style.selected.reversing(choices[chosenLine])
        }
        let isNew = shown == nil || window.owner !== self
        if isNew { chosen = nil }
        chooseInPlaceOfDeleted(state.page)
        window.add(messages)
        let place = Place(context: context, rows: window.pageRows(isAbovePlace: isAbovePlace()), chosen: chosen)
        if isTurned || shown?.page != state.page || laidOut?.place != place {
            let row = chosenRow(state.page)
            if row == nil { chosen = nil }
            let panel = view.panel(state.page, in: context)
            let besidePanel = panel.map { context.narrowed(to: $0.pageColumns) } ?? context
            let render = { [view, measures] (shown: ShownRows) -> [String] in
                var shown = shown
                shown.measures = measures
                if panel != nil { shown.titleWidth = context.cuttingWidth }
                return view.lines(state.page, rows: shown, in: besidePanel)
            }
            // Where only another row is chosen, the page is laid out as it was, and the panel is what it was.
            let isSame = !isTurned && !isNew && shown?.page == state.page && laidOut?.place.isBut(place) == true
            let again = isSame ? pages.lines(of: state.page, chosen: row, render: render) : nil
            var lines =
                again
                ?? pages.lines(state.page, height: place.rows, chosen: row, cutsLines: true, render: render)
            if let panel {
                let beside = again == nil ? nil : laidOut?.panel
                let drawn = beside ?? panel.lines(rows: place.rows)
                lines = panel.lines(beside: lines, drawn)
                laidOut = (lines, drawn, Place(context: context, rows: place.rows, chosen: chosen))
            } else {
                laidOut = (lines, [], Place(context: context, rows: place.rows, chosen: chosen))
            }
        }
        isTurned = false
        guard let lines = laidOut?.lines, !lines.isEmpty else { return }
        shown = state
        let keys =
            chosenNumber.map { rowKeys($0, state.page, context) } ?? view.keys(state.page, in: context)
            ?? (view.prompt(state.page) == nil ? "Enter goes back" : "")
        window.show(
            page: lines, choices: choices, chosenChoice: chosenLine, keys: keys, isNew: isNew, owner: self)
    }

    /// The choices that are not on the terminal yet, with their heading.
    private func newChoices(_ state: ScreenState<View.Page>, _ context: TerminalContext) -> [String] {
        state.choices == shown?.choices ?? [] ? [] : Self.choices(state, context)
    }

    private static func choices(_ state: ScreenState<View.Page>, _ context: TerminalContext) -> [String] {
        let heading = state.choicesHeading.map { [visible($0)] } ?? []
        return heading.flatMap { $0.wrapped(toWidth: context.cuttingWidth) } + MenuText.numbered(state.choices)
    }

    /// The messages that were not said yet: by the screen above, by this one, about the data behind the pages.
    private func newMessages(_ state: ScreenState<View.Page>, _ context: TerminalContext) -> [String] {
        let isInWindow = terminal.window != nil
        func said(_ notice: Notice) -> [String] {
            isInWindow ? notice.wholeLines(in: context) : notice.lines(in: context)
        }
        var lines = noticeFromAbove.map(said) ?? []
        noticeFromAbove = nil
        if let notice = state.notice, notice != shown?.notice { lines += said(notice) }
        let wayBack = "u takes it back."
        if namesUndo, state.notice?.result == .changed, !lines.contains(wayBack) { lines.append(wayBack) }
        namesUndo = false
        // A refusal for the same reason has said it already.
        if let alert = terminal.alert, alert != terminal.shownAlert, alert.lines != state.notice?.lines {
            lines += said(alert)
        }
        terminal.shownAlert = terminal.alert
        return lines
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
}
