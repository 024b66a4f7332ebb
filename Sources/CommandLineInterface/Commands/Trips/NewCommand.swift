import CommandSyntax
import Console
import Entities
import ExchangeModule
import Places
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
        discussion: [
            "The new trip goes to the top of the list, with a stop at each PLACE. With ‘-’ as PLACE the places are read "
                + "from the standard input as from a file that is imported: one per line, also with days, nights and costs; "
                + "lines that name no place are left out and told."
        ],
        examples: [
            .init("roadtrip new Summer", "an empty trip"),
            .init("roadtrip new Coast Porto=41.15,-8.61 Lisbon=38.72,-9.14", "a trip with two stops"),
            .init("roadtrip new Coast - < places.txt", "a stop for each line of a file"),
        ],
        seeAlso: ["add", "rename", "import"], topics: ["places"], synonyms: ["create", "init", "make"])

    let context: CommandContext

    func run() throws -> ExitStatus {
        let arguments = context.arguments
        let places = Array(arguments.dropFirst())
        guard places == ["-"] else {
            try context.change(.new(name: arguments.first, places: places))
            return .success
        }
        var request = ImportRequest(files: ["-"])
        request.name = arguments.first
        request.isNewTrip = true
        return try ImportCommand.perform(request, context) { outcome in
            try context.documents(of: outcome.ids).first
        }
    }
}
