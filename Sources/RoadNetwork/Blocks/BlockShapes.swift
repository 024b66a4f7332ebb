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

    /// Adds the line of the next road.
    mutating func append(_ line: [NetworkPoint], _ grid: RoadGrid) {
        points += line
        starts.append(points.count)
        boxes.append(BlockBox(of: line, grid))
    }
}

extension RoadBlocks {
    /// Decodes the lines of the roads of a block, which must be all of its roads in their order.
    mutating func shapes(
        of block: Int, _ roads: some Collection<StoredRoad>
    ) throws(RoadNetworkError) -> BlockShapes {
        guard let entry = BlockEntry(network, block) else { throw .damagedBlock(block) }
        let grid = network.grid
        var shapes = BlockShapes()
        var line: [NetworkPoint] = []
        var reader = BitReader(network.bytes, entry.shapes)
        let (countOrder, stepOrder) = (reader.bits(4), reader.bits(4))
        for road in roads {
            var point = try place(of: road.from)
            let end = try place(of: road.to)
            line.removeAll(keepingCapacity: true)
            line.append(point)
            let count = min(reader.number(countOrder), reader.left)
            for index in 0..<count {
                let next = ShapePrediction.next(after: point, to: end, left: count - index, grid)
                point = NetworkPoint(
                    x: grid.wrapped(next.x &+ Int32(truncatingIfNeeded: reader.signed(stepOrder))),
                    y: min(max(next.y &+ Int32(truncatingIfNeeded: reader.signed(stepOrder)), 0), grid.size))
                line.append(point)
            }
            line.append(end)
            shapes.append(line, grid)
        }
        guard reader.isWhole else { throw .damagedBlock(block) }
        return shapes
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
