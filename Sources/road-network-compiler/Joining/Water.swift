import Geodesy
import Shorelines

/// The shores of seas and lakes on the grid, and the crossings of ferries: what a join must not cross.
struct Water: Sendable {
    private let cells: GridCells
    private let pieces: [(GridPoint, GridPoint)]
    /// The index of the first piece that lies across a ferry.
    private let firstBarrier: Int

    /// Roads that are joined over up to this distance cross no shore, whatever the base map says, which is itself no
    /// better; in metres.
    private static let accuracy = 200.0
    /// The distance in metres by which the end of a longer join may be drawn on the wrong side of a shore.
    private static let endError = 1_500.0

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
        self.init(shores: pieces, barriers: ferries.flatMap { Self.barrier($0, $1) })
    }

    /// Takes pieces of shores, and of lines that no road but those of the source crosses.
    init(shores: [(GridPoint, GridPoint)], barriers: [(GridPoint, GridPoint)]) {
        // Where a line leaps over the antimeridian there is no road.
        let pieces = (shores + barriers).map { from, to in
            (from.x - to.x).magnitude < UInt32(GridPoint.steps) / 2 ? (from, to) : (from, from)
        }
        cells = GridCells(count: pieces.count) { pieces[$0] }
        self.pieces = pieces
        firstBarrier = shores.count
    }

    /// Whether a straight road between two places on the grid would be a bridge or a tunnel under water. Shores up to
    /// `onShore` metres from the first place count as its own: a terminal is drawn on either side of them.
    func lies(between from: SIMD2<Double>, and to: SIMD2<Double>, onShore: Double = 0) -> Bool {
        let middle = (from + to) / 2
        let line = to - from
        let length = (line * line).sum().squareRoot()
        let metresPerStep = GridPoint.metresPerStep(y: middle.y)
        let metres = length * metresPerStep
        let own = onShore / metresPerStep
        var crossesBarrier = false
        var crossesShore = false
        cells.forEach(within: length / 2, of: middle) { index in
            let (begin, end) = (pieces[Int(index)].0.position, pieces[Int(index)].1.position)
            guard StraightPieces.meet(from, to, begin, end) else { return }
            if index >= firstBarrier {
                crossesBarrier = true
            } else if own == 0 || Self.distance(from, to, begin, end) > own {
                crossesShore = true
            }
        }
        if crossesBarrier || (crossesShore && metres > Self.accuracy) { return true }
        guard metres > Self.endError else { return false }
        // Where both places are drawn in the water, the shores lie behind them.
        let beyond = line * (Self.endError / metres)
        return crosses(from, from - beyond) && crosses(to, to + beyond)
    }

    /// Whether a line crosses a shore.
    private func crosses(_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> Bool {
        let line = to - from
        var isCrossed = false
        cells.forEach(within: (line * line).sum().squareRoot() / 2, of: (from + to) / 2) { index in
            guard !isCrossed, index < firstBarrier else { return }
            isCrossed = StraightPieces.meet(from, to, pieces[Int(index)].0.position, pieces[Int(index)].1.position)
        }
        return isCrossed
    }

    /// The distances along a line from its beginning at which it crosses a piece that it meets, in steps of the grid.
    private static func distance(
        _ from: SIMD2<Double>, _ to: SIMD2<Double>, _ begin: SIMD2<Double>, _ end: SIMD2<Double>
    ) -> Double {
        let (line, piece, gap) = (to - from, end - begin, begin - from)
        let area = line.x * piece.y - line.y * piece.x
        guard area != 0 else { return 0 }
        let share = (gap.x * piece.y - gap.y * piece.x) / area
        return share * (line * line).sum().squareRoot()
    }

    private static func point(_ point: ShorelinePoint) -> GridPoint? {
        guard point.latitude.magnitude < 85,
            let place = try? Coordinate(latitude: point.latitude, longitude: min(max(point.longitude, -180), 180))
        else { return nil }
        let position = GridPoint.position(of: place)
        return GridPoint(x: Int32(position.x.rounded()), y: Int32(position.y.rounded()))
    }

    /// A line across the middle of a short crossing, as long as the crossing and at least 2 km: where a ferry sails
    /// there is no bridge.
    static func barrier(_ from: Coordinate, _ to: Coordinate) -> [(GridPoint, GridPoint)] {
        let longest = 10_000.0
        let metres = from.distance(to: to)
        guard metres <= longest else { return [] }
        let (begin, end) = (GridPoint.position(of: from), GridPoint.position(of: to))
        let middle = (begin + end) / 2
        let half = (end - begin) / 2 * max(1, 2_000 / max(metres, 1))
        let (first, last) = (middle + SIMD2(-half.y, half.x), middle + SIMD2(half.y, -half.x))
        return [
            (
                GridPoint(x: Int32(first.x.rounded()), y: Int32(first.y.rounded())),
                GridPoint(x: Int32(last.x.rounded()), y: Int32(last.y.rounded()))
            )
        ]
    }
}
