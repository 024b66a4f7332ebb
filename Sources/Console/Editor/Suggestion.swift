/// One of the answers that a live field offers.
package struct Suggestion: Equatable, Sendable {
    /// The name.
    package var text: String
    /// The text that distinguishes it from others of its name.
    package var detail: String
    /// The distance to it; empty if that is not known. The first part to be left out where there is little room.
    package var distance: String
    /// The text that Tab puts in the place of the typed one.
    package var insertText: String

    /// Describes an answer; Tab inserts its name unless another text is given.
    package init(_ text: String, detail: String = "", distance: String = "", insertText: String? = nil) {
        self.text = text
        self.detail = detail
        self.distance = distance
        self.insertText = insertText ?? text
    }
}
