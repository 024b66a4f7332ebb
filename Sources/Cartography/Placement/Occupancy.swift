/// The dots of a map that marks, names and the scale bar have taken.
struct Occupancy {
    private let grid: MapGrid
    private var isTaken: [Bool]

    /// Creates an occupancy in which nothing is taken.
    init(_ grid: MapGrid) {
        self.grid = grid
        isTaken = Array(repeating: false, count: grid.width * grid.height)
    }

    /// Whether a rectangle lies on the map and none of it is taken.
    func isFree(_ area: DotRectangle) -> Bool {
        guard area.x >= 0, area.y >= 0, area.maxX <= grid.width, area.maxY <= grid.height else { return false }
        for y in area.y..<area.maxY {
            for index in y * grid.width + area.x..<y * grid.width + area.maxX where isTaken[index] { return false }
        }
        return true
    }

    /// Takes a rectangle that lies on the map.
    mutating func take(_ area: DotRectangle) {
        for y in area.y..<area.maxY {
            for index in y * grid.width + area.x..<y * grid.width + area.maxX { isTaken[index] = true }
        }
    }
}
