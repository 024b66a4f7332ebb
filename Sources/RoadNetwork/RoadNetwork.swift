/// The main roads and car ferries of the world in memory, as `RoadFormat` lays them out.
///
/// Opening it reads the header alone; `RoadFinder` answers questions and decodes what they touch.
package struct RoadNetwork: Sendable {
    /// The makers of the roads of the program's own network, as the licence requires.
    package static let attribution = "Roads: © OpenStreetMap contributors (https://www.openstreetmap.org), ODbL 1.0"

    /// The whole file. Nobody writes to it while it can be reached.
    nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
    /// The positions of the parts of the file.
    let layout: RoadLayout

    /// The hash of the content, which tells it from every other network: a key for caches.
    package let contentHash: UInt64
    /// The hashes of the files from which the network was made: lines of roads, car ferries, supplementary
    /// roads.
    package let sourceHashes: [UInt64]
    /// The day of the data: year * 10000 + month * 100 + day.
    package let date: Int

    /// The number of junctions.
    package var junctionCount: Int { layout.junctionCount }
    /// The number of roads between junctions.
    package var roadCount: Int { layout.roadCount }
    /// The number of ferries and car trains.
    package var ferryCount: Int { layout.ferryCount }
    /// The number of blocks, each of which is decoded when it is first touched.
    package var blockCount: Int { layout.blockCount }
    /// The grid of all points.
    package var grid: RoadGrid { layout.grid }

    /// Opens a file whose bytes stay where they are, unchanged, as long as this value and finders on it are used.
    /// Throws when its header is not in order.
    package init(bytes: UnsafeRawBufferPointer) throws(RoadNetworkError) {
        guard bytes.count >= RoadFormat.magic.count, bytes.starts(with: RoadFormat.magic) else { throw .notANetwork }
        guard bytes.count >= 16 else { throw .wrongLength(expected: RoadFormat.headerLength, found: bytes.count) }
        let version = RoadFormat.number(bytes, at: 8, 4)
        guard version == RoadFormat.version else { throw .otherVersion(version) }
        let length = RoadFormat.number(bytes, at: 12, 4)
        guard bytes.count == length else { throw .wrongLength(expected: length, found: bytes.count) }
        guard length >= RoadFormat.headerLength else { throw .damagedHeader }
        let checked = UnsafeRawBufferPointer(rebasing: bytes[..<RoadFormat.headerChecksumOffset])
        let checksum = RoadFormat.number(bytes, at: RoadFormat.headerChecksumOffset, 8)
        guard UInt64(bitPattern: Int64(checksum)) == RoadFormat.hash(checked), let layout = RoadLayout(bytes) else {
            throw .damagedHeader
        }
        self.bytes = bytes
        self.layout = layout
        contentHash = Self.hash(bytes, at: RoadFormat.hashOffset)
        sourceHashes = [48, 56, 64].map { Self.hash(bytes, at: $0) }
        date = RoadFormat.number(bytes, at: 16, 4)
    }

    private static func hash(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt64 {
        UInt64(bitPattern: Int64(RoadFormat.number(bytes, at: offset, 8)))
    }
}
