/// The ways around land on a chart.
struct SeaWay {
    /// The cells of land one behind the other from which on a line is led around it, and the cells at its ends, where
    /// ports lie on land, that do not count.
    private static let (leastLand, atEnds) = (3, 3)
    /// Costs of a step aside and of an oblique one, and the factors onto land and beside it.
    private static let (straight, oblique, onLand, besideLand) = (5, 7, 60, 2)
    /// The most that bends are rounded, in cells, the best first, and the pieces of a bend.
    private static let (bends, bendPieces) = ([8.0, 4, 2], 6)
    /// The longest piece of a line, in cells.
    private static let longest = 12.0

    private let width: Int
    private let height: Int
    /// The cost of each cell: 1 at sea.
    private let costs: [UInt8]

    /// Looks at the land of a chart. Linear in its cells.
    init(_ chart: SeaChart) {
        (width, height) = (chart.width, chart.height)
        var costs = Array(repeating: UInt8(1), count: width * height)
        for y in 0..<height {
            for x in 0..<width where chart.isLand[y * width + x] {
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

    /// The line around land; nil where the straight one meets none, or there is no better way around it on the chart.
    func line(from start: SIMD2<Double>, to end: SIMD2<Double>) -> [SIMD2<Double>]? {
        guard meetsLand(from: start, to: end), let path = path(from: cell(start), to: cell(end)) else { return nil }
        let middle = path.dropFirst().dropLast().map { SIMD2(Double($0 % width) + 0.5, Double($0 / width) + 0.5) }
        let pulled = pulled([start] + middle + [end])
        let least = landCells(pulled)
        guard 2 * least <= landCells([start, end]) else { return nil }
        // A round bend must not lead over the cape that it goes around.
        let bent = Self.bends.lazy.map { Self.bent(pulled, reach: $0) }.first { landCells($0) <= least }
        return Self.dense(bent ?? pulled)
    }

    /// A line each of whose bends is a curve that takes at most `reach` cells of either side.
    private static func bent(_ line: [SIMD2<Double>], reach: Double) -> [SIMD2<Double>] {
        guard line.count > 2 else { return line }
        var bent = [line[0]]
        for index in 1..<line.count - 1 {
            let corner = line[index]
            func side(_ other: SIMD2<Double>) -> SIMD2<Double> {
                let length = Self.length(other - corner)
                return corner + (length > 0 ? min(reach / length, 0.45) : 0) * (other - corner)
            }
            let (start, end) = (side(line[index - 1]), side(line[index + 1]))
            for step in 0...bendPieces {
                let t = Double(step) / Double(bendPieces)
                bent.append((1 - t) * (1 - t) * start + 2 * t * (1 - t) * corner + t * t * end)
            }
        }
        return bent + [line[line.count - 1]]
    }

    /// A line with a point at least every few cells, so that great circles between them are straight.
    private static func dense(_ line: [SIMD2<Double>]) -> [SIMD2<Double>] {
        zip(line, line.dropFirst()).reduce(into: [line[0]]) { dense, ends in
            let pieces = max(Int((length(ends.1 - ends.0) / longest).rounded(.up)), 1)
            for piece in 1...pieces { dense.append(ends.0 + Double(piece) / Double(pieces) * (ends.1 - ends.0)) }
        }
    }

    private static func length(_ way: SIMD2<Double>) -> Double { (way * way).sum().squareRoot() }

    /// The number of cells of land on a line.
    private func landCells(_ line: [SIMD2<Double>]) -> Int {
        Set(zip(line, line.dropFirst()).flatMap { cells(from: $0, to: $1) }).count(where: isLand)
    }

    private func cell(_ point: SIMD2<Double>) -> Int {
        min(max(Int(point.y), 0), height - 1) * width + min(max(Int(point.x), 0), width - 1)
    }

    private func isLand(_ cell: Int) -> Bool { costs[cell] == UInt8(Self.onLand) }

    /// Whether the straight line leads over land farther than a port lies on it.
    private func meetsLand(from start: SIMD2<Double>, to end: SIMD2<Double>) -> Bool {
        let passed = cells(from: start, to: end)
        guard passed.count > 2 * Self.atEnds + Self.leastLand else { return false }
        var found = 0
        for cell in passed.dropFirst(Self.atEnds).dropLast(Self.atEnds) {
            found = isLand(cell) ? found + 1 : 0
            if found >= Self.leastLand { return true }
        }
        return false
    }

    /// The cells of a straight line, about one for each step.
    private func cells(from one: SIMD2<Double>, to other: SIMD2<Double>) -> [Int] {
        let way = other - one
        let steps = max(Int(max(way.x.magnitude, way.y.magnitude).rounded(.up)), 1)
        return (0...steps).map { cell(one + Double($0) / Double(steps) * way) }
    }

    /// The cheapest way from cell to cell; nil where none is.
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
    private func pulled(_ line: [SIMD2<Double>]) -> [SIMD2<Double>] {
        guard line.count > 2 else { return line }
        var pulled = [line[0]]
        var start = 0
        while start < line.count - 1 {
            var next = start + 1
            if !isLand(cell(line[start])) {
                while next + 1 < line.count, isClear(line[start...next + 1]) { next += 1 }
            }
            pulled.append(line[next])
            start = next
        }
        return pulled
    }

    /// Whether the straight line between the ends of a way meets no land, and no more of what is beside it.
    private func isClear(_ way: ArraySlice<SIMD2<Double>>) -> Bool {
        guard let first = way.first, let last = way.last else { return false }
        let straight = cells(from: first, to: last)
        return !straight.contains(where: isLand)
            && straight.count { costs[$0] > 1 } <= way.count { costs[cell($0)] > 1 }
    }
}
