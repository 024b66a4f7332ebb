/// The counts that the header states, and where the parts of the file begin.
struct RoadLayout: Sendable {
    let junctionCount: Int
    let roadCount: Int
    let ferryCount: Int
    let speedCount: Int
    let grid: RoadGrid
    /// The bits of a ferry's number.
    let ferryWidth: Int
    let blockCount: Int
    let speedsOffset: Int
    let ferriesOffset: Int
    let textsOffset: Int
    let directoryOffset: Int
    let blocksOffset: Int
    let blocksLength: Int

    /// Reads a header of full length; nil when its numbers do not fit the file.
    init?(_ bytes: UnsafeRawBufferPointer) {
        func number(_ offset: Int) -> Int { RoadFormat.number(bytes, at: offset, 4) }
        junctionCount = number(20)
        roadCount = number(24)
        ferryCount = number(28)
        speedCount = number(32)
        let bits = number(36)
        guard (RoadFormat.boxBits...28).contains(bits), (1...64).contains(speedCount), junctionCount < 1 << 28 else {
            return nil
        }
        grid = RoadGrid(bits: bits)
        ferryWidth = RoadFormat.width(of: ferryCount)
        blockCount = (junctionCount + RoadFormat.junctionsInBlock - 1) >> RoadFormat.blockBits
        let ferriesLength = number(72)
        blocksLength = number(76)
        speedsOffset = RoadFormat.headerLength
        ferriesOffset = speedsOffset + 4 * speedCount
        textsOffset = ferriesOffset + RoadFormat.ferryLength * ferryCount
        directoryOffset = ferriesOffset + ferriesLength
        blocksOffset = directoryOffset + RoadFormat.entryLength * blockCount
        guard textsOffset <= directoryOffset,
            blocksOffset + blocksLength + RoadFormat.paddingLength == bytes.count
        else { return nil }
    }
}
