import CommandSyntax
import Console
import Entities
import TripListModule

/// `new`: makes a trip.
struct NewCommand: Command {
    static let name = "new"
    static let definition = CommandDefinition(
        name, in: .trips, summary: "Make a trip",
        arguments: [
            ArgumentDefinition("NAME", .optional, summary: "its name; “New Trip” unless given"),
            CommonArguments.anyPlaces,
        ],
        discussion: ["The new trip goes to the top of the list, with a stop at each PLACE."],
        examples: [
            .init("roadtrip new Summer", "an empty trip"),
            .init("roadtrip new Coast Porto=41.15,-8.61 Lisbon=38.72,-9.14", "a trip with two stops"),
        ],
        seeAlso: ["add", "rename", "import"], topics: ["places"], synonyms: ["create", "init", "make"])

    let context: CommandContext

    func run() throws -> ExitStatus {
        let arguments = context.arguments
        try context.change(.new(name: arguments.first, places: Array(arguments.dropFirst())))
        return .success
    }
}
