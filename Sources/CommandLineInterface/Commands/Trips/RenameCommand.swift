import CommandSyntax
import TripDetailModule

/// `rename`: gives a trip another name.
struct RenameCommand: Command {
    static let name = "rename"
    static let definition = CommandDefinition(
        name, in: .trips, summary: "Give a trip another name",
        arguments: [
            CommonArguments.trip, ArgumentDefinition("NAME", summary: "the new name, 1 to 200 characters"),
        ],
        examples: [.init("roadtrip rename 2 \"Alps 2026\"", "call the second trip Alps 2026")],
        seeAlso: ["edit"], topics: ["names"])

    let context: CommandContext

    func run() throws -> ExitStatus {
        try context.change(.rename(context.arguments[1]))
        return .success
    }
}
