package import Console
import Entities
import Screens

/// The map beside the days, in a wide window.
package struct DaysMap {
    /// Returns planned days on a map of at most so many columns and rows.
    package typealias Draw =
        (_ days: PlannedDays, _ columns: Int, _ rows: Int, _ context: TerminalContext) -> [String]

    /// The narrowest window with a map beside the days, whose headings are long.
    private static let shortestWidth = 150
    /// The columns that the days have at least, and the share of wider windows that they have.
    private static let shortestDays = 100
    private static let daysShare = 0.5

    private let draw: Draw

    /// Takes what draws days.
    package init(_ draw: @escaping Draw) {
        self.draw = draw
    }

    /// The map for the place beside a page; nil where there is no stop to show, or no room.
    func panel(_ page: DaysPage, in context: TerminalContext) -> SidePanel? {
        guard context.width >= Self.shortestWidth, let days = page.planned, !days.trip.waypoints.isEmpty else {
            return nil
        }
        let columns = max(Self.shortestDays, Int(Double(context.width) * Self.daysShare))
        return SidePanel(pageColumns: columns) { rows in
            draw(days, context.width - columns - SidePanel.gap, rows, context)
        }
    }
}
