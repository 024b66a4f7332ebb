/// The roads of a wide picture: those that lie within some dots of each other become one line, so that it shows a
/// skeleton and not each carriageway; stumps and pieces that lead nowhere are left out.
///
/// The picture is divided into cells. Roads lead from cell to cell, and a cell is drawn at the mean of its points;
/// means that are nearer to each other than a cell are one (vertex clustering: Rossignac and Borrel, 1993).
struct RoadSkeleton {
    /// The distance from a line of what is left out of it, in dots.
    private static let tolerance = 0.25
    /// The distance of two means within which they are one, in cells.
    private static let near = 0.8
    /// Roads that end in the middle of the picture are left out up to these lengths, in dots: those that end at its
    /// edge, at the sea or at the way, and others.
    private static let (shortestStump, shortestDeadEnd) = (7.0, 32.0)
    /// The same for roads that are connected to no others.
    private static let (shortestPart, shortestLonePart) = (16.0, 60.0)
    /// The distance from the edge within which a road ends there, in dots.
    private static let edge = 3.0

    private let grid: MapGrid
    /// The width and the height of a cell in dots.
    private let cell: Double
    private let columns: Int
    private let rows: Int
    private var sums: [Sum]
    /// The links of each cell with its neighbours to the right and below, with the rank of the most important road that
    /// makes one: four for each cell, `noLink` where there is none.
    private var links: [UInt8]
    private static let noLink = UInt8.max

    /// The points of a cell, added up.
    private struct Sum {
        var x = 0.0
        var y = 0.0
        var count = 0.0

        mutating func add(_ other: Sum) {
            x += other.x
            y += other.y
            count += other.count
        }
    }

    /// Begins without roads.
    init(_ grid: MapGrid, cell: Double) {
        self.grid = grid
        self.cell = cell
        // With three columns no two neighbours of a cell have the same number.
        columns = max(Int(Double(grid.width) / cell) + 2, 3)
        rows = Int(Double(grid.height) / cell) + 2
        sums = Array(repeating: Sum(), count: columns * rows)
        links = Array(repeating: Self.noLink, count: 4 * columns * rows)
    }

    /// The steps from the number of a cell to those of its neighbours to the right and below, in their order.
    private var steps: [Int] { [1, columns - 1, columns, columns + 1] }

    /// The cells with points, in their order.
    private var filled: [Int] { sums.indices.filter { sums[$0].count > 0 } }

    /// Adds a road, in points at most a cell apart or with straight lines between them. Linear in its length.
    mutating func add(_ line: ArraySlice<DotPoint>, rank: Int) {
        guard var from = line.first else { return }
        var last = visit(from, after: nil, rank: rank)
        for to in line.dropFirst() {
            let (width, height) = (to.x - from.x, to.y - from.y)
            let length = max(width.magnitude, height.magnitude)
            if length > cell * 0.5 {
                let steps = Int((length / (cell * 0.5)).rounded(.up))
                for step in 1..<steps {
                    let share = Double(step) / Double(steps)
                    let point = DotPoint(x: from.x + share * width, y: from.y + share * height)
                    last = visit(point, after: last, rank: rank)
                }
            }
            last = visit(to, after: last, rank: rank)
            from = to
        }
    }

    /// Adds a point of a road behind one in the cell `last`; returns its cell.
    @inline(__always)
    private mutating func visit(_ point: DotPoint, after last: Int?, rank: Int) -> Int {
        let place = place(of: point)
        sums[place].add(Sum(x: point.x, y: point.y, count: 1))
        if let last, last != place { link(min(last, place), max(last, place), rank: rank) }
        return place
    }

    /// The lines by their rank; `isHidden` tells where the way of the trip covers them, `isSea` what is no land. Linear
    /// but for sorting.
    func lines(
        ranks: Int, isHidden: (DotPoint) -> Bool, isSea: (DotPoint) -> Bool
    ) -> [[[DotPoint]]] {
        let roots = merged()
        var graph = RoadGraph(places: roots.points)
        let steps = steps
        for cell in filled {
            for (index, step) in steps.enumerated() where links[4 * cell + index] != Self.noLink {
                graph.link(roots.of[cell], roots.of[cell + step], rank: Int(links[4 * cell + index]))
            }
        }
        func isEnd(_ point: DotPoint) -> Bool {
            point.x < Self.edge || point.y < Self.edge || point.x > Double(grid.width) - Self.edge
                || point.y > Double(grid.height) - Self.edge || isHidden(point) || isSea(point)
        }
        graph.removeDeadEnds(shorterThan: Self.shortestDeadEnd, stump: Self.shortestStump, isEnd: isEnd)
        graph.removeParts(shorterThan: Self.shortestLonePart, withEnd: Self.shortestPart, isEnd: isEnd)
        graph.removeLinks { isHidden($0) && isHidden($1) }
        return graph.lines(ranks: ranks).map { $0.map { LineSimplification.simplified($0, tolerance: Self.tolerance) } }
    }

    /// The place that each cell belongs to, and the mean of each place.
    private func merged() -> (of: [Int], points: [DotPoint]) {
        var of = Array(sums.indices)
        var sums = sums
        func mean(_ place: Int) -> DotPoint {
            DotPoint(x: sums[place].x / sums[place].count, y: sums[place].y / sums[place].count)
        }
        func root(_ place: Int) -> Int {
            var place = place
            while of[place] != place { place = of[place] }
            return place
        }
        let steps = steps
        for place in filled {
            for step in steps where place + step < sums.count {
                let other = place + step
                guard self.sums[other].count > 0 else { continue }
                let (one, two) = (root(place), root(other))
                guard one != two else { continue }
                let (first, second) = (mean(one), mean(two))
                let (x, y) = (first.x - second.x, first.y - second.y)
                guard x * x + y * y < Self.near * cell * Self.near * cell else { continue }
                of[two] = one
                sums[one].add(sums[two])
            }
        }
        return (
            of.indices.map(root), sums.indices.map { sums[$0].count > 0 ? mean($0) : DotPoint(x: 0, y: 0) }
        )
    }

    private func place(of point: DotPoint) -> Int {
        let column = min(max(Int(point.x / cell), 0), columns - 1)
        let row = min(max(Int(point.y / cell), 0), rows - 1)
        return row * columns + column
    }

    /// Links two cells side by side, of which the first has the lower number.
    private mutating func link(_ one: Int, _ other: Int, rank: Int) {
        let index =
            switch other - one {
            case 1: 0
            case columns - 1: 1
            case columns: 2
            default: 3
            }
        links[4 * one + index] = min(links[4 * one + index], UInt8(truncatingIfNeeded: rank))
    }
}
