import RoadNetwork

/// Reads `osm-roads.bin`: lines of roads as LEB128 numbers.
///
/// First the number of lines; for each line `points * 3 + class`, then for each point the steps to the east and to the
/// south from the point before it, each with its sign in the lowest bit (zigzag); the point before a line's first is
/// the last of the line before, at the beginning 0, 0.
enum LineFile {
    /// The lines in `bytes`; throws the reason when they are damaged. Linear.
    static func lines(in bytes: [UInt8]) throws(LineFileError) -> RoadLines {
        var reader = VariableLengthReader(bytes)
        var lines = RoadLines(stepsPerTile: RoadLines.stepsPerTileOfZoom7)
        var (x, y) = (Int64(0), Int64(0))
        var line: [GridPoint] = []
        let steps = Int64(GridPoint.steps)
        for _ in 0..<(try reader.number()) {
            let head = try reader.number()
            guard let roadClass = RoadClass(rawValue: UInt8(head % 3)) else { throw .endsTooEarly }
            line.removeAll(keepingCapacity: true)
            for _ in 0..<head / 3 {
                let start = reader.offset
                x &+= try reader.difference()
                y &+= try reader.difference()
                guard (0...steps).contains(x), (0...steps).contains(y) else { throw .outsideTheMap(byte: start) }
                line.append(GridPoint(x: Int32(x), y: Int32(y)))
            }
            lines.append(line, roadClass)
        }
        guard reader.isAtEnd else { throw .moreAfterTheEnd(byte: reader.offset) }
        return lines
    }
}
