import Shorelines

/// Joins the pieces of shores to lines as long as they go: rings where all of a shore is there.
struct LineChains {
    /// The greatest gap between ends that belong together, in degrees: a step of the medium base map and more.
    private static let widestGap = 0.05

    private struct Key: Hashable {
        let latitude: Double
        let longitude: Double

        init(_ point: ShorelinePoint) {
            latitude = point.latitude
            // 180 and -180 are one meridian.
            longitude = point.longitude == 180 ? -180 : point.longitude
        }
    }

    private var lines: [[ShorelinePoint]] = []

    /// Adds a piece; it mostly begins where the one before ends.
    mutating func add(_ piece: [ShorelinePoint]) {
        if let end = lines.last?.last, let first = piece.first, end == first {
            lines[lines.count - 1] += piece.dropFirst()
        } else {
            lines.append(piece)
        }
    }

    /// The lines: those that are closed end at the very point where they begin. Linear but for ends that do not meet,
    /// in whose number it is quadratic.
    func joined() -> [[ShorelinePoint]] {
        var closed: [[ShorelinePoint]] = []
        var open: [[ShorelinePoint]] = []
        for line in lines {
            if let ring = Self.closed(line) { closed.append(ring) } else { open.append(line) }
        }
        // Ends by their place: twice the line's index, and one more for its last point.
        var ends: [Key: [Int]] = [:]
        for (index, line) in open.enumerated() {
            ends[Key(line[0]), default: []].append(2 * index)
            ends[Key(line[line.count - 1]), default: []].append(2 * index + 1)
        }
        var isUsed = Array(repeating: false, count: open.count)
        var rest: [[ShorelinePoint]] = []
        for index in open.indices where !isUsed[index] {
            isUsed[index] = true
            var line = open[index]
            for _ in 0..<2 {
                while Self.closed(line) == nil,
                    let end = ends[Key(line[line.count - 1])]?.first(where: { !isUsed[$0 / 2] })
                {
                    isUsed[end / 2] = true
                    line += end % 2 == 0 ? open[end / 2] : open[end / 2].reversed()
                }
                line.reverse()
            }
            if let ring = Self.closed(line) { closed.append(ring) } else { rest.append(line) }
        }
        return closed + Self.joinedNear(rest)
    }

    /// The line with its first point at its end, where it is closed.
    private static func closed(_ line: [ShorelinePoint]) -> [ShorelinePoint]? {
        guard line.count > 3, Key(line[0]) == Key(line[line.count - 1]) else { return nil }
        return line.dropLast() + [line[0]]
    }

    /// Joins lines whose ends the grid of the base map has moved apart.
    private static func joinedNear(_ lines: [[ShorelinePoint]]) -> [[ShorelinePoint]] {
        func isNear(_ one: ShorelinePoint, _ other: ShorelinePoint) -> Bool {
            let (one, other) = (Key(one), Key(other))
            return (one.latitude - other.latitude).magnitude < widestGap
                && (one.longitude - other.longitude).magnitude < widestGap
        }
        var rest = lines
        var joined: [[ShorelinePoint]] = []
        while var line = rest.popLast() {
            for _ in 0..<2 {
                while let end = line.last, !isNear(line[0], end),
                    let next = rest.firstIndex(where: { isNear($0[0], end) || isNear($0[$0.count - 1], end) })
                {
                    let other = rest.remove(at: next)
                    line += isNear(other[0], end) ? other : other.reversed()
                }
                line.reverse()
            }
            if line.count > 2, isNear(line[0], line[line.count - 1]) { line.append(line[0]) }
            joined.append(line)
        }
        return joined
    }
}
