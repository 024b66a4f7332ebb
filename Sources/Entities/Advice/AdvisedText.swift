/// A sentence on what an edit did, with what mends it where somebody can type that.
package struct AdvisedText: Equatable, Sendable {
    private let text: String
    private let condition: String
    private let options: [Option]
    /// The name of the trip that the options are about.
    private let trip: String

    /// Decisions, and the end of the part of a sentence that begins with their words.
    package struct Option: Equatable, Sendable {
        let steps: [AdviceStep]
        let end: String

        /// Describes decisions: `takes it away`.
        package init(_ steps: [AdviceStep], _ end: String) {
            (self.steps, self.end) = (steps, end)
        }
    }

    /// A sentence; options about the trip with a name follow it, where `condition` is so: `if it does not fit there, `.
    package init(_ sentence: String, _ condition: String = "", _ options: [Option] = [], trip: String = "") {
        text = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
        (self.condition, self.options, self.trip) = (condition, options, trip)
    }

    /// The sentence with its options, as commands or as words of the menus; without them where there is nobody to type
    /// them.
    package func text(isCommand: Bool?) -> String {
        let style: AdviceStyle = isCommand.map { $0 ? .command(trip: trip) : .menu } ?? .none
        let parts = options.compactMap { option in style.words(option.steps).map { "\($0) \(option.end)" } }
        return text + (parts.isEmpty ? "" : ": " + condition + parts.joined(separator: ", ")) + "."
    }
}
