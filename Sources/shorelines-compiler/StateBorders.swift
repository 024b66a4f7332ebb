/// Finds the lines between states: the segments that the outlines of two of them share.
enum StateBorders {
    private struct Segment: Hashable {
        let from: SourcePoint
        let to: SourcePoint
    }

    /// The lines that belong to the outlines of two states; `outlines` are the rings of each.
    static func lines(between outlines: [[[SourcePoint]]]) -> [[SourcePoint]] {
        var owners: [Segment: Int] = [:]
        var lines: [[SourcePoint]] = []
        for (state, rings) in outlines.enumerated() {
            for ring in rings {
                var line: [SourcePoint] = []
                for (from, to) in zip(ring, ring.dropFirst()) {
                    // Neighbours go along their border in opposite directions.
                    let isShared = owners[Segment(from: to, to: from)].map { $0 != state } ?? false
                    if isShared {
                        if line.isEmpty { line = [from] }
                        line.append(to)
                    } else {
                        owners[Segment(from: from, to: to)] = state
                        if line.count > 1 { lines.append(line) }
                        line = []
                    }
                }
                if line.count > 1 { lines.append(line) }
            }
        }
        return lines
    }
}
