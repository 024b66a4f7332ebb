/// The places of marks and names at some distance from what they belong to, to which a line leads.
enum Leaders {
    /// The distances at which marks and names are tried, in dots.
    static let markDistances = [2.0, 3, 4, 6, 8, 11, 14]
    /// The distance up to which a mark is seen to be at its place, whatever it covers of the way, in dots.
    static let besidePlace = 4.0
    static let nameDistances = [3.0, 6, 10, 15, 21]
    /// The stops up to which there are lines: with more they would be a tangle.
    static let mostStops = 60
    /// The directions that are tried at each distance.
    private static let directions: [(x: Double, y: Double)] = [
        (1, 0), (-1, 0), (0.71, -0.71), (-0.71, -0.71), (0.71, 0.71), (-0.71, 0.71), (0, -1), (0, 1), (0.92, -0.38),
        (-0.92, -0.38), (0.92, 0.38), (-0.92, 0.38), (0.38, -0.92), (-0.38, -0.92), (0.38, 0.92), (-0.38, 0.92),
    ]

    /// Rectangles like another one around it, the nearest first.
    static func around(_ area: DotRectangle, at distances: [Double]) -> [DotRectangle] {
        distances.flatMap { distance in
            directions.map { direction in
                DotRectangle(
                    x: area.x + Int((direction.x * distance).rounded()),
                    y: area.y + Int((direction.y * distance).rounded()), width: area.width, height: area.height)
            }
        }
    }

    /// Rectangles of a size whose nearest corners or sides are at some distances from a mark, the nearest first.
    static func around(_ mark: DotRectangle, _ size: DotRectangle, at distances: [Double]) -> [DotRectangle] {
        let center = middle(mark)
        let (halfWidth, halfHeight) = (Double(mark.width + size.width) / 2, Double(mark.height + size.height) / 2)
        return distances.flatMap { distance in
            directions.map { direction in
                let x = center.x + direction.x * distance + side(direction.x) * halfWidth
                let y = center.y + direction.y * distance + side(direction.y) * halfHeight
                return DotRectangle(
                    x: Int((x - Double(size.width) / 2).rounded()), y: Int((y - Double(size.height) / 2).rounded()),
                    width: size.width, height: size.height)
            }
        }
    }

    /// Whether a mark that was moved from `own` to `moved` is still seen to be at its place.
    static func isBeside(_ own: DotRectangle, _ moved: DotRectangle) -> Bool {
        let (x, y) = (Double(moved.x - own.x), Double(moved.y - own.y))
        return x * x + y * y <= besidePlace * besidePlace
    }

    private static func side(_ share: Double) -> Double { share > 0.3 ? 1 : share < -0.3 ? -1 : 0 }

    /// The middle of a rectangle.
    static func middle(_ area: DotRectangle) -> DotPoint {
        DotPoint(x: Double(area.x) + Double(area.width) / 2, y: Double(area.y) + Double(area.height) / 2)
    }

    /// The point of a rectangle that is nearest to another point.
    static func nearest(_ area: DotRectangle, to point: DotPoint) -> DotPoint {
        DotPoint(
            x: min(max(point.x, Double(area.x)), Double(area.maxX)),
            y: min(max(point.y, Double(area.y)), Double(area.maxY)))
    }

    /// The length of the line from a point to a rectangle.
    static func length(from point: DotPoint, to area: DotRectangle) -> Double {
        let end = nearest(area, to: point)
        let (x, y) = (end.x - point.x, end.y - point.y)
        return (x * x + y * y).squareRoot()
    }

    /// Whether the line from one point to another meets a rectangle (Liang and Barsky 1984).
    static func meets(_ area: DotRectangle, from start: DotPoint, to end: DotPoint) -> Bool {
        var (first, last) = (0.0, 1.0)
        let sides = [
            (end.x - start.x, Double(area.x) - start.x, Double(area.maxX) - start.x),
            (end.y - start.y, Double(area.y) - start.y, Double(area.maxY) - start.y),
        ]
        for (way, low, high) in sides {
            guard way != 0 else {
                if low > 0 || high < 0 { return false }
                continue
            }
            first = max(first, min(low / way, high / way))
            last = min(last, max(low / way, high / way))
        }
        return first <= last
    }
}
