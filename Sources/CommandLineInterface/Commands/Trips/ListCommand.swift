import Console
import Reactive
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
        let presenter = try context.composition.tripListPresenter()
        guard !context.flag(CommonOptions.names) else {
            // Names are there before the distances are.
            let rows = try context.first(of: presenter.states).page.rows
            context.output.writeLines(rows.map { visible($0.name) })
            return .success
        }
        let page = try context.loadedPage(of: presenter)
        try context.printResult(presenter.document, TripListView.page(page, context.composition.context))
        return .success
    }
}
