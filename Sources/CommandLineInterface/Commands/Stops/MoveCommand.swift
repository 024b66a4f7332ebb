import CommandSyntax
import TripDetailModule

/// `move`: moves a stop to another position in its trip.
struct MoveCommand: Command {
    static let name = "move"
    static let definition = CommandDefinition(
        name, in: .stops, summary: "Move a stop to another position",
        arguments: [
            CommonArguments.trip, CommonArguments.stop,
            ArgumentDefinition("TO", summary: "the number the stop has afterwards"),
        ],
        examples: [.init("roadtrip move Coast Aveiro 1", "begin the trip there")],
        seeAlso: ["reverse"], topics: ["names"], synonyms: ["mv"])

    let context: CommandContext

    func run() throws -> ExitStatus {
        try context.change(.move(stops: [context.arguments[1]], to: context.arguments[2]))
        return .success
    }
}
