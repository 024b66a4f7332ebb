import Console
import Text
import TripListModule

/// `list`: prints the trips.
struct ListCommand: Command {
    static let name = "list"
    static let definition = CommandDefinition(
        name, in: .trips, summary: "List the trips",
        options: [names], exclusive: [[names, GlobalOptions.json]],
        discussion: ["Shows the number, name, stops, distance, first and last stop of each trip, and the total."],
        examples: [
            .init("roadtrip list", "all trips"),
            .init("roadtrip list --units mi --json", "the same for a script"),
        ],
        seeAlso: ["show", "report"], synonyms: ["ls", "trips", "all"])
    /// For the completions of shells.
    private static let names = OptionDefinition(
        flag: "names", isHidden: true, summary: "print the names only, one per line")

    let context: CommandContext

    func run() throws -> ExitStatus {
        let presenter = try context.composition.tripListPresenter()
        if context.flag(Self.names) {
            context.output.writeLines(presenter.state.rows.map { visible($0.name) })
        } else {
            try context.printResult(
                presenter.json, TripListView.page(presenter.state, context.composition.context))
        }
        return .success
    }
}
