/// The questions about an edit that is not clear, and their answers so far: a value, which a screen and a command both
/// show to a person. The edit is tried with the answers; its error leads to the next question or, where no answer would
/// help, to none.
package protocol Inquiry {
    /// The answers so far, with which the edit is tried.
    associatedtype Answers
    /// The reason why a text chooses nothing.
    associatedtype Refusal: Error

    /// The answers so far.
    var answers: Answers { get }
    /// The question that an error of the edit leads to, which is open from then on; nil where no answer would help.
    mutating func question(about error: any Error) -> InquiryQuestion?
    /// Takes one of the choices of the open question, as it was typed; throws where the text means none of them.
    mutating func choose(_ text: String) throws(Refusal)
    /// Takes a yes to the open question.
    mutating func confirm()
    /// Takes a no to the open question; the next question, nil where there is none.
    mutating func decline() -> InquiryQuestion?
    /// Forgets the answers and the question.
    mutating func clear()
    /// Whether a text is one of the choices of the open question.
    func isAnswer(_ text: String) -> Bool
    /// Whether an empty answer takes the first of the choices; then a word leaves them.
    var takesFirst: Bool { get }
}

extension Inquiry {
    /// An empty answer takes none.
    package var takesFirst: Bool { false }
}

/// A question of an inquiry.
package enum InquiryQuestion: Equatable, Sendable {
    /// One of these, by its number from 1 on; with a line above them where it says more than the question.
    case choice(heading: String? = nil, labels: [String], question: String)
    /// A question that is answered by yes or no.
    case confirmation(String, isYesUsual: Bool = false)
}
