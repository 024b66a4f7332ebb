import Cartography
import CommandSyntax
import Console
import Entities
import JSON
import MapModule
import Persistence
import Platform
import Screens
import Text

/// `map`: draws trips on a map.
struct MapCommand: Command {
    static let name = "map"
    static let definition = CommandDefinition(
        name, in: .files, summary: "Draw trips on a map",
        arguments: [ArgumentDefinition("TRIP", .oneOrMore, kind: .trip, summary: "the trips to draw")],
        options: [size, ascii, text, format, CommonOptions.output, CommonOptions.force],
        exclusive: [[StandardOptions.json, ascii, text, format]],
        discussion: [
            "Coasts, lakes and borders (dotted), the way, stops by number and name, and in dim letters where one is. "
                + "Names of stops that fit nowhere stand below. A picture has land and sea, main roads and more names.",
            "North is up. Up to 60 degrees, directions and distances are true from the middle of the stops; farther "
                + "trips are on a map of the world, those around a pole about it.",
            "Where the terminal cannot show it, the map is drawn in ASCII; where it cannot be drawn at all, the stops are "
                + "listed with bearings and distances.",
        ],
        examples: [
            .init("roadtrip map 1", "the first trip, as large as the window"),
            .init("roadtrip map Fjords Alps --size 120x40", "two trips on one map"),
            .init("roadtrip map Fjords -o fjords.svg", "a picture for a browser or to print"),
        ],
        seeAlso: ["show", "report"], topics: ["names"], synonyms: ["draw", "plot", "chart"])
    private static let size = OptionDefinition(
        "size", takes: "WxH", summary: "columns and rows, as in 120x40; the window's, or 80x24, unless given")
    private static let ascii = OptionDefinition(flag: "ascii", summary: "draw with ASCII characters")
    private static let text = OptionDefinition(flag: "text", summary: "list bearings and distances instead")
    private static let format = CommonOptions.format(
        ["text", "svg"], summary: "the format; by the ending of FILE, or text, unless given")

    let context: CommandContext

    func run() throws -> ExitStatus {
        let path = context.value(CommonOptions.output).flatMap { $0 == "-" ? nil : $0 }
        let isText = context.flag(Self.ascii) || context.flag(Self.text)
        let named = context.printsJSON ? .json : isText ? .text : context.value(Self.format).flatMap(MapFormat.init)
        let format = try MapFormat.rule.format(of: path, named: named)
        let size = try context.value(Self.size).map(Self.size(_:))
        let services = try context.services
        var drawn = Set<ID>()
        let mapped = try context.arguments.map { try context.trip($0) }.filter { drawn.insert($0.id).inserted }
        services.useUnit(of: mapped)
        let trips = mapped.map(\.id)
        let dependencies = try services.map()
        let presenter = MapBuilder.presenter(of: trips, dependencies)
        let page = try context.loaded(presenter)
        let terminal = path == nil ? services.context : TerminalContext()
        let drawing = MapBuilder.drawing(dependencies, alphabet: alphabet, isDumb: terminal.isDumb)
        let text = try presenter.text(of: page, as: format, size, by: drawing, on: terminal)
        if let path {
            let notice = try presenter.write(text, to: path, replacing: context.flag(CommonOptions.force))
            context.say(notice.lines)
        } else {
            context.output.write(text)
        }
        return .success
    }

    private var alphabet: MapDrawing.Alphabet? {
        context.flag(Self.text) ? .words : context.flag(Self.ascii) ? .ascii : nil
    }

    /// `120x40`.
    private static func size(_ text: String) throws(UsageError) -> MapGrid {
        guard let size = MapInput.size(text) else {
            throw UsageError(
                "--size takes columns and rows, not \(visible(text))",
                hints: [
                    "Write --size 120x40: \(MapGrid.columnsAllowed.lowerBound) to \(MapGrid.columnsAllowed.upperBound) "
                        + "columns, \(MapGrid.rowsAllowed.lowerBound) to \(MapGrid.rowsAllowed.upperBound) rows."
                ])
        }
        return size
    }
}
