import Cartography
package import Console
import Reactive
package import Screens
import Shorelines
import Text

/// A map on the terminal, as large as the window.
package struct MapView: ScreenView {
    static let menu = Menu<MapAction>(
        [
            MenuItem("+", "closer", does: "enlarge the map twofold", brief: "twice as large", .zoomIn),
            MenuItem("-", "farther", does: "show twice as much", brief: "twice as much", .zoomOut),
            MenuItem(
                "left", "left", does: "show what is west of it; the arrow keys do the same",
                brief: "west (arrow keys, too)", .left),
            MenuItem("right", "right", does: "show what is east of it", brief: "east", .right),
            MenuItem("up", "up", does: "show what is north of it", brief: "north", .up),
            MenuItem("down", "down", does: "show what is south of it", brief: "south", .down),
            MenuItem("all", "all", does: "show everything again", brief: "everything again", .all),
            .help(.help), .back(to: "where the map was opened", .back), .quit(.quit),
        ], foremost: ["+", "-", "all", "b", "q"])

    /// The help beside the menu's own entries.
    private static let furtherHelp =
        [
            KeyHelp("5, or a name", "that stop with its neighbours"), KeyHelp("3-6", "that stretch"),
            KeyHelp("b, b3, b3-6", "on a map of several trips: the trip with that letter, its stops"),
        ] + KeyHelp.everywhere

    /// The rows of a window that does not say how many it has.
    private static let usualRows = 24

    private let drawing: MapDrawing

    /// Shows maps as `drawing` draws them.
    package init(_ drawing: MapDrawing) {
        self.drawing = drawing
    }

    package var endOfInput: MapEvent { .back }

    package func knows(_ line: String, _ page: MapPage) -> Bool { Self.menu.knows(line) }

    package func prompt(_ page: MapPage) -> String? { "map> " }

    package func lines(_ page: MapPage, rows: ShownRows, in context: TerminalContext) -> [String] {
        guard let title = page.title else { return ["This trip is not there any more."] }
        var page = page
        page.remarks += page.warningLines(in: context)
        let map: [String]
        do {
            // Below it an empty line, the keys and the prompt.
            if let height = rows.room ?? context.pageHeight.map({ $0 - 3 }) {
                map = try drawing.lines(page, columns: context.width, height: height - 1, context)
            } else {
                map = try drawing.lines(
                    page, in: MapGrid(columns: context.width, rows: Self.usualRows), context)
            }
        } catch {
            map = ["\(error)"]
        }
        return [rows.room == nil ? title : Style.heading.applied(to: title, color: context.usesColor)] + map
    }

    package func keys(_ page: MapPage, in context: TerminalContext) -> String? {
        guard page.title != nil else { return nil }
        return Self.menu.keyLine(width: context.cuttingWidth, color: context.usesColor)
    }

    package func request(
        _ line: String, _ state: ScreenState<MapPage>, in context: TerminalContext
    ) -> ScreenRequest<MapEvent> {
        MapInput(state.page, Self.menu).request(
            line, help: { Self.menu.helpLines(width: context.cuttingWidth, further: Self.furtherHelp) })
    }

    package func line(for key: Key, _ page: MapPage) -> String? {
        switch key {
        case .left: "left"
        case .right: "right"
        case .up: "up"
        case .down: "down"
        default: nil
        }
    }

    package func completions(_ line: String, _ page: MapPage) -> [Completion] {
        MapInput(page, Self.menu).completions(line)
    }
}
