import CommandSyntax
import Console

/// `help`: prints the help on a command or a topic.
struct HelpCommand: Command {
    static let name = "help"
    static let definition = CommandDefinition(
        name, in: .general, summary: "Show help on a command or a topic",
        arguments: [
            ArgumentDefinition(
                "SUBJECT", .optional, kind: .helpSubject,
                summary: "a command or a topic; without it, the list of both")
        ],
        printsJSON: false,
        discussion: ["‘roadtrip COMMAND --help’ shows the same."],
        examples: [
            .init("roadtrip help add", "how to add stops"),
            .init("roadtrip help places", "how to write a place"),
        ],
        seeAlso: ["man"], synonyms: ["usage"])

    let context: CommandContext

    func run() throws -> ExitStatus {
        let subject = context.arguments.first.flatMap(CommandTable.roadtrip.subject(named:))
        let help = HelpText(.roadtrip, width: HelpText.width(for: context.world.streams))
        context.output.writeLines(help.lines(for: subject ?? .overview))
        return .success
    }
}
