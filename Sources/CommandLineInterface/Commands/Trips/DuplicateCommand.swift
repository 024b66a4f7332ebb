import CommandSyntax
import Console
import Entities
import TripListModule

/// `duplicate`: copies a trip.
struct DuplicateCommand: Command {
    static let name = "duplicate"
    static let definition = CommandDefinition(
        name, in: .trips, summary: "Copy a trip",
        arguments: [
            CommonArguments.trip,
            ArgumentDefinition("NAME", .optional, summary: "the name of the copy; “… (copy)” unless given"),
        ],
        discussion: ["The copy comes right below the original."],
        examples: [.init("roadtrip duplicate Alps \"Alps by train\"", "a copy to change")],
        seeAlso: ["new"], topics: ["names"], synonyms: ["cp", "clone"])

    let context: CommandContext

    func run() throws -> ExitStatus {
        let arguments = context.arguments
        try context.change(.duplicate(trip: arguments[0], name: arguments.dropFirst().first), hasTotal: false)
        return .success
    }
}
