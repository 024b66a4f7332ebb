import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The grid around a place, in which short distances are measured as on a plane: within 30 km right to 1 % up to 70° of
/// latitude.
struct LocalFrame {
    /// The point of the grid nearest to the place.
    let center: NetworkPoint
    private let place: Coordinate
    private let grid: RoadGrid
    private let metresPerStep: Double

    /// The frame around a place.
    init(_ place: Coordinate, _ grid: RoadGrid) {
        self.place = place
        self.grid = grid
        center = grid.point(place)
        metresPerStep = Self.metresPerStep(at: place.latitude, grid)
    }

    private static func metresPerStep(at latitude: Double, _ grid: RoadGrid) -> Double {
        let cosine = cos(min(latitude.magnitude, 85.06) * .pi / 180)
        return 2 * .pi * Earth.meanRadius * cosine / Double(grid.size)
    }

    /// The length of a step in metres where it is shortest within a distance of the place.
    func leastMetresPerStep(within metres: Double) -> Double {
        Self.metresPerStep(at: place.latitude.magnitude + metres / 111_000, grid)
    }

    /// The point of a line that is nearest to the place; at no distance from it if the line has none.
    func nearest(on line: ArraySlice<NetworkPoint>) -> NearestPoint {
        line.withUnsafeBufferPointer { nearest(on: $0) }
    }

    private func nearest(on line: UnsafeBufferPointer<NetworkPoint>) -> NearestPoint {
        var best = (square: Double.infinity, x: 0.0, y: 0.0, before: 0.0)
        var length = 0.0
        guard let first = line.first else { return NearestPoint(x: 0, y: 0, metres: .infinity, share: 0) }
        var (x, y) = vector(first)
        for point in UnsafeBufferPointer(rebasing: line[1...]) {
            let (nextX, nextY) = (x + Double(grid.steps(from: wrap(x), to: point.x)), Double(point.y &- center.y))
            let (dx, dy) = (nextX - x, nextY - y)
            let square = dx * dx + dy * dy
            let fraction = square > 0 ? min(max(-(x * dx + y * dy) / square, 0), 1) : 0
            let (nearX, nearY) = (x + fraction * dx, y + fraction * dy)
            let size = square.squareRoot()
            let off = nearX * nearX + nearY * nearY
            if off < best.square { best = (off, nearX, nearY, length + fraction * size) }
            length += size
            (x, y) = (nextX, nextY)
        }
        return NearestPoint(
            x: best.x, y: best.y, metres: best.square.squareRoot() * metresPerStep,
            share: length > 0 ? best.before / length : 0)
    }

    /// The coordinate of a point that is given in steps from the center.
    func coordinate(_ point: NearestPoint) -> Coordinate {
        grid.coordinate(x: Double(center.x) + point.x, y: Double(center.y) + point.y)
    }

    /// The steps from the center to a point, the shorter way round.
    private func vector(_ point: NetworkPoint) -> (Double, Double) {
        (Double(grid.steps(from: center.x, to: point.x)), Double(point.y &- center.y))
    }

    private func wrap(_ x: Double) -> Int32 {
        grid.wrapped(center.x &+ Int32(x))
    }
}

/// The point of a line that is nearest to the center of a frame.
struct NearestPoint {
    /// The steps from the center.
    let x: Double
    let y: Double
    /// The distance from the place in metres.
    let metres: Double
    /// The share of the line before it, 0...1.
    let share: Double
}
