/// One argument of a command that stands by its place: its name, how often it comes and what it is.
package struct ArgumentDefinition: Equatable, Sendable {
    /// How often an argument may come.
    package enum Cardinality: Sendable {
        case one, optional, oneOrMore, any

        /// Whether the command cannot do without it.
        package var isRequired: Bool { self == .one || self == .oneOrMore }
        /// Whether it takes all that is left.
        package var isRepeating: Bool { self == .oneOrMore || self == .any }
    }

    /// The name in capitals, as help shows it: `TRIP`.
    package let name: String
    /// How often it may come.
    package let cardinality: Cardinality
    /// What it stands for.
    package let kind: ValueKind
    /// One line for help, without a full stop.
    package let summary: String

    /// Describes an argument.
    package init(_ name: String, _ cardinality: Cardinality = .one, kind: ValueKind = .text, summary: String) {
        self.name = name
        self.cardinality = cardinality
        self.kind = kind
        self.summary = summary
    }

    /// The name as help shows it: `STOP…` where it may come several times.
    package var title: String { name + (cardinality.isRepeating ? "…" : "") }

    /// Whether `word` is offered as a value of this argument. Anything may be given unless the kind is a list of words.
    package func allows(_ word: String) -> Bool {
        if case .oneOf(let words) = kind { words.contains(word) } else { true }
    }
}
