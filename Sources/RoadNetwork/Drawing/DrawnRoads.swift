/// The lines of roads in the blocks that boxes have met, decoded once for the boxes that follow: those of the maps of a
/// document, which lie beside each other.
struct DrawnRoads: Sendable {
    /// A road with its line.
    struct Road {
        /// The positions of its points, both ends included.
        let points: Range<Int>
        let box: BlockBox
        let roadClass: RoadClass
    }

    /// The roads of a block, down to a class.
    private struct Slot {
        var roads = 0..<0
        /// The number of the least important class that is decoded; -1 for none.
        var least = -1
    }

    /// The most points that are kept, of 8 bytes each.
    private static let mostPoints = 1_000_000

    /// The points for which there is room from the beginning, and the points of a road.
    private static let (usualPoints, pointsOfRoad) = (500_000, 4)

    /// All roads that are decoded.
    private(set) var roads: [Road] = []
    /// Their points.
    private(set) var points: [NetworkPoint] = []
    private var slots: [Slot] = []
    private var stored: [StoredRoad] = []
    private var groups: BlockGroups?

    /// The blocks of the network in groups, which are kept.
    mutating func groups(of network: RoadNetwork) -> BlockGroups {
        let groups = groups ?? BlockGroups(network)
        self.groups = groups
        return groups
    }

    /// The positions in `roads` of the roads of a block, of the wanted classes and perhaps of less important ones, in
    /// their order; they hold until the next question.
    mutating func roads(
        of block: Int, downTo least: RoadClass, _ blocks: inout RoadBlocks
    ) throws(RoadNetworkError) -> Range<Int> {
        if slots.isEmpty || points.count > Self.mostPoints {
            slots = Array(repeating: Slot(), count: blocks.network.blockCount)
            roads.removeAll(keepingCapacity: true)
            points.removeAll(keepingCapacity: true)
            // Memory that is not written to costs nothing; to grow into it step by step does.
            points.reserveCapacity(Self.usualPoints)
            roads.reserveCapacity(Self.usualPoints / Self.pointsOfRoad)
        }
        if slots[block].least < Int(least.rawValue) {
            let before = (roads: roads.count, points: points.count)
            do {
                try decode(block, downTo: least, &blocks)
            } catch {
                roads.removeSubrange(before.roads...)
                points.removeSubrange(before.points...)
                throw error
            }
            slots[block] = Slot(roads: before.roads..<roads.count, least: Int(least.rawValue))
        }
        return slots[block].roads
    }

    private mutating func decode(
        _ block: Int, downTo least: RoadClass, _ blocks: inout RoadBlocks
    ) throws(RoadNetworkError) {
        stored.removeAll(keepingCapacity: true)
        try blocks.roads(of: block, into: &stored)
        var reader = try ShapeReader(blocks.network, block)
        for road in stored {
            let roadClass = blocks.roadClass(road)
            guard roadClass.rawValue <= least.rawValue else {
                reader.skip()
                continue
            }
            let start = points.count
            let box = try reader.line(of: road, &blocks, into: &points)
            roads.append(Road(points: start..<points.count, box: box, roadClass: roadClass))
        }
        guard reader.isWhole else { throw .damagedBlock(block) }
    }
}
