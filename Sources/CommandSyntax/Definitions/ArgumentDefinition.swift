/// The definition of a positional argument of a command.
package struct ArgumentDefinition: Equatable, Sendable {
    /// The number of times an argument may be given.
    package enum Cardinality: Sendable {
        case one, optional, oneOrMore, any

        /// Whether the argument is required.
        package var isRequired: Bool { self == .one || self == .oneOrMore }
        /// Whether it takes all remaining words.
        package var isRepeating: Bool { self == .oneOrMore || self == .any }
    }

    /// The name in capitals, as help shows it: `TRIP`.
    package let name: String
    /// The number of times it may be given.
    package let cardinality: Cardinality
    /// The kind of its value.
    package let kind: ValueKind
    /// One line for help, without a full stop.
    package let summary: String

    /// Creates a definition.
    package init(_ name: String, _ cardinality: Cardinality = .one, kind: ValueKind = .text, summary: String) {
        self.name = name
        self.cardinality = cardinality
        self.kind = kind
        self.summary = summary
    }

    /// The name as help shows it, with `…` if it may be given several times: `STOP…`.
    package var title: String { name + (cardinality.isRepeating ? "…" : "") }

    /// Whether `word` is allowed as a value of this argument: any word, unless the kind is a list of words.
    package func allows(_ word: String) -> Bool {
        if case .oneOf(let words) = kind { words.contains(word) } else { true }
    }
}

/// The kind of an argument or an option's value, which determines its completions and, for a list of words, the allowed
/// values.
package enum ValueKind: Equatable, Sendable {
    /// Any text; no completions.
    case text
    /// The path of a file, or `-` for standard input or output; not empty.
    case file
    /// The path of a directory; not empty.
    case directory
    /// A trip of the library, by number, name or id.
    case trip
    /// A stop, by number or name, of the trip that the first argument refers to.
    case stop
    /// A stop of that trip, or a trip.
    case stopOrTrip
    /// A command or a topic of help.
    case helpSubject
    /// One of these words and nothing else.
    case oneOf([String])
    /// Any text; usual are these words.
    case usually([String])
}
