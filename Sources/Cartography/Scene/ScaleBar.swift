import Geodesy

/// A bar of a round length on the Earth.
package struct ScaleBar: Equatable, Sendable {
    /// The length in words: `200 km`.
    package let text: String
    /// The length in metres.
    package let metres: Double
    /// The length in dots.
    package let length: Double
    /// The area of the bar, in whole cells.
    package let area: DotRectangle
    /// The area of the words.
    package let textArea: DotRectangle

    /// The bar of the longest round length that is not longer than a quarter of the map and than 24 cells, in the first
    /// corner of the map where nothing is yet: below, then above, left before right. Nil where there is no room.
    init?(_ frame: MapFrame, in unit: DistanceUnit, _ lettering: Lettering, _ occupancy: Occupancy) {
        let grid = frame.grid
        let longest = Double(min(max(grid.columns / 4, 6), 24) * MapGrid.cellWidth) * frame.metresPerDotInMiddle
        let (metres, text) = Self.roundLength(atMost: longest, in: unit)
        let dots = metres / frame.metresPerDotInMiddle
        let cells = max(Int((dots / Double(MapGrid.cellWidth)).rounded()), 2)
        let (barWidth, textWidth) = (cells * MapGrid.cellWidth, lettering.width(of: text))
        let width = barWidth + MapGrid.cellWidth + textWidth
        guard width <= grid.width else { return nil }
        let right = (grid.width - width) / MapGrid.cellWidth * MapGrid.cellWidth
        let corners = [grid.height - MapGrid.cellHeight, 0].flatMap { y in
            [0, right].map { DotRectangle(x: $0, y: y, width: width, height: MapGrid.cellHeight) }
        }
        guard let corner = corners.first(where: { occupancy.isFree($0) }) else { return nil }
        self.text = text
        self.metres = metres
        length = dots
        area = DotRectangle(x: corner.x, y: corner.y, width: barWidth, height: corner.height)
        textArea = DotRectangle(
            x: area.maxX + MapGrid.cellWidth, y: corner.y, width: textWidth, height: corner.height)
    }

    /// The longest length of 1, 2 or 5 times a power of ten, in metres below a kilometre.
    private static func roundLength(atMost metres: Double, in unit: DistanceUnit) -> (metres: Double, text: String) {
        let usesMetres = unit == .kilometers && metres < 1_000
        let metresPerUnit = usesMetres ? 1 : unit.metresPerUnit
        let name = usesMetres ? "m" : unit.symbol
        let most = metres / metresPerUnit
        var power = 0.001
        while power * 10 <= most { power *= 10 }
        let length = power * (5 * power <= most ? 5 : 2 * power <= most ? 2 : 1)
        return (length * metresPerUnit, "\(shortDecimalText(length, atMost: 3)) \(name)")
    }
}
