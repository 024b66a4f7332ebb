/// The blocks that questions have touched, decoded.
struct RoadBlocks: Sendable {
    /// The network whose blocks they are.
    let network: RoadNetwork
    private var decoder: BlockDecoder
    /// All arcs that are decoded.
    private(set) var arcs: [StoredArc] = []
    /// All roads that are decoded.
    private(set) var roads: [StoredRoad] = []
    /// The index in `starts` at which the junctions of each block stand, or -1.
    private var arcSlots: [Int32]
    private var starts: [UInt32] = []
    /// The index in `roads` of each block's first road; meaningful where its arcs are decoded.
    private var firstRoads: [UInt32]
    /// The index in `places` at which the junctions of each block stand, or -1.
    private var placeSlots: [Int32]
    private var places: [NetworkPoint] = []
    private var small: [UInt64] = []

    /// Nothing is decoded yet but the tables of speeds and of the times of ferries.
    init(_ network: RoadNetwork) throws(RoadNetworkError) {
        self.network = network
        decoder = try BlockDecoder(network)
        arcSlots = Array(repeating: -1, count: network.blockCount)
        firstRoads = Array(repeating: 0, count: network.blockCount)
        placeSlots = arcSlots
    }

    /// The time on a road in seconds.
    func seconds(_ road: StoredRoad) -> Int { decoder.seconds(road) }

    /// The class of a road.
    func roadClass(_ road: StoredRoad) -> RoadClass { decoder.classes[Int(road.speed)] }

    /// The positions of the arcs of a junction in `arcs`.
    @inline(__always)
    mutating func arcs(of junction: UInt32) throws(RoadNetworkError) -> Range<Int> {
        let block = Int(junction) >> RoadFormat.blockBits
        if arcSlots[block] < 0 { try decodeArcs(of: block) }
        let index = Int(arcSlots[block]) + Int(junction) & (RoadFormat.junctionsInBlock - 1)
        return Int(starts[index])..<Int(starts[index + 1])
    }

    /// The positions of the roads of a block in `roads`.
    mutating func roads(of block: Int) throws(RoadNetworkError) -> Range<Int> {
        if arcSlots[block] < 0 { try decodeArcs(of: block) }
        let first = Int(firstRoads[block])
        var end = first
        while end < roads.count, Int(roads[end].from) >> RoadFormat.blockBits == block { end += 1 }
        return first..<end
    }

    /// The place of a junction.
    @inline(__always)
    mutating func place(of junction: UInt32) throws(RoadNetworkError) -> NetworkPoint {
        let block = Int(junction) >> RoadFormat.blockBits
        if placeSlots[block] < 0 { try decodePlaces(of: block) }
        return places[Int(placeSlots[block]) + Int(junction) & (RoadFormat.junctionsInBlock - 1)]
    }

    /// Whether a junction belongs to a small part of the network.
    mutating func isSmall(_ junction: UInt32) throws(RoadNetworkError) -> Bool {
        let block = Int(junction) >> RoadFormat.blockBits
        if placeSlots[block] < 0 { try decodePlaces(of: block) }
        let bits = small[Int(placeSlots[block]) >> RoadFormat.blockBits]
        return bits >> UInt64(junction & 63) & 1 == 1
    }

    /// Appends the roads of a block to a list that is not kept, so that a whole map leaves nothing behind.
    mutating func roads(of block: Int, into list: inout [StoredRoad]) throws(RoadNetworkError) {
        try decoder.roads(of: block, into: &list)
    }

    private mutating func decodeArcs(of block: Int) throws(RoadNetworkError) {
        let before = (arcs.count, starts.count, roads.count)
        do {
            try decoder.arcs(of: block, into: &arcs, starts: &starts, roads: &roads)
        } catch {
            arcs.removeSubrange(before.0...)
            starts.removeSubrange(before.1...)
            roads.removeSubrange(before.2...)
            throw error
        }
        arcSlots[block] = Int32(before.1)
        firstRoads[block] = UInt32(before.2)
    }

    private mutating func decodePlaces(of block: Int) throws(RoadNetworkError) {
        let before = (places.count, small.count)
        do {
            try decoder.places(of: block, into: &places, small: &small)
        } catch {
            places.removeSubrange(before.0...)
            small.removeSubrange(before.1...)
            throw error
        }
        placeSlots[block] = Int32(before.0)
    }
}
