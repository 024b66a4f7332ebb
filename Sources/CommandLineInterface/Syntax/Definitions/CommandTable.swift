/// All commands, the options that every command takes, and the pages of help: what the parser, the help and the
/// completions are made from.
package struct CommandTable: Sendable {
    /// The name of the program.
    package let program: String
    /// What the program does, in one sentence.
    package let about: String
    /// The commands in the order of the help.
    package let commands: [CommandDefinition]
    /// The options of every command, and of none.
    package let globalOptions: [OptionDefinition]
    /// The pages of help.
    package let topics: [TopicDefinition]

    /// Makes a table.
    package init(
        program: String, about: String, commands: [CommandDefinition], globalOptions: [OptionDefinition],
        topics: [TopicDefinition]
    ) {
        self.program = program
        self.about = about
        self.commands = commands
        self.globalOptions = globalOptions
        self.topics = topics
    }

    /// The definition of a command, or nil when the table leaves it out.
    package func definition(of name: CommandName) -> CommandDefinition? {
        commands.first { $0.name == name }
    }

    /// The options that may stand with `command`, its own first; nil is the program without a command.
    package func options(with command: CommandDefinition?) -> [OptionDefinition] {
        let printsJSON = command?.printsJSON ?? false
        return (command?.options ?? []) + globalOptions.filter { $0.name != .json || printsJSON }
    }
}
