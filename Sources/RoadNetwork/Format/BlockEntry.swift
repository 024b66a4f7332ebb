/// A block's entry in the directory.
struct BlockEntry {
    /// The position of the streams of the block in the file.
    let places: Range<Int>
    let arcs: Range<Int>
    let shapes: Range<Int>
    /// The box of all its lines.
    let box: BlockBox
    /// The classes of its roads, a bit each.
    let classes: Int
    /// Whether some of its junctions belong to small parts of the network.
    let hasSmallParts: Bool

    /// Reads the entry of a block below `blockCount`; nil when its streams do not lie in the file.
    init?(_ network: RoadNetwork, _ block: Int) {
        let layout = network.layout
        let bytes = network.bytes
        let offset = layout.directoryOffset + block * RoadFormat.entryLength
        func number(_ offset: Int) -> Int {
            Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
        }
        let start = number(offset)
        let end = block + 1 < layout.blockCount ? number(offset + RoadFormat.entryLength) : layout.blocksLength
        let lengths = number(offset + 12)
        let mixed = lengths & 0xFFFF
        let placesEnd = start + mixed & 0xFFF
        let arcsEnd = placesEnd + lengths >> 16
        guard arcsEnd <= end, end <= layout.blocksLength else { return nil }
        let base = layout.blocksOffset
        places = base + start..<base + placesEnd
        arcs = base + placesEnd..<base + arcsEnd
        shapes = base + arcsEnd..<base + end
        box = BlockBox(network, block)
        classes = mixed >> 12 & 7
        hasSmallParts = mixed >> 15 == 1
    }
}

/// The box of all lines of a block, or of one line.
struct BlockBox: Sendable {
    /// The west and north side, in steps of the grid.
    let west: Int32
    let north: Int32
    /// The width and height, in steps of the grid.
    let width: Int32
    let height: Int32

    /// Reads the box of a block below `blockCount`.
    @inline(__always)
    init(_ network: RoadNetwork, _ block: Int) {
        let offset = network.layout.directoryOffset + block * RoadFormat.entryLength + 4
        let sides = UInt64(littleEndian: network.bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        let shift = Int32(network.layout.grid.bits - RoadFormat.boxBits)
        west = Int32(sides & 0xFFFF) &<< shift
        north = Int32(sides >> 16 & 0xFFFF) &<< shift
        width = Int32(sides >> 32 & 0xFFFF) &<< shift
        height = Int32(sides >> 48) &<< shift
    }

    /// The box with a north-western corner and a size.
    init(west: Int32, north: Int32, width: Int32, height: Int32) {
        (self.west, self.north, self.width, self.height) = (west, north, width, height)
    }

    /// Whether the box meets the rectangle that extends `width` steps east and `height` steps south of a corner.
    @inline(__always)
    func meets(_ corner: NetworkPoint, width: Int32, height: Int32, _ grid: RoadGrid) -> Bool {
        if corner.y > north &+ self.height || corner.y &+ height < north { return false }
        return grid.wrapped(corner.x &- west) <= self.width || grid.wrapped(west &- corner.x) <= width
    }
}
