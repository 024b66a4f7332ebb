import Console
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
        if context.flag(CommonOptions.names) {
            context.output.writeLines(presenter.state.rows.map { visible($0.name) })
        } else {
            try context.printResult(
                presenter.json, TripListView.page(presenter.state, context.composition.context))
        }
        return .success
    }
}
