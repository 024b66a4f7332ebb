#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Moves lines of a picture aside.
enum SideBySide {
    /// The distance from a line of what is left out of it before it is moved, in dots: the bends of a road that are
    /// narrower than the distance to the line beside it would become loops.
    private static let tolerance = 0.35
    /// The shortest stretch that is moved for itself, in dots.
    private static let shortest = 3.0
    /// The most that a corner is drawn out, as a multiple of the distance.
    private static let longestCorner = 1.3
    /// The share of the distance that a moved line keeps from the one that it is moved from: what comes nearer is a
    /// loop, or lies on the other arm of a narrow bend.
    private static let leastDistance = 0.8
    /// The segments before and behind a point that are looked at for that.
    private static let nearSegments = 24

    /// A line each of whose segments is moved to the right by its own number of dots; `offsets` has one less than the
    /// points. Stretches that are too short to be seen move with the one before. Linear but for simplification.
    static func moved(_ points: [DotPoint], by offsets: [Double]) -> [DotPoint] {
        var stretches = stretches(points, offsets)
        join(&stretches)
        var moved: [DotPoint] = []
        for (points, offset, _) in stretches {
            guard offset != 0 else {
                moved += points
                continue
            }
            moved += parallel(simplifiedEitherWay(points), offset)
        }
        return moved
    }

    private typealias Stretch = (points: [DotPoint], offset: Double, length: Double)

    /// The stretches of one offset.
    private static func stretches(_ points: [DotPoint], _ offsets: [Double]) -> [Stretch] {
        var stretches: [Stretch] = []
        for (index, offset) in offsets.enumerated() where index + 1 < points.count {
            let (from, to) = (points[index], points[index + 1])
            let length = ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
            if let last = stretches.last, last.offset == offset {
                stretches[stretches.count - 1].points.append(to)
                stretches[stretches.count - 1].length += length
            } else {
                stretches.append(([from, to], offset, length))
            }
        }
        return stretches
    }

    /// Gives short stretches to the one before, or the first one to that behind.
    private static func join(_ stretches: inout [Stretch]) {
        var joined: [Stretch] = []
        for stretch in stretches {
            guard let last = joined.last else {
                joined.append(stretch)
                continue
            }
            let isAlike = last.offset == stretch.offset
            guard isAlike || stretch.length < shortest || (joined.count == 1 && last.length < shortest) else {
                joined.append(stretch)
                continue
            }
            let index = joined.count - 1
            if !isAlike, stretch.length >= shortest { joined[index].offset = stretch.offset }
            joined[index].points += stretch.points.dropFirst()
            joined[index].length += stretch.length
        }
        stretches = joined
    }

    /// The simplified line, the same points whichever end is the first.
    private static func simplifiedEitherWay(_ points: [DotPoint]) -> [DotPoint] {
        guard let first = points.first, let last = points.last else { return points }
        let isBackward = (first.x, first.y) > (last.x, last.y)
        let line = LineSimplification.simplified(isBackward ? points.reversed() : points, tolerance: tolerance)
        return isBackward ? line.reversed() : line
    }

    /// The line at a distance to the right of another.
    private static func parallel(_ points: [DotPoint], _ offset: Double) -> [DotPoint] {
        var line: [DotPoint] = []
        for point in points where line.last.map({ $0 != point }) ?? true { line.append(point) }
        guard line.count > 1 else { return line }
        // Down is positive: to the right of (x, y) lies (-y, x).
        let normals = zip(line, line.dropFirst()).map { from, to -> DotPoint in
            let (x, y) = (to.x - from.x, to.y - from.y)
            let length = (x * x + y * y).squareRoot()
            return DotPoint(x: -y / length, y: x / length)
        }
        let parallel = line.indices.map { index -> DotPoint in
            let (before, after) = (normals[max(index - 1, 0)], normals[min(index, normals.count - 1)])
            let (x, y) = (before.x + after.x, before.y + after.y)
            let square = x * x + y * y
            // The corner of two parallels lies farther out than the parallels: by 2 / |n + m|² along n + m.
            let scale = square > 1e-9 ? min(2 / square, longestCorner / square.squareRoot()) : 0
            let (dx, dy) = square > 1e-9 ? (x * scale, y * scale) : (before.x, before.y)
            return DotPoint(x: line[index].x + offset * dx, y: line[index].y + offset * dy)
        }
        return withoutLoops(parallel, of: line, offset)
    }

    /// A moved line without the points between its ends that are too near to the line that it is moved from. Linear.
    private static func withoutLoops(_ moved: [DotPoint], of line: [DotPoint], _ offset: Double) -> [DotPoint] {
        let least = leastDistance * offset.magnitude
        return moved.indices.filter { index in
            guard index > 0, index < moved.count - 1 else { return true }
            let point = moved[index]
            return (max(index - nearSegments, 0)..<min(index + nearSegments, line.count - 1)).allSatisfy { segment in
                distance(point, line[segment], line[segment + 1]) >= least
            }
        }
        .map { moved[$0] }
    }

    /// The distance from a point to a straight piece.
    private static func distance(_ point: DotPoint, _ from: DotPoint, _ to: DotPoint) -> Double {
        let (x, y) = (to.x - from.x, to.y - from.y)
        let square = x * x + y * y
        let share =
            square > 0 ? min(max(((point.x - from.x) * x + (point.y - from.y) * y) / square, 0), 1) : 0
        return point.distance(to: DotPoint(x: from.x + share * x, y: from.y + share * y))
    }
}
