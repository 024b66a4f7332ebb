package import Console
import Platform
package import Reactive
import Text

/// The question whether something is to be kept that would be lost when the menus are left: yes keeps it and leaves, no
/// leaves, `b` and Esc go back to the menus, where a line of theirs is done. Ctrl-C leaves and keeps it, as that can be
/// taken back, and so does the end of the input, behind which nobody can answer.
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
        let isLine: (String) -> Bool = { [navigator] text in
            text.trimmed == Self.back || navigator.isLine(text, ofScreenBelow: self)
        }
        switch try terminal.ask(question, hint: Self.hint, isOtherLine: isLine) {
        case .answer(true): keepAndLeave(by: end, isAnswered: true)
        case .answer(false): navigator.leaveAtOnce(end, saying: lost)
        case .otherLine(let text):
            navigator.pop()
            guard text.trimmed != Self.back else { return }
            terminal.say(["The question was left."])
            terminal.nextLine = text
        case .left(isEnd: false): navigator.pop()
        case .left(isEnd: true): keepAndLeave(by: end, isAnswered: false)
        case .interrupted(.interrupt): keepAndLeave(by: .interrupted(.interrupt), isAnswered: false)
        case .interrupted(let signal): navigator.leaveAtOnce(.interrupted(signal), saying: lost)
        }
    }

    /// The answer to what is neither yes nor no.
    private static let hint = "Type y or n; b or Esc goes back to the menus."
    /// The word that goes back to the menus.
    private static let back = "b"

    private func keepAndLeave(by end: ScreenEnd, isAnswered: Bool) {
        do {
            let kept = try terminal.waiter.first(of: keep, saying: "saving…")
            navigator.leaveAtOnce(end, saying: isAnswered ? kept : kept.following([Self.unanswered]))
        } catch let interruption as Interruption {
            navigator.leaveAtOnce(.interrupted(interruption.signal), saying: lost)
        } catch {
            // Who has left cannot be asked again.
            guard isAnswered else { return navigator.leaveAtOnce(end, saying: lost) }
            navigator.pop(saying: .refused(error, anotherAnswerHelps: false))
        }
    }

    /// The sentence in front of what was kept without an answer.
    private static let unanswered = "That was not answered, and is kept: ‘roadtrip undo’ takes it back."

    package func reappear(saying notice: Notice?, wasCovered: Bool) {}
}
