/// One of the answers that a live field offers.
package struct Suggestion: Equatable, Sendable {
    /// What it is called.
    package var text: String
    /// What tells it apart from others of its name.
    package var detail: String
    /// How far away it is; empty where that is not known. The first to be left out where there is little room.
    package var distance: String
    /// What Tab puts in the place of what was typed.
    package var insertText: String

    /// Describes an answer; Tab inserts its name unless another text is given.
    package init(_ text: String, detail: String = "", distance: String = "", insertText: String? = nil) {
        self.text = text
        self.detail = detail
        self.distance = distance
        self.insertText = insertText ?? text
    }
}
