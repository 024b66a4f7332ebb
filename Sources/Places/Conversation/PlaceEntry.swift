/// The outcome of asking a person for a place.
package enum PlaceEntry: Equatable, Sendable {
    /// One of the answers that appeared.
    case chosen(FoundPlace)
    /// The text that was typed, to be looked up; may be empty.
    case text(String)
    /// Nothing: the person left the question.
    case none
    /// Nothing, by Ctrl-C or the end of the input: whatever would be asked behind this question is left, too.
    case interrupted
}
