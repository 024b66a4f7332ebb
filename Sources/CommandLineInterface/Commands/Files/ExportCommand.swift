import CommandSyntax
import Console
import Entities
import ExchangeModule
import Interchange

/// `export`: writes trips to a file or the standard output.
struct ExportCommand: Command {
    static let name = "export"
    static let definition = CommandDefinition(
        name, in: .files, summary: "Write trips to a file or the standard output",
        arguments: [CommonArguments.trips],
        options: [format, times, links, CommonOptions.output, CommonOptions.force],
        discussion: [
            "What a format cannot hold is named on the standard error. json holds everything; google is only read, "
                + "gpx-track, links and qr are only written: links has one geo: link per stop, and links to directions of "
                + "maps on the web. ics is a calendar with an event for each day that says what it holds; the trip needs a "
                + "first day (‘roadtrip days TRIP --start DATE --apply’). qr draws codes that open the way of each day, or "
                + "of a trip without days, in a map on a phone. With --json and --output it prints what was written."
        ],
        examples: [
            .init("roadtrip export -o trips.json", "the whole library"),
            .init("roadtrip export Coast -o coast.gpx", "one trip for a navigation device"),
            .init("roadtrip export Coast -o coast.ics --times", "a calendar with drives, stops and nights"),
            .init("roadtrip export Coast Alps > two.json", "two trips"),
            .init("roadtrip export Coast -f qr", "codes for the camera of a phone"),
        ],
        seeAlso: ["import", "report"], topics: ["files", "names"], synonyms: ["save", "write", "dump"])
    private static let times = OptionDefinition(
        flag: "times", summary: "ics: each drive, way, stop and night at its time too, beside the days")
    private static let links = OptionDefinition(
        "links", takes: "SERVICE", kind: .oneOf(WayLinkService.allCases.map(\.rawValue)),
        summary: "qr: the service that the codes open; google unless given, geo opens each place")
    private static let format = CommonOptions.format(
        TripFormats.writtenNames, summary: "the format; by the ending of FILE, or json, unless given")

    let context: CommandContext

    func run() throws -> ExitStatus {
        let references = context.arguments
        var request = ExportRequest(references.isEmpty ? .all : .references(references))
        request.format = context.value(Self.format)
        // The exported text fills standard output, so that there is no room for a document about it.
        if context.printsJSON, request.format ?? "json" != "json", (context.value(CommonOptions.output) ?? "-") == "-" {
            throw UsageError("--json goes with --output FILE, or with the format json")
        }
        request.path = context.value(CommonOptions.output)
        request.replaces = context.flag(CommonOptions.force)
        request.hasTimes = context.flag(Self.times)
        request.links = context.value(Self.links).flatMap(WayLinkService.init)
        let services = try context.services
        if (request.path ?? "-") == "-" {
            request.canvas = CodeCanvas(services.context, showsUnicode: services.preferences.showsUnicode)
        }
        let result = try context.first(
            of: ExchangeBuilder.presenter(services.exchange())
                .perform(request, toTerminal: services.context.outputIsTerminal))
        if let bytes = result.output { context.output.write(bytes: bytes) }
        if context.printsJSON, let written = result.written {
            context.print(ExchangeDocument.json(written))
        } else {
            context.say(result.lines)
        }
        return .success
    }
}
