import Text

/// A question that is answered by yes or no.
package struct YesNoQuestion: Equatable, Sendable {
    /// The question, without the answers: `Add Aosta?`.
    package let text: String
    /// The meaning of an empty answer.
    package let isYesUsual: Bool

    /// Creates a question; an empty answer means no unless `isYesUsual`.
    package init(_ text: String, isYesUsual: Bool = false) {
        self.text = text
        self.isYesUsual = isYesUsual
    }

    /// The question with its answers: `Add Aosta? [Y/n] `.
    package var prompt: String { "\(text) [\(isYesUsual ? "Y/n" : "y/N")] " }

    /// The refusal of an answer that is neither yes nor no.
    package static let hint = "Type y or n."

    /// The answer to a question mark, and to whatever is neither yes nor no: what can be typed.
    package func hint(for answer: String) -> String {
        answer.trimmed == ScreenHelp.mark
            ? "Type y for yes or n for no; Enter alone means \(isYesUsual ? "yes" : "no"), Esc leaves the question."
            : Self.hint
    }

    /// The meaning of an answer; nil where it is neither yes nor no.
    package func answer(_ text: String) -> Bool? {
        switch text.trimmed.lowercased() {
        case "": isYesUsual
        case "y", "yes": true
        case "n", "no": false
        default: nil
        }
    }
}
