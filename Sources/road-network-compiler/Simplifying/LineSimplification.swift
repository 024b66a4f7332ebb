/// Leaves out points of a line that are not needed to draw it (Douglas and Peucker 1973).
enum LineSimplification {
    /// The distance in metres by which a left out point may lie off the line.
    static let tolerance = 200.0

    /// The points to keep, the first and the last among them. Linear times logarithm for usual lines.
    static func simplify(_ line: [GridPoint]) -> [GridPoint] {
        guard line.count > 2 else { return line }
        var isKept = [Bool](repeating: false, count: line.count)
        isKept[0] = true
        isKept[line.count - 1] = true
        var open = [(0, line.count - 1)]
        while let (first, last) = open.popLast() {
            let (from, to) = (line[first].position, line[last].position)
            var farthest = (index: first, offset: 0.0)
            for index in first + 1..<max(last, first + 1) {
                let offset = line[index].position.offset(fromLine: from, to)
                if offset > farthest.offset { farthest = (index, offset) }
            }
            let reach = tolerance / GridPoint.metresPerStep(y: from.y)
            guard farthest.offset > reach else { continue }
            isKept[farthest.index] = true
            open.append((first, farthest.index))
            open.append((farthest.index, last))
        }
        return line.indices.filter { isKept[$0] }.map { line[$0] }
    }
}
