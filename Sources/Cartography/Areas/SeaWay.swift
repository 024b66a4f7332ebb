import Geodesy

/// The lines of ships around land: where the straight one from port to port would lead over it.
///
/// The way is searched on the dots of the map (Dial, "Shortest-path forest with topological ordering", 1969), which
/// takes time linear in them for each line.
struct SeaWay {
    /// The most lines that are led around land.
    static let mostLines = 16
    /// The dots of land one behind the other from which on a line is led around it, and the dots at its ends, where
    /// ports lie on land, that do not count.
    private static let (leastLand, atEnds) = (3, 3)
    /// Costs of a step aside and of an oblique one, and the factors onto land and beside it.
    private static let (straight, oblique, onLand, besideLand) = (5, 7, 60, 2)
    /// The most that bends are rounded, in dots, the best first.
    private static let bends = [8.0, 4, 2]
    /// The longest piece of a line, in dots.
    private static let longest = 12.0

    private let width: Int
    private let height: Int
    /// The cost of each dot: 1 at sea.
    private let costs: [UInt8]

    /// Looks at the land of a map. Linear in its dots.
    init(_ land: LandRaster, in grid: MapGrid) {
        (width, height) = (grid.width, grid.height)
        var costs = Array(repeating: UInt8(1), count: width * height)
        for y in 0..<height {
            for x in 0..<width where land.isLand(x: x, y: y) {
                for down in max(y - 1, 0)...min(y + 1, height - 1) {
                    for right in max(x - 1, 0)...min(x + 1, width - 1) {
                        costs[down * width + right] = max(costs[down * width + right], UInt8(Self.besideLand))
                    }
                }
                costs[y * width + x] = UInt8(Self.onLand)
            }
        }
        self.costs = costs
    }

    /// The line around land; the line itself where it meets none, or where the way around it is not on the map.
    func line(_ line: [DotPoint]) -> [DotPoint] {
        guard let first = line.first, let last = line.last, meetsLand(line),
            let path = path(from: dot(first), to: dot(last))
        else { return line }
        let middle = path.dropFirst().dropLast().map { dot in
            DotPoint(x: Double(dot % width) + 0.5, y: Double(dot / width) + 0.5)
        }
        let pulled = pulled([first] + middle + [last])
        let least = landDots(pulled)
        guard 2 * least <= landDots(line) else { return line }
        // A round bend must not lead over the cape that it goes around.
        let bent = Self.bends.lazy.map { SmoothLine.bent(pulled, reach: $0) }.first { landDots($0) <= least }
        return Self.dense(bent ?? pulled)
    }

    /// A line with a point at least every few dots, as lines of great circles have.
    private static func dense(_ line: [DotPoint]) -> [DotPoint] {
        guard let first = line.first else { return line }
        return zip(line, line.dropFirst()).reduce(into: [first]) { dense, ends in
            let (x, y) = (ends.1.x - ends.0.x, ends.1.y - ends.0.y)
            let pieces = max(Int((max(x.magnitude, y.magnitude) / longest).rounded(.up)), 1)
            for piece in 1...pieces {
                let share = Double(piece) / Double(pieces)
                dense.append(DotPoint(x: ends.0.x + share * x, y: ends.0.y + share * y))
            }
        }
    }

    /// The number of dots of land on a line.
    private func landDots(_ line: [DotPoint]) -> Int {
        Set(zip(line, line.dropFirst()).flatMap { dots(from: $0, to: $1) }).count(where: isLand)
    }

    private func dot(_ point: DotPoint) -> Int {
        min(max(Int(point.y), 0), height - 1) * width + min(max(Int(point.x), 0), width - 1)
    }

    private func isLand(_ dot: Int) -> Bool { costs[dot] == UInt8(Self.onLand) }

    /// Whether a line leads over land farther than a port lies on it.
    private func meetsLand(_ line: [DotPoint]) -> Bool {
        let passed = zip(line, line.dropFirst()).flatMap { dots(from: $0, to: $1) }
        guard passed.count > 2 * Self.atEnds + Self.leastLand else { return false }
        var found = 0
        for dot in passed.dropFirst(Self.atEnds).dropLast(Self.atEnds) {
            found = isLand(dot) ? found + 1 : 0
            if found >= Self.leastLand { return true }
        }
        return false
    }

    /// The dots of a straight line, about one for each step.
    private func dots(from one: DotPoint, to other: DotPoint) -> [Int] {
        let (x, y) = (other.x - one.x, other.y - one.y)
        let steps = max(Int(max(x.magnitude, y.magnitude).rounded(.up)), 1)
        return (0...steps).map { step in
            let share = Double(step) / Double(steps)
            return dot(DotPoint(x: one.x + share * x, y: one.y + share * y))
        }
    }

    /// The cheapest way from dot to dot; nil where none is.
    private func path(from start: Int, to end: Int) -> [Int]? {
        let most = Self.oblique * Self.onLand
        var buckets = Array(repeating: [Int](), count: most + 1)
        var lengths = Array(repeating: Int32.max, count: costs.count)
        var before = Array(repeating: Int32(-1), count: costs.count)
        lengths[start] = 0
        buckets[0].append(start)
        var (length, waiting) = (0, 1)
        while waiting > 0, lengths[end] > length {
            while let next = buckets[length % (most + 1)].popLast() {
                waiting -= 1
                guard lengths[next] == length else { continue }
                let (column, row) = (next % width, next / width)
                for down in -1...1 {
                    for right in -1...1 where down != 0 || right != 0 {
                        let (x, y) = (column + right, row + down)
                        guard x >= 0, y >= 0, x < width, y < height else { continue }
                        let other = y * width + x
                        let step = down == 0 || right == 0 ? Self.straight : Self.oblique
                        let longer = Int32(length + step * Int(costs[other]))
                        guard longer < lengths[other] else { continue }
                        (lengths[other], before[other]) = (longer, Int32(next))
                        buckets[Int(longer) % (most + 1)].append(other)
                        waiting += 1
                    }
                }
            }
            length += 1
        }
        guard lengths[end] != .max else { return nil }
        var path = [end]
        while let last = path.last, before[last] >= 0 { path.append(Int(before[last])) }
        return path.reversed()
    }

    /// A line with no more bends than it needs: at sea it goes on straight as long as that meets no land, and no more
    /// of what is beside land.
    private func pulled(_ line: [DotPoint]) -> [DotPoint] {
        guard line.count > 2 else { return line }
        var pulled = [line[0]]
        var start = 0
        while start < line.count - 1 {
            var next = start + 1
            if !isLand(dot(line[start])) {
                while next + 1 < line.count, isClear(line[start...next + 1]) { next += 1 }
            }
            pulled.append(line[next])
            start = next
        }
        return pulled
    }

    /// Whether the straight line between the ends of a way meets no land, and no more of what is beside it.
    private func isClear(_ way: ArraySlice<DotPoint>) -> Bool {
        guard let first = way.first, let last = way.last else { return false }
        let straight = dots(from: first, to: last)
        return !straight.contains(where: isLand)
            && straight.count { costs[$0] > 1 } <= way.count { costs[dot($0)] > 1 }
    }
}

extension Cartographer {
    /// The way with the lines of ferries led around land: those whose ports are both on the map.
    static func aroundLand(
        _ way: [Placement.WayLine], of subject: MapSubject, _ frame: MapFrame, _ land: LandRaster?
    ) -> [Placement.WayLine] {
        guard let land else { return way }
        var sea: SeaWay?
        var left = SeaWay.mostLines
        return way.map { item in
            guard left > 0, isOverSea(item.line.kind), isWhole(item.line, subject.legs[item.leg].path, frame) else {
                return item
            }
            let way = sea ?? SeaWay(land, in: frame.grid)
            sea = way
            let line = way.line(item.line.points)
            if line != item.line.points { left -= 1 }
            return (item.leg, MapScene.Line(kind: item.line.kind, points: line))
        }
    }

    /// Whether lines of a kind are of ships.
    static func isOverSea(_ kind: MapScene.LineKind) -> Bool {
        guard case .crossing(_, let means) = kind else { return false }
        return means == .ferry || means == .assumed
    }

    /// Whether a line reaches from the beginning of a path to its end.
    private static func isWhole(_ line: MapScene.Line, _ path: [Coordinate], _ frame: MapFrame) -> Bool {
        guard let start = path.first, let end = path.last, let first = line.points.first, let last = line.points.last
        else { return false }
        return zip([start, end].map { frame.dot($0) }, [first, last]).allSatisfy { one, other in
            (one.x - other.x).magnitude < 1.5 && (one.y - other.y).magnitude < 1.5
        }
    }
}
