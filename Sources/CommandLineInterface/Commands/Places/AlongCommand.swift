import AlongModule
import CommandSyntax
import Entities
import PlaceNames
import Reactive
import Screens
import Text

/// `along`: lists what lies along the way of a trip.
struct AlongCommand: Command {
    static let name = "along"
    static let definition = CommandDefinition(
        name, in: .places, summary: "List what lies along the way of a trip",
        arguments: [CommonArguments.trip], options: [within, kind, limit, all, file, add],
        exclusive: [[limit, all], [file, kind]],
        discussion: [
            "Parks, sights, peaks, lakes and towns worth a stop, in the order of the way: how far along it they are, and what "
                + "a visit adds. The best of each stretch is chosen by importance, so that a long way gives a page; --limit "
                + "and --all list more. What is a stop already is left out.",
            "--within is the straight line off the way, and chooses what is listed. A detour leads from one stop to the place "
                + "and on to the next, by the roads that the trip is measured by, less the way between, where in the trip "
                + "that is least. “At the road” is below 300 m, “other road” is no longer than the way but takes longer, and "
                + "“about” has a straight line where no road is known. With straight lines the list says how far off the way "
                + "things are. Ferries and flights are no part of the way.",
            "With --file the points of that file are listed instead, all of them: camp sites, fuel, chargers. --add puts "
                + "rows of the list, which has to be asked for in the same words, into the trip where they cost least.",
        ],
        examples: [
            .init("roadtrip along 1", "the best of each stretch"),
            .init("roadtrip along Coast --kind park --kind lake --within 50km", "parks and lakes, from farther away"),
            .init("roadtrip along Coast --file camping.gpx --within 5km", "camp sites of one's own"),
            .init("roadtrip along Coast --add 2,5-7", "put these rows into the trip"),
        ],
        seeAlso: ["find", "add", "days"], topics: ["names"],
        synonyms: ["sights", "poi", "nearby", "attractions", "suggest", "corridor"])
    private static let within = OptionDefinition(
        "within", takes: "DISTANCE", summary: "how far off the way: 30km, 12mi; 20km unless given")
    private static let kind = OptionDefinition(
        "kind", takes: "KIND", kind: .usually(PlaceKind.allCases.map(\.word)), isRepeatable: true,
        summary: "only places of this kind; one of \(Wording.enumeration(PlaceKind.allCases.map(\.word), last: "or"))")
    private static let limit = OptionDefinition("limit", takes: "N", summary: "the most rows; 20 unless given")
    private static let all = OptionDefinition(flag: "all", summary: "list everything")
    private static let file = OptionDefinition(
        "file", takes: "FILE", kind: .file, isRepeatable: true, summary: "list the points of this file instead")
    private static let add = OptionDefinition(
        "add", takes: "ROWS", isRepeatable: true, summary: "put rows of the list into the trip: 3, 2-4,7")

    let context: CommandContext

    func run() throws -> ExitStatus {
        let rows = try AlongInput.rows(typed: context.values(Self.add))
        let services = try context.services
        var request = AlongRequest()
        for word in context.values(Self.kind) { try request.addKind(typed: word) }
        try context.value(Self.within).map { try request.setReach(typed: $0, in: services.unit) }
        try context.value(Self.limit).map { try request.setLimit(typed: $0) }
        request.isAll = context.flag(Self.all)
        request.files = context.values(Self.file)
        let trip = try context.trip(context.arguments[0])
        let presenter = AlongBuilder.presenter(trip: trip.id, request, try services.along())
        guard rows.isEmpty else {
            let notice = try context.first(of: presenter.add(rows))
            context.printChange(
                notice, documents: { try context.documents(of: [trip.id]) }, after: { try context.total(of: trip.id) })
            return .success
        }
        let (page, document) = try context.first(of: presenter.list)
        context.say(warnings: page.warnings)
        try context.printResult(document, AlongView.page(page, services.context))
        return .success
    }
}
