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
            "Coasts, lakes and borders (dotted), the legs as great circles, stops by number and name. Names that fit "
                + "nowhere stand below. Directions and distances are true from the middle of the stops.",
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

    /// The size if neither a window nor an option gives one.
    private static let usualSize = (columns: 80, rows: 24)
    /// The size of a picture: 960 by 640 units.
    private static let pictureSize = (columns: 120, rows: 40)

    let context: CommandContext

    func run() throws -> ExitStatus {
        let path = context.value(CommonOptions.output).flatMap { $0 == "-" ? nil : $0 }
        let kind = try kind(path: path)
        let given = try context.value(Self.size).map(Self.size(_:))
        let services = try context.services
        var drawn = Set<ID>()
        let trips = try context.arguments.map { try context.trip($0).id }.filter { drawn.insert($0).inserted }
        let dependencies = try services.map()
        let presenter = MapBuilder.presenter(of: trips, dependencies)
        let page = try context.loaded(presenter)
        let text: String
        let grid = given ?? (path == nil ? windowSize(services.context) : Self.usualGrid)
        switch kind {
        case .json:
            text = MapDocument.value(try presenter.scene(of: page, in: grid), page.subject).text(pretty: true) + "\n"
        case .svg:
            let grid = given ?? MapGrid(columns: Self.pictureSize.columns, rows: Self.pictureSize.rows)
            text = try presenter.picture(of: page, in: grid)
        case .text:
            let terminal = path == nil ? services.context : TerminalContext()
            let drawing = MapBuilder.drawing(
                dependencies, alphabet: alphabet, isDumb: terminal.isDumb)
            text = try drawing.lines(page, in: grid, terminal).map { $0 + "\n" }.joined()
        }
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

    private static var usualGrid: MapGrid { MapGrid(columns: usualSize.columns, rows: usualSize.rows) }

    /// The window without the line of the next prompt; 80 by 24 where there is none.
    private func windowSize(_ terminal: TerminalContext) -> MapGrid {
        guard terminal.outputIsTerminal, let rows = context.world.streams.terminalSize?.rows, rows > 1 else {
            return Self.usualGrid
        }
        return MapGrid(columns: terminal.width, rows: rows - 1)
    }

    /// The kind of a written map; the raw value is the word that a person types.
    private enum Kind: String, CaseIterable {
        case text
        case svg
        case json

        /// The ending of its files.
        var ending: String { self == .text ? "txt" : rawValue }
    }

    /// Returns the kind that the options name, else that of the file's ending, else text.
    private func kind(path: String?) throws -> Kind {
        let rule = FormatRule(
            usual: Kind.text, withoutEnding: .text, knownEndings: ["svg", "txt", "json"],
            describe: { ($0.rawValue, [$0.ending]) }
        ) { ending in Kind.allCases.first { $0.ending == ending } }
        let isText = context.flag(Self.ascii) || context.flag(Self.text)
        let named = context.printsJSON ? .json : isText ? .text : context.value(Self.format).flatMap(Kind.init)
        return try rule.format(of: path, named: named)
    }

    /// `120x40`.
    private static func size(_ text: String) throws(UsageError) -> MapGrid {
        let parts = text.lowercased().split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
        let numbers = parts.compactMap { part in part.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(part) : nil }
        guard parts.count == 2, numbers.count == 2, MapGrid.columnsAllowed.contains(numbers[0]),
            MapGrid.rowsAllowed.contains(numbers[1])
        else {
            throw UsageError(
                "--size takes columns and rows, not \(visible(text))",
                hints: [
                    "Write --size 120x40: \(MapGrid.columnsAllowed.lowerBound) to \(MapGrid.columnsAllowed.upperBound) "
                        + "columns, \(MapGrid.rowsAllowed.lowerBound) to \(MapGrid.rowsAllowed.upperBound) rows."
                ])
        }
        return MapGrid(columns: numbers[0], rows: numbers[1])
    }
}
