import Geodesy

/// Parts of lines on the grid.
enum LineCut {
    /// The part of a line between two shares of its length on the grid, 0 <= `from` <= `to` <= 1; at least one point of
    /// a line that has one.
    static func cut(_ line: ArraySlice<NetworkPoint>, from: Double, to: Double, _ grid: RoadGrid) -> [Coordinate] {
        guard from > 0 || to < 1 else { return line.map { grid.coordinate($0) } }
        guard let first = line.first else { return [] }
        // Steps from the antimeridian that are not reduced, so that each point is on the near side of the one before.
        var points = [(x: Double(first.x), y: Double(first.y))]
        for (point, next) in zip(line, line.dropFirst()) {
            points.append((points[points.count - 1].x + Double(grid.steps(from: point.x, to: next.x)), Double(next.y)))
        }
        let lengths = zip(points, points.dropFirst()).map { point, next in
            let (x, y) = (next.x - point.x, next.y - point.y)
            return (x * x + y * y).squareRoot()
        }
        let total = lengths.reduce(0, +)
        guard total > 0 else { return [grid.coordinate(first)] }
        var part: [Coordinate] = []
        var before = 0.0
        func add(_ index: Int, _ length: Double) {
            let share = lengths[index] > 0 ? min(max((length - before) / lengths[index], 0), 1) : 0
            let (point, next) = (points[index], points[index + 1])
            part.append(
                grid.coordinate(x: point.x + share * (next.x - point.x), y: point.y + share * (next.y - point.y)))
        }
        for index in lengths.indices {
            let after = before + lengths[index]
            let isLast = index == lengths.count - 1
            if part.isEmpty, from * total <= after || isLast { add(index, from * total) }
            if !part.isEmpty, to * total <= after || isLast {
                add(index, to * total)
                return part
            }
            if !part.isEmpty { part.append(grid.coordinate(x: points[index + 1].x, y: points[index + 1].y)) }
            before = after
        }
        return part
    }
}
