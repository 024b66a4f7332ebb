package import Console
package import Reactive

/// The question whether something is to be kept that would be lost when the menus are left: yes keeps it and leaves, no
/// leaves, `b` and Esc go back to the menus. Ctrl-C leaves, and so does the end of the input, behind which nobody can
/// answer.
package final class LeavingScreen: Screen {
    private let question: YesNoQuestion
    private let keep: AnyPublisher<Notice, any Error>
    private let lost: Notice
    private let end: ScreenEnd
    private let terminal: Terminal
    private let navigator: Navigator
    package let coversPage = false
    package let isQuestion = true

    /// Asks `question` before `end` leaves the menus. `keep` returns the notice of what was kept; if nothing is kept,
    /// the notice is `lost`.
    package init(
        _ question: YesNoQuestion, before end: ScreenEnd, keep: AnyPublisher<Notice, any Error>, lost: Notice,
        terminal: Terminal, navigator: Navigator
    ) {
        self.question = question
        self.end = end
        self.keep = keep
        self.lost = lost
        self.terminal = terminal
        self.navigator = navigator
    }

    package func turn() throws(DialogError) {
        switch try terminal.dialog.ask(question.prompt, isKnown: false) {
        case .text("b"), .cancelled: navigator.pop()
        case .text(let text):
            switch question.answer(text) {
            case true: keepAndLeave()
            case false: navigator.leaveAtOnce(end, saying: lost)
            case nil: terminal.say(["Type y or n; b or Esc goes back to the menus."])
            }
        case .endOfInput: navigator.leaveAtOnce(end, saying: lost)
        case .interrupted(let signal): navigator.leaveAtOnce(.interrupted(signal), saying: lost)
        }
    }

    private func keepAndLeave() {
        do {
            navigator.leaveAtOnce(end, saying: try terminal.waiter.first(of: keep, saying: "saving…"))
        } catch let interruption as Interruption {
            navigator.leaveAtOnce(.interrupted(interruption.signal), saying: lost)
        } catch {
            navigator.pop(saying: .refused(error, anotherAnswerHelps: false))
        }
    }

    package func reappear(saying notice: Notice?, wasCovered: Bool) {}
}
