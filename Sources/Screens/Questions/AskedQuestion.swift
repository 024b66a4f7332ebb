import Text

/// A question for an argument that a person has been asked, and may be asked again.
struct AskedQuestion<Event> {
    let question: ScreenQuestion<Event>
    /// The line that asked for it.
    let line: String
    /// Whether an answer to it could not be done.
    var isAskedAgain = false

    /// The way to leave the question, in words; an empty answer to some means something.
    var wayOut: String { isLeftByEmptyLine ? "An empty line or Esc leaves it." : "Esc leaves the question." }

    /// The answer to a question mark: what can be typed, and how the question is left.
    var explanation: [String] {
        var lines = [question.explanation ?? "Type the answer, and Enter."]
        if question.isAboutRows { lines.append("Up and Down choose a row, Enter takes it.") }
        return lines + [wayOut]
    }

    private var isLeftByEmptyLine: Bool { if case .nothing = question.further("") { true } else { false } }

    /// An answer without the word of the menu that the line began with: after a refusal some people type all of the
    /// line again.
    func withoutKey(_ answer: String) -> String {
        let words = answer.split(maxSplits: 1, whereSeparator: \.isWhitespace)
        guard words.count == 2, words[0] == line.prefix(while: { !$0.isWhitespace }) else { return answer }
        return String(words[1])
    }
}
