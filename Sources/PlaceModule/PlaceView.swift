package import Console

/// Places on the terminal.
package enum PlaceView {
    /// The places, as `roadtrip find` prints them.
    package static func page(_ page: PlacePage, _ context: TerminalContext) -> [String] {
        var columns: [(column: Table.Column, cell: (PlacePage.Row) -> String)] = [
            (.init("Place", isFlexible: true), { $0.name }), (.init("Kind"), { $0.kind }),
            (.init("Region", isFlexible: true), { $0.region }), (.init("Country"), { $0.country }),
            (.init("People", alignment: .right), { $0.population }), (.init("Coordinates"), { $0.place }),
        ]
        if page.rows.contains(where: { !$0.distance.isEmpty }) {
            columns.append((.init("Distance", alignment: .right), { $0.distance }))
        }
        columns.append((.init("Known by", isFlexible: true), { $0.source }))
        let table = Table(
            columns: columns.map(\.column),
            rows: page.rows.map { row in columns.map { Styled($0.cell(row)) } })
        return table.lines(width: context.cuttingWidth, color: context.usesColor)
    }
}
