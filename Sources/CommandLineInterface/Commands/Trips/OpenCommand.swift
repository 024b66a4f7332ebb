import CommandSyntax
import Entities

/// `open`: opens the menus at a trip.
struct OpenCommand: Command {
    static let name = "open"
    static let definition = CommandDefinition(
        name, in: .trips, summary: "Open the menus at a trip",
        arguments: [CommonArguments.trip], printsJSON: false,
        discussion: ["‘roadtrip’ alone opens the menus at the list of trips."],
        examples: [.init("roadtrip open \"Route 66\"", "change that trip by menu")],
        seeAlso: ["show"], topics: ["names"], synonyms: ["menu", "start"])

    let context: CommandContext

    func run() throws -> ExitStatus {
        try context.runMenus(openingTrip: context.trip(context.arguments[0]).id)
    }
}
