#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A piece of a line: the great circle from one place to another, shorter than half of the Earth's circumference.
struct LinePiece: Sendable {
    let start: SphereVector
    let end: SphereVector
    /// The places of the line passed at its start and at its end.
    let passed: (start: Double, end: Double)

    /// The point of the piece that is nearest to a place: the square of the straight line to it through the Earth, on a
    /// sphere of radius 1, and the part of the piece up to there.
    @inline(__always)
    func nearest(to place: SphereVector) -> (squaredChord: Double, share: Double) {
        let normal = start.cross(end)
        let square = normal.dot(normal)
        // The directions along the piece at its ends, towards each other.
        if square > 1e-30 {
            let ahead = normal.cross(start).dot(place)
            if ahead > 0, end.cross(normal).dot(place) > 0 {
                let sine = place.dot(normal)
                let squaredSine = min(1, sine * sine / square)
                let angle = atan2(ahead, start.dot(place) * square.squareRoot())
                let whole = atan2(square.squareRoot(), start.dot(end))
                // The chord of an angle from its sine, without the difference of nearly equal numbers.
                return (2 * squaredSine / (1 + (1 - squaredSine).squareRoot()), min(1, max(0, angle / whole)))
            }
        }
        let (toStart, toEnd) = (place.squaredChord(to: start), place.squaredChord(to: end))
        return toEnd < toStart ? (toEnd, 1) : (toStart, 0)
    }

    /// The square of the straight line to the nearest point alone.
    @inline(__always)
    func squaredChord(to place: SphereVector) -> Double {
        let normal = start.cross(end)
        let square = normal.dot(normal)
        if square > 1e-30, normal.cross(start).dot(place) > 0, end.cross(normal).dot(place) > 0 {
            let sine = place.dot(normal)
            let squaredSine = min(1, sine * sine / square)
            return 2 * squaredSine / (1 + (1 - squaredSine).squareRoot())
        }
        return min(place.squaredChord(to: start), place.squaredChord(to: end))
    }

    /// The place at a part of the piece.
    func place(_ share: Double) -> SphereVector {
        let normal = start.cross(end)
        let sine = normal.dot(normal).squareRoot()
        guard sine > 1e-15, share > 0 else { return start }
        let whole = atan2(sine, start.dot(end))
        let (from, to) = (sin((1 - share) * whole) / sine, sin(share * whole) / sine)
        return start * from + end * to
    }

    /// The pieces of a line through places, of which those that begin at the indices of `leftOut` are no part. Long
    /// ones are divided, so that each lies in a small ball. Linear.
    static func pieces(of places: [Coordinate], leftOut: [Range<Int>]) -> [LinePiece] {
        guard places.count > 1 else {
            return places.map { LinePiece(start: SphereVector($0), end: SphereVector($0), passed: (0, 0)) }
        }
        var pieces: [LinePiece] = []
        pieces.reserveCapacity(places.count)
        var gaps = leftOut.sorted { $0.lowerBound < $1.lowerBound }[...]
        var start = SphereVector(places[0])
        for index in 0..<places.count - 1 {
            let end = SphereVector(places[index + 1])
            defer { start = end }
            while let gap = gaps.first, gap.upperBound <= index { gaps.removeFirst() }
            if let gap = gaps.first, gap.contains(index) { continue }
            let chord = start.squaredChord(to: end).squareRoot()
            guard chord > longest else {
                pieces.append(LinePiece(start: start, end: end, passed: (Double(index), Double(index + 1))))
                continue
            }
            let parts = Int((2 * asin(min(1, chord / 2)) / longest).rounded(.up))
            var from = start
            for part in 1...parts {
                let share = Double(part) / Double(parts)
                let to =
                    part == parts ? end : SphereVector(places[index].point(toward: places[index + 1], fraction: share))
                let before = Double(index) + Double(part - 1) / Double(parts)
                pieces.append(LinePiece(start: from, end: to, passed: (before, Double(index) + share)))
                from = to
            }
        }
        return pieces
    }

    /// The length on a sphere of radius 1 beyond which a piece is divided: some 50 km.
    private static let longest = 0.008
}
