import Text

/// The definition of an option of one or all commands: a flag, or an option with a value.
package struct OptionDefinition: Equatable, Sendable {
    /// Whether an option takes a value.
    package enum Value: Equatable, Sendable {
        /// No value: the option is a flag.
        case none
        /// One value, which help shows under this name.
        case named(String, ValueKind)
    }

    /// The long name without its two dashes.
    package let name: String
    /// The one-letter form without its dash; nil if there is none.
    package let letter: Character?
    /// Whether it takes a value, and of which kind.
    package let value: Value
    /// Whether it may be given more than once.
    package let isRepeatable: Bool
    /// Whether help and completions omit it.
    package let isHidden: Bool
    /// The text for help, without a full stop.
    package let summary: String

    /// Creates an option that takes a value.
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

    /// Creates a flag.
    package init(flag name: String, letter: Character? = nil, isHidden: Bool = false, summary: String) {
        self.name = name
        self.letter = letter
        self.value = .none
        self.isRepeatable = false
        self.isHidden = isHidden
        self.summary = summary
    }

    /// The option as typed: `--dry-run`.
    package var typed: String { "--" + name }

    /// The long form, and the one-letter form if there is one: `--output`, `-o`.
    var spellings: [String] { [typed] + (letter.map { ["-\($0)"] } ?? []) }

    /// Whether it takes a value.
    package var takesValue: Bool { value != .none }

    /// The kind of its value; plain text for a flag.
    package var kind: ValueKind {
        if case .named(_, let kind) = value { kind } else { .text }
    }

    /// The maximum number of allowed words in a placeholder; longer lists are added to the help text.
    private static let wordsInPlaceholder = 4

    /// The placeholder after the name in help: `km|mi|nmi` for a short list of words, else a name such as `FILE`; nil
    /// for a flag.
    package var placeholder: String? {
        switch value {
        case .none: nil
        case .named(_, .oneOf(let words)) where words.count <= Self.wordsInPlaceholder: words.joined(separator: "|")
        case .named(let name, _): name
        }
    }

    /// The allowed words, if they are too many for the placeholder; else empty.
    package var listedWords: [String] {
        guard case .named(_, .oneOf(let words)) = value, words.count > Self.wordsInPlaceholder else { return [] }
        return words
    }
}
