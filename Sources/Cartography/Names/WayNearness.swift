import Geodesy

/// The parts of a map that are near the way.
struct WayNearness {
    /// The distance between an edge of a region of a degree and the straight lines between its corners and the middles
    /// of its sides, in metres, and more.
    private static let bulge = 500.0

    /// The width of a cell of the coarse raster in dots.
    private let cell: Int
    private let columns: Int
    private let rows: Int
    private let isNear: [Bool]
    /// The dots that the way goes through.
    let length: Int

    /// Marks what lies within about `reach` dots of some lines, at least one. Linear in their dots.
    init(_ lines: [[DotPoint]], in grid: MapGrid, reach: Int) {
        let cell = max(reach, 1)
        let (columns, rows) = (grid.width / cell + 1, grid.height / cell + 1)
        (self.cell, self.columns, self.rows) = (cell, columns, rows)
        var length = 0
        var isOnWay = Array(repeating: false, count: columns * rows)
        for line in lines {
            DotRaster.forEachDot(of: line, in: grid) { x, y in
                isOnWay[y / cell * columns + x / cell] = true
                length += 1
            }
        }
        var isNear = isOnWay
        for row in 0..<rows {
            for column in 0..<columns where isOnWay[row * columns + column] {
                for y in max(row - 1, 0)...min(row + 1, rows - 1) {
                    for x in max(column - 1, 0)...min(column + 1, columns - 1) { isNear[y * columns + x] = true }
                }
            }
        }
        (self.isNear, self.length) = (isNear, length)
    }

    /// Whether a point of the map is near the way.
    func contains(_ point: DotPoint) -> Bool {
        let (column, row) = (Int(point.x) / cell, Int(point.y) / cell)
        return column >= 0 && row >= 0 && column < columns && row < rows && isNear[row * columns + column]
    }

    /// Whether some point of a region may be near the way; false only where none is. The region is a degree wide and
    /// high at most, and `outline` its corners and the middles of its sides; the map shows a part of the Earth.
    func mayMeet(_ outline: [Coordinate], on frame: MapFrame) -> Bool {
        guard case .azimuthal = frame.projection else { return true }
        let points = outline.map { frame.dot($0) }
        let margin = Self.bulge / frame.metresPerDot + 1
        func cells(_ values: [Double], _ count: Int) -> Range<Int> {
            let (least, most) = ((values.min() ?? 0) - margin, (values.max() ?? 0) + margin)
            guard most >= 0, least < Double(count * cell) else { return 0..<0 }
            return Int(max(least, 0)) / cell..<min(Int(min(most, Double(count * cell))) / cell + 1, count)
        }
        let (across, down) = (cells(points.map(\.x), columns), cells(points.map(\.y), rows))
        return down.contains { row in across.contains { isNear[row * columns + $0] } }
    }
}
