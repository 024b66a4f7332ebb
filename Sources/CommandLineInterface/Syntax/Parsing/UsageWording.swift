import Text

/// The words for every way in which a command line can be wrong.
struct UsageWording {
    private let table: CommandTable

    /// Makes the wording for a table: suggestions are taken from it.
    init(_ table: CommandTable) {
        self.table = table
    }

    /// The first word is not a command.
    func unknownCommand(_ word: String) -> UsageError {
        let hint = didYouMean(commands(like: word)) ?? "‘\(table.program) help’ lists the commands."
        return UsageError("unknown command \(quoted(word))", hints: [hint])
    }

    /// `help` was asked about something that is neither command nor topic.
    func unknownSubject(_ word: String) -> UsageError {
        let topics = suggestions(for: word, among: table.topics.map(\.name))
        let hint =
            didYouMean(commands(like: word) + topics) ?? "‘\(table.program) help’ lists the commands and topics."
        return UsageError("there is no help on \(quoted(word))", hints: [hint])
    }

    /// No command has such an option.
    func unknownOption(_ spelling: String, command: CommandDefinition?) -> UsageError {
        let names = table.options(with: command).filter { !$0.isHidden }.map(\.name)
        let typed = String(Substring(spelling.utf8.drop { $0 == UInt8(ascii: "-") }))
        // One letter is the beginning of many names and a mistyped form of none.
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
            : "‘\(option.typed)’ is an option of \(enumeration(owners.map { "‘\($0.name)’" }, last: "and"))."
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
            hints.append("It takes \(enumeration(words, last: "or")).")
        } else if let refused = option.refusedValue, refused != "--" {
            hints.append("If \(quoted(refused)) is the value, write \(quoted("\(definition.typed)=\(refused)")).")
        }
        return UsageError("‘\(option.spelling)’ needs a value: \(definition.placeholder ?? "")", hints: hints)
    }

    /// An option that was given twice.
    func repeatedOption(_ definition: OptionDefinition) -> UsageError {
        UsageError("‘\(definition.typed)’ was given more than once")
    }

    /// Options that do not go together.
    func excludedOptions(_ options: [OptionDefinition]) -> UsageError {
        UsageError("\(enumeration(options.map { "‘\($0.typed)’" }, last: "and")) cannot be given together")
    }

    /// None of the options of which one is needed.
    func missingOption(of command: CommandDefinition) -> UsageError {
        let names = enumeration(command.needsOneOf.map { "‘\($0.typed)’" }, last: "or")
        return UsageError("‘\(command.name)’ needs at least one of \(names)", hints: [form(of: command)])
    }

    /// An argument that is not there.
    func missingArgument(_ argument: ArgumentDefinition, of command: CommandDefinition) -> UsageError {
        UsageError("‘\(command.name)’ needs \(argument.name)", hints: [form(of: command)])
    }

    /// One argument too many.
    func unexpectedArgument(_ extra: String, words: [String], of command: CommandDefinition) -> UsageError {
        var hints = [form(of: command)]
        if let last = command.arguments.last, last.kind == .trip || last.name == "NAME" {
            let name = words.joined(separator: " ")
            // With more arguments than this one it is not known where the name begins.
            let isShown = command.arguments.count == 1 && name.displayWidth <= 80
            hints.insert("Put a name of several words in quotes" + (isShown ? ": \(shellWord(name))." : "."), at: 0)
        }
        return UsageError("unexpected argument \(quoted(extra))", hints: hints)
    }

    /// What is wrong with a value, or nil. `owner` names the option or the argument in a message.
    func problem(with value: String, of owner: String, kind: ValueKind) -> UsageError? {
        switch kind {
        case .text, .trip, .stop: return nil
        case .helpSubject: return table.subject(named: value) == nil ? unknownSubject(value) : nil
        case .file, .directory:
            guard value.isEmpty else { return nil }
            return UsageError("\(owner) cannot be empty")
        case .oneOf(let words):
            guard !words.contains(value) else { return nil }
            let meant = suggestions(for: value, among: words)
            let hint = meant.count < words.count ? didYouMean(meant) : nil
            return UsageError(
                "\(owner) takes \(enumeration(words, last: "or")), not \(quoted(value))",
                hints: hint.map { [$0] } ?? [])
        }
    }

    /// How the command is written.
    private func form(of command: CommandDefinition) -> String {
        let needed = command.needsOneOf.first.map { _ in " OPTION…" } ?? ""
        return "Write ‘\(table.program) \(command.form)\(needed)’; "
            + "‘\(table.program) help \(command.name)’ explains it."
    }

    /// Where the options are listed.
    private func lookUp(_ command: CommandDefinition?) -> String {
        let page = command.map { " \($0.name)" } ?? ""
        return "‘\(table.program) help\(page)’ lists the options."
    }

    /// The commands that a word may have been meant to be: what other programs call them comes first.
    private func commands(like word: String) -> [String] {
        let synonyms = table.commands.filter { $0.synonyms.contains(word.lowercased()) }.map(\.name)
        return synonyms.isEmpty ? suggestions(for: word, among: table.commands.map(\.name)) : synonyms
    }
}
