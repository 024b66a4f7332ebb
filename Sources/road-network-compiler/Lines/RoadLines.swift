import RoadNetwork

/// Lines of roads on the grid, as a source has them: cut at the edges of tiles, crossing each other anywhere.
struct RoadLines: Sendable, Equatable {
    /// The points of all lines, one after the other.
    private(set) var points: [GridPoint] = []
    /// The index in `points` after the last point of each line.
    private(set) var ends: [Int32] = []
    /// The class of each line.
    private(set) var classes: [RoadClass] = []
    /// The steps of the grid from one edge of a tile to the next.
    let stepsPerTile: Int32

    /// The size of tiles at zoom 7.
    static let stepsPerTileOfZoom7: Int32 = 4096

    /// Creates an empty collection for lines of tiles of a size.
    init(stepsPerTile: Int32) { self.stepsPerTile = stepsPerTile }

    /// Adds a line; those of fewer than two different points are left out.
    mutating func append(_ line: some Sequence<GridPoint>, _ roadClass: RoadClass) {
        let start = points.count
        for point in line where points.count == start || point != points[points.count - 1] { points.append(point) }
        guard points.count - start > 1 else {
            points.removeSubrange(start...)
            return
        }
        ends.append(Int32(points.count))
        classes.append(roadClass)
    }

    /// Calls `body` with the ends and the class of each straight piece.
    func forEachPiece(_ body: (GridPoint, GridPoint, RoadClass) -> Void) {
        var start = 0
        for (line, end) in ends.enumerated() {
            for index in start + 1..<Int(end) { body(points[index - 1], points[index], classes[line]) }
            start = Int(end)
        }
    }
}
