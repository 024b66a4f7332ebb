import RoadNetwork

/// The numbers of the junctions in the file.
struct JunctionOrder {
    /// The junction of the graph with each number.
    let junctions: [Int32]
    /// The number of each junction of the graph.
    let numbers: [Int32]

    /// The shares of the junctions, by rank, within which they are numbered along a Hilbert curve.
    private static let shares = [0.6, 0.85, 0.95, 0.985]

    /// Numbers junctions by share of their rank, then by place, then by rank.
    init(points: [NetworkPoint], rank: [Int32], grid: RoadGrid) {
        let count = points.count
        let bounds = Self.shares.map { Int32(Double(count) * $0) }
        let keys = (0..<count).map { junction -> (UInt64, Int32) in
            let share = bounds.count { rank[junction] >= $0 }
            let along = Self.hilbert(points[junction], grid)
            return (UInt64(share) << 60 | along, rank[junction])
        }
        let order = (0..<Int32(count)).sorted { keys[Int($0)] < keys[Int($1)] }
        var numbers = [Int32](repeating: 0, count: count)
        for (number, junction) in order.enumerated() { numbers[Int(junction)] = Int32(number) }
        junctions = order
        self.numbers = numbers
    }

    /// The position of a point along a Hilbert curve.
    static func hilbert(_ point: NetworkPoint, _ grid: RoadGrid) -> UInt64 {
        var (x, y) = (UInt64(grid.wrapped(point.x)), UInt64(min(max(point.y, 0), grid.size - 1)))
        var along: UInt64 = 0
        let size = UInt64(grid.size)
        var side = size / 2
        while side > 0 {
            let (right, down): (UInt64, UInt64) = (x & side > 0 ? 1 : 0, y & side > 0 ? 1 : 0)
            along += side * side * (3 * right ^ down)
            if down == 0 {
                if right == 1 { (x, y) = (size - 1 - x, size - 1 - y) }
                (x, y) = (y, x)
            }
            side /= 2
        }
        return along
    }
}
