/// Cuts rings at the edges of a rectangle (Sutherland and Hodgman, "Reentrant Polygon Clipping", 1974). Parts outside
/// become lines along the edge, which enclose nothing.
enum RingClipping {
    /// The part of a ring in a rectangle; nil where there is none. Linear.
    static func ring(_ ring: [DotPoint], in rectangle: PlaneRectangle) -> [DotPoint]? {
        let (left, right) = (rectangle.left, rectangle.right)
        let (top, bottom) = (rectangle.top, rectangle.bottom)
        if ring.allSatisfy({ $0.x >= left && $0.x <= right && $0.y >= top && $0.y <= bottom }) { return ring }
        var points = ring
        points = cut(points, isInside: { $0.x >= left }) { crossing($0, $1, x: left) }
        points = cut(points, isInside: { $0.x <= right }) { crossing($0, $1, x: right) }
        points = cut(points, isInside: { $0.y >= top }) { crossing($0, $1, y: top) }
        points = cut(points, isInside: { $0.y <= bottom }) { crossing($0, $1, y: bottom) }
        guard points.count > 2 else { return nil }
        if points[0] != points[points.count - 1] { points.append(points[0]) }
        return points
    }

    private static func cut(
        _ points: [DotPoint], isInside: (DotPoint) -> Bool, crossing: (DotPoint, DotPoint) -> DotPoint
    ) -> [DotPoint] {
        guard var last = points.last else { return [] }
        var kept: [DotPoint] = []
        kept.reserveCapacity(points.count)
        for point in points {
            let (was, isIn) = (isInside(last), isInside(point))
            if was != isIn { kept.append(crossing(last, point)) }
            if isIn { kept.append(point) }
            last = point
        }
        return kept
    }

    private static func crossing(_ one: DotPoint, _ other: DotPoint, x: Double) -> DotPoint {
        DotPoint(x: x, y: one.y + (x - one.x) / (other.x - one.x) * (other.y - one.y))
    }

    private static func crossing(_ one: DotPoint, _ other: DotPoint, y: Double) -> DotPoint {
        DotPoint(x: one.x + (y - one.y) / (other.y - one.y) * (other.x - one.x), y: y)
    }
}
