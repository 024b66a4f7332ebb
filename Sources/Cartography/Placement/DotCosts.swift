/// The cost of covering a rectangle of a drawing: a sum over its dots, found in constant time from sums over all
/// rectangles that begin at the top left (Crow, "Summed-area tables for texture mapping", 1984).
struct DotCosts {
    /// The cost of a dot of the route, if one of the base map costs 1.
    private static let routeWeight: Int32 = 10

    private let width: Int
    private var sums: [Int32]

    /// Adds up the dots of a map. Linear in its dots.
    init(base: DotRaster, route: DotRaster) {
        let (width, height) = (base.grid.width, base.grid.height)
        self.width = width + 1
        sums = Array(repeating: 0, count: (width + 1) * (height + 1))
        for y in 0..<height {
            var row: Int32 = 0
            for x in 0..<width {
                row += (base.isSet(x, y) ? 1 : 0) + (route.isSet(x, y) ? Self.routeWeight : 0)
                sums[(y + 1) * self.width + x + 1] = sums[y * self.width + x + 1] + row
            }
        }
    }

    /// Returns the cost of covering a rectangle that lies on the map.
    func cost(of area: DotRectangle) -> Int32 {
        let (top, bottom) = (area.y * width, area.maxY * width)
        return sums[bottom + area.maxX] - sums[bottom + area.x] - sums[top + area.maxX] + sums[top + area.x]
    }
}
