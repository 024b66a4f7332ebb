/// Leaves out points that are near the line that remains (Douglas and Peucker, 1973).
enum LineSimplification {
    /// The points of a line from which none that is left out is farther than `tolerance`; both ends stay.
    static func simplified(_ line: [DotPoint], tolerance: Double) -> [DotPoint] {
        guard line.count > 2 else { return line }
        var isKept = Array(repeating: false, count: line.count)
        isKept[0] = true
        isKept[line.count - 1] = true
        var ranges = [(0, line.count - 1)]
        while let (first, last) = ranges.popLast() {
            var farthest = first
            var greatest = tolerance * tolerance
            let (from, to) = (line[first], line[last])
            for index in first + 1..<max(last, first + 1) {
                let distance = squaredDistance(line[index], from, to)
                if distance > greatest { (farthest, greatest) = (index, distance) }
            }
            guard farthest != first else { continue }
            isKept[farthest] = true
            ranges.append((first, farthest))
            ranges.append((farthest, last))
        }
        var kept: [DotPoint] = []
        for (index, point) in line.enumerated() where isKept[index] { kept.append(point) }
        return kept
    }

    /// The squared distance of a point from a segment.
    @inline(__always)
    private static func squaredDistance(_ point: DotPoint, _ from: DotPoint, _ to: DotPoint) -> Double {
        let (width, height) = (to.x - from.x, to.y - from.y)
        let length = width * width + height * height
        let (x, y) = (point.x - from.x, point.y - from.y)
        let share = length > 0 ? min(max((x * width + y * height) / length, 0), 1) : 0
        let (dx, dy) = (x - share * width, y - share * height)
        return dx * dx + dy * dy
    }
}
