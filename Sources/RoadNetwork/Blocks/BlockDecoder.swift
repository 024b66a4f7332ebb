/// Decodes the streams of blocks.
struct BlockDecoder: Sendable {
    let network: RoadNetwork
    /// The speeds in tenths of km/h, by their number.
    let speeds: [Int]
    /// The classes of roads with each speed.
    let classes: [RoadClass]
    /// The seconds that each ferry counts for.
    private let ferrySeconds: [Int32]
    /// The junctions of other blocks that a block names.
    private var others: [UInt32] = []

    /// Reads the tables of speeds and of ferries' times.
    init(_ network: RoadNetwork) throws(RoadNetworkError) {
        self.network = network
        let layout = network.layout
        var (speeds, classes, ferrySeconds): ([Int], [RoadClass], [Int32]) = ([], [], [])
        for index in 0..<layout.speedCount {
            let offset = layout.speedsOffset + 4 * index
            let speed = RoadFormat.number(network.bytes, at: offset, 2)
            guard speed > 0, let roadClass = RoadClass(rawValue: network.bytes[offset + 2]) else {
                throw .damagedHeader
            }
            speeds.append(speed)
            classes.append(roadClass)
        }
        ferrySeconds.reserveCapacity(layout.ferryCount)
        for index in 0..<layout.ferryCount { ferrySeconds.append(Int32(FerryEntry(network, index).countedSeconds)) }
        (self.speeds, self.classes, self.ferrySeconds) = (speeds, classes, ferrySeconds)
    }

    /// The time on a road in seconds.
    func seconds(_ road: StoredRoad) -> Int {
        RoadTimes.road(decametres: Int(road.decametres), speed: speeds[Int(road.speed)])
    }

    /// The number of junctions of a block.
    private func count(_ block: Int) -> Int {
        min(RoadFormat.junctionsInBlock, network.junctionCount - block << RoadFormat.blockBits)
    }

    /// Appends `RoadFormat.junctionsInBlock` places of junctions, the last ones unused in the last block, and as bits
    /// which of them belong to small parts.
    func places(of block: Int, into places: inout [NetworkPoint], small: inout [UInt64]) throws(RoadNetworkError) {
        guard let entry = BlockEntry(network, block) else { throw .damagedBlock(block) }
        var reader = BitReader(network.bytes, entry.places)
        let (orderX, orderY) = (reader.bits(4), reader.bits(4))
        var (x, y) = (entry.box.west, entry.box.north)
        let count = count(block)
        for _ in 0..<count {
            x = network.grid.wrapped(x &+ Int32(truncatingIfNeeded: reader.signed(orderX)))
            y = y &+ Int32(truncatingIfNeeded: reader.signed(orderY))
            places.append(NetworkPoint(x: x, y: min(max(y, 0), network.grid.size)))
        }
        var bits: UInt64 = 0
        if entry.hasSmallParts { for index in 0..<count where reader.bits(1) == 1 { bits |= 1 << UInt64(index) } }
        small.append(bits)
        for _ in count..<RoadFormat.junctionsInBlock { places.append(NetworkPoint(x: 0, y: 0)) }
        guard reader.isWhole else { throw .damagedBlock(block) }
    }

    /// Appends the arcs and roads of a block, and where the arcs of each of its junctions begin and the last ones end.
    mutating func arcs(
        of block: Int, into arcs: inout [StoredArc], starts: inout [UInt32], roads: inout [StoredRoad]
    ) throws(RoadNetworkError) {
        try read(block, keepsArcs: true, &arcs, &starts, &roads)
    }

    /// Appends the roads of a block alone, which is quicker.
    mutating func roads(of block: Int, into roads: inout [StoredRoad]) throws(RoadNetworkError) {
        var (arcs, starts): ([StoredArc], [UInt32]) = ([], [])
        try read(block, keepsArcs: false, &arcs, &starts, &roads)
    }

    @inline(__always)
    private mutating func read(
        _ block: Int, keepsArcs: Bool, _ arcs: inout [StoredArc], _ starts: inout [UInt32],
        _ roads: inout [StoredRoad]
    ) throws(RoadNetworkError) {
        guard let entry = BlockEntry(network, block) else { throw .damagedBlock(block) }
        var reader = BitReader(network.bytes, entry.arcs)
        let orders = (
            others: reader.bits(4), counts: reader.bits(4), seconds: reader.bits(4), lengths: reader.bits(4)
        )
        let speedCount = reader.bits(6) + 1
        var blockSpeeds: [UInt8] = []
        for _ in 0..<speedCount { blockSpeeds.append(UInt8(reader.bits(6))) }
        let speedWidth = RoadFormat.width(of: speedCount)
        try readOthers(block, &reader, order: orders.others)
        let width = RoadFormat.width(of: RoadFormat.junctionsInBlock + others.count)
        let first = UInt32(block << RoadFormat.blockBits)
        let count = count(block)
        for index in 0..<RoadFormat.junctionsInBlock {
            if keepsArcs { starts.append(UInt32(arcs.count)) }
            guard index < count else { continue }
            for _ in 0..<min(reader.number(orders.counts), reader.left) {
                let isShortcut = reader.bits(1) == 0
                let isPlain = isShortcut || reader.bits(1) == 0
                let isFerry = !isPlain && reader.bits(1) == 1
                guard let head = junction(reader.bits(width), first) else { throw .damagedBlock(block) }
                if isShortcut {
                    guard let middle = junction(reader.bits(width), first) else { throw .damagedBlock(block) }
                    let seconds = reader.number(orders.seconds)
                    if keepsArcs { arcs.append(StoredArc(head: head, seconds: seconds, origin: .shortcut(middle))) }
                } else if isFerry {
                    let ferry = reader.bits(network.layout.ferryWidth)
                    guard ferry < ferrySeconds.count else { throw .damagedBlock(block) }
                    if keepsArcs {
                        arcs.append(StoredArc(head: head, seconds: Int(ferrySeconds[ferry]), origin: .ferry(ferry)))
                    }
                } else {
                    let speed = reader.bits(speedWidth)
                    let length = reader.number(orders.lengths)
                    guard speed < speedCount, blockSpeeds[speed] < speeds.count else { throw .damagedBlock(block) }
                    let road = StoredRoad(
                        from: first + UInt32(index), to: head, decametres: UInt32(length), speed: blockSpeeds[speed])
                    if keepsArcs, isPlain {
                        arcs.append(StoredArc(head: head, seconds: seconds(road), origin: .road(roads.count)))
                    }
                    roads.append(road)
                }
            }
        }
        if keepsArcs { starts.append(UInt32(arcs.count)) }
        guard reader.isWhole else { throw .damagedBlock(block) }
    }

    /// Reads the list of junctions of other blocks.
    private mutating func readOthers(
        _ block: Int, _ reader: inout BitReader, order: Int
    ) throws(RoadNetworkError) {
        others.removeAll(keepingCapacity: true)
        var last = -1
        for _ in 0..<min(reader.number(6), reader.left) {
            last += reader.number(order) + 1
            guard last < network.junctionCount else { throw .damagedBlock(block) }
            others.append(UInt32(last))
        }
    }

    /// The number of the junction with a place in the list of a block; nil if there is none.
    @inline(__always)
    private func junction(_ index: Int, _ first: UInt32) -> UInt32? {
        if index < RoadFormat.junctionsInBlock {
            let junction = first + UInt32(index)
            return junction < network.junctionCount ? junction : nil
        }
        let other = index - RoadFormat.junctionsInBlock
        return other < others.count ? others[other] : nil
    }
}
