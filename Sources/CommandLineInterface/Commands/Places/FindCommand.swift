import CommandSyntax
import PlaceModule
import PlaceNames
import Places
import Screens
import Text

/// `find`: looks a place up by its name.
struct FindCommand: Command {
    static let name = "find"
    static let definition = CommandDefinition(
        name, in: .places, summary: "Look a place up by its name",
        arguments: [
            ArgumentDefinition("WORD", .oneOrMore, summary: "the name; a state or a country may follow")
        ],
        options: [near, kind, limit],
        discussion: [
            "The words are joined to one name. Accents and letter case do not matter, a typing error is "
                + "forgiven where one place is clearly meant, names in other languages and scripts are known too. Coordinates find the nearest of each kind within 25 km."
        ],
        examples: [
            .init("roadtrip find springfield illinois", "the one in Illinois"),
            .init("roadtrip find valencia --near Madrid --limit 3", "the likeliest three, seen from Madrid"),
            .init("roadtrip find zion --kind park", "the national park, not the town"),
            .init("roadtrip find 東京 --json", "for a script"),
        ],
        seeAlso: ["add", "edit"], topics: ["places"],
        synonyms: ["search", "where", "locate", "lookup", "place", "geocode"])
    private static let near = OptionDefinition("near", takes: "PLACE", summary: "places close to this one first")
    private static let kind = OptionDefinition(
        "kind", takes: "KIND", kind: .oneOf(PlaceKind.allCases.map(\.word)), summary: "only places of this kind")
    private static let limit = OptionDefinition(
        "limit", takes: "N", summary: "the most places to list, 1 to \(mostPlaces); 10 unless given")
    /// The most places that can be asked for.
    private static let mostPlaces = 1_000

    let context: CommandContext

    func run() throws -> ExitStatus {
        let request = PlaceRequest(
            context.arguments.joined(separator: " "), near: context.value(Self.near),
            kind: context.value(Self.kind).flatMap { word in PlaceKind.allCases.first { $0.word == word } },
            limit: try mostWanted())
        let services = try context.services
        let (page, document) = try PlaceBuilder.presenter(services.place).find(request)
        try context.printResult(document, PlaceView.page(page, services.context))
        return .success
    }

    private func mostWanted() throws(UsageError) -> Int {
        guard let text = context.value(Self.limit) else { return PlaceQuery.usualLimit }
        guard let limit = Int(text), (1...Self.mostPlaces).contains(limit) else {
            throw UsageError("--limit takes a number from 1 to \(Self.mostPlaces), not \(quoted(text))")
        }
        return limit
    }
}
