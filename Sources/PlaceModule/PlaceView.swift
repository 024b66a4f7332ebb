package import Console

/// Places on the terminal.
package enum PlaceView {
    /// The places, as `roadtrip find` prints them.
    package static func page(_ page: PlacePage, _ context: TerminalContext) -> [String] {
        let table = Table(
            columns: [
                .init("Place", isFlexible: true), .init("Region", isFlexible: true), .init("Country"),
                .init("People", alignment: .right), .init("Coordinates"),
            ],
            rows: page.rows.map { row in
                [Styled(row.name)] + [row.region, row.country, row.population, row.place].map { Styled($0) }
            })
        return table.lines(width: context.cuttingWidth, color: context.usesColor)
    }
}
