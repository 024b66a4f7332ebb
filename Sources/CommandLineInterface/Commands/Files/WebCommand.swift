import CommandSyntax
import Console
import Entities
import ReportModule
import Text

/// `web`: shows the itinerary of trips in a browser.
struct WebCommand: Command {
    static let name = "web"
    static let definition = CommandDefinition(
        name, in: .files, summary: "Open the itinerary of trips in a browser",
        arguments: [ArgumentDefinition("TRIP", .oneOrMore, kind: .trip, summary: "the trips to show")],
        options: [ReportLinks.option],
        discussion: [
            "Writes what ‘report --format html’ prints into a file that only you can read, prints its path, and opens it "
                + "where there is a desktop. The next run writes over it."
        ],
        examples: [
            .init("roadtrip web 1", "the first trip"),
            .init("roadtrip web Fjords Alps", "two trips on one page"),
        ],
        seeAlso: ["report", "map"], topics: ["names"], synonyms: ["browser", "html", "print"])

    let context: CommandContext

    func run() throws -> ExitStatus {
        let web = try context.services.web()
        let itinerary = try context.first(
            of: web.show(.references(context.arguments), ReportOptions(links: ReportLinks.service(in: context))))
        context.say(itinerary.warnings.map { visible($0) })
        try context.printResult(ReportDocument.json(itinerary), [itinerary.line])
        return .success
    }
}
