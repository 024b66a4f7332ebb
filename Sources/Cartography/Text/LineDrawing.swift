/// The lines of a scene as characters.
struct LineDrawing {
    private let alphabet: TextMapAlphabet
    private let grid: MapGrid
    private var coast: DotRaster
    private var lake: DotRaster
    private var river: DotRaster
    private var border: DotRaster
    private var route: DotRaster
    /// The number of ferries in place of that of a series.
    private static let ferry = -1
    /// The last series that has a dot in each cell.
    private var series: [Int]

    /// Draws the lines dot by dot: shores one dot wide, of rivers every second dot, of borders every third one, routes
    /// two dots wide, which distinguishes them from shores without colours, of estimates two by two dots with gaps, of
    /// crossings dashes. In ASCII a route is one cell wide.
    init(_ scene: MapScene, _ alphabet: TextMapAlphabet) {
        let grid = scene.frame.grid
        self.grid = grid
        self.alphabet = alphabet
        coast = DotRaster(grid)
        lake = DotRaster(grid)
        river = DotRaster(grid)
        border = DotRaster(grid)
        route = DotRaster(grid)
        series = Array(repeating: 0, count: grid.columns * grid.rows)
        for line in scene.lines {
            switch line.kind {
            case .coast: coast.draw(line.points)
            case .lake: lake.draw(line.points)
            case .border: border.draw(line.points, period: 3)
            case .river: river.draw(line.points, period: alphabet == .braille ? 2 : 1)
            // Maps in cells have neither.
            case .state, .road: continue
            case .route(let number) where alphabet == .ascii:
                drawCells(line.points, every: 1, number)
            case .route(let number):
                route.draw(line.points, pen: 2) { x, y in Self.take(x, y, in: grid, for: number, &series) }
            case .estimate(let number), .streets(let number), .beyondRoad(let number):
                drawDashed(line.points, 1, of: 4, number)
            case .crossing(let number, let means):
                drawDashed(line.points, 4, of: 8, means == .ferry ? Self.ferry : number)
            }
        }
    }

    /// Draws a route as cells of a path of one cell's width, or of it every second one.
    private mutating func drawCells(_ points: [DotPoint], every step: Int, _ number: Int) {
        var passed: [Int] = []
        DotRaster.forEachDot(of: points, in: grid) { x, y in
            let cell = y / MapGrid.cellHeight * grid.columns + x / MapGrid.cellWidth
            if cell != passed.last { passed.append(cell) }
        }
        let path = CellPath(grid).thin(passed) { cell in
            route.cells.indices.contains(cell) && route.cells[cell] != 0
        }
        for index in stride(from: 0, to: path.count, by: step) {
            let (row, column) = (path[index] / grid.columns, path[index] % grid.columns)
            route.set(column * MapGrid.cellWidth, row * MapGrid.cellHeight)
            series[path[index]] = number
        }
    }

    /// Draws a route with gaps: of `period` dots the first `length` are drawn, or, in ASCII, every second cell.
    private mutating func drawDashed(_ points: [DotPoint], _ length: Int, of period: Int, _ number: Int) {
        guard alphabet == .braille else { return drawCells(points, every: 2, number) }
        var phase = 0
        DotRaster.forEachDot(of: points, in: grid) { x, y in
            let isDrawn = phase < length
            phase = (phase + 1) % period
            guard isDrawn else { return }
            for right in 0..<2 {
                for down in 0..<2 { route.set(x + right, y + down) }
            }
            Self.take(x, y, in: grid, for: number, &series)
        }
    }

    /// Gives the cells that a dot of the pen reaches to a series, also those beside that of the dot.
    private static func take(_ x: Int, _ y: Int, in grid: MapGrid, for number: Int, _ series: inout [Int]) {
        for row in y / MapGrid.cellHeight...min(y + 1, grid.height - 1) / MapGrid.cellHeight {
            for column in x / MapGrid.cellWidth...min(x + 1, grid.width - 1) / MapGrid.cellWidth {
                series[row * grid.columns + column] = number
            }
        }
    }

    /// Puts the characters of all cells with dots on a canvas.
    func draw(on canvas: inout TextCanvas) {
        for cell in 0..<grid.columns * grid.rows {
            let shores = coast.cells[cell] | lake.cells[cell] | river.cells[cell]
            let dots = shores | border.cells[cell] | route.cells[cell]
            guard dots != 0 else { continue }
            let role = role(of: cell)
            let character =
                switch alphabet {
                case .braille: String(UnicodeScalar(0x2800 + UInt32(dots)) ?? " ")
                case .ascii: ascii(cell, role)
                }
            canvas.put(character, cell: cell, role)
        }
    }

    /// Returns the role of a cell: route before coast, coast before lake, lake before border.
    private func role(of cell: Int) -> TextMapRun.Role {
        if route.cells[cell] != 0 { return series[cell] == Self.ferry ? .ferry : .route(series: series[cell]) }
        if coast.cells[cell] != 0 { return .coast }
        if lake.cells[cell] != 0 || river.cells[cell] != 0 { return .lake }
        return .border
    }

    /// A route is `*`, a border `:`, a river `~`; a shore is the character that looks most like its dots.
    private func ascii(_ cell: Int, _ role: TextMapRun.Role) -> String {
        switch role {
        case .route, .ferry: "*"
        case .lake where lake.cells[cell] == 0: "~"
        case .coast, .lake: Self.shape(coast.cells[cell] | lake.cells[cell])
        default: ":"
        }
    }

    /// The ASCII character that looks most like the dots of a cell.
    private static func shape(_ dots: UInt8) -> String {
        // Rows from the top: 1 for a dot on the left, 2 on the right.
        let rows = [(0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80)].map { left, right in
            (dots & UInt8(left) != 0 ? 1 : 0) + (dots & UInt8(right) != 0 ? 2 : 0)
        }
        let filled = rows.indices.filter { rows[$0] != 0 }
        guard let top = filled.first, let bottom = filled.last else { return " " }
        if dots.nonzeroBitCount > 5 { return "#" }
        if bottom - top <= 1 {
            return top == 0 ? (dots.nonzeroBitCount == 1 ? "'" : "\"") : bottom == 3 ? (top == 3 ? "_" : ".") : "-"
        }
        let (first, last) = (rows[top], rows[bottom])
        if first == 2, last == 1 { return "/" }
        if first == 1, last == 2 { return "\\" }
        return "|"
    }
}
