/// One option of a command, or of all commands: a flag, or a name with a value.
package struct OptionDefinition: Equatable, Sendable {
    /// What an option takes.
    package enum Value: Equatable, Sendable {
        /// Nothing: it is there or not.
        case none
        /// One value, shown in help under this name.
        case named(String, ValueKind)
    }

    /// The long name without its two dashes.
    package let name: String
    /// The one-letter form without its dash, if there is one.
    package let letter: Character?
    /// What it takes.
    package let value: Value
    /// Whether it may be given more than once.
    package let isRepeatable: Bool
    /// Whether help and completions leave it out.
    package let isHidden: Bool
    /// One line or more for help, without a full stop.
    package let summary: String

    /// Describes an option that takes a value.
    package init(
        _ name: String, letter: Character? = nil, takes valueName: String, kind: ValueKind = .text,
        isRepeatable: Bool = false, isHidden: Bool = false, summary: String
    ) {
        self.name = name
        self.letter = letter
        self.value = .named(valueName, kind)
        self.isRepeatable = isRepeatable
        self.isHidden = isHidden
        self.summary = summary
    }

    /// Describes a flag.
    package init(flag name: String, letter: Character? = nil, isHidden: Bool = false, summary: String) {
        self.name = name
        self.letter = letter
        self.value = .none
        self.isRepeatable = false
        self.isHidden = isHidden
        self.summary = summary
    }

    /// The option as a person types it: `--dry-run`.
    package var typed: String { "--" + name }

    /// The long name, and the letter where there is one: `--output`, `-o`.
    var spellings: [String] { [typed] + (letter.map { ["-\($0)"] } ?? []) }

    /// Whether it takes a value.
    package var takesValue: Bool { value != .none }

    /// What its value stands for; plain text for a flag.
    package var kind: ValueKind {
        if case .named(_, let kind) = value { kind } else { .text }
    }

    /// The most words that stand behind a name in help; more of them stand in its text.
    private static let wordsInPlaceholder = 4

    /// What is written behind the name: `km|mi|nmi` for a short list of words, `FILE` for any value, nil for a flag.
    package var placeholder: String? {
        switch value {
        case .none: nil
        case .named(_, .oneOf(let words)) where words.count <= Self.wordsInPlaceholder: words.joined(separator: "|")
        case .named(let name, _): name
        }
    }

    /// The words that it takes, where they are too many to stand behind its name.
    package var listedWords: [String] {
        guard case .named(_, .oneOf(let words)) = value, words.count > Self.wordsInPlaceholder else { return [] }
        return words
    }
}
