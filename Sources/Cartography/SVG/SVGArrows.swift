/// Arrows on the picture of a city: along the way, which crosses itself often, and to the north.
enum SVGArrows {
    /// The shortest line that has an arrow, in dots, and the size of one.
    private static let (shortest, size) = (12.0, 1.25)

    /// The data of a path with an arrow in the middle of each line of the way; empty on other maps.
    static func data(_ scene: MapScene) -> String {
        guard !scene.list.isEmpty else { return "" }
        return scene.lines.map { line in
            switch line.kind {
            case .route, .estimate, .streets: arrow(line.points)
            default: ""
            }
        }.joined()
    }

    /// An arrow that points up, to the north, with its letter below.
    static func north(_ area: DotRectangle) -> [String] {
        let unit = SVGPath.unitsPerDot
        let (middle, top) = (area.x * unit + area.width * unit / 2, area.y * unit + 2)
        return ["<path class=\"north\" d=\"M\(middle) \(top)l6 17l-6 -4l-6 4z\"/>"]
            + SVGText.haloed("N", "scale middle", middle, area.maxY * unit - 2)
    }

    private static func arrow(_ points: [DotPoint]) -> String {
        let lengths = zip(points, points.dropFirst()).map { from, to in
            ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
        }
        let whole = lengths.reduce(0, +)
        guard whole >= shortest else { return "" }
        // The middle of the longest piece: a straight one shows the direction best.
        guard let longest = lengths.indices.max(by: { lengths[$0] < lengths[$1] }), lengths[longest] > 4 * size else {
            return ""
        }
        let (from, to) = (points[longest], points[longest + 1])
        let (x, y) = ((to.x - from.x) / lengths[longest], (to.y - from.y) / lengths[longest])
        // Before the middle, so that the arrows of two lines side by side do not meet.
        let share = 0.38
        let middle = DotPoint(x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y))
        func corner(_ along: Double, _ aside: Double) -> DotPoint {
            DotPoint(x: middle.x + size * (along * x - aside * y), y: middle.y + size * (along * y + aside * x))
        }
        return SVGPath.data([corner(1.2, 0), corner(-1, 1.1), corner(-1, -1.1)]) + "z"
    }
}
