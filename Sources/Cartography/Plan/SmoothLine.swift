/// Smooth lines through points: rivers through their bends, walks through stops.
enum SmoothLine {
    /// The length of a piece in dots, and the most pieces between two points.
    private static let (piece, mostPieces) = (1.5, 12)
    /// The most of a side that a round corner of an area takes, in dots, and the pieces of its curve.
    private static let (roundest, cornerPieces) = (9.0, 6)
    /// The most of a side that a bend of a walk takes, in dots.
    static let bend = 4.0
    /// The share of the length of a walk that its line keeps to its direction at either end.
    private static let stiffness = 0.34
    /// The cosine of the turn from which on a walk goes back, and its turn aside then, which is the greatest: sine and
    /// cosine.
    private static let (back, aside) = (-0.4, (sine: 0.34, cosine: 0.94))

    /// A curve through points, a ring where `isClosed`: centripetal Catmull-Rom, which has no loops (Yuksel, Schaefer
    /// and Keyser, "Parameterization and applications of Catmull-Rom curves", 2011). Linear in its dots.
    static func through(_ points: [DotPoint], isClosed: Bool = false) -> [DotPoint] {
        guard points.count > 2, let first = points.first else { return points }
        func point(_ index: Int) -> DotPoint {
            isClosed
                ? points[(index + points.count) % points.count] : points[min(max(index, 0), points.count - 1)]
        }
        var curve = [first]
        for index in 0..<(isClosed ? points.count : points.count - 1) {
            let (p0, p1, p2, p3) = (point(index - 1), point(index), point(index + 1), point(index + 2))
            piece(p0, p1, p2, p3, to: &curve)
        }
        return curve
    }

    /// Appends the piece of such a curve between the second and the third of four points, without its first point. The
    /// first and the last one are those next to them at the ends of a curve.
    static func piece(
        _ p0: DotPoint, _ p1: DotPoint, _ p2: DotPoint, _ p3: DotPoint, to curve: inout [DotPoint]
    ) {
        let (d1, d2, d3) = (root(p0, p1), root(p1, p2), root(p2, p3))
        guard d2 > 0 else { return }
        append(p1, handle(p0, p1, p2, d1, d2), handle(p3, p2, p1, d3, d2), p2, to: &curve)
    }

    /// The line of a walk from one stop to another that leaves the first one in the direction in which it was reached,
    /// as far as that is onwards; one that goes back bends aside, so that both ways are seen.
    static func walk(from: DotPoint, to: DotPoint, after before: DotPoint?, before next: DotPoint?) -> [DotPoint] {
        let length = from.distance(to: to)
        guard length > 0 else { return [from, to] }
        let along = direction(from, to, length)
        let start = turned(before.map { direction($0, from, $0.distance(to: from)) }, along)
        let end = turned(next.map { direction(to, $0, to.distance(to: $0)) }, along, isEnd: true)
        let reach = stiffness * length
        var line = [from]
        append(
            from, DotPoint(x: from.x + reach * start.x, y: from.y + reach * start.y),
            DotPoint(x: to.x - reach * end.x, y: to.y - reach * end.y), to, to: &line)
        return line
    }

    /// The direction between that of a walk and that of the one before or behind it, but hardly aside: a line that
    /// bends far out of the way would look like one that is known.
    private static func turned(_ other: DotPoint?, _ along: DotPoint, isEnd: Bool = false) -> DotPoint {
        guard let other, other != DotPoint(x: 0, y: 0) else { return along }
        if other.x * along.x + other.y * along.y < back {
            return turned(along, by: isEnd ? -aside.sine : aside.sine)
        }
        let sum = DotPoint(x: other.x + along.x, y: other.y + along.y)
        let middle = direction(DotPoint(x: 0, y: 0), sum, DotPoint(x: 0, y: 0).distance(to: sum))
        guard middle.x * along.x + middle.y * along.y < aside.cosine else { return middle }
        return turned(along, by: along.x * middle.y - along.y * middle.x < 0 ? -aside.sine : aside.sine)
    }

    /// A direction turned aside by an angle of this sine, whose cosine is that of `aside`.
    private static func turned(_ along: DotPoint, by sine: Double) -> DotPoint {
        DotPoint(x: along.x * aside.cosine - along.y * sine, y: along.x * sine + along.y * aside.cosine)
    }

    /// A line with bends that are rounded by at most `reach` dots. Linear.
    static func bent(_ line: [DotPoint], reach: Double = bend) -> [DotPoint] {
        guard line.count > 2, let first = line.first, let last = line.last else { return line }
        return [first] + (1..<line.count - 1).flatMap { corner(line[$0 - 1], line[$0], line[$0 + 1], reach) } + [last]
    }

    /// A ring with round corners: each is a curve that begins and ends on the sides beside it. Linear.
    static func rounded(_ ring: [DotPoint]) -> [DotPoint] {
        guard ring.count > 2 else { return ring }
        return ring.indices.flatMap { index -> [DotPoint] in
            corner(
                ring[(index + ring.count - 1) % ring.count], ring[index], ring[(index + 1) % ring.count], roundest)
        }
    }

    /// The curve in place of a corner, which takes at most `reach` dots of either side.
    private static func corner(
        _ before: DotPoint, _ corner: DotPoint, _ after: DotPoint, _ reach: Double
    ) -> [DotPoint] {
        func side(towards other: DotPoint) -> DotPoint {
            let length = corner.distance(to: other)
            let share = length > 0 ? min(reach / length, 0.45) : 0
            return DotPoint(
                x: corner.x + share * (other.x - corner.x), y: corner.y + share * (other.y - corner.y))
        }
        let (start, end) = (side(towards: before), side(towards: after))
        return (0...cornerPieces).map { step in
            let t = Double(step) / Double(cornerPieces)
            let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
            return DotPoint(
                x: a * start.x + b * corner.x + c * end.x, y: a * start.y + b * corner.y + c * end.y)
        }
    }

    private static func direction(_ from: DotPoint, _ to: DotPoint, _ length: Double) -> DotPoint {
        length > 0 ? DotPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length) : DotPoint(x: 0, y: 0)
    }

    /// The point that draws a curve at `p1`, between `p0` and `p2`, towards `p2`.
    private static func handle(
        _ p0: DotPoint, _ p1: DotPoint, _ p2: DotPoint, _ d1: Double, _ d2: Double
    ) -> DotPoint {
        guard d1 > 0 else { return p1 }
        let (a, b, c) = (d1 * d1, d2 * d2, 3 * d1 * (d1 + d2))
        let own = 2 * a + 3 * d1 * d2 + b
        return DotPoint(x: (a * p2.x - b * p0.x + own * p1.x) / c, y: (a * p2.y - b * p0.y + own * p1.y) / c)
    }

    /// Appends a cubic curve without its first point.
    private static func append(
        _ p0: DotPoint, _ p1: DotPoint, _ p2: DotPoint, _ p3: DotPoint, to curve: inout [DotPoint]
    ) {
        let count = min(max(Int(p0.distance(to: p3) / piece), 1), mostPieces)
        for step in 1...count {
            let t = Double(step) / Double(count)
            let s = 1 - t
            let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            curve.append(
                DotPoint(
                    x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y))
        }
    }

    private static func root(_ one: DotPoint, _ other: DotPoint) -> Double { one.distance(to: other).squareRoot() }
}
