import CommandSyntax
import Console

/// `completions`: prints the script that completes command lines in a shell.
struct CompletionsCommand: Command {
    static let name = "completions"
    static let definition = CommandDefinition(
        name, in: .general, summary: "Print a script that completes command lines in a shell",
        arguments: [
            ArgumentDefinition("SHELL", kind: .oneOf(CompletionShell.allCases.map(\.rawValue)), summary: "the shell")
        ],
        printsJSON: false,
        discussion: [
            "When TAB is pressed, the script asks ‘roadtrip list’ for the names of trips and ‘roadtrip show’ for those of stops."
        ],
        examples: [
            .init("source <(roadtrip completions bash)", "bash: a line for ~/.bashrc"),
            .init("source <(roadtrip completions zsh)", "zsh: a line for ~/.zshrc, below compinit"),
            .init("roadtrip completions fish | source", "fish: a line for ~/.config/fish/config.fish"),
        ],
        synonyms: ["completion", "complete"])

    let context: CommandContext

    func run() throws -> ExitStatus {
        guard let shell = CompletionShell(rawValue: context.arguments[0]) else { return .usage }
        context.output.write(CompletionScript.text(for: shell, of: .roadtrip))
        return .success
    }
}
