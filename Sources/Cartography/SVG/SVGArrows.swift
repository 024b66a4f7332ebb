/// Arrows on the picture of a city: along the way, which crosses itself often, and to the north.
enum SVGArrows {
    /// The shortest line that has an arrow, in dots, and the size of one.
    private static let (shortest, size) = (12.0, 1.25)
    /// The share of a line before its arrow.
    private static let share = 0.4

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
        let whole = Placement.length(points)
        // Before the middle, so that the arrows of two lines side by side do not meet.
        guard whole >= shortest, let (middle, x, y) = Placement.point(of: points, at: share * whole) else { return "" }
        func corner(_ along: Double, _ aside: Double) -> DotPoint {
            DotPoint(x: middle.x + size * (along * x - aside * y), y: middle.y + size * (along * y + aside * x))
        }
        return SVGPath.data([corner(1.2, 0), corner(-1, 1.1), corner(-1, -1.1)]) + "z"
    }
}
