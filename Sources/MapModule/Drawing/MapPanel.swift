import Cartography
package import Console
import Shorelines
import Text

/// Draws the map of one trip in a place beside something else. It remembers the last one that it drew: while a person
/// moves in a list, the map beside it stays as it is.
package final class MapPanel {
    /// A trip, and the place that a map of it was drawn for.
    private struct Subject: Equatable {
        let trip: MappedTrip
        let grid: MapGrid
        let context: TerminalContext
    }

    private let drawing: MapDrawing
    private let formatter: MapFormatter
    private var last: (subject: Subject, lines: [String])?

    /// Draws as `drawing` does; nil where that draws no maps.
    init?(_ drawing: MapDrawing, _ formatter: MapFormatter) {
        guard drawing.drawsMaps else { return nil }
        self.drawing = drawing
        self.formatter = formatter
    }

    /// Returns the lines of the map of a trip, of this size, without a legend; a line that says why where the base map
    /// is damaged; nothing where there is too little room for a map.
    package func lines(_ trip: MappedTrip, columns: Int, rows: Int, _ context: TerminalContext) -> [String] {
        guard MapGrid.columnsAllowed.contains(columns), MapGrid.rowsAllowed.contains(rows) else { return [] }
        let subject = Subject(trip: trip, grid: MapGrid(columns: columns, rows: rows), context: context)
        if let last, last.subject == subject { return last.lines }
        let page = formatter.page([trip], isWhole: false, focus: .all)
        let lines: [String]
        do {
            lines = try drawing.map(page, in: subject.grid, context)
        } catch {
            lines = ["\(error)".truncated(toWidth: columns)]
        }
        last = (subject, lines)
        return lines
    }
}
