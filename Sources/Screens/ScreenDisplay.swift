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
    private struct Place: Equatable {
        let context: TerminalContext
        let rows: Int
        let chosen: String?
    }

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
    /// The page in the window, and what it was laid out for; nil where it is not laid out.
    private var laidOut: (lines: [String], place: Place)?
    /// Whether the next change was made by a key that is pressed in haste, so that its way back is said.
    private var namesUndo = false
    /// The key of the row that the person has chosen; nil for none.
    private var chosen: String?
    /// The number of the row that Delete was pressed at: the row that has it next is chosen. Nil after any other key.
    private var deleted: Int?
    /// Whether the last line was refused, so that Up brings it back instead of choosing a row.
    var recallsLine = false
    /// Whether a line may be open at which lines are printed above it.
    var mayPrintAbove: () -> Bool = { false }
    /// The choice, from 0, that the person has moved to with the arrows; nil for none.
    private var chosenChoice: Int?
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

    /// Does what a key means for the page while nothing is typed: chooses a row, or turns pages.
    func take(_ key: Key) -> IdleKey {
        guard let window = terminal.window, window.owner === self, let page = state?.page else { return .ordinary }
        if let line = view.line(for: key, page) { return .line(line) }
        switch key {
        case .pageUp, .pageDown:
            let isUp = key == .pageUp
            let hasChosen = chosen != nil
            let hasTurned = turnPages(isUp ? "<" : ">") == .turned
            if hasTurned { show(in: window) }
            // The choice goes along: to the first row of the next page, at the last page to the end.
            if hasChosen { choose(hasTurned ? 1 : isUp ? -page.rowCount : page.rowCount, page, window) }
        case .up where recallsLine && chosen == nil: return .ordinary
        case .up where canChoose(page), .down where canChoose(page): choose(key == .up ? -1 : 1, page, window)
        case .home where canChoose(page): choose(-page.rowCount, page, window)
        case .end where canChoose(page): choose(page.rowCount, page, window)
        case .escape: return stepBack(window)
        default:
            guard let number = chosenNumber, let row = RowKey(key) else { return .ordinary }
            if row == .open, let beginning = view.beginning(ofRow: number, page) { return .typed(beginning) }
            guard let line = view.line(for: row, number, page) else {
                // The first row cannot go further up; what was typed before is not recalled for that.
                return row == .moveUp || row == .moveDown ? .done : .ordinary
            }
            namesUndo = key == .delete
            deleted = key == .delete ? number : nil
            return .line(line)
        }
        deleted = nil
        return .done
    }

    /// Goes one step back: the chosen row goes first, then the messages, then the page is left.
    private func stepBack(_ window: Window) -> IdleKey {
        if chosen != nil {
            chosen = nil
        } else if !window.dropMessages() {
            return view.lineBack.map { .line($0) } ?? .done
        }
        show(in: window)
        return .done
    }

    /// Does what a key means at a question about rows while nothing is typed: chooses one, or answers with it.
    func takeRow(_ key: Key) -> IdleKey {
        guard let window = terminal.window, window.owner === self, let page = state?.page else { return .ordinary }
        switch key {
        case .up where canChoose(page), .down where canChoose(page): choose(key == .up ? -1 : 1, page, window)
        case .home where canChoose(page): choose(-page.rowCount, page, window)
        case .end where canChoose(page): choose(page.rowCount, page, window)
        case .enter:
            guard let number = chosenNumber else { return .ordinary }
            return .line("\(number)")
        case .escape where chosen != nil:
            chosen = nil
            show(in: window)
        default: return .ordinary
        }
        return .done
    }

    /// Does what a key means at the numbered choices while nothing is typed: chooses one, or answers with it.
    func takeChoice(_ key: Key) -> IdleKey {
        guard let window = terminal.window, window.owner === self, let count = state?.choices.count else {
            return .ordinary
        }
        switch key {
        case .up: chosenChoice = chosenChoice.map { max(0, $0 - 1) } ?? count - 1
        case .down: chosenChoice = chosenChoice.map { min(count - 1, $0 + 1) } ?? 0
        case .home: chosenChoice = 0
        case .end: chosenChoice = count - 1
        case .enter:
            guard let chosenChoice else { return .ordinary }
            return .line("\(chosenChoice + 1)")
        case .escape where chosenChoice != nil: chosenChoice = nil
        default: return .ordinary
        }
        show(in: window)
        return .done
    }

    /// The number of the row that the person has chosen; nil where none is.
    var chosenNumber: Int? {
        guard let chosen, let index = state?.page.rowKeys.firstIndex(of: chosen) else { return nil }
        return index + 1
    }

    /// The index of the row that the person has chosen; nil where none is.
    private func chosenRow(_ page: View.Page) -> Int? {
        guard let number = chosenNumber else { return nil }
        return (0..<page.rowCount).first { page.rowNumber($0) == number }
    }

    private func canChoose(_ page: View.Page) -> Bool {
        page.rowCount > 0 && !page.rowKeys.isEmpty
            && (view.line(for: .open, 1, page) ?? view.beginning(ofRow: 1, page)) != nil
    }

    /// The keys that mean something for the chosen row, as many as fit into a line.
    private func rowKeys(_ number: Int, _ page: View.Page, _ context: TerminalContext) -> String {
        func means(_ key: RowKey) -> Bool { view.line(for: key, number, page) != nil }
        let opens = means(.open) || view.beginning(ofRow: number, page) != nil
        let keys: [(key: String, word: String)?] = [
            opens ? ("Enter", view.wordOfOpening) : nil, means(.delete) ? ("Del", view.wordOfDeleting) : nil,
            means(.moveUp) || means(.moveDown) ? ("Alt-↑↓", "moves") : nil, ("Esc", ""),
        ]
        return KeyLine.text(keys.compactMap(\.self), width: context.cuttingWidth, color: context.usesColor)
    }

    /// Chooses the row that has the number of one that was deleted, or the last.
    private func chooseInPlaceOfDeleted(_ page: View.Page) {
        guard let number = deleted, chosen != nil, chosenNumber == nil else { return }
        deleted = nil
        chosen = page.rowKeys.isEmpty ? nil : page.rowKeys[max(0, min(number, page.rowKeys.count) - 1)]
    }

    /// Chooses a row so many rows further, on another page of the list where it is there.
    private func choose(_ step: Int, _ page: View.Page, _ window: Window) {
        func hasNumber(_ row: Int) -> Bool { page.rowNumber(row) != nil }
        let rows = pages.matching(page).filter(hasNumber)
        let shown = pages.shownRows.filter(hasNumber)
        guard let first = step > 0 ? shown.first ?? rows.first : shown.last ?? rows.last else { return }
        var next = first
        if abs(step) > 1, let end = step > 0 ? rows.last : rows.first {
            next = end
        } else if let row = chosenRow(page), let position = rows.firstIndex(of: row) {
            next = rows[max(0, min(rows.count - 1, position + step))]
        }
        if !shown.contains(next) { pages.show(next, before: step < 0, page) }
        guard let number = page.rowNumber(next), page.rowKeys.indices.contains(number - 1) else { return }
        chosen = page.rowKeys[number - 1]
        show(in: window)
    }

    /// Whether the page of this screen is in the window.
    var isInWindow: Bool { terminal.window?.owner === self }

    /// Shows the page, its choices and what is to be said in the window; a page without lines is not shown.
    private func show(in window: Window) {
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
        let place = Place(context: context, rows: window.pageRows, chosen: chosen)
        if isTurned || shown?.page != state.page || laidOut?.place != place {
            let row = chosenRow(state.page)
            if row == nil { chosen = nil }
            let panel = view.panel(state.page, in: context)
            let besidePanel = panel.map { context.narrowed(to: $0.pageColumns) } ?? context
            var lines = pages.lines(state.page, height: place.rows, chosen: row, cutsLines: true) { shown in
                var shown = shown
                if panel != nil { shown.titleWidth = context.cuttingWidth }
                return view.lines(state.page, rows: shown, in: besidePanel)
            }
            if let panel { lines = panel.lines(beside: lines, rows: place.rows) }
            laidOut = (lines, Place(context: context, rows: place.rows, chosen: chosen))
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
        var lines = noticeFromAbove?.lines(in: context) ?? []
        noticeFromAbove = nil
        if let notice = state.notice, notice != shown?.notice { lines += notice.lines(in: context) }
        let wayBack = "u takes it back."
        if namesUndo, state.notice?.result == .changed, !lines.contains(wayBack) { lines.append(wayBack) }
        namesUndo = false
        // A refusal for the same reason has said it already.
        if let alert = terminal.alert, alert != terminal.shownAlert, alert.lines != state.notice?.lines {
            lines += alert.lines(in: context)
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
