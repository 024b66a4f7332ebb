import Geodesy
import Shorelines

/// The shores of seas and lakes on the grid, and the crossings of ferries: what a join must not cross.
struct Water: Sendable {
    private let cells: GridCells
    private let pieces: [(GridPoint, GridPoint)]

    /// Reads the shores of the base map at 1:10m, and adds straight lines on which ferries sail.
    init(_ shorelines: Shorelines, ferries: [(Coordinate, Coordinate)]) throws(ShorelinesError) {
        var pieces: [(GridPoint, GridPoint)] = []
        let everywhere = 2.1e7
        try shorelines.lines(.fine, within: everywhere, of: .nullIsland) { kind, points in
            guard kind != .border else { return }
            for (before, after) in zip(points, points.dropFirst()) {
                guard let from = Self.point(before), let to = Self.point(after) else { continue }
                pieces.append((from, to))
            }
        }
        for (from, to) in ferries { pieces += Self.barrier(from, to) }
        self.init(pieces)
    }

    /// Takes pieces of shores.
    init(_ pieces: [(GridPoint, GridPoint)]) {
        // Beyond 85° north and where a line leaps over the antimeridian there is no road.
        let pieces = pieces.filter { ($0.0.x - $0.1.x).magnitude < UInt32(GridPoint.steps) / 2 }
        cells = GridCells(count: pieces.count) { pieces[$0] }
        self.pieces = pieces
    }

    /// How often the straight line between two places on the grid crosses a shore.
    func crossings(from: SIMD2<Double>, to: SIMD2<Double>) -> Int {
        let middle = (from + to) / 2
        let radius = ((to - from) * (to - from)).sum().squareRoot() / 2
        var crossed: Set<Int32> = []
        cells.forEach(within: radius, of: middle) { index in
            let (begin, end) = pieces[Int(index)]
            if Self.meet(from, to, begin.position, end.position) { crossed.insert(index) }
        }
        return crossed.count
    }

    private static func point(_ point: ShorelinePoint) -> GridPoint? {
        guard point.latitude.magnitude < 85,
            let place = try? Coordinate(latitude: point.latitude, longitude: min(max(point.longitude, -180), 180))
        else { return nil }
        let position = GridPoint.position(of: place)
        return GridPoint(x: Int32(position.x.rounded()), y: Int32(position.y.rounded()))
    }

    /// A line across the middle of a short crossing, as long as the crossing: where a ferry sails there is no bridge.
    private static func barrier(_ from: Coordinate, _ to: Coordinate) -> [(GridPoint, GridPoint)] {
        let longest = 10_000.0
        guard from.distance(to: to) <= longest else { return [] }
        let (begin, end) = (GridPoint.position(of: from), GridPoint.position(of: to))
        let middle = (begin + end) / 2
        let half = (end - begin) / 2
        let (first, last) = (middle + SIMD2(-half.y, half.x), middle + SIMD2(half.y, -half.x))
        return [
            (
                GridPoint(x: Int32(first.x.rounded()), y: Int32(first.y.rounded())),
                GridPoint(x: Int32(last.x.rounded()), y: Int32(last.y.rounded()))
            )
        ]
    }

    private static func meet(
        _ from: SIMD2<Double>, _ to: SIMD2<Double>, _ begin: SIMD2<Double>, _ end: SIMD2<Double>
    ) -> Bool {
        func side(_ point: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>) -> Bool {
            (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x) > 0
        }
        return side(begin, from, to) != side(end, from, to) && side(from, begin, end) != side(to, begin, end)
    }
}
