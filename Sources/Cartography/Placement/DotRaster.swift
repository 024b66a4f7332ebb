/// A raster of the dots of a map: a byte for each cell, whose bits are its dots as in Braille (Unicode, chapter 21.1:
/// dots 1 to 3 and 7 go down on the left, 4 to 6 and 8 on the right).
struct DotRaster {
    /// The bit of a dot, row by row from the top.
    private static let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

    let grid: MapGrid
    /// The cells, row by row from the top left.
    private(set) var cells: [UInt8]

    /// Creates a raster without dots.
    init(_ grid: MapGrid) {
        self.grid = grid
        cells = Array(repeating: 0, count: grid.columns * grid.rows)
    }

    /// Sets the dot at a column and a row of dots; outside nothing happens.
    mutating func set(_ x: Int, _ y: Int) {
        guard x >= 0, y >= 0, x < grid.width, y < grid.height else { return }
        cells[(y >> 2) * grid.columns + x >> 1] |= Self.bits[(y & 3) << 1 | x & 1]
    }

    /// Whether a dot is set; it must be inside.
    func isSet(_ x: Int, _ y: Int) -> Bool {
        cells[(y >> 2) * grid.columns + x >> 1] & Self.bits[(y & 3) << 1 | x & 1] != 0
    }

    /// Draws a line of segments, `pen` dots wide and high to the right and downwards, or of every `period` dots the
    /// first alone. Hands the dots of the line to `also`.
    @inline(__always)
    mutating func draw(
        _ points: [DotPoint], pen: Int = 1, period: Int = 1, also: (_ x: Int, _ y: Int) -> Void = { _, _ in }
    ) {
        var phase = 0
        Self.forEachDot(of: points, in: grid) { x, y in
            if phase == 0 {
                for right in 0..<pen {
                    for down in 0..<pen { set(x + right, y + down) }
                }
                also(x, y)
            }
            phase = phase + 1 == period ? 0 : phase + 1
        }
    }

    /// Hands the dots of a line of segments to `body`, each once (Bresenham 1965).
    @inline(__always)
    static func forEachDot(of points: [DotPoint], in grid: MapGrid, _ body: (_ x: Int, _ y: Int) -> Void) {
        guard let first = points.first else { return }
        var (x, y) = dot(first, in: grid)
        body(x, y)
        for point in points.dropFirst() {
            let (endX, endY) = dot(point, in: grid)
            let (width, height) = (abs(endX - x), -abs(endY - y))
            let (stepX, stepY) = (x < endX ? 1 : -1, y < endY ? 1 : -1)
            var error = width + height
            while x != endX || y != endY {
                let twice = 2 * error
                if twice >= height {
                    error += height
                    x += stepX
                }
                if twice <= width {
                    error += width
                    y += stepY
                }
                body(x, y)
            }
        }
    }

    /// The dot that a point lies in; a point on the right or lower edge belongs to the last dot.
    private static func dot(_ point: DotPoint, in grid: MapGrid) -> (x: Int, y: Int) {
        (max(min(Int(point.x), grid.width - 1), 0), max(min(Int(point.y), grid.height - 1), 0))
    }
}
