import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The line of a leg.
enum RouteLine {
    /// The longest piece of a great circle that is drawn straight, in metres: half a degree.
    private static let longestPiece = Earth.meanRadius * .pi / 360

    /// Hands the points of a path to `body` as unit vectors in the Earth's frame: each great circle in pieces of at
    /// most half a degree, which lie within a thousandth of their length of the curve. Linear in the pieces.
    @inline(__always)
    static func forEachPoint(of path: [Coordinate], _ body: (Vector) -> Void) {
        guard var from = path.first else { return }
        var start = Vector(latitude: from.latitude, longitude: from.longitude)
        body(start)
        for to in path.dropFirst() {
            let end = Vector(latitude: to.latitude, longitude: to.longitude)
            let distance = from.distance(to: to)
            let pieces = Int((distance / longestPiece).rounded(.up))
            if pieces > 1 {
                // The place after an angle t is start cos t + ahead sin t. Equal steps follow from the two places
                // before each without sines: the place at t + s is twice cos s times that at t, less that at t - s.
                let ahead = ahead(from, to)
                let step = distance / Earth.meanRadius / Double(pieces)
                let twice = 2 * cos(step)
                var before = start
                var place = cos(step) * start + sin(step) * ahead
                for _ in 1..<pieces {
                    body(place)
                    (before, place) = (place, twice * place - before)
                }
            }
            body(end)
            (from, start) = (to, end)
        }
    }

    /// The unit vector of the direction in which the great circle to another place sets out.
    private static func ahead(_ from: Coordinate, _ to: Coordinate) -> Vector {
        let (sine, cosine) = sineAndCosine(degrees: from.initialBearing(to: to))
        let (east, north) = Vector.eastAndNorth(latitude: from.latitude, longitude: from.longitude)
        return sine * east + cosine * north
    }
}
