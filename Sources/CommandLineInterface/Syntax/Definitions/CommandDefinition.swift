/// Everything there is to say about one command: the source of its parsing, help, usage errors, completions and part of the manual page.
package struct CommandDefinition: Equatable, Sendable {
    /// A command line to copy, and what it does.
    package struct Example: Equatable, Sendable {
        /// The whole line as typed.
        package let command: String
        /// What it does, in one line without a full stop.
        package let meaning: String

        /// Makes an example.
        package init(_ command: String, _ meaning: String) {
            self.command = command
            self.meaning = meaning
        }
    }

    /// Where the general help lists a command.
    package enum Group: String, CaseIterable, Sendable {
        case trips = "Trips"
        case stops = "Stops"
        case places = "Places"
        case files = "Files and reports"
        case changes = "Changes"
        case general = "More"
    }

    /// The word that a person types.
    package let name: String
    /// Where the general help lists it.
    package let group: Group
    /// What it does in one line, beginning with a verb, without a full stop.
    package let summary: String
    /// The arguments in their order; an optional one is followed by optional ones only, a repeating one is the last.
    package let arguments: [ArgumentDefinition]
    /// Its own options.
    package let options: [OptionDefinition]
    /// Options of which at least one must be given; empty when there is no such rule.
    package let needsOneOf: [OptionDefinition]
    /// Sets of options of which only one can be given.
    package let exclusive: [[OptionDefinition]]
    /// Whether the global `--json` means something here.
    package let printsJSON: Bool
    /// What else there is to know, one paragraph each.
    package let discussion: [String]
    /// At least one.
    package let examples: [Example]
    /// The names of commands a reader may want next.
    package let seeAlso: [String]
    /// The names of topics of help a reader may want next.
    package let topics: [String]
    /// Words of other programs that lead to this command in "Did you mean"; they do not run it.
    package let synonyms: [String]

    /// Describes a command.
    package init(
        _ name: String, in group: Group, summary: String, arguments: [ArgumentDefinition] = [],
        options: [OptionDefinition] = [], needsOneOf: [OptionDefinition] = [], exclusive: [[OptionDefinition]] = [],
        printsJSON: Bool = true, discussion: [String] = [], examples: [Example], seeAlso: [String] = [],
        topics: [String] = [], synonyms: [String] = []
    ) {
        self.name = name
        self.group = group
        self.summary = summary
        self.arguments = arguments
        self.options = options
        self.needsOneOf = needsOneOf
        self.exclusive = exclusive
        self.printsJSON = printsJSON
        self.discussion = discussion
        self.examples = examples
        self.seeAlso = seeAlso
        self.topics = topics
        self.synonyms = synonyms
    }

    /// The command with its arguments as help shows it: `new [NAME [PLACE…]]`. Options are not in it.
    package var form: String {
        var tail = ""
        for argument in arguments.reversed() {
            let both = tail.isEmpty ? argument.title : "\(argument.title) \(tail)"
            tail = argument.cardinality.isRequired ? both : "[\(both)]"
        }
        return tail.isEmpty ? name : "\(name) \(tail)"
    }
}
