package import Console

/// A question for an argument of a line.
package struct ScreenQuestion<Event> {
    /// The question.
    let text: String
    /// The text that the answer begins with.
    let prefill: Prefill
    /// The answer that stands on the line already; nil where there is none.
    package let given: String?
    /// The answer to a question mark: what can be typed; nil where the question says it all.
    let explanation: String?
    /// Whether the answer names rows of the page, so that the arrows choose one.
    let isAboutRows: Bool
    /// The request of an answer.
    package let further: (_ answer: String) -> ScreenRequest<Event>

    /// States what is asked; `explanation` answers a question mark.
    package init(
        _ text: String, prefill: Prefill = .none, given: String?, explained explanation: String? = nil,
        isAboutRows: Bool = false, _ further: @escaping (_ answer: String) -> ScreenRequest<Event>
    ) {
        self.text = text
        self.prefill = prefill
        self.explanation = explanation
        self.isAboutRows = isAboutRows
        self.given = given
        self.further = further
    }
}
