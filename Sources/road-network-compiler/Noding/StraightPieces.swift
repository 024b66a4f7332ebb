/// Straight pieces of lines on a plane.
enum StraightPieces {
    /// Whether two pieces, each given by its ends, cross.
    static func meet(
        _ from: SIMD2<Double>, _ to: SIMD2<Double>, _ begin: SIMD2<Double>, _ end: SIMD2<Double>
    ) -> Bool {
        func side(_ point: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>) -> Bool {
            (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x) > 0
        }
        return side(begin, from, to) != side(end, from, to) && side(from, begin, end) != side(to, begin, end)
    }
}
