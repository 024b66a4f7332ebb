import Text

/// The messages for all mistakes in a command line.
struct UsageWording {
    private let table: CommandTable

    /// Creates the messages for a table of commands, which also provides the suggestions.
    init(_ table: CommandTable) {
        self.table = table
    }

    /// The first word is not a command.
    func unknownCommand(_ word: String) -> UsageError {
        let hint = didYouMean(commands(like: word)) ?? "‘\(table.program) help’ lists the commands."
        return UsageError("unknown command \(quoted(word))", hints: [hint])
    }

    /// The subject of `help` is neither a command nor a topic.
    func unknownSubject(_ word: String) -> UsageError {
        let topics = suggestions(for: word, among: table.topics.map(\.name))
        let hint =
            didYouMean(commands(like: word) + topics) ?? "‘\(table.program) help’ lists the commands and topics."
        return UsageError("there is no help on \(quoted(word))", hints: [hint])
    }

    /// Returns the error of an option that no command has.
    func unknownOption(_ spelling: String, command: CommandDefinition?) -> UsageError {
        let names = table.options(with: command).filter { !$0.isHidden }.map(\.name)
        let typed = String(Substring(spelling.utf8.drop { $0 == UInt8(ascii: "-") }))
        // A single letter is too short for suggestions.
        let meant = typed.utf8.count > 1 ? suggestions(for: typed, among: names).map { "--" + $0 } : []
        var hints = [didYouMean(meant) ?? lookUp(command)]
        if meant.isEmpty, !spelling.utf8.starts(with: "--".utf8) {
            hints.append("Put ‘--’ before an argument that begins with a dash.")
        }
        return UsageError("unknown option \(quoted(spelling))", hints: hints)
    }

    /// An option of another command.
    func misplacedOption(_ option: OptionDefinition, command: CommandDefinition?) -> UsageError {
        let owners = table.commands.filter { owner in owner.options.contains { $0.name == option.name && !$0.isHidden }
        }
        let hint =
            owners.isEmpty
            ? lookUp(command)
            : "‘\(option.typed)’ is an option of \(Wording.enumeration(owners.map { "‘\($0.name)’" }, last: "and"))."
        let subject = command.map { "‘\($0.name)’ has" } ?? "the menus have"
        return UsageError("\(subject) no option ‘\(option.typed)’", hints: [hint])
    }

    /// A flag with a value.
    func unexpectedValue(_ spelling: String, value: String) -> UsageError {
        UsageError("‘\(spelling)’ takes no value, but was given \(quoted(value))")
    }

    /// An option without the value it needs.
    func missingValue(_ option: ScannedOption, _ definition: OptionDefinition) -> UsageError {
        var hints: [String] = []
        if case .oneOf(let words) = definition.kind {
            hints.append("It takes \(Wording.enumeration(words, last: "or")).")
        } else if let refused = option.refusedValue, refused != "--" {
            hints.append("If \(quoted(refused)) is the value, write \(quoted("\(definition.typed)=\(refused)")).")
        }
        return UsageError("‘\(option.spelling)’ needs a value: \(definition.placeholder ?? "")", hints: hints)
    }

    /// An option that was given twice.
    func repeatedOption(_ definition: OptionDefinition) -> UsageError {
        UsageError("‘\(definition.typed)’ was given more than once")
    }

    /// Options that exclude each other.
    func excludedOptions(_ options: [OptionDefinition]) -> UsageError {
        UsageError("\(Wording.enumeration(options.map { "‘\($0.typed)’" }, last: "and")) cannot be given together")
    }

    /// Returns the error of a command without any of the options of which at least one is required.
    func missingOption(of command: CommandDefinition) -> UsageError {
        let names = Wording.enumeration(command.needsOneOf.map { "‘\($0.typed)’" }, last: "or")
        return UsageError("‘\(command.name)’ needs at least one of \(names)", hints: [form(of: command)])
    }

    /// A required argument is missing.
    func missingArgument(_ argument: ArgumentDefinition, of command: CommandDefinition) -> UsageError {
        UsageError("‘\(command.name)’ needs \(argument.name)", hints: [form(of: command)])
    }

    /// One argument too many.
    func unexpectedArgument(_ extra: String, words: [String], of command: CommandDefinition) -> UsageError {
        var hints = [form(of: command)]
        if let last = command.arguments.last, last.kind == .trip || last.name == "NAME" {
            let name = words.joined(separator: " ")
            // If the command has other arguments too, it is unknown where the name begins.
            let isShown = command.arguments.count == 1 && name.displayWidth <= 80
            hints.insert("Put a name of several words in quotes" + (isShown ? ": \(shellWord(name))." : "."), at: 0)
        }
        return UsageError("unexpected argument \(quoted(extra))", hints: hints)
    }

    /// The error of an invalid value; nil if it is valid. `owner` is the option or argument as the message names it.
    func problem(with value: String, of owner: String, kind: ValueKind) -> UsageError? {
        switch kind {
        case .text, .trip, .stop, .stopOrTrip, .usually: return nil
        case .helpSubject: return table.subject(named: value) == nil ? unknownSubject(value) : nil
        case .file, .directory:
            guard value.isEmpty else { return nil }
            return UsageError("\(owner) cannot be empty")
        case .oneOf(let words):
            guard !words.contains(value) else { return nil }
            let meant = suggestions(for: value, among: words)
            let hint = meant.count < words.count ? didYouMean(meant) : nil
            return UsageError(
                "\(owner) takes \(Wording.enumeration(words, last: "or")), not \(quoted(value))",
                hints: hint.map { [$0] } ?? [])
        }
    }

    /// A hint with the form of the command.
    private func form(of command: CommandDefinition) -> String {
        let needed = command.needsOneOf.first.map { _ in " OPTION…" } ?? ""
        return "Write ‘\(table.program) \(command.form)\(needed)’; "
            + "‘\(table.program) help \(command.name)’ explains it."
    }

    /// A hint where the options are listed.
    private func lookUp(_ command: CommandDefinition?) -> String {
        let page = command.map { " \($0.name)" } ?? ""
        return "‘\(table.program) help\(page)’ lists the options."
    }

    /// The commands that may have been meant by a word: those with this synonym, else those with similar names.
    private func commands(like word: String) -> [String] {
        let synonyms = table.commands.filter { $0.synonyms.contains(word.lowercased()) }.map(\.name)
        return synonyms.isEmpty ? suggestions(for: word, among: table.commands.map(\.name)) : synonyms
    }
}
