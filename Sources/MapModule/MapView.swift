import Cartography
package import Console
import Reactive
package import Screens
import Shorelines
import Text

/// A map on the terminal, as large as the window.
package struct MapView: ScreenView {
    static let menu = Menu<MapAction>([
        MenuItem("+", "closer", does: "enlarge the map twofold", .zoomIn),
        MenuItem("-", "farther", does: "show twice as much", .zoomOut),
        MenuItem("all", "all", does: "show everything again", .all),
        .help(.help), .back(to: "where the map was opened", .back), .quit(.quit),
    ])

    /// The help beside the menu's own lines.
    private static let furtherHelp = [
        "A number or a name shows that stop with its neighbours, a range (3-6) that stretch. On a map of several trips "
            + "numbers have a letter (b3, b3-6); alone it shows its trip."
    ]

    /// The rows of a window that does not say how many it has.
    private static let usualRows = 24

    private let drawing: MapDrawing

    /// Shows maps as `drawing` draws them.
    package init(_ drawing: MapDrawing) {
        self.drawing = drawing
    }

    package var endOfInput: MapEvent { .back }

    package func prompt(_ page: MapPage) -> String? { "map> " }

    package func lines(_ page: MapPage, rows: ShownRows, in context: TerminalContext) -> [String] {
        guard let title = page.title else { return ["This trip is not there any more."] }
        let menu = [""] + Self.menu.lines(width: context.cuttingWidth)
        var page = page
        page.remarks += page.warningLines(width: context.cuttingWidth)
        let map: [String]
        do {
            if let height = context.pageHeight {
                // Above the map the title, below it the menu and the prompt.
                map = try drawing.lines(
                    page, columns: context.width, height: height - 2 - menu.count, context)
            } else {
                map = try drawing.lines(
                    page, in: MapGrid(columns: context.width, rows: Self.usualRows), context)
            }
        } catch {
            map = ["\(error)"]
        }
        return [title] + map + menu
    }

    package func request(
        _ line: String, _ state: ScreenState<MapPage>, in context: TerminalContext
    ) -> ScreenRequest<MapEvent> {
        MapInput(state.page, Self.menu).request(
            line, help: { Self.menu.helpLines(width: context.cuttingWidth, further: Self.furtherHelp) })
    }

    package func completions(_ line: String, _ page: MapPage) -> [Completion] {
        MapInput(page, Self.menu).completions(line)
    }
}
