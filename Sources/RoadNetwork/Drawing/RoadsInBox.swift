package import Geodesy

extension RoadFinder {
    /// Gives the lines of all roads that may lie in a box to `body`: their class and their points, without those that
    /// are less than `spacing` metres from the one before; only blocks that meet the box are decoded. The array of
    /// points is good for the one call.
    ///
    /// `least` is the least important class that is wanted. What is decoded is kept for the next box, up to a million
    /// points.
    package mutating func roads(
        in box: BoundingBox, downTo least: RoadClass, spacing: Double,
        _ body: (RoadClass, [Coordinate]) -> Void
    ) throws(RoadNetworkError) {
        let grid = network.grid
        let area = GridArea(box, grid)
        let wanted = 1 << (Int(least.rawValue) + 1) - 1
        var points: [Coordinate] = []
        let groups = drawn.groups(of: network)
        for block in groups.blocks(meeting: area.corner, width: area.width, height: area.height, grid) {
            guard BlockBox(network, block).meets(area.corner, width: area.width, height: area.height, grid) else {
                continue
            }
            guard let entry = BlockEntry(network, block) else { throw .damagedBlock(block) }
            guard entry.classes & wanted != 0 else { continue }
            let found = try drawn.roads(of: block, downTo: least, &blocks)
            for road in drawn.roads[found] {
                guard road.roadClass.rawValue <= least.rawValue,
                    road.box.meets(area.corner, width: area.width, height: area.height, grid)
                else { continue }
                points.removeAll(keepingCapacity: true)
                drawn.points.withUnsafeBufferPointer {
                    area.appendThinned($0[road.points], spacing: spacing, to: &points)
                }
                body(road.roadClass, points)
            }
        }
    }
}

/// A box on the grid.
private struct GridArea {
    let corner: NetworkPoint
    let width: Int32
    let height: Int32
    private let grid: RoadGrid
    private let metresPerStep: Double
    private let latitudes: MercatorLatitudes

    init(_ box: BoundingBox, _ grid: RoadGrid) {
        self.grid = grid
        let span = box.east - box.west + (box.west > box.east ? 360 : 0)
        let northWest = (try? Coordinate(latitude: box.north, longitude: box.west)) ?? .nullIsland
        let southEast = (try? Coordinate(latitude: box.south, longitude: box.east)) ?? .nullIsland
        corner = grid.point(northWest)
        height = grid.point(southEast).y &- corner.y
        width = Int32(min(span / 360, 1) * Double(grid.size - 1))
        latitudes = MercatorLatitudes(grid, north: corner.y, south: corner.y &+ height)
        // The narrowest step in the box, so that no line is thinned too much.
        let latitude = max(box.south.magnitude, box.north.magnitude)
        let circle = (try? Coordinate(latitude: min(latitude, 85), longitude: 0)).flatMap { place in
            (try? Coordinate(latitude: place.latitude, longitude: 0.01)).map { place.distance(to: $0) }
        }
        metresPerStep = max((circle ?? 1_111) * 36_000 / Double(grid.size), 0.001)
    }

    /// Appends the places of a line, without those nearer than `spacing` to the one before; both ends stay.
    @inline(__always)
    func appendThinned(
        _ line: Slice<UnsafeBufferPointer<NetworkPoint>>, spacing: Double, to points: inout [Coordinate]
    ) {
        guard var kept = line.first, let end = line.last else { return }
        let least = Int32(min(spacing / metresPerStep, 1e6))
        points.append(latitudes.coordinate(kept))
        for point in line.dropFirst().dropLast() {
            let x = grid.steps(from: kept.x, to: point.x)
            if x.magnitude < least, (point.y &- kept.y).magnitude < least { continue }
            kept = point
            points.append(latitudes.coordinate(point))
        }
        if line.count > 1 { points.append(latitudes.coordinate(end)) }
    }
}
