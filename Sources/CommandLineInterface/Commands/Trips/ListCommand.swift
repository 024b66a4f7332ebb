import CommandSyntax
import Console
import Entities
import MergeModule
import Screens
import Text
import TripListModule

/// `list`: prints the trips.
struct ListCommand: Command {
    static let name = "list"
    static let definition = CommandDefinition(
        name, in: .trips, summary: "List the trips",
        arguments: [
            ArgumentDefinition("WORD", .any, summary: "only trips with these words in their names, stops or notes")
        ],
        options: [CommonOptions.names], exclusive: [[CommonOptions.names, StandardOptions.json]],
        discussion: ["Shows the number, name, stops, distance, first and last stop of each trip, and the total."],
        examples: [
            .init("roadtrip list", "all trips"),
            .init("roadtrip list porto", "the trips that have to do with Porto"),
            .init("roadtrip list --units mi --json", "the same for a script"),
        ],
        seeAlso: ["show", "report"], synonyms: ["ls", "trips", "all"])

    /// No trip contains the words.
    private struct NothingFound: Error, CustomStringConvertible {
        let words: String
        var description: String { "no trip contains \(quoted(words))" }
    }

    let context: CommandContext

    func run() throws -> ExitStatus {
        if context.flag(CommonOptions.names) {
            context.output.writeLines(try context.services.model().library.trips.map { visible($0.name.text) })
            return .success
        }
        let presenter = try TripListBuilder.presenter(context.services.tripList())
        guard !context.arguments.isEmpty else {
            let page = try context.loaded(presenter)
            try context.printResult(presenter.document, TripListView.page(page, context.services.context))
            if let hint = try MergeBuilder.presenter(context.services.merge()).conflictHint { context.say([hint]) }
            return .success
        }
        _ = try context.loaded(presenter, warns: false)
        guard let found = presenter.matching(context.arguments) else {
            throw NothingFound(words: context.arguments.joined(separator: " "))
        }
        context.say(warnings: found.page.warnings)
        try context.printResult(found.document, TripListView.page(found.page, context.services.context))
        return .success
    }
}
