import Geodesy

/// Cuts lines at the edge of a map, and near the antipode of its centre; leaves out points that nobody can tell from
/// the one before.
struct Clipping {
    /// Lines are not drawn farther from the centre of the projection than this many metres, 175 degrees: there a step
    /// on the Earth becomes a way around the map.
    private static let farthest = Earth.meanRadius * .pi * 175 / 180

    private let projection: MapProjection
    /// The centre of the projection in dots, and the metres of a dot, as the frame has them.
    private let origin: DotPoint
    private let metresPerDot: Double
    private let edges: MapEdges
    private let lettering: Lettering
    /// The points of the parts found so far, and behind them those of the part that is under way.
    private var points: [DotPoint] = []
    /// The positions in `points` at which the parts end.
    private var ends: [Int] = []
    /// The last point of the part that is under way; it may have been left out.
    private var end: DotPoint?
    private var previous: (dot: DotPoint, isNear: Bool)?
    /// The last place on a map of the world, in degrees of longitude from its middle.
    private var last: (latitude: Double, relative: Double)?

    /// Cuts lines for a frame, `margin` dots beyond its edges; `lettering` determines which points are distinct. Of
    /// lines with about `count` points together there is room for the points from the beginning.
    init(_ frame: MapFrame, _ lettering: Lettering, beyond margin: Double = 0, points count: Int = 0) {
        projection = frame.projection
        origin = frame.origin
        metresPerDot = frame.metresPerDot
        self.lettering = lettering
        edges = MapEdges(
            least: -margin, right: Double(frame.grid.width) + margin, bottom: Double(frame.grid.height) + margin)
        guard count > 0 else { return }
        points.reserveCapacity(count)
        ends.reserveCapacity(count / 2)
    }

    /// Goes on to the place whose unit vector in the Earth's frame is `direction`.
    mutating func add(_ direction: Vector) {
        switch projection {
        case .azimuthal: add(projection.project(direction))
        case .world(let world):
            let (latitude, longitude) = direction.degrees
            add(latitude: latitude, relative: world.relative(longitude))
        }
    }

    /// Goes on to the place at these degrees.
    mutating func add(latitude: Double, longitude: Double) {
        switch projection {
        case .azimuthal(let projection): add(projection.project(latitude: latitude, longitude: longitude))
        case .world(let world): add(latitude: latitude, relative: world.relative(longitude))
        }
    }

    /// Adds a whole line.
    mutating func addLine(_ places: [Coordinate]) {
        switch projection {
        case .azimuthal(let projection): for place in places { add(projection.project(place)) }
        case .world(let world):
            for place in places { add(latitude: place.latitude, relative: world.relative(place.longitude)) }
        }
        endLine()
    }

    /// Goes on to a place of a map of the world; a line that leaves it on one side comes in on the other.
    private mutating func add(latitude: Double, relative: Double) {
        if let last, (relative - last.relative).magnitude > 180 {
            let cut = WorldCut.crossing(from: last, to: (latitude, relative))
            add(WorldProjection.point(latitude: cut.latitude, relative: cut.side))
            endPart()
            previous = nil
            add(WorldProjection.point(latitude: cut.latitude, relative: -cut.side))
        }
        last = (latitude, relative)
        add(WorldProjection.point(latitude: latitude, relative: relative))
    }

    /// Goes on to the next point of the line, on the plane.
    mutating func add(_ plane: PlanePoint) {
        let isNear = plane.x * plane.x + plane.y * plane.y <= Self.farthest * Self.farthest
        let dot = DotPoint(x: origin.x + plane.x / metresPerDot, y: origin.y - plane.y / metresPerDot)
        let before = previous
        previous = (dot, isNear)
        guard let previous = before else { return }
        guard previous.isNear, isNear, let (start, end) = edges.segment(previous.dot, dot) else { return endPart() }
        if self.end != start {
            endPart()
            points.append(start)
        }
        if let last = points.last, !isSame(last, end) { points.append(end) }
        self.end = end
    }

    /// Ends the line and makes ready for another one.
    mutating func endLine() {
        endPart()
        previous = nil
        last = nil
    }

    private mutating func endPart() {
        // A line within a dot is a line all the same.
        let start = ends.last ?? 0
        if points.count == start + 1, let end, points[start] != end { points.append(end) }
        if points.count > start { ends.append(points.count) }
        end = nil
    }

    /// The parts found so far.
    var parts: [[DotPoint]] {
        var parts: [[DotPoint]] = []
        parts.reserveCapacity(ends.count)
        forEachPart { parts.append(Array($0)) }
        return parts
    }

    /// Hands the parts found so far to `body`.
    @inline(__always)
    func forEachPart(_ body: (ArraySlice<DotPoint>) -> Void) {
        var start = 0
        for end in ends {
            body(points[start..<end])
            start = end
        }
    }

    private func isSame(_ first: DotPoint, _ second: DotPoint) -> Bool {
        // What is a step apart is not the same, however it is rounded.
        if max((first.x - second.x).magnitude, (first.y - second.y).magnitude) >= lettering.longestStep { return false }
        return lettering.steps(first.x) == lettering.steps(second.x)
            && lettering.steps(first.y) == lettering.steps(second.y)
    }
}

/// The meridian at which a map of the world is cut.
enum WorldCut {
    /// The latitude at which a line crosses the cut, and the side on which it leaves the map: -180 or 180.
    static func crossing(
        from start: (latitude: Double, relative: Double), to end: (latitude: Double, relative: Double)
    ) -> (latitude: Double, side: Double) {
        let side = start.relative < 0 ? -180.0 : 180.0
        let way = end.relative + 2 * side - start.relative
        let share = way == 0 ? 0 : (side - start.relative) / way
        return (start.latitude + min(max(share, 0), 1) * (end.latitude - start.latitude), side)
    }
}
