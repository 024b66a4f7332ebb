package import Console
import Entities
import Screens

/// The map beside the list of stops, in a wide window.
package struct TripDetailMap {
    /// Returns a trip on a map of at most so many columns and rows.
    package typealias Draw =
        (_ detail: TripDetail, _ columns: Int, _ rows: Int, _ context: TerminalContext) -> [String]

    /// The narrowest window with a map beside the list.
    private static let shortestWidth = 120
    /// The columns that the list has at least; the share of wider windows that it has, and up to which it grows where
    /// its columns need more.
    private static let shortestList = 76
    private static let listShare = 0.55
    private static let largestShare = 0.68
    /// The most stops of which the columns are measured.
    private static let mostMeasured = 1_000

    private let draw: Draw

    /// Takes what draws a trip.
    package init(_ draw: @escaping Draw) {
        self.draw = draw
    }

    /// The map for the place beside a page whose list needs `needed` columns; nil where there is no stop to show, or no
    /// room.
    func panel(_ page: TripDetailPage, in context: TerminalContext, needed: () -> Int) -> SidePanel? {
        guard context.width >= Self.shortestWidth, let detail = page.detail, !detail.trip.waypoints.isEmpty else {
            return nil
        }
        let usual = max(Self.shortestList, Int(Double(context.width) * Self.listShare))
        let largest = max(usual, Int(Double(context.width) * Self.largestShare))
        let list = page.rows.count > Self.mostMeasured ? usual : max(usual, min(largest, needed()))
        return SidePanel(pageColumns: list) { rows in
            draw(detail, context.width - list - SidePanel.gap, rows, context)
        }
    }
}
