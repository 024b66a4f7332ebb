import RoadNetwork

/// Writes `roads.bin`, as `RoadFormat` lays it out; the same bytes for the same graph.
enum RoadNetworkWriter {
    /// The bits of the grid: steps of 38 m at the equator, half a unit of the source.
    static let gridBits = 20

    /// The bytes of the file of a graph.
    ///
    /// `date` is the day of the data as year * 10000 + month * 100 + day, `sourceHashes` are those of the lines of
    /// roads, of the table of ferries and of that of supplementary roads (`RoadFormat.hash`). A graph has at least one
    /// speed and at most 64, and fewer than 2^28 junctions.
    static func file(of graph: RoadGraph, date: Int, sourceHashes: [UInt64]) -> [UInt8] {
        let source = NetworkSource(graph, grid: RoadGrid(bits: gridBits))
        let writer = BlockWriter(source)
        var (directory, blocks): ([UInt8], [UInt8]) = ([], [])
        let blockCount = (graph.junctions.count + RoadFormat.junctionsInBlock - 1) >> RoadFormat.blockBits
        for block in 0..<blockCount {
            let (bytes, entry) = writer.block(block)
            directory.appendNumber(blocks.count, 4)
            directory += entry
            blocks += bytes
        }
        let ferries = ferryTable(of: source)
        var content: [UInt8] = []
        for speed in graph.speeds {
            content.appendNumber(GraphTimes.speed(speed), 2)
            content.appendNumber(Int(speed.roadClass.rawValue), 2)
        }
        content += ferries
        content += directory
        content += blocks
        content += [UInt8](repeating: 0, count: RoadFormat.paddingLength)
        var file = RoadFormat.magic
        let counts = [graph.junctions.count, graph.roads.count, graph.ferries.count, graph.speeds.count]
        for number in [RoadFormat.version, RoadFormat.headerLength + content.count, date] + counts + [gridBits] {
            file.appendNumber(number, 4)
        }
        let hashes = (0..<3).map { $0 < sourceHashes.count ? sourceHashes[$0] : 0 }
        for hash in [content.withUnsafeBytes { RoadFormat.hash($0) }] + hashes {
            file.appendNumber(Int(Int64(bitPattern: hash)), 8)
        }
        file.appendNumber(ferries.count, 4)
        file.appendNumber(blocks.count, 4)
        while file.count < RoadFormat.headerChecksumOffset { file.append(0) }
        file.appendNumber(Int(Int64(bitPattern: file.withUnsafeBytes { RoadFormat.hash($0) })), 8)
        return file + content
    }

    /// The table of ferries and their texts.
    private static func ferryTable(of source: NetworkSource) -> [UInt8] {
        var (entries, texts): ([UInt8], [UInt8]) = ([], [])
        for ferry in source.graph.ferries {
            let service = ferry.service
            for junction in [ferry.from, ferry.to] { entries.appendNumber(source.number(junction), 4) }
            entries.appendNumber(Int(ferry.metres.rounded()), 4)
            entries.appendNumber(GraphTimes.crossing(service), 4)
            for junction in [ferry.from, ferry.to] {
                let point = source.point(source.number(junction))
                entries.appendNumber(Int(point.x), 4)
                entries.appendNumber(Int(point.y), 4)
            }
            entries.appendNumber(GraphTimes.sailings(service), 2)
            entries += [service.isTrain ? 1 : 0, 0]
            entries.appendNumber(texts.count, 4)
            for text in [service.from, service.to, service.season] {
                let bytes = Array(text.utf8.prefix(255))
                texts += bytes
                entries.append(UInt8(bytes.count))
            }
            entries.append(0)
        }
        return entries + texts
    }
}

extension [UInt8] {
    /// Appends a number in `length` bytes, the lowest first.
    mutating func appendNumber(_ number: Int, _ length: Int) {
        for byte in 0..<length { append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
    }
}
