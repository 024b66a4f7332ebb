/// The colours of series on a map in cells, of which there are few: series that come near each other differ, as far as
/// the colours go.
package enum SeriesColors {
    /// The distance in cells from which on two lines are not taken for one.
    private static let near = 2

    /// The number of the colour of each series, of `count` colours: its own number while there are no more series than
    /// colours, else that of the series before it that is least near. Quadratic in the series.
    package static func numbers(of scene: MapScene, count: Int) -> [Int] {
        var cells: [Int: Set<Int>] = [:]
        let grid = scene.frame.grid
        for line in scene.lines {
            guard let series = series(of: line.kind) else { continue }
            DotRaster.forEachDot(of: line.points, in: grid) { x, y in
                cells[series, default: []].insert(y / MapGrid.cellHeight * grid.columns + x / MapGrid.cellWidth)
            }
        }
        let others = scene.marks.map(\.series) + scene.legend.map(\.series) + cells.keys
        let last = others.max() ?? -1
        guard last >= count else { return Array(0..<max(last + 1, count)) }
        var numbers: [Int] = []
        for series in 0...last {
            // A stop belongs to a series also where none of its lines is on the map.
            let around = wider(cells[series] ?? [], grid)
            var costs = Array(repeating: 0, count: count)
            for other in 0..<series { costs[numbers[other]] += cells[other]?.count(where: around.contains) ?? 0 }
            // Days that follow each other differ in the legend, too.
            if let previous = numbers.last { costs[previous] += 1 }
            let order = (0..<count).map { ($0 + series) % count }
            numbers.append(order.min { costs[$0] < costs[$1] } ?? 0)
        }
        return numbers
    }

    private static func series(of kind: MapScene.LineKind) -> Int? {
        switch kind {
        case .route(let series), .estimate(let series), .streets(let series), .beyondRoad(let series),
            .crossing(let series, _):
            series
        case .coast, .lake, .border, .state, .river, .road: nil
        }
    }

    /// Some cells and those around them.
    private static func wider(_ cells: Set<Int>, _ grid: MapGrid) -> Set<Int> {
        var wider: Set<Int> = []
        for cell in cells {
            let (column, row) = (cell % grid.columns, cell / grid.columns)
            for y in max(row - 1, 0)...min(row + 1, grid.rows - 1) {
                for x in max(column - near, 0)...min(column + near, grid.columns - 1) {
                    wider.insert(y * grid.columns + x)
                }
            }
        }
        return wider
    }
}
