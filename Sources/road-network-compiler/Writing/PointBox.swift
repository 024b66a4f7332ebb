import RoadNetwork

/// The smallest box of points, in steps of the grid in which boxes are stored.
struct PointBox {
    /// The west and north side, the width and the height.
    let west: Int
    let north: Int
    let width: Int
    let height: Int
    /// The corner in steps of the grid of points.
    let corner: NetworkPoint

    /// The box of at least one point. Where points lie on both sides of the antimeridian it crosses that; lines that
    /// are longer than half the Earth do not exist.
    init(_ points: some Collection<NetworkPoint>, _ grid: RoadGrid) {
        let shift = Int32(grid.bits - RoadFormat.boxBits)
        let first = points.first ?? NetworkPoint(x: 0, y: 0)
        let steps = points.map { grid.steps(from: first.x, to: $0.x) }
        let west = first.x + (steps.min() ?? 0)
        let east = first.x + (steps.max() ?? 0)
        let north = points.map(\.y).min() ?? 0
        let south = points.map(\.y).max() ?? 0
        let limit = 1 << RoadFormat.boxBits - 1
        let start = west >> shift
        self.west = Int(grid.wrapped(west) >> shift)
        width = min(Int((east >> shift) - start + 1), limit)
        self.north = min(Int(north >> shift), limit)
        height = min(Int((south >> shift) - (north >> shift) + 1), limit)
        corner = NetworkPoint(x: Int32(self.west) << shift, y: Int32(self.north) << shift)
    }
}
