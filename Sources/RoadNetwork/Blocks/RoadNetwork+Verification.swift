extension RoadNetwork {
    /// Throws when the content is not that of the header's hash, or a block cannot be decoded; reads the whole file.
    package func verify() throws(RoadNetworkError) {
        let content = UnsafeRawBufferPointer(rebasing: bytes[RoadFormat.headerLength...])
        guard RoadFormat.hash(content) == contentHash else { throw .otherContent }
        var blocks = try RoadBlocks(self)
        for block in 0..<blockCount {
            let roads = try blocks.roads(of: block)
            _ = try blocks.shapes(of: block, blocks.roads[roads])
        }
        for ferry in 0..<ferryCount where FerryEntry(self, ferry).texts == nil { throw .damagedFerry(ferry) }
    }
}
