import CommandSyntax
import Console
import Entities
import Interchange
import Persistence
import ReportModule
import Screens
import Text

/// `report`: prints the distances of trips, or writes them to a file.
struct ReportCommand: Command {
    static let name = "report"
    static let definition = CommandDefinition(
        name, in: .files, summary: "Print the distances of trips, leg by leg",
        arguments: [CommonArguments.trips],
        options: [
            formatName, notes, days, legs, ReportLinks.option, CommonOptions.output,
            CommonOptions.force,
        ],
        exclusive: [[StandardOptions.json, formatName]],
        discussion: [
            "For each leg: from, to, distance, time, straight line and distance so far; then the totals. A trip whose days "
                + "are planned is shown day by day instead, with times, stops, notes, costs and nights.",
            "Distances and times are by the roads in the program, ferries included, or by a road engine (--engine); with "
                + "--engine off distances are straight lines. What is only estimated is marked. ‘--json’ means ‘--format json’.",
            "html is an itinerary to print or to send, with a map and QR codes for each day. A browser makes a PDF of it: "
                + "chromium --headless --no-pdf-header-footer --print-to-pdf=trip.pdf trip.html. "
                + "Its paper is the browser's, A4 or Letter: the page names none.",
        ],
        examples: [
            .init("roadtrip report", "all trips"),
            .init("roadtrip report Coast --units mi", "one trip, in miles"),
            .init("roadtrip report -f csv -o legs.csv", "a table for a spreadsheet"),
        ],
        seeAlso: ["show", "export"], topics: ["distances", "names"], synonyms: ["distance", "distances", "stats"])
    private static let notes = OptionDefinition(
        flag: "notes", summary: "with the notes of the stops; html and days have them anyway")
    /// Hidden, since `--days` of another command takes a number.
    private static let days = OptionDefinition(
        flag: "days", isHidden: true, summary: "with the days of each trip; without it, of those that are planned")
    private static let legs = OptionDefinition(
        flag: "legs", summary: "with a table of the legs and their bearings; straight lines have it anyway")
    private static let formatName = CommonOptions.format(
        ReportFormat.allCases.map(\.rawValue), summary: "the format; by the ending of FILE, or text, unless given")

    let context: CommandContext

    func run() throws -> ExitStatus {
        let path = context.value(CommonOptions.output).flatMap { $0 == "-" ? nil : $0 }
        let named = context.printsJSON ? .json : context.value(Self.formatName).flatMap(ReportFormat.init(rawValue:))
        let format = try ReportFormat.rule.format(of: path, named: named)
        let services = try context.services
        let library = try services.model().library
        services.useUnit(of: context.arguments.compactMap { try? library.trip(named: $0) })
        let presenter = try ReportBuilder.presenter(services.report())
        let selection: TripSelection = context.arguments.isEmpty ? .all : .references(context.arguments)
        let terminal = path == nil ? services.context : TerminalContext()
        let options = ReportOptions(
            notes: context.flag(Self.notes), days: context.flag(Self.days), legs: context.flag(Self.legs),
            links: ReportLinks.service(in: context))
        let report = try context.first(of: presenter.text(on: selection, as: format, options, context: terminal))
        context.say(report.warnings.map { visible($0) })
        if let path {
            let replaces = context.flag(CommonOptions.force)
            context.say(try presenter.write(report.text, to: path, replacing: replaces).lines)
        } else {
            context.output.write(report.text)
        }
        return .success
    }
}

/// The option for the links and codes of itineraries.
enum ReportLinks {
    /// The service that links and codes open.
    static let option = OptionDefinition(
        "links", takes: "SERVICE", kind: .oneOf(WayLinkService.allCases.map(\.rawValue)),
        summary: "html: the service that links and codes open; google unless given, geo opens each place")

    /// The service that the person named; Google Maps if none.
    static func service(in context: CommandContext) -> WayLinkService {
        context.value(option).flatMap(WayLinkService.init) ?? .google
    }
}
