package import Console
package import Platform
import Text

/// The line that was typed at a question by yes or no and is neither: it stands in the line again when the question is
/// asked again, and what is typed next takes its place.
package struct UnansweredLine: Equatable, Sendable {
    private var text = ""
    private var question: YesNoQuestion?

    /// No line.
    package init() {}

    /// Keeps a line for the question at which it was typed; a question mark was answered and is not kept.
    package init(_ text: String, at question: YesNoQuestion) {
        self.text = text.trimmed == ScreenHelp.mark ? "" : text
        self.question = question
    }

    /// The text with which the line of a question begins; empty for another question.
    package func prefill(at question: YesNoQuestion) -> Prefill {
        text.isEmpty || question != self.question ? .none : Prefill(text, .replacing)
    }
}

/// The outcome of a question by yes or no that a screen without a page of its own asks.
package enum YesNoOutcome: Sendable {
    /// Yes or no.
    case answer(Bool)
    /// A line that begins with a word of the menu below the screen: it is to be done there.
    case otherLine(String)
    /// Esc, or the end of the input.
    case left(isEnd: Bool)
    /// A signal that asks the program to leave.
    case interrupted(Signal)
}

extension Terminal {
    /// Asks by yes or no until there is an answer. A line that `isOtherLine` of the menu leaves the question; anything
    /// else is answered with `hint`, or else with what can be typed, and stands in the line again. Throws when nobody
    /// can be asked.
    package func ask(
        _ question: YesNoQuestion, hint: String? = nil, isOtherLine: (_ line: String) -> Bool
    ) throws(DialogError) -> YesNoOutcome {
        var unanswered = UnansweredLine()
        while true {
            switch try dialog.ask(question.prompt, prefill: unanswered.prefill(at: question), isKnown: false) {
            case .text(let text):
                if let isYes = question.answer(text) { return .answer(isYes) }
                if isOtherLine(text) { return .otherLine(text) }
                unanswered = UnansweredLine(text, at: question)
                say([hint ?? question.hint(for: text)])
            case .cancelled: return .left(isEnd: false)
            case .endOfInput: return .left(isEnd: true)
            case .interrupted(let signal): return .interrupted(signal)
            }
        }
    }
}
