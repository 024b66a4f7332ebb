import Geodesy
import Shorelines

/// The land and the lakes of a picture as closed rings.
struct AreaDrawing {
    /// The distance beyond the edges of the map at which rings are closed, in dots, so that their edges are not seen.
    static let overlap = 2.0
    /// The size below which a ring is left out, and the distance from its shore of a point that is, in dots.
    private static let smallest = 0.3
    private static let tolerance = 0.11
    /// The points of which it is asked on which side of a shore they are, in each direction. Where no shore is on the
    /// map, one tells as much.
    private static let probes = 3

    private let frame: MapFrame
    private let rectangle: PlaneRectangle

    init(_ frame: MapFrame) {
        self.frame = frame
        rectangle = PlaneRectangle(
            left: -Self.overlap, top: -Self.overlap, right: Double(frame.grid.width) + Self.overlap,
            bottom: Double(frame.grid.height) + Self.overlap)
    }

    /// The rings that enclose what `kind` is the shore of, to be filled by the even-odd rule; `lines` are the shores
    /// that are visible. Throws when the base map is damaged.
    func rings(
        _ kind: ShorelineKind, _ lines: [[ShorelinePoint]], _ detail: ShorelineDetail, _ map: Shorelines
    ) throws(ShorelinesError) -> [[DotPoint]] {
        let rings: [[DotPoint]] =
            switch frame.projection {
            case .azimuthal:
                try rings(kind, of: clipped(lines), detail, map)
            case .world(let world):
                try rings(kind, lines, detail, map, on: world).compactMap { RingClipping.ring($0, in: rectangle) }
            }
        return rings.compactMap { ring in
            let (xs, ys) = (ring.map(\.x), ring.map(\.y))
            guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
                max(right - left, bottom - top) >= Self.smallest
            else { return nil }
            let simple = LineSimplification.simplified(ring, tolerance: Self.tolerance)
            return simple.count > 3 ? simple : nil
        }
    }

    /// The rings on a map of a part of the Earth, of lines that are cut at its edges.
    private func rings(
        _ kind: ShorelineKind, of lines: [[DotPoint]], _ detail: ShorelineDetail, _ map: Shorelines
    ) throws(ShorelinesError) -> [[DotPoint]] {
        let probes = lines.isEmpty ? 1 : Self.probes
        let known = try known(kind, detail, map, of: rectangle, probes: probes) { frame.place($0) }
        return RingClosing.rings(of: lines, in: rectangle, known: known)
    }

    /// The lines as they lie on the map, cut a little beyond its edges; what begins and ends inside is joined.
    private func clipped(_ lines: [[ShorelinePoint]]) -> [[DotPoint]] {
        lines.flatMap { line in
            var clipping = Clipping(frame, .proportional, beyond: Self.overlap)
            for point in line { clipping.add(latitude: point.latitude, longitude: point.longitude) }
            clipping.endLine()
            return Self.joined(clipping.parts, isRing: line.first == line.last)
        }
    }

    /// The parts of a line, of which a ring that is cut begins somewhere in the first; points that nobody can tell from
    /// others are left out of them.
    private static func joined(_ parts: [[DotPoint]], isRing: Bool) -> [[DotPoint]] {
        guard isRing, let first = parts.first?.first, let last = parts.last?.last,
            max((first.x - last.x).magnitude, (first.y - last.y).magnitude) < 0.2
        else { return parts }
        if parts.count == 1 { return [parts[0] + [first]] }
        return [parts[parts.count - 1] + parts[0]] + parts[1..<parts.count - 1]
    }

    /// Some places of a rectangle, and on which side of the shore they are.
    private func known(
        _ kind: ShorelineKind, _ detail: ShorelineDetail, _ map: Shorelines, of rectangle: PlaneRectangle,
        probes: Int = probes, place: (DotPoint) -> Coordinate?
    ) throws(ShorelinesError) -> [(point: DotPoint, isInside: Bool)] {
        var points: [(DotPoint, Coordinate)] = []
        for row in 0..<probes {
            for column in 0..<probes {
                let share = { (index: Int) in (Double(index) + 0.47) / Double(probes) }
                let point = DotPoint(
                    x: rectangle.left + share(column) * rectangle.width,
                    y: rectangle.top + share(row) * rectangle.height)
                if let place = place(point) { points.append((point, place)) }
            }
        }
        let sides = try map.areInside(kind, detail, points.map(\.1))
        return zip(points, sides).map { ($0.0, $1) }
    }

    /// The rings on a map of the world: closed along the meridian where it is cut, then projected.
    private func rings(
        _ kind: ShorelineKind, _ lines: [[ShorelinePoint]], _ detail: ShorelineDetail, _ map: Shorelines,
        on world: WorldProjection
    ) throws(ShorelinesError) -> [[DotPoint]] {
        let earth = PlaneRectangle(left: -180, top: -90, right: 180, bottom: 90)
        let cut = lines.flatMap { Self.cut($0, world) }
        let known = try known(kind, detail, map, of: earth) { point in
            var longitude = point.x + world.middleLongitude
            if longitude > 180 { longitude -= 360 } else if longitude < -180 { longitude += 360 }
            return try? Coordinate(latitude: point.y, longitude: longitude)
        }
        return RingClosing.rings(of: cut, in: earth, known: known).map { ring in
            WorldOutline.withPointsBetween(ring).map {
                frame.dot(WorldProjection.point(latitude: $0.y, relative: $0.x))
            }
        }
    }

    /// A line in degrees of longitude from the middle (x) and of latitude (y), cut where it leaves the map.
    private static func cut(_ line: [ShorelinePoint], _ world: WorldProjection) -> [[DotPoint]] {
        var parts: [[DotPoint]] = [[]]
        for point in line {
            let relative = world.relative(point.longitude)
            if let last = parts[parts.count - 1].last, (relative - last.x).magnitude > 180 {
                let cut = WorldCut.crossing(from: (last.y, last.x), to: (point.latitude, relative))
                parts[parts.count - 1].append(DotPoint(x: cut.side, y: cut.latitude))
                parts.append([DotPoint(x: -cut.side, y: cut.latitude)])
            }
            parts[parts.count - 1].append(DotPoint(x: relative, y: point.latitude))
        }
        if parts.count > 1, let first = parts[0].first, let last = parts[parts.count - 1].last, first == last {
            parts[0] = parts[parts.count - 1] + parts[0].dropFirst()
            parts.removeLast()
        }
        return parts
    }
}

/// The edge of a map of the world.
enum WorldOutline {
    /// The longest way along the edge between two points, in degrees.
    private static let step = 3.0

    /// The edge on a map.
    static func ring(_ frame: MapFrame) -> [DotPoint] {
        let corners = PlaneRectangle(left: -180, top: -90, right: 180, bottom: 90).corners
        return withPointsBetween(corners + [corners[0]]).map {
            frame.dot(WorldProjection.point(latitude: $0.y, relative: $0.x))
        }
    }

    /// A ring in degrees with more points where it goes along the edge, which is curved.
    static func withPointsBetween(_ ring: [DotPoint]) -> [DotPoint] {
        var points: [DotPoint] = []
        for point in ring {
            if let last = points.last {
                let way = max((point.x - last.x).magnitude, (point.y - last.y).magnitude)
                let parts = Int(way / step) + 1
                for part in 1..<max(parts, 1) {
                    let share = Double(part) / Double(parts)
                    points.append(
                        DotPoint(x: last.x + share * (point.x - last.x), y: last.y + share * (point.y - last.y)))
                }
            }
            points.append(point)
        }
        return points
    }
}
