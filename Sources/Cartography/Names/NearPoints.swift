/// Points of a map, each with the distance within which it leaves no room for another one.
struct NearPoints {
    private let side: Double
    private let columns: Int
    private let rows: Int
    /// The points by squares of `side` dots.
    private var squares: [[(point: DotPoint, distance: Double)]]
    /// The number of points.
    private(set) var count = 0

    /// Begins without points; none of them has a distance above `farthest`.
    init(_ grid: MapGrid, farthest: Double) {
        side = max(farthest, 1)
        columns = Int(Double(grid.width) / side) + 1
        rows = Int(Double(grid.height) / side) + 1
        squares = Array(repeating: [], count: columns * rows)
    }

    /// Adds a point of the map.
    mutating func add(_ point: DotPoint, distance: Double) {
        squares[row(point) * columns + column(point)].append((point, distance))
        count += 1
    }

    /// Whether a point of the map is farther from all others than their distances, across and down together. Linear in
    /// the points around it.
    func hasRoom(_ point: DotPoint) -> Bool {
        let (column, row) = (column(point), row(point))
        for y in max(row - 1, 0)...min(row + 1, rows - 1) {
            for x in max(column - 1, 0)...min(column + 1, columns - 1) {
                for near in squares[y * columns + x]
                where (near.point.x - point.x).magnitude + (near.point.y - point.y).magnitude <= near.distance {
                    return false
                }
            }
        }
        return true
    }

    private func column(_ point: DotPoint) -> Int { min(max(Int(point.x / side), 0), columns - 1) }
    private func row(_ point: DotPoint) -> Int { min(max(Int(point.y / side), 0), rows - 1) }
}
