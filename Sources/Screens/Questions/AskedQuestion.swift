import Console
import Text

/// A question for an argument that a person has been asked, and may be asked again.
struct AskedQuestion<Event> {
    let question: ScreenQuestion<Event>
    /// The line that asked for it.
    let line: String
    /// Whether an answer to it could not be done.
    var isAskedAgain = false
    /// The answer that was given last; nil before the first.
    var typed: String?

    /// The text that the answer begins with: asked again, the one that could not be done, which the first character
    /// replaces.
    var prefill: Prefill {
        guard isAskedAgain else { return question.prefill }
        return typed.map { Prefill($0, .replacing) } ?? .none
    }

    /// The way to leave the question, in words; an empty answer to some means something.
    var wayOut: String { isLeftByEmptyLine ? "An empty line or Esc leaves it." : "Esc leaves the question." }

    /// The answer to a question mark: what can be typed, and how the question is left.
    var explanation: [String] {
        var lines = [question.explanation ?? "Type the answer, and Enter."]
        if question.isAboutRows { lines.append("Up and Down choose a row, Enter takes it.") }
        // Asked again, it is said in any case.
        return isAskedAgain ? lines : lines + [wayOut]
    }

    private var isLeftByEmptyLine: Bool { if case .nothing = question.further("") { true } else { false } }

    /// An answer without the words that the line began with: after a refusal some people type all of the line again.
    func withoutHead(_ answer: String) -> String {
        let head = question.given.map { line.hasSuffix($0) ? line.dropLast($0.count) : line[...] } ?? line[...]
        let words = head.split(whereSeparator: \.isWhitespace)
        let typed = answer.split(maxSplits: words.count, whereSeparator: \.isWhitespace)
        guard !words.isEmpty, typed.count > words.count, Array(typed.prefix(words.count)) == words else {
            return answer
        }
        return String(typed[words.count])
    }
}
