import CommandSyntax
import Console
import Entities
import Screens
import Text
import TripDetailModule

/// `show`: prints one trip.
struct ShowCommand: Command {
    static let name = "show"
    static let definition = CommandDefinition(
        name, in: .trips, summary: "Show the stops of a trip and the distances between them",
        arguments: [CommonArguments.trip],
        options: [CommonOptions.names], exclusive: [[CommonOptions.names, StandardOptions.json]],
        discussion: [
            "Each stop has the length and the bearing of the leg that leads to it, and the distance so far. "
                + "Distances and times are by the roads in the program, ferries included, or by a road engine (--engine); with "
                + "--engine off distances are straight lines. What is only estimated is marked."
        ],
        examples: [
            .init("roadtrip show 1", "the first trip of the list"),
            .init("roadtrip show \"Route 66\"", "the trip of that name"),
        ],
        seeAlso: ["list", "report"], topics: ["names", "distances"], synonyms: ["view", "cat", "print", "info"])

    let context: CommandContext

    func run() throws -> ExitStatus {
        let trip = try context.trip(context.arguments[0])
        if context.flag(CommonOptions.names) {
            context.output.writeLines(trip.waypoints.map { visible($0.name.text) })
            return .success
        }
        let presenter = try TripDetailBuilder.presenter(trip: trip.id, context.services.tripDetail())
        let page = try context.loaded(presenter)
        try context.printResult(
            presenter.document, TripDetailView.page(page, context.services.context))
        return .success
    }
}
