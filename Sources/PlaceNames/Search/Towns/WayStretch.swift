import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A stretch of a line that is short enough to be measured in the plane.
struct WayStretch {
    /// A piece of the line, from one point in metres east and north of the center to the next.
    private struct Piece {
        let start: SIMD2<Double>
        let end: SIMD2<Double>
        /// The places passed at its start and at its end.
        let passed: (start: Double, end: Double)
    }

    /// The middle of the stretch.
    let center: Coordinate
    /// The largest distance of a point of it from there, in metres.
    private(set) var radius = 0.0
    private var pieces: [Piece] = []
    /// The cosine of the latitude of the center.
    private let cosine: Double

    private static let metresPerDegree = Earth.meanRadius * .pi / 180
    /// The length in metres up to which pieces make a stretch, and beyond which one is divided.
    private static let longest = 20_000.0

    private init(around center: Coordinate) {
        self.center = center
        cosine = cos(center.latitude * .pi / 180)
    }

    /// Cuts a line into stretches.
    static func stretches(of path: [Coordinate], leftOut: [Range<Int>]) -> [WayStretch] {
        var stretches: [WayStretch] = []
        var length = longest
        func add(_ start: Coordinate, _ end: Coordinate, passed: (start: Double, end: Double), metres: Double) {
            if length + metres > longest || stretches.isEmpty {
                stretches.append(WayStretch(around: start))
                length = 0
            }
            length += metres
            stretches[stretches.count - 1].append(start, end, passed: passed)
        }
        for (index, (start, end)) in zip(path, path.dropFirst()).enumerated() {
            if leftOut.contains(where: { $0.contains(index) }) { continue }
            let metres = start.distance(to: end)
            let parts = max(1, Int((metres / longest).rounded(.up)))
            var from = start
            for part in 1...parts {
                let to = part == parts ? end : start.point(toward: end, fraction: Double(part) / Double(parts))
                let passed = (
                    Double(index) + Double(part - 1) / Double(parts), Double(index) + Double(part) / Double(parts)
                )
                add(from, to, passed: passed, metres: metres / Double(parts))
                from = to
            }
        }
        return stretches
    }

    private mutating func append(_ start: Coordinate, _ end: Coordinate, passed: (start: Double, end: Double)) {
        let piece = Piece(
            start: offset(start.latitude, start.longitude), end: offset(end.latitude, end.longitude), passed: passed)
        for point in [piece.start, piece.end] { radius = max(radius, (point * point).sum().squareRoot()) }
        pieces.append(piece)
    }

    /// The nearest point of the stretch to a place; nil where none is within `reach` metres.
    func nearest(
        _ latitude: Double, _ longitude: Double, within reach: Double
    ) -> (passed: Double, off: Double)? {
        let place = offset(latitude, longitude)
        let farthest = radius + reach
        guard (place * place).sum() <= farthest * farthest else { return nil }
        var best: (passed: Double, off: Double)?
        for piece in pieces {
            let (line, gap) = (piece.end - piece.start, place - piece.start)
            let square = (line * line).sum()
            let share = square > 0 ? min(max((line * gap).sum() / square, 0), 1) : 0
            let rest = gap - share * line
            let off = (rest * rest).sum().squareRoot()
            if off <= reach, off < best?.off ?? .infinity {
                best = (piece.passed.start + share * (piece.passed.end - piece.passed.start), off)
            }
        }
        return best
    }

    /// Metres east and north of the center.
    private func offset(_ latitude: Double, _ longitude: Double) -> SIMD2<Double> {
        let east = (longitude - center.longitude).remainder(dividingBy: 360)
        return SIMD2(east * cosine, latitude - center.latitude) * Self.metresPerDegree
    }
}
