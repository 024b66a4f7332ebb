package import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The coast around a part of the Earth, for the length of straight lines over the sea.
///
/// It counts where the line crosses coasts of 1:50m, so it knows no bridge, no ferry, and no water narrower than a few
/// kilometres.
package struct CoastChart: Sendable {
    /// The ends of each bit of coast, as points of a sphere of radius 1.
    private var bits: [(SIMD3<Double>, SIMD3<Double>)] = []

    /// The distance in metres by which a coast may be drawn too far inland of a place that lies on it.
    private static let coastError = 10_000.0

    /// Reads the coast within `radius` metres of `center`; throws when the base map is damaged. Linear in the points of
    /// it.
    package init(_ shorelines: Shorelines, within radius: Double, of center: Coordinate) throws(ShorelinesError) {
        var bits: [(SIMD3<Double>, SIMD3<Double>)] = []
        try shorelines.lines(.medium, within: radius, of: center, coastOnly: true) { _, points in
            guard var last = points.first.map(Self.vector) else { return }
            for point in points.dropFirst() {
                let next = Self.vector(point)
                bits.append((last, next))
                last = next
            }
        }
        self.bits = bits
    }

    /// The longest stretch of sea on the straight line between two places on land, in metres; both lie in the chart.
    /// Linear in the points of the chart.
    package func longestSea(from start: Coordinate, to end: Coordinate) -> Double {
        let length = start.distance(to: end)
        let first = Self.vector(ShorelinePoint(latitude: start.latitude, longitude: start.longitude))
        let last = Self.vector(ShorelinePoint(latitude: end.latitude, longitude: end.longitude))
        let normal = Self.cross(first, last)
        var crossings: [Double] = []
        for (begin, end) in bits {
            let (before, after) = ((begin * normal).sum(), (end * normal).sum())
            guard (before < 0) != (after < 0) else { continue }
            // The point of the bit that lies in the plane of the line.
            let point = begin * after - end * before
            let crossing = before < after ? point : -point
            let along = (Self.cross(first, crossing) * normal).sum()
            guard along > 0, (Self.cross(crossing, last) * normal).sum() > 0 else { continue }
            let chord = Self.cross(first, crossing)
            crossings.append(
                atan2((chord * chord).sum().squareRoot(), (first * crossing).sum()) * Earth.meanRadius)
        }
        return Self.longestSea(crossings.sorted(), length: length)
    }

    /// The longest stretch of sea on a line that crosses the coast at these distances from its beginning. An odd number
    /// means that one of its ends lies on the wrong side of a coast that is drawn coarsely: the crossing next to it
    /// does not count.
    static func longestSea(_ crossings: [Double], length: Double) -> Double {
        var crossings = crossings
        if crossings.count % 2 == 1, let first = crossings.first, let last = crossings.last {
            if first < length - last, first < coastError { crossings.removeFirst() } else { crossings.removeLast() }
        }
        return stride(from: 0, to: crossings.count, by: 2).map { crossings[$0 + 1] - crossings[$0] }.max() ?? 0
    }

    private static func vector(_ point: ShorelinePoint) -> SIMD3<Double> {
        let (latitude, longitude) = (point.latitude * .pi / 180, point.longitude * .pi / 180)
        return SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
    }

    private static func cross(_ first: SIMD3<Double>, _ second: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(
            first.y * second.z - first.z * second.y, first.z * second.x - first.x * second.z,
            first.x * second.y - first.y * second.x)
    }
}
