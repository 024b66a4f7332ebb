import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The latitudes of the rows of a part of a grid, between nodes of which they are known by cubic curves with the right
/// slopes (Hermite interpolation): to a thousandth of a millimetre, in a tenth of the time.
struct MercatorLatitudes {
    /// The nodes from the northern to the southern edge of the grid.
    private static let nodesOfGrid = 4_096
    /// The share of a part that is added on both sides, for lines that go on beyond it.
    private static let margin = 0.5

    private let grid: RoadGrid
    private let rowsPerNode: Double
    /// The number of the first node.
    private let first: Int
    /// The latitude at each node in degrees, and what it rises by to the next one where it goes straight on.
    private var nodes: [(latitude: Double, slope: Double)] = []

    /// Prepares for the rows from `north` to `south`. Linear in the nodes between them.
    init(_ grid: RoadGrid, north: Int32, south: Int32) {
        self.grid = grid
        rowsPerNode = Double(grid.size) / Double(Self.nodesOfGrid)
        let margin = Double(max(south &- north, 0)) * Self.margin
        first = max(Int((Double(north) - margin) / rowsPerNode), 0)
        let last = min(Int((Double(south) + margin) / rowsPerNode) + 1, Self.nodesOfGrid)
        guard first < last else { return }
        nodes.reserveCapacity(last - first + 1)
        for node in first...last {
            let place = grid.coordinate(x: 0, y: Double(node) * rowsPerNode)
            // The axis is a turn long, and is stretched by what a parallel is shorter than the equator.
            let slope = -360 * cos(place.latitude * .pi / 180) / Double(Self.nodesOfGrid)
            nodes.append((place.latitude, slope))
        }
    }

    /// The place of a point. Quick in the part and its margins, right anywhere.
    @inline(__always)
    func coordinate(_ point: NetworkPoint) -> Coordinate {
        let row = Double(point.y) / rowsPerNode - Double(first)
        guard row >= 0, row < Double(nodes.count - 1) else { return grid.coordinate(point) }
        let index = Int(row)
        let (from, to, share) = (nodes[index], nodes[index + 1], row - Double(index))
        let (rest, step) = (1 - share, to.latitude - from.latitude)
        let bend = rest * (from.slope - step) - share * (to.slope - step)
        let latitude = from.latitude + share * (step + rest * bend)
        let longitude = Double(grid.wrapped(point.x)) * (360 / Double(grid.size)) - 180
        return (try? Coordinate(latitude: latitude, longitude: longitude)) ?? grid.coordinate(point)
    }
}
