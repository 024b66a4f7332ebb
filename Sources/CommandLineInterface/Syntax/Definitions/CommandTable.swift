/// All commands, the options that every command takes, and the topics of help: what the parser, the help, the completions
/// and the manual page are made from.
package struct CommandTable: Sendable {
    /// The name of the program.
    package let program: String
    /// What the program does in a few words, beginning with a verb, without a full stop.
    package let summary: String
    /// What the program does, one paragraph each.
    package let description: [String]
    private let types: [any Command.Type]
    private let writeTopics: @Sendable () -> [TopicDefinition]

    /// Makes a table. Definitions and topics are built when they are asked for: a run needs one definition, not all.
    init(
        program: String, summary: String, description: [String], types: [any Command.Type],
        writeTopics: @escaping @Sendable () -> [TopicDefinition]
    ) {
        self.program = program
        self.summary = summary
        self.description = description
        self.types = types
        self.writeTopics = writeTopics
    }

    /// The options of every command, and of none.
    package var globalOptions: [OptionDefinition] { GlobalOptions.definitions }

    /// The names of the commands in the order of the help.
    package var names: [String] { types.map { $0.name } }

    /// The definitions of the commands in the order of the help.
    package var commands: [CommandDefinition] { types.map { $0.definition } }

    /// The topics of help.
    package var topics: [TopicDefinition] { writeTopics() }

    /// The command of that name; nil when there is none.
    func command(named name: String) -> (any Command.Type)? {
        types.first { $0.name == name }
    }

    /// The definition of the command of that name; nil when there is none.
    package func definition(named name: String) -> CommandDefinition? {
        command(named: name)?.definition
    }

    /// The command or topic that `help` explains under a name; nil when there is none.
    package func subject(named name: String) -> HelpSubject? {
        if command(named: name) != nil { return .command(name) }
        return topics.contains { $0.name == name } ? .topic(name) : nil
    }

    /// The words that a value of some kind may be; nil where they are not a list.
    package func words(of kind: ValueKind) -> [String]? {
        switch kind {
        case .oneOf(let words): words
        case .helpSubject: names + topics.map(\.name)
        case .text, .file, .directory, .trip, .stop: nil
        }
    }

    /// What an argument means, with the words that it may be where these are few.
    func meaning(of argument: ArgumentDefinition) -> String {
        guard case .oneOf(let words) = argument.kind, words.count <= 5 else { return argument.summary }
        return "\(enumeration(words, last: "or")): \(argument.summary)"
    }

    /// What an option means, with the words that it takes where these do not stand behind its name; and for `--json` in
    /// general which commands have no use for it.
    func meaning(of option: OptionDefinition, in command: CommandDefinition? = nil) -> String {
        var text = option.summary
        let words = option.listedWords
        if !words.isEmpty { text += "; one of " + enumeration(words, last: "or") }
        if option.isRepeatable { text += "; may be repeated" }
        if option == GlobalOptions.json, command == nil {
            let others = commands.filter { !$0.printsJSON }.map { "‘\($0.name)’" }
            text += "; with every command but \(enumeration(others, last: "and"))"
        }
        return text
    }

    /// The first option that fits: of every command, else of the command called `name`, else of any other.
    ///
    /// What an option takes is the same in every command, so any command that has it will do.
    func option(likelyWith name: String?, where fits: (OptionDefinition) -> Bool) -> OptionDefinition? {
        globalOptions.first(where: fits) ?? name.flatMap(definition(named:))?.options.first(where: fits)
            ?? types.lazy.flatMap { $0.definition.options }.first(where: fits)
    }

    /// Every spelling of the options of all commands that `isWanted` picks, each once.
    func spellings(where isWanted: (OptionDefinition) -> Bool) -> [String] {
        var seen: [String] = []
        for option in globalOptions + commands.flatMap(\.options) where isWanted(option) {
            for spelling in option.spellings where !seen.contains(spelling) { seen.append(spelling) }
        }
        return seen
    }

    /// The options that may stand with `command`, its own first; nil is the program without a command.
    package func options(with command: CommandDefinition?) -> [OptionDefinition] {
        let printsJSON = command?.printsJSON ?? false
        return (command?.options ?? []) + globalOptions.filter { $0 != GlobalOptions.json || printsJSON }
    }
}
