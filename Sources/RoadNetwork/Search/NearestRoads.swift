import Geodesy

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Finds the roads near places.
struct NearestRoads: Sendable {
    /// The straight line in metres within which all roads count.
    static let near = 1_500.0
    /// The straight line in metres beyond which no road counts.
    static let farthest = 30_000.0
    /// The straight line in metres to the nearest road from which on a place has one way in and out: a summit or a
    /// station of a cable car is no way through the mountains.
    static let remote = 3_000.0
    /// The number of blocks whose lines are kept: some 5 MB.
    private static let mostShapes = 1_000
    /// The lines of roads in blocks that were looked at.
    private var shapes: [Int: BlockShapes] = [:]

    /// The roads by which a place is reached: all within 1.5 km, or within half again as far as the nearest and a
    /// kilometre, at most 30 km; of a remote place those at one point. Where all of these belong to small parts of the
    /// network, also those of its large parts by the same rule. Roads that streets do not reach do not count; where
    /// they reach none, those to which a way leads around the water between.
    mutating func access(
        to place: Coordinate, _ streets: StreetReach, _ blocks: inout RoadBlocks
    ) throws(RoadNetworkError) -> PlaceAccess {
        var found = try roads(around: place, largePartsOnly: false, streets, &blocks)
        var isSmall = !found.isEmpty
        for approach in found where isSmall { isSmall = try blocks.isSmall(approach.ends.from) }
        if isSmall { found += try roads(around: place, largePartsOnly: true, streets, &blocks) }
        return PlaceAccess(place: place, approaches: found)
    }

    private mutating func roads(
        around place: Coordinate, largePartsOnly: Bool, _ streets: StreetReach, _ blocks: inout RoadBlocks
    ) throws(RoadNetworkError) -> [Approach] {
        var radius = Self.near
        while true {
            let all = try roads(within: radius, of: place, largePartsOnly: largePartsOnly, &blocks)
            let found = streets.reached(all, from: place, within: radius)
            guard let nearest = found.lazy.map(\.metres).min() else {
                if radius >= Self.farthest { return streets.reachedAround(all, from: place) }
                radius = min(radius * 3.2, Self.farthest)
                continue
            }
            let reach = min(max(Self.near, nearest * 1.5 + 1_000), Self.farthest)
            if reach <= radius { return Self.oneSided(found.filter { $0.metres <= reach }, from: place, streets) }
            radius = reach
        }
    }

    /// The approaches of a remote place that lead to where the nearest does; all of another.
    private static func oneSided(
        _ approaches: [Approach], from place: Coordinate, _ streets: StreetReach
    ) -> [Approach] {
        guard let nearest = approaches.min(by: { $0.metres < $1.metres }), nearest.metres > remote,
            streets.isRemote(place)
        else { return approaches }
        return approaches.filter { $0.point.distance(to: nearest.point) <= near }
    }

    private mutating func roads(
        within radius: Double, of place: Coordinate, largePartsOnly: Bool, _ blocks: inout RoadBlocks
    ) throws(RoadNetworkError) -> [Approach] {
        let network = blocks.network
        let grid = network.grid
        let frame = LocalFrame(place, grid)
        let steps = Int32(min(radius / frame.leastMetresPerStep(within: radius), Double(grid.size / 4)) + 2)
        let corner = NetworkPoint(x: grid.wrapped(frame.center.x &- steps), y: frame.center.y &- steps)
        var found: [Approach] = []
        for block in 0..<network.blockCount {
            let box = BlockBox(network, block)
            guard box.meets(corner, width: 2 * steps, height: 2 * steps, grid) else { continue }
            let roads = try blocks.roads(of: block)
            let shapes = try shapes(of: block, roads, &blocks)
            for (offset, index) in roads.enumerated()
            where shapes.boxes[offset].meets(corner, width: 2 * steps, height: 2 * steps, grid) {
                let nearest = frame.nearest(on: shapes.line(offset))
                guard nearest.metres <= radius * 1.1 + 100 else { continue }
                let road = blocks.roads[index]
                let point = frame.coordinate(nearest)
                let metres = place.distance(to: point)
                guard metres <= radius else { continue }
                if largePartsOnly, try blocks.isSmall(road.from) { continue }
                found.append(
                    Approach(
                        road: index, ends: (road.from, road.to), share: nearest.share, point: point, metres: metres,
                        roadSeconds: blocks.seconds(road)))
            }
        }
        return found
    }

    /// The lines of the roads of a block; the last ones are kept.
    mutating func shapes(
        of block: Int, _ roads: Range<Int>, _ blocks: inout RoadBlocks
    ) throws(RoadNetworkError) -> BlockShapes {
        if let known = shapes[block] { return known }
        if shapes.count == Self.mostShapes { shapes.removeAll(keepingCapacity: true) }
        let decoded = try blocks.shapes(of: block, blocks.roads[roads])
        shapes[block] = decoded
        return decoded
    }
}
