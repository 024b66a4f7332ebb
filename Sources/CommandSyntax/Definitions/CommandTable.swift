import Text

/// All commands, global options and help topics, from which the parser, help, completions and manual page are made.
package struct CommandTable: Sendable {
    /// The name of the program.
    package let program: String
    /// The description of the program in a few words, beginning with a verb, without a full stop.
    package let summary: String
    /// The description of the program, one paragraph each.
    package let description: [String]
    /// The options that every command takes, and the program without a command, in the order of the help.
    package let globalOptions: [OptionDefinition]
    private let types: [any DescribedCommand.Type]
    private let writeTopics: @Sendable () -> [TopicDefinition]

    /// Creates a table of the commands `types`, which take `globalOptions` and the standard ones. Definitions and
    /// topics are created when they are used, because a run needs only one of them.
    package init(
        program: String, summary: String, description: [String], globalOptions: [OptionDefinition],
        types: [any DescribedCommand.Type], writeTopics: @escaping @Sendable () -> [TopicDefinition]
    ) {
        self.program = program
        self.summary = summary
        self.description = description
        self.globalOptions = globalOptions + StandardOptions.all
        self.types = types
        self.writeTopics = writeTopics
    }

    /// The names of the commands in the order of the help.
    package var names: [String] { types.map { $0.name } }

    /// The definitions of the commands in the order of the help.
    package var commands: [CommandDefinition] { types.map { $0.definition } }

    /// The topics of help.
    package var topics: [TopicDefinition] { writeTopics() }

    /// Whether there is a command with this name.
    func hasCommand(named name: String) -> Bool {
        types.contains { $0.name == name }
    }

    /// The definition of the command with this name; nil if there is none.
    package func definition(named name: String) -> CommandDefinition? {
        types.first { $0.name == name }?.definition
    }

    /// The command or topic with this name; nil if there is none.
    package func subject(named name: String) -> HelpSubject? {
        if hasCommand(named: name) { return .command(name) }
        return topics.contains { $0.name == name } ? .topic(name) : nil
    }

    /// The words that a kind of value can be or usually is; nil if it has no list of words.
    package func words(of kind: ValueKind) -> [String]? {
        switch kind {
        case .oneOf(let words), .usually(let words): words
        case .helpSubject: names + topics.map(\.name)
        case .text, .file, .directory, .trip, .stop, .stopOrTrip: nil
        }
    }

    /// The meaning of an argument, with its allowed words if there are at most 5.
    func meaning(of argument: ArgumentDefinition) -> String {
        guard case .oneOf(let words) = argument.kind, words.count <= 5 else { return argument.summary }
        return "\(Wording.enumeration(words, last: "or")): \(argument.summary)"
    }

    /// The meaning of an option, with its allowed words if they are not in its placeholder. For `--json` without a
    /// command, also the commands that do not support it.
    func meaning(of option: OptionDefinition, in command: CommandDefinition? = nil) -> String {
        var text = option.summary
        let words = option.listedWords
        if !words.isEmpty { text += "; one of " + Wording.enumeration(words, last: "or") }
        if option.isRepeatable { text += "; may be repeated" }
        if option == StandardOptions.json, command == nil {
            let others = commands.filter { !$0.printsJSON }.map { "‘\($0.name)’" }
            text += "; with every command but \(Wording.enumeration(others, last: "and"))"
        }
        return text
    }

    /// The first option for which `fits` returns true: among the global options, those of the command `name`, then
    /// those of all commands.
    ///
    /// An option takes a value either in all commands or in none, so the definition of any command will do.
    func option(likelyWith name: String?, where fits: (OptionDefinition) -> Bool) -> OptionDefinition? {
        globalOptions.first(where: fits) ?? name.flatMap(definition(named:))?.options.first(where: fits)
            ?? types.lazy.flatMap { $0.definition.options }.first(where: fits)
    }

    /// The spellings, without duplicates, of all options for which `isWanted` returns true.
    func spellings(where isWanted: (OptionDefinition) -> Bool) -> [String] {
        var seen: [String] = []
        for option in globalOptions + commands.flatMap(\.options) where isWanted(option) {
            for spelling in option.spellings where !seen.contains(spelling) { seen.append(spelling) }
        }
        return seen
    }

    /// The options that `command` takes, its own first; nil is the program without a command.
    package func options(with command: CommandDefinition?) -> [OptionDefinition] {
        let printsJSON = command?.printsJSON ?? false
        return (command?.options ?? []) + globalOptions.filter { $0 != StandardOptions.json || printsJSON }
    }
}
