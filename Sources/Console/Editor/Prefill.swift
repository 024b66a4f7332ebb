/// The text that a line to edit begins with, and the effect of the first character that is typed on it.
package struct Prefill: Equatable, Sendable {
    /// The effect of the first character that is typed.
    package enum FirstCharacter: Equatable, Sendable {
        /// Put in like any other key.
        case inserted
        /// A minus sign behind the untouched text takes its place; any other character is put in.
        case replacingAsDash
        /// Put in the place of the text, as if that were selected.
        case replacing
    }

    /// The text; empty for an empty line.
    package let text: String
    /// The effect of the first character that is typed.
    package let firstCharacter: FirstCharacter

    /// An empty line.
    package static let none = Prefill("")

    /// Begins with `text`.
    package init(_ text: String, _ firstCharacter: FirstCharacter = .inserted) {
        self.text = text
        self.firstCharacter = firstCharacter
    }
}
