package import Console
import Screens

/// Places on the terminal.
package enum PlaceView {
    /// The places as a level of the menus, between empty lines.
    static func result(_ page: PlacePage, _ context: TerminalContext) -> TaskScreen.Result {
        TaskScreen.Result(lines: [""] + self.page(page, context) + [""])
    }

    /// The places, as `roadtrip find` prints them.
    package static func page(_ page: PlacePage, _ context: TerminalContext) -> [String] {
        var columns: [(column: Table.Column, cell: (PlacePage.Row) -> String)] = [
            (.init("Place", isFlexible: true, shortest: 16), { $0.name }), (.init("Kind", dropOrder: 4), { $0.kind }),
            (.init("Region", isFlexible: true, shortest: 14, dropOrder: 5), { $0.region }),
            (.init("Country", dropOrder: 6), { $0.country }),
            (.init("People", alignment: .right, dropOrder: 2), { $0.population }),
            (.init("Coordinates", dropOrder: 3), { $0.place }),
        ]
        if page.rows.contains(where: { !$0.distance.isEmpty }) {
            columns.append((.init("Distance", alignment: .right), { $0.distance }))
        }
        columns.append((.init("Known by", isFlexible: true, dropOrder: 1), { $0.source }))
        let table = Table(
            columns: columns.map(\.column),
            rows: page.rows.map { row in columns.map { Styled($0.cell(row)) } }, nameColumn: 0)
        return table.lines(width: context.cuttingWidth, color: context.usesColor)
    }
}
