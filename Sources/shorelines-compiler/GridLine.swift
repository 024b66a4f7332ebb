import Shorelines

/// A point in whole steps of a level of detail.
struct GridPoint: Equatable {
    /// Steps east of Greenwich.
    let x: Int
    /// Steps north of the equator.
    let y: Int
}

/// Turns lines in degrees into lines in steps.
enum GridLine {
    /// The farthest that two points of a line may be from each other, in degrees: lines are straight in degrees, not on a
    /// projection, and the 49th parallel is not a great circle.
    private static let longestSegment = 1.0

    /// A line without the parts that lie on the antimeridian or at a pole: they frame the source's flat map and are no
    /// shore.
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

    /// The points in steps of `detail`; nil where nothing is left. What Douglas and Peucker (1973) leave out is nearer to
    /// the line than half a step (medium) or one step (fine).
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

    /// A line without the points that lie within `tolerance` degrees of what is left.
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

    /// How far a point is from the line through two others, in degrees; from the first where they are one.
    private static func distance(_ point: SourcePoint, _ first: SourcePoint, _ last: SourcePoint) -> Double {
        let (width, height) = (last.longitude - first.longitude, last.latitude - first.latitude)
        let (east, north) = (point.longitude - first.longitude, point.latitude - first.latitude)
        let length = (width * width + height * height).squareRoot()
        guard length > 0 else { return (east * east + north * north).squareRoot() }
        return (east * height - north * width).magnitude / length
    }
}
