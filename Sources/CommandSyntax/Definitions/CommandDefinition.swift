/// The definition of a command, from which its parsing, help, usage errors, completions and manual page are made.
package struct CommandDefinition: Equatable, Sendable {
    /// An example command line and its meaning.
    package struct Example: Equatable, Sendable {
        /// The command line as typed.
        package let command: String
        /// The description in one line, without a full stop.
        package let meaning: String

        /// Creates an example.
        package init(_ command: String, _ meaning: String) {
            self.command = command
            self.meaning = meaning
        }
    }

    /// The section of the general help that lists a command.
    package enum Group: String, CaseIterable, Sendable {
        case trips = "Trips"
        case stops = "Stops"
        case places = "Places"
        case files = "Files and reports"
        case changes = "Changes"
        case general = "More"
    }

    /// The arguments that shells complete. Behind repeated stops the word of the trip cannot be known while it is
    /// typed: from the second of them on each may be a stop or the trip.
    var completedArguments: [ArgumentDefinition] {
        let last = arguments.firstIndex { $0.cardinality.isRepeating } ?? arguments.count
        let known = Array(arguments.prefix(last + 1))
        guard let stops = known.last, stops.kind == .stop, let trip = arguments[known.count...].first,
            trip.kind == .trip
        else { return known }
        return known.dropLast() + [
            ArgumentDefinition(stops.name, kind: .stop, summary: stops.summary),
            ArgumentDefinition("\(stops.name) or \(trip.name)", .any, kind: .stopOrTrip, summary: trip.summary),
        ]
    }

    /// The name as typed.
    package let name: String
    /// The section of the general help that lists it.
    package let group: Group
    /// The description in one line, beginning with a verb, without a full stop.
    package let summary: String
    /// The arguments in order. Only optional arguments may follow an optional one, and a repeating one is the last.
    package let arguments: [ArgumentDefinition]
    /// The options that only this command takes.
    package let options: [OptionDefinition]
    /// Options of which at least one must be given; empty if none is required.
    package let needsOneOf: [OptionDefinition]
    /// Sets of options of which only one can be given.
    package let exclusive: [[OptionDefinition]]
    /// Whether the command supports the global option `--json`.
    package let printsJSON: Bool
    /// Further explanation, one paragraph each.
    package let discussion: [String]
    /// Examples, at least one.
    package let examples: [Example]
    /// The names of related commands.
    package let seeAlso: [String]
    /// The names of related help topics.
    package let topics: [String]
    /// Names of similar commands of other programs, for suggestions only; they do not run the command.
    package let synonyms: [String]

    /// Creates a definition.
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

    /// The command with its arguments, without options, as help shows it: `new [NAME [PLACE…]]`.
    package var form: String {
        var tail = ""
        for argument in arguments.reversed() {
            let both = tail.isEmpty ? argument.title : "\(argument.title) \(tail)"
            tail = argument.cardinality.isRequired ? both : "[\(both)]"
        }
        return tail.isEmpty ? name : "\(name) \(tail)"
    }
}
