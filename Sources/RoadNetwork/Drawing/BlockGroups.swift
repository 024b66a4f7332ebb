/// Blocks in groups with a box each, so that those far from a rectangle are passed over together: blocks with numbers
/// next to each other lie near each other on the Earth.
struct BlockGroups: Sendable {
    /// The blocks of a group.
    private static let size = 32

    private let count: Int
    private var boxes: [BlockBox] = []

    /// The groups of a network. Linear in its blocks.
    init(_ network: RoadNetwork) {
        count = network.blockCount
        boxes.reserveCapacity(count / Self.size + 1)
        for first in stride(from: 0, to: count, by: Self.size) {
            var box = BlockBox(network, first)
            for block in first + 1..<max(first + 1, min(first + Self.size, count)) {
                box = box.union(BlockBox(network, block), network.grid)
            }
            boxes.append(box)
        }
    }

    /// The blocks of the groups that meet the rectangle that extends `width` steps east and `height` steps south of a
    /// corner, in their order.
    func blocks(
        meeting corner: NetworkPoint, width: Int32, height: Int32, _ grid: RoadGrid
    ) -> some Sequence<Int> {
        boxes.indices.lazy
            .filter { boxes[$0].meets(corner, width: width, height: height, grid) }
            .flatMap { group in group * Self.size..<min((group + 1) * Self.size, count) }
    }
}

extension BlockBox {
    /// A box that holds this one and another. It may go the longer way round the Earth, where both are across the
    /// antimeridian from each other.
    fileprivate func union(_ other: BlockBox, _ grid: RoadGrid) -> BlockBox {
        let (west, north) = (min(west, other.west), min(north, other.north))
        let east = max(self.west &+ width, other.west &+ other.width)
        let south = max(self.north &+ height, other.north &+ other.height)
        return BlockBox(west: west, north: north, width: min(east &- west, grid.size &- 1), height: south &- north)
    }
}
