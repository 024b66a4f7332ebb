import Shorelines

/// A point on the grid of a level of detail.
struct GridPoint: Equatable {
    /// The number of steps east of Greenwich.
    let x: Int
    /// The number of steps north of the equator.
    let y: Int
}

/// Converts lines in degrees to lines on the grid.
enum GridLine {
    /// The maximum distance between two successive points in degrees. Borders such as the 49th parallel are straight in
    /// degrees but not on a projection, so long segments need points in between.
    private static let longestSegment = 1.0

    /// Removes the parts of a line that lie on the antimeridian or at a pole, which are the frame of the source's flat
    /// map.
    static func withoutFrame(_ line: [SourcePoint]) -> [[SourcePoint]] {
        func isOnFrame(_ one: SourcePoint, _ other: SourcePoint) -> Bool {
            (one.longitude.magnitude > 179.999 && other.longitude == one.longitude)
                || (one.latitude.magnitude > 89.999 && other.latitude == one.latitude)
        }
        var lines: [[SourcePoint]] = []
        var current: [SourcePoint] = []
        for point in line {
            if let last = current.last, isOnFrame(last, point) {
                lines.append(current)
                current = []
            }
            current.append(point)
        }
        return (lines + [current]).filter { $0.count > 1 }
    }

    /// The points of a line on the grid of `detail`; nil if fewer than two remain. Points are omitted (Douglas and
    /// Peucker 1973) if they are nearer to the simplified line than half a step (medium) or one step (fine).
    static func points(of line: [SourcePoint], _ detail: ShorelineDetail) -> [GridPoint]? {
        let step = 1 / Double(detail.stepsPerDegree)
        var points: [GridPoint] = []
        for point in simplified(line, tolerance: detail == .medium ? step / 2 : step) {
            let next = GridPoint(x: Int((point.longitude / step).rounded()), y: Int((point.latitude / step).rounded()))
            guard let last = points.last else {
                points.append(next)
                continue
            }
            guard next != last else { continue }
            let distance = max((next.x - last.x).magnitude, (next.y - last.y).magnitude)
            let parts = Int((Double(distance) * step / longestSegment).rounded(.up))
            for part in 1...max(parts, 1) {
                points.append(
                    GridPoint(
                        x: last.x + (next.x - last.x) * part / max(parts, 1),
                        y: last.y + (next.y - last.y) * part / max(parts, 1)))
            }
        }
        return points.count > 1 ? points : nil
    }

    /// Simplifies a line: omits the points that are within `tolerance` degrees of the remaining line.
    private static func simplified(_ line: [SourcePoint], tolerance: Double) -> [SourcePoint] {
        guard line.count > 2 else { return line }
        var isKept = Array(repeating: false, count: line.count)
        isKept[0] = true
        isKept[line.count - 1] = true
        var ranges = [(0, line.count - 1)]
        while let (first, last) = ranges.popLast() {
            var farthest = first
            var greatest = tolerance
            for index in first + 1..<max(last, first + 1) {
                let distance = distance(line[index], line[first], line[last])
                if distance > greatest { (farthest, greatest) = (index, distance) }
            }
            guard farthest != first else { continue }
            isKept[farthest] = true
            ranges += [(first, farthest), (farthest, last)]
        }
        return zip(line, isKept).filter(\.1).map(\.0)
    }

    /// The distance in degrees of a point from the segment between two others, or from the first of them if they are
    /// equal.
    private static func distance(_ point: SourcePoint, _ first: SourcePoint, _ last: SourcePoint) -> Double {
        let (width, height) = (last.longitude - first.longitude, last.latitude - first.latitude)
        let (east, north) = (point.longitude - first.longitude, point.latitude - first.latitude)
        let length = (width * width + height * height).squareRoot()
        guard length > 0 else { return (east * east + north * north).squareRoot() }
        return (east * height - north * width).magnitude / length
    }
}
