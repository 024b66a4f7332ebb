import Console
import Entities
import Text
import TripListModule

/// `list`: prints the trips.
struct ListCommand: Command {
    static let name = "list"
    static let definition = CommandDefinition(
        name, in: .trips, summary: "List the trips",
        options: [CommonOptions.names], exclusive: [[CommonOptions.names, GlobalOptions.json]],
        discussion: ["Shows the number, name, stops, distance, first and last stop of each trip, and the total."],
        examples: [
            .init("roadtrip list", "all trips"),
            .init("roadtrip list --units mi --json", "the same for a script"),
        ],
        seeAlso: ["show", "report"], synonyms: ["ls", "trips", "all"])

    let context: CommandContext

    func run() throws -> ExitStatus {
        if context.flag(CommonOptions.names) {
            context.output.writeLines(try context.services.model().library.trips.map { visible($0.name.text) })
            return .success
        }
        let presenter = try context.tripList()
        let page = try context.loaded(presenter)
        try context.printResult(presenter.document, TripListView.page(page, context.services.context))
        return .success
    }
}
