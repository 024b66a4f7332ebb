/// The squares of 32 x 32 points of the grid, numbered in Morton order, and what lies in them.
struct GridCells: Sendable {
    /// A cell in the upper, the index of what lies in it in the lower 32 bits; sorted.
    private let entries: [UInt64]
    /// The cells in which something lies, sorted, and where their entries begin.
    private let cells: [UInt32]
    private let starts: [Int32]

    /// The points on the side of a cell.
    static let side: Int32 = 32

    /// Sorts straight pieces into the cells that they pass through: `count` pieces, whose ends `ends` tells.
    init(count: Int, ends: (Int) -> (GridPoint, GridPoint)) {
        var entries: [UInt64] = []
        entries.reserveCapacity(count * 3)
        for index in 0..<count {
            let (from, to) = ends(index)
            Self.forEachCell(from, to) { entries.append(UInt64($0) << 32 | UInt64(index)) }
        }
        entries.sort()
        var cells: [UInt32] = []
        var starts: [Int32] = []
        for (offset, entry) in entries.enumerated() {
            let cell = UInt32(entry >> 32)
            guard cells.last != cell else { continue }
            cells.append(cell)
            starts.append(Int32(offset))
        }
        starts.append(Int32(entries.count))
        (self.entries, self.cells, self.starts) = (entries, cells, starts)
    }

    /// The cell of a point.
    static func cell(of point: GridPoint) -> UInt32 { UInt32(point.morton >> 10) }

    /// Calls `body` with each cell in which something lies, and the indices of that.
    func forEachCell(_ body: (UInt32, [Int32]) -> Void) {
        var members: [Int32] = []
        for (position, cell) in cells.enumerated() {
            members.removeAll(keepingCapacity: true)
            for entry in Int(starts[position])..<Int(starts[position + 1]) {
                members.append(Int32(truncatingIfNeeded: entries[entry]))
            }
            body(cell, members)
        }
    }

    /// Calls `body` with the indices of all that passes through the cells within `radius` steps of a place; the same
    /// index may come more than once.
    func forEach(within radius: Double, of place: SIMD2<Double>, _ body: (Int32) -> Void) {
        let side = Double(Self.side)
        let last = GridPoint.steps / Self.side
        let low = ((place - radius) / side).rounded(.down).clamped(0, Double(last))
        let high = ((place + radius) / side).rounded(.down).clamped(0, Double(last))
        for row in Int32(low.y)...Int32(high.y) {
            for column in Int32(low.x)...Int32(high.x) {
                let cell = Self.cell(of: GridPoint(x: column * Self.side, y: row * Self.side))
                let position = cells.partitioningIndex { $0 >= cell }
                guard position < cells.count, cells[position] == cell else { continue }
                for entry in Int(starts[position])..<Int(starts[position + 1]) {
                    body(Int32(truncatingIfNeeded: entries[entry]))
                }
            }
        }
    }

    /// Calls `body` with each cell that a straight piece passes through, taking the squares half a step larger at each
    /// side, so that a piece that touches the square round a point is in the point's cell.
    static func forEachCell(_ from: GridPoint, _ to: GridPoint, _ body: (UInt32) -> Void) {
        let (low, high) = from.y <= to.y ? (from, to) : (to, from)
        let margin = 0.501
        let side = Double(side)
        let slope = high.y == low.y ? 0 : Double(high.x - low.x) / Double(high.y - low.y)
        let (west, east) = (Double(min(low.x, high.x)), Double(max(low.x, high.x)))
        for row in low.y / Self.side...high.y / Self.side {
            let top = max(Double(low.y), Double(row) * side - margin)
            let bottom = min(Double(high.y), Double(row) * side + side - 1 + margin)
            var (first, last) = (west, east)
            if high.y != low.y {
                let (begin, end) = (
                    Double(low.x) + (top - Double(low.y)) * slope, Double(low.x) + (bottom - Double(low.y)) * slope
                )
                (first, last) = (max(west, min(begin, end)), min(east, max(begin, end)))
            }
            let firstColumn = Int32(((first - margin) / side).rounded(.down))
            let lastColumn = Int32(((last + margin) / side).rounded(.down))
            for column in max(0, firstColumn)...max(0, lastColumn) {
                body(cell(of: GridPoint(x: column * Self.side, y: row * Self.side)))
            }
        }
    }
}

extension SIMD2<Double> {
    /// Both numbers, taken to the nearest in a range.
    fileprivate func clamped(_ low: Double, _ high: Double) -> SIMD2<Double> {
        SIMD2(Swift.min(Swift.max(x, low), high), Swift.min(Swift.max(y, low), high))
    }
}

extension Array {
    /// The index of the first element for which `belongs` is true, where it is false for all before and true for all
    /// after. Logarithmic.
    func partitioningIndex(_ belongs: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if belongs(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
