/// All commands, the options that every command takes, and the pages of help: what the parser, the help and the
/// completions are made from.
package struct CommandTable: Sendable {
    /// The name of the program.
    package let program: String
    /// What the program does, in one sentence.
    package let about: String
    /// The options of every command, and of none.
    package let globalOptions: [OptionDefinition]
    private let names: [CommandName]
    private let define: @Sendable (CommandName) -> CommandDefinition
    private let topicNames: [HelpTopic]
    private let write: @Sendable (HelpTopic) -> TopicDefinition

    /// Makes a table. A command and a page of help are described when they are asked for: a run needs one, not all.
    package init(
        program: String, about: String, commands: [CommandName],
        define: @escaping @Sendable (CommandName) -> CommandDefinition, globalOptions: [OptionDefinition],
        topics: [HelpTopic], write: @escaping @Sendable (HelpTopic) -> TopicDefinition
    ) {
        self.program = program
        self.about = about
        names = commands
        self.define = define
        self.globalOptions = globalOptions
        topicNames = topics
        self.write = write
    }

    /// The commands in the order of the help.
    package var commands: [CommandDefinition] { names.map(define) }

    /// The pages of help.
    package var topics: [TopicDefinition] { topicNames.map(write) }

    /// The definition of a command, or nil when the table leaves it out.
    package func definition(of name: CommandName) -> CommandDefinition? {
        names.contains(name) ? define(name) : nil
    }

    /// The first option that fits: of every command, else of `command`, else of any other.
    ///
    /// What a name takes is the same in every command, so any that has it will do.
    func option(likelyWith command: CommandName?, where fits: (OptionDefinition) -> Bool) -> OptionDefinition? {
        globalOptions.first(where: fits) ?? command.flatMap(definition(of:))?.options.first(where: fits)
            ?? names.lazy.flatMap { define($0).options }.first(where: fits)
    }

    /// The options that may stand with `command`, its own first; nil is the program without a command.
    package func options(with command: CommandDefinition?) -> [OptionDefinition] {
        let printsJSON = command?.printsJSON ?? false
        return (command?.options ?? []) + globalOptions.filter { $0.name != .json || printsJSON }
    }
}
