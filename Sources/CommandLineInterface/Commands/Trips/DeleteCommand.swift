import CommandSyntax
import Console
import Entities
import Screens
import TripListModule

/// `delete`: deletes trips.
struct DeleteCommand: Command {
    static let name = "delete"
    static let definition = CommandDefinition(
        name, in: .trips, summary: "Delete trips",
        arguments: [ArgumentDefinition("TRIP", .oneOrMore, kind: .trip, summary: CommonArguments.trip.summary)],
        discussion: ["All are deleted or none, as one change. ‘roadtrip undo’ brings them back."],
        examples: [
            .init("roadtrip delete 3", "the third trip"),
            .init("roadtrip delete Alps Coast", "two trips"),
        ],
        seeAlso: ["remove", "undo"], topics: ["names"], synonyms: ["rm", "del", "erase"])

    let context: CommandContext

    func run() throws -> ExitStatus {
        try context.change(.delete(trips: context.arguments))
        return .success
    }
}
