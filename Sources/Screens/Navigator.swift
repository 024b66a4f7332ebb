package import Console
package import Platform

/// One level of the menus.
package protocol Screen: AnyObject {
    /// Shows itself, asks once and does what was answered; throws when nothing can be shown or read any more.
    func turn() throws(DialogError)
    /// The screen above this one was left, with a notice or none; `wasCovered` is true if that one had a page of its
    /// own, so that this one is to be shown again.
    func reappear(saying notice: Notice?, wasCovered: Bool)
    /// Whether it has a page of its own, with prompts below, rather than a few lines in between.
    var coversPage: Bool { get }
    /// Whether it is a question about the screen below, whose page goes on to be shown above it.
    var isQuestion: Bool { get }
    /// Whether a line that was typed at the screen above means something here, and may be done from there.
    func isDoneFromAbove(_ line: String) -> Bool
    /// Whether a line begins with a word of its menu, so that at a question of the screen above it is done here, where
    /// it is no answer.
    func hasWord(atBeginningOf line: String) -> Bool
    /// Turns the pages of its rows by a line that was typed at a question about it; false for any other line, and where
    /// there are none.
    func turnsPage(by line: String) -> Bool
}

extension Screen {
    /// False, as for most screens.
    package var isQuestion: Bool { false }
    /// False: no line is.
    package func isDoneFromAbove(_ line: String) -> Bool { false }
    /// False: no line does.
    package func hasWord(atBeginningOf line: String) -> Bool { false }
    /// False: no line does.
    package func turnsPage(by line: String) -> Bool { false }
}

/// The way in which the menus were left.
package enum ScreenEnd: Equatable, Sendable {
    /// The first screen was left.
    case back
    /// Out of the program.
    case quit
    /// Out of the program at once, by a signal.
    case interrupted(Signal)
    /// Out of the program, since a change of a script could not be saved; the lines behind it are not read.
    case notSaved(UnsavedChange)
}

/// The stack of screens that are open; the one on top is asked for its turns.
package final class Navigator {
    private var screens: [any Screen] = []
    private var end: ScreenEnd?
    /// The notice for the time after all screens were left; nil for none.
    package private(set) var parting: Notice?

    /// Makes the question to ask before all screens are left; nil where nothing is asked.
    package var beforeLeaving: (_ end: ScreenEnd) -> (any Screen)? = { _ in nil }

    /// Creates a stack without screens.
    package init() {}

    /// Whether this screen is the one that is asked for its turns.
    package func isOnTop(_ screen: any Screen) -> Bool { screens.last === screen }

    /// Whether a line that was typed at a question is one of the menu of the screen below that.
    package func isLine(_ line: String, ofScreenBelow screen: any Screen) -> Bool {
        self.screen(below: screen)?.hasWord(atBeginningOf: line) == true
    }

    /// Turns the pages of the screen below a question by a line that was typed there; false for any other line.
    package func turnsPage(by line: String, ofScreenBelow screen: any Screen) -> Bool {
        self.screen(below: screen)?.turnsPage(by: line) == true
    }

    /// The screen right below another one; nil for the lowest.
    func screen(below screen: any Screen) -> (any Screen)? {
        guard let index = screens.lastIndex(where: { $0 === screen }), index > 0 else { return nil }
        return screens[index - 1]
    }

    /// Whether the only thing above this screen is a question about it.
    package func isBelowQuestion(_ screen: any Screen) -> Bool {
        screens.last?.isQuestion == true && screens.dropLast().last === screen
    }

    /// Opens a screen above the others.
    package func push(_ screen: any Screen) {
        screens.append(screen)
    }

    /// Leaves the screen on top; the one below shows `notice`.
    package func pop(saying notice: Notice? = nil) {
        guard let left = screens.popLast() else { return }
        screens.last?.reappear(saying: notice, wasCovered: left.coversPage)
    }

    /// Leaves the screen on top, whose work Ctrl-C has ended; any other signal ends the program.
    package func stop(by signal: Signal) {
        if signal == .interrupt { pop(saying: .stopped) } else { leave(.interrupted(signal)) }
    }

    /// Opens other screens in place of all that are open; the one on top shows `notice`.
    func reopen(_ screens: [any Screen], saying notice: Notice?) {
        self.screens = screens
        screens.last?.reappear(saying: notice, wasCovered: true)
    }

    /// Leaves all screens, with a notice or none, after the question of `beforeLeaving`.
    package func leave(_ end: ScreenEnd, saying notice: Notice? = nil) {
        if let question = beforeLeaving(end) { push(question) } else { leaveAtOnce(end, saying: notice) }
    }

    /// Leaves all screens, whatever there is to ask.
    func leaveAtOnce(_ end: ScreenEnd, saying notice: Notice? = nil) {
        self.end = end
        parting = notice
        screens = []
    }

    /// Opens screens, the last on top, and runs until all are left; returns how.
    package func run(_ first: [any Screen]) throws(DialogError) -> ScreenEnd {
        end = nil
        screens = first
        while let screen = screens.last {
            try screen.turn()
        }
        return end ?? .back
    }
}
