import CommandSyntax
import TripDetailModule

/// `remove`: removes stops from a trip.
struct RemoveCommand: Command {
    static let name = "remove"
    static let definition = CommandDefinition(
        name, in: .stops, summary: "Remove stops from a trip",
        arguments: [
            CommonArguments.trip,
            ArgumentDefinition("STOP", .oneOrMore, kind: .stop, summary: CommonArguments.stop.summary),
        ],
        discussion: [
            "The numbers are those before the command: ‘remove Coast 2 3’ removes the second and the third stop. "
                + "All are removed or none, as one change."
        ],
        examples: [
            .init("roadtrip remove Coast 2", "the second stop"),
            .init("roadtrip remove Coast Porto Lisbon", "two stops"),
        ],
        seeAlso: ["delete", "undo"], topics: ["names"], synonyms: ["rm", "drop"])

    let context: CommandContext

    func run() throws -> ExitStatus {
        try context.change(.remove(stops: Array(context.arguments.dropFirst())))
        return .success
    }
}
