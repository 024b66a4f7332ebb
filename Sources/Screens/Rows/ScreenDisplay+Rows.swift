import Console
import Platform

/// The rows and the numbered choices of a page that a person moves to with the arrows, and the keys that mean something
/// for them.
extension ScreenDisplay {
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

    /// Goes one step back: the chosen row goes first, then the messages, then the words that rows were searched for,
    /// then the page is left.
    private func stepBack(_ window: Window) -> IdleKey {
        if chosen != nil {
            chosen = nil
        } else if window.dropMessages() {
            // The page is shown again, with more room.
        } else if pages.showAll() {
            isTurned = true
        } else {
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
        guard let chosen, let index = rowKeys.firstIndex(of: chosen) else { return nil }
        return index + 1
    }

    /// The keys of the rows of the newest page.
    private var rowKeys: [String] {
        if let knownKeys { return knownKeys }
        let keys = state?.page.rowKeys ?? []
        knownKeys = keys
        return keys
    }

    /// The index of the row that the person has chosen; nil where none is.
    func chosenRow(_ page: View.Page) -> Int? {
        guard let number = chosenNumber else { return nil }
        return (0..<page.rowCount).first { page.rowNumber($0) == number }
    }

    private func canChoose(_ page: View.Page) -> Bool {
        page.rowCount > 0 && !rowKeys.isEmpty
            && (view.line(for: .open, 1, page) ?? view.beginning(ofRow: 1, page)) != nil
    }

    /// The keys that mean something for the chosen row, as many as fit into a line.
    func rowKeys(_ number: Int, _ page: View.Page, _ context: TerminalContext) -> String {
        func means(_ key: RowKey) -> Bool { view.line(for: key, number, page) != nil }
        let opens = means(.open) || view.beginning(ofRow: number, page) != nil
        let keys: [(key: String, word: String)?] = [
            opens ? ("Enter", view.wordOfOpening) : nil, means(.delete) ? ("Del", view.wordOfDeleting) : nil,
            means(.moveUp) || means(.moveDown) ? ("Alt-↑↓", "moves") : nil, ("Esc", ""),
        ]
        return KeyLine.text(keys.compactMap(\.self), width: context.cuttingWidth, color: context.usesColor)
    }

    /// Chooses the row that has the number of one that was deleted, or the last.
    func chooseInPlaceOfDeleted(_ page: View.Page) {
        guard let number = deleted, chosen != nil, chosenNumber == nil else { return }
        deleted = nil
        chosen = rowKeys.isEmpty ? nil : rowKeys[max(0, min(number, rowKeys.count) - 1)]
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
        guard let number = page.rowNumber(next), rowKeys.indices.contains(number - 1) else { return }
        chosen = rowKeys[number - 1]
        show(in: window)
    }
}
