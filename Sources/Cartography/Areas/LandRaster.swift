/// The dots of a picture that lie on land.
struct LandRaster {
    private let width: Int
    private let height: Int
    private var isLand: [Bool]

    /// Fills rings by the even-odd rule, by the middles of dots. Linear in the dots and in the rows that rings cross.
    init(_ rings: [[DotPoint]], in grid: MapGrid) {
        (width, height) = (grid.width, grid.height)
        isLand = Array(repeating: false, count: width * height)
        var crossings = Array(repeating: [Double](), count: height)
        for ring in rings {
            for (one, other) in zip(ring, ring.dropFirst()) where one.y != other.y {
                let first = max(Int((min(one.y, other.y) - 0.5).rounded(.up)), 0)
                let last = min(Int((max(one.y, other.y) - 0.5).rounded(.up)) - 1, height - 1)
                guard first <= last else { continue }
                for row in first...last {
                    let share = (Double(row) + 0.5 - one.y) / (other.y - one.y)
                    crossings[row].append(one.x + share * (other.x - one.x))
                }
            }
        }
        for (row, found) in crossings.enumerated() {
            let sorted = found.sorted()
            for pair in stride(from: 0, to: sorted.count - 1, by: 2) {
                let first = max(Int((sorted[pair] - 0.5).rounded(.up)), 0)
                let end = min(Int((sorted[pair + 1] - 0.5).rounded(.up)), width)
                if first < end { for column in first..<end { isLand[row * width + column] = true } }
            }
        }
    }

    /// Whether at least a hundredth of the dots is no land. Linear.
    var hasSea: Bool { 100 * isLand.count { !$0 } >= isLand.count }

    /// The dots of the island that a dot lies on, as a raster of its own, and their number; nil at sea, on land that
    /// goes on beyond the edges, and on more than `most` dots. Linear in the dots.
    func island(x: Int, y: Int, most: Int) -> (land: LandRaster, count: Int)? {
        guard (0..<width).contains(x), (0..<height).contains(y), isLand[y * width + x] else { return nil }
        var island = self
        island.isLand = Array(repeating: false, count: isLand.count)
        island.isLand[y * width + x] = true
        var (rim, count) = ([y * width + x], 1)
        while let dot = rim.popLast() {
            let (column, row) = (dot % width, dot / width)
            guard column > 0, row > 0, column < width - 1, row < height - 1, count <= most else { return nil }
            for next in [dot - 1, dot + 1, dot - width, dot + width] where isLand[next] && !island.isLand[next] {
                island.isLand[next] = true
                count += 1
                rim.append(next)
            }
        }
        return (island, count)
    }

    /// The most dots of land side by side in a row. Linear.
    var widest: Int {
        var (widest, count) = (0, 0)
        for (dot, isLand) in isLand.enumerated() {
            if dot % width == 0 { count = 0 }
            count = isLand ? count + 1 : 0
            widest = max(widest, count)
        }
        return widest
    }

    /// Whether a dot lies on land; beyond the edges, the nearest one.
    func isLand(x: Int, y: Int) -> Bool {
        isLand[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
    }
}
