package import Cartography
import Console
import Screens

/// The entries of the menu of a map.
enum MapAction: Sendable {
    case zoomIn, zoomOut, left, right, up, down, all, help, back, quit
}

/// Reads lines that are typed at a map.
package struct MapInput {
    private let page: MapPage
    private let menu: Menu<MapAction>

    /// Reads lines at `page` by the entries of `menu`.
    init(_ page: MapPage, _ menu: Menu<MapAction>) {
        self.page = page
        self.menu = menu
    }

    /// Completes a line: words of the menu, names of stops.
    func completions(_ line: String) -> [Completion] {
        let words = menu.completions(line)
        return words.isEmpty ? Completion.names(line, behind: "", page.subject.stops.map(\.name)) : words
    }

    /// The request of a line; `help` makes the lines of the help.
    func request(_ line: String, help: () -> [String]) -> ScreenRequest<MapEvent> {
        switch menu.choice(line) {
        case .nothing: .nothing
        case .misused(let item): .misused(item)
        case .unknown(let text):
            .event(Self.isStretch(text) ? .stretch(text) : .stop(name: text, otherwise: .unknown(text, in: menu)))
        case .number(let number): .event(.stretch(number))
        case .action(.zoomIn, _): .event(.zoomIn)
        case .action(.zoomOut, _): .event(.zoomOut)
        case .action(.left, _): .event(.move(right: -1, up: 0))
        case .action(.right, _): .event(.move(right: 1, up: 0))
        case .action(.up, _): .event(.move(right: 0, up: 1))
        case .action(.down, _): .event(.move(right: 0, up: -1))
        case .action(.all, _): .event(.all)
        case .action(.back, _): .event(.back)
        case .action(.quit, _): .event(.quit)
        case .action(.help, _): .lines(help())
        }
    }

    /// `3-6`, `b`, `b3`, `b3-6`.
    private static func isStretch(_ word: String) -> Bool {
        let rest = word.drop { $0.isLetter }
        return word.count - rest.count <= 2 && rest.allSatisfy { $0.isNumber || $0 == "-" }
    }

    /// Reads the size of a map, `120x40`: columns and rows; nil where it is none, or not one of those allowed.
    package static func size(_ text: String) -> MapGrid? {
        let parts = text.lowercased().split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" }
        let numbers = parts.compactMap { part in part.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(part) : nil }
        guard parts.count == 2, numbers.count == 2, MapGrid.columnsAllowed.contains(numbers[0]),
            MapGrid.rowsAllowed.contains(numbers[1])
        else { return nil }
        return MapGrid(columns: numbers[0], rows: numbers[1])
    }
}
