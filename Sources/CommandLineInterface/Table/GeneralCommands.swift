/// The commands that are about the program itself.
enum GeneralCommands {
    static let completions = CommandDefinition(
        .completions, in: .general, summary: "Print a script that completes command lines in a shell",
        arguments: [
            ArgumentDefinition("SHELL", kind: .oneOf(CompletionShell.allCases.map(\.rawValue)), summary: "the shell")
        ],
        printsJSON: false,
        discussion: ["The script asks ‘roadtrip list’ for the names of the trips when TAB is pressed."],
        examples: [
            .init("source <(roadtrip completions bash)", "bash: a line for ~/.bashrc"),
            .init("source <(roadtrip completions zsh)", "zsh: a line for ~/.zshrc, below compinit"),
            .init("roadtrip completions fish | source", "fish: a line for ~/.config/fish/config.fish"),
        ],
        synonyms: ["completion", "complete"])

    static let help = CommandDefinition(
        .help, in: .general, summary: "Show help on a command or a topic",
        arguments: [
            ArgumentDefinition(
                "SUBJECT", .optional,
                kind: .oneOf(CommandName.allCases.map(\.rawValue) + HelpTopic.allCases.map(\.rawValue)),
                summary: "a command or a topic; without it, what there is")
        ],
        printsJSON: false,
        discussion: ["‘roadtrip COMMAND --help’ shows the same."],
        examples: [
            .init("roadtrip help add", "how to add stops"),
            .init("roadtrip help places", "how to write a place"),
        ],
        synonyms: ["man", "usage"])
}
