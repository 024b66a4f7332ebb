/// The lines of the roads of a block.
struct BlockShapes: Sendable {
    /// The points of all roads, both ends included.
    private(set) var points: [NetworkPoint] = []
    /// The box of each road.
    private(set) var boxes: [BlockBox] = []
    /// The positions at which the points of each road begin and the last ones end.
    private(set) var starts: [Int] = [0]

    /// The points of a road, by its place in the block.
    func line(_ road: Int) -> ArraySlice<NetworkPoint> {
        road + 1 < starts.count ? points[starts[road]..<starts[road + 1]] : []
    }

    /// Adds the line of the next road, whose points `append` adds and of which it returns the box.
    fileprivate mutating func add<Failure>(
        _ append: (inout [NetworkPoint]) throws(Failure) -> BlockBox
    ) throws(Failure) {
        boxes.append(try append(&points))
        starts.append(points.count)
    }
}

extension RoadBlocks {
    /// Decodes the lines of the roads of a block, which must be all of its roads in their order.
    mutating func shapes(
        of block: Int, _ roads: some Collection<StoredRoad>
    ) throws(RoadNetworkError) -> BlockShapes {
        var shapes = BlockShapes()
        var reader = try ShapeReader(network, block)
        for road in roads {
            try shapes.add { points throws(RoadNetworkError) in try reader.line(of: road, &self, into: &points) }
        }
        guard reader.isWhole else { throw .damagedBlock(block) }
        return shapes
    }
}

/// Reads the lines of the roads of a block one behind the other.
struct ShapeReader {
    private let grid: RoadGrid
    private var reader: BitReader
    private let countOrder: Int
    private let stepOrder: Int

    /// Begins with the first road of a block.
    init(_ network: RoadNetwork, _ block: Int) throws(RoadNetworkError) {
        guard let entry = BlockEntry(network, block) else { throw .damagedBlock(block) }
        grid = network.grid
        reader = BitReader(network.bytes, entry.shapes)
        (countOrder, stepOrder) = (reader.bits(4), reader.bits(4))
    }

    /// Whether all that was read was there.
    var isWhole: Bool { reader.isWhole }

    /// Appends the points of the next road, both ends included, to `points`; returns their box.
    @inline(__always)
    mutating func line(
        of road: StoredRoad, _ blocks: inout RoadBlocks, into points: inout [NetworkPoint]
    ) throws(RoadNetworkError) -> BlockBox {
        let first = try blocks.place(of: road.from)
        let end = try blocks.place(of: road.to)
        var box = BoxOfPoints(first, grid)
        points.append(first)
        var point = first
        let count = min(reader.number(countOrder), reader.left)
        for index in 0..<count {
            let next = ShapePrediction.next(after: point, to: end, left: count - index, grid)
            point = NetworkPoint(
                x: grid.wrapped(next.x &+ Int32(truncatingIfNeeded: reader.signed(stepOrder))),
                y: min(max(next.y &+ Int32(truncatingIfNeeded: reader.signed(stepOrder)), 0), grid.size))
            points.append(point)
            box.add(point)
        }
        points.append(end)
        box.add(end)
        return box.box
    }

    /// Passes over the next road.
    @inline(__always)
    mutating func skip() {
        let count = min(reader.number(countOrder), reader.left)
        reader.skipNumbers(2 * count, stepOrder)
    }
}

/// The box of points as they are added.
private struct BoxOfPoints {
    private let grid: RoadGrid
    private let first: NetworkPoint
    private var (least, most): (Int32, Int32) = (0, 0)
    private var (north, south): (Int32, Int32)

    init(_ first: NetworkPoint, _ grid: RoadGrid) {
        self.grid = grid
        self.first = first
        (north, south) = (first.y, first.y)
    }

    @inline(__always)
    mutating func add(_ point: NetworkPoint) {
        let x = grid.steps(from: first.x, to: point.x)
        (least, most) = (min(least, x), max(most, x))
        (north, south) = (min(north, point.y), max(south, point.y))
    }

    var box: BlockBox {
        BlockBox(west: grid.wrapped(first.x &+ least), north: north, width: most &- least, height: south &- north)
    }
}

/// The places where points of lines are expected, from which their steps are counted.
package enum ShapePrediction {
    /// The place of the first of `left` points between a point and the end of its line, if all were evenly spaced.
    package static func next(
        after point: NetworkPoint, to end: NetworkPoint, left: Int, _ grid: RoadGrid
    ) -> NetworkPoint {
        let parts = Int32(truncatingIfNeeded: left &+ 1)
        return NetworkPoint(
            x: grid.wrapped(point.x &+ grid.steps(from: point.x, to: end.x) / max(1, parts)),
            y: point.y &+ (end.y &- point.y) / max(1, parts))
    }
}
