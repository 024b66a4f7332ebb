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
/// It counts where the line crosses coasts of the base map, so it knows no bridge, no ferry, and at 1:50m no water
/// narrower than a few kilometres.
package struct CoastChart: Sendable {
    /// The ends of each bit of coast, as points of a sphere of radius 1.
    private var bits: [(SIMD3<Double>, SIMD3<Double>)] = []

    /// The distance in metres by which a coast may be drawn too far inland of a place that lies on it.
    private let coastError: Double

    /// Reads the coast within `radius` metres of `center`; throws when the base map is damaged, of which with
    /// `isTrusted` less is noticed. Linear in the points of it.
    package init(
        _ shorelines: Shorelines, _ detail: ShorelineDetail = .medium, within radius: Double, of center: Coordinate,
        isTrusted: Bool = false
    ) throws(ShorelinesError) {
        coastError = detail == .medium ? 10_000 : 3_000
        var bits: [(SIMD3<Double>, SIMD3<Double>)] = []
        try shorelines.lines(detail, within: radius, of: center, coastOnly: true, isTrusted: isTrusted) { _, points in
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
        Self.longestSea(crossings(from: start, to: end), length: start.distance(to: end), coastError: coastError)
    }

    /// Whether a length of sea, in metres, lies between two places on land; both lie in the chart.
    ///
    /// Where the coast is crossed an odd number of times, one of the places is drawn in the sea: either may be, and the
    /// sea is taken to be where there is less of it. Where it is never crossed on a long line, both may be drawn in
    /// the sea: then the coasts lie behind them.
    package func hasSea(ofMetres metres: Double, from start: Coordinate, to end: Coordinate) -> Bool {
        let length = start.distance(to: end)
        let crossed = crossings(from: start, to: end)
        if crossed.isEmpty {
            guard length > 2 * coastError else { return false }
            let share = coastError / length
            return !crossings(from: start, to: end.point(toward: start, fraction: 1 + share)).isEmpty
                && !crossings(from: end, to: start.point(toward: end, fraction: 1 + share)).isEmpty
        }
        if crossed.count % 2 == 0 { return Self.longest(crossed) >= metres }
        return min(Self.longest([0] + crossed), Self.longest(crossed + [length])) >= max(metres, coastError / 2)
    }

    /// Whether a straight line crosses a coast farther than `margin` metres from both its ends; both lie in the chart.
    /// Linear in the points of the chart.
    package func meetsCoast(from start: Coordinate, to end: Coordinate, leavingOut margin: Double) -> Bool {
        let length = start.distance(to: end)
        return crossings(from: start, to: end).contains { $0 > margin && $0 < length - margin }
    }

    /// Whether a straight line leads from a place to another one on land with less than `metres` of sea on it, besides
    /// that before the coast where the place itself is drawn in the sea, at most 3 km (1:10m); both lie in the chart.
    /// Linear in the points of the chart.
    package func leadsOverLand(from place: Coordinate, to land: Coordinate, seaBelow metres: Double) -> Bool {
        let crossed = crossings(from: place, to: land)
        if crossed.count.isMultiple(of: 2) { return Self.longest(crossed) < metres }
        // A line that leads along the coast meets it later.
        return crossed[0] <= 3 * coastError && isNearCoast(place, within: coastError)
            && Self.longest(Array(crossed.dropFirst())) < metres
    }

    /// Whether a coast is at most so many metres from a place, which may then be drawn on the wrong side of it; true in
    /// a chart without coasts. Linear in the points of the chart.
    package func isNearCoast(_ place: Coordinate, within metres: Double) -> Bool {
        let point = Self.vector(ShorelinePoint(latitude: place.latitude, longitude: place.longitude))
        // The bits of a coast are short, so that a plane is good enough.
        return bits.isEmpty
            || bits.contains { begin, end in
                let (bit, offset) = (end - begin, point - begin)
                let length = (bit * bit).sum()
                let share = length > 0 ? min(max((offset * bit).sum() / length, 0), 1) : 0
                let gap = offset - share * bit
                return (gap * gap).sum().squareRoot() * Earth.meanRadius <= metres
            }
    }

    /// The longest of the stretches between every second place of a line and the next, in metres.
    private static func longest(_ ends: [Double]) -> Double {
        stride(from: 0, to: ends.count, by: 2).map { ends[$0 + 1] - ends[$0] }.max() ?? 0
    }

    /// The distances from its beginning at which a line crosses the coast, in metres, in ascending order.
    private func crossings(from start: Coordinate, to end: Coordinate) -> [Double] {
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
        return crossings.sorted()
    }

    /// The longest stretch of sea on a line that crosses the coast at these distances from its beginning. An odd number
    /// means that one of its ends lies on the wrong side of a coast that is drawn coarsely: the crossing next to it
    /// does not count.
    static func longestSea(_ crossings: [Double], length: Double, coastError: Double = 10_000) -> Double {
        var crossings = crossings
        if crossings.count % 2 == 1, let first = crossings.first, let last = crossings.last {
            if first < length - last, first < coastError { crossings.removeFirst() } else { crossings.removeLast() }
        }
        return longest(crossings)
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
