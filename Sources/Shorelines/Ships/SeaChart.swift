import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The land and the sea around a voyage as cells of one size, in a plane that is true in its middle: x to the east and
/// y to the south, in cells from the north-western corner.
struct SeaChart {
    /// The cells along the longer side.
    private static let cells = 220.0
    /// The room on each side of both ports, as a share of the longer side between them.
    private static let room = 0.6
    /// The latitude beyond which there is no chart, in degrees, and the cells up to whose size the fine coast is read.
    private static let (northernmost, fine) = (84.0, 0.05)

    let width: Int
    let height: Int
    /// Whether each cell is land, row by row.
    private(set) var isLand: [Bool]
    /// The degrees of latitude of a cell.
    private let cell: Double
    /// The north-western corner: degrees of latitude, and of longitude from the middle, as long as those of latitude.
    private let (top, left): (Double, Double)
    private let middleLongitude: Double
    /// The degrees of latitude as long as one of longitude.
    private let narrowing: Double

    /// Reads the coast around two ports; nil near the poles. Throws when the base map is damaged. Linear in the points
    /// of the coast there, and in the cells.
    init?(_ map: Shorelines, from start: Coordinate, to end: Coordinate) throws(ShorelinesError) {
        let middle = start.point(toward: end, fraction: 0.5)
        let narrowing = max(cos(middle.latitude * .pi / 180), 0.1)
        func east(_ longitude: Double) -> Double {
            Self.relative(longitude, to: middle.longitude) * narrowing
        }
        let xs = [start, end].map { east($0.longitude) }
        let ys = [start, middle, end].map(\.latitude)
        let (west, eastmost) = (xs.reduce(0, min), xs.reduce(0, max))
        let (south, north) = (ys.reduce(90, min), ys.reduce(-90, max))
        let margin = Self.room * max(eastmost - west, north - south)
        guard north + margin < Self.northernmost, south - margin > -Self.northernmost,
            eastmost - west + 2 * margin < 180 * narrowing
        else { return nil }
        (left, top) = (west - margin, north + margin)
        middleLongitude = middle.longitude
        self.narrowing = narrowing
        let (across, down) = (eastmost - west + 2 * margin, north - south + 2 * margin)
        cell = max(across, down) / Self.cells
        (width, height) = (max(Int((across / cell).rounded(.up)), 1), max(Int((down / cell).rounded(.up)), 1))
        isLand = Array(repeating: false, count: width * height)
        try fill(map)
    }

    /// The point of the plane where a place lies.
    func point(_ place: Coordinate) -> SIMD2<Double> { point(place.latitude, place.longitude) }

    /// The place of a point.
    func place(_ point: SIMD2<Double>) -> Coordinate? {
        let longitude = middleLongitude + (left + point.x * cell) / narrowing
        return try? Coordinate(latitude: top - point.y * cell, longitude: Self.relative(longitude, to: 0))
    }

    private func point(_ latitude: Double, _ longitude: Double) -> SIMD2<Double> {
        SIMD2(
            (Self.relative(longitude, to: middleLongitude) * narrowing - left) / cell, (top - latitude) / cell)
    }

    /// A longitude as degrees from another one, -180 to 180.
    private static func relative(_ longitude: Double, to middle: Double) -> Double {
        let degrees = longitude - middle
        return degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
    }

    /// Fills the land by the even-odd rule along each row, from the western edge on, along which it is known by one
    /// place and where the coast crosses it.
    private mutating func fill(_ map: Shorelines) throws(ShorelinesError) {
        let corners = [0, Double(self.width)].flatMap { x in [0, Double(self.height)].map { SIMD2(x, $0) } }
        let middle = SIMD2(Double(self.width) / 2, Double(self.height) / 2)
        guard let center = place(middle), let probe = place(SIMD2(0, 0.5)) else { return }
        let radius = corners.compactMap { place($0)?.distance(to: center) }.max() ?? 0
        let detail: ShorelineDetail = cell < Self.fine ? .fine : .medium
        let (height, width) = (height, width)
        var rows = Array(repeating: [Double](), count: height)
        // The sides of the western edge change at these heights.
        var edge: [Double] = []
        try map.lines(detail, within: radius, of: center, coastOnly: true, isTrusted: true) { _, points in
            guard let first = points.first else { return }
            var one = point(first.latitude, first.longitude)
            for next in points.dropFirst() {
                let other = point(next.latitude, next.longitude)
                defer { one = other }
                guard (other.x - one.x).magnitude < Double(4 * width) + 180 else { continue }
                if (one.x > 0) != (other.x > 0) {
                    edge.append(one.y + (0 - one.x) / (other.x - one.x) * (other.y - one.y))
                }
                guard one.y != other.y, max(one.x, other.x) > 0 else { continue }
                let top = max(Int((max(min(one.y, other.y), -1) - 0.5).rounded(.up)), 0)
                let lowest = min(max(one.y, other.y), Double(height) + 1)
                let bottom = min(Int((lowest - 0.5).rounded(.up)) - 1, height - 1)
                guard top <= bottom else { continue }
                for row in top...bottom {
                    let share = (Double(row) + 0.5 - one.y) / (other.y - one.y)
                    let x = one.x + share * (other.x - one.x)
                    if x > 0 { rows[row].append(x) }
                }
            }
        }
        let isProbeLand = try map.areInside(.coast, detail, [probe])[0]
        for (row, crossings) in rows.enumerated() {
            let middle = Double(row) + 0.5
            let isChanged = edge.count { ($0 < middle) != ($0 < 0.5) } % 2 == 1
            var (isInside, begin) = (isProbeLand != isChanged, 0)
            for crossing in crossings.sorted() + [Double(width)] {
                let end = min(max(Int((min(crossing, Double(width)) - 0.5).rounded(.up)), 0), width)
                if isInside, begin < end { for column in begin..<end { isLand[row * width + column] = true } }
                (isInside, begin) = (!isInside, max(begin, end))
            }
        }
    }
}
