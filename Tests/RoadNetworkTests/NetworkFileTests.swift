import Geodesy
import TestSupport
import Testing

@testable import RoadNetwork
@testable import road_network_compiler

@Suite("The file of the network of roads")
struct NetworkFileTests {
    @Test("The same graph gives the same bytes, and the header says what it holds")
    func header() throws {
        var chance = RandomGraph(seed: 4)
        let graph = chance.graph()
        let bytes = RoadNetworkWriter.file(of: graph, date: 20_210_201, sourceHashes: [11, 22, 33])
        #expect(RoadNetworkWriter.file(of: graph, date: 20_210_201, sourceHashes: [11, 22, 33]) == bytes)
        let file = NetworkFile(bytes)
        let network = try RoadNetwork(bytes: file.bytes)
        #expect(network.date == 20_210_201 && network.sourceHashes == [11, 22, 33])
        #expect(network.junctionCount == graph.junctions.count && network.roadCount == graph.roads.count)
        #expect(network.ferryCount == graph.ferries.count)
        try network.verify()
        var other = bytes
        other[other.count - 20] ^= 1
        let changed = NetworkFile(other)
        #expect(throws: RoadNetworkError.otherContent) { try RoadNetwork(bytes: changed.bytes).verify() }
    }

    @Test("A file without roads has no ways")
    func empty() throws {
        let file = NetworkFile(RoadGraph(junctions: [], roads: [], ferries: [], speeds: RandomGraph.speeds))
        var finder = try file.finder()
        #expect(try finder.way(from: place(0, 0), to: place(0, 1)) == nil)
    }

    @Test("Bytes that end too early are refused, wherever they end")
    func truncation() throws {
        let bytes = RoadNetworkWriter.file(
            of: GridGraph.graph(side: 9, step: 0.1, south: 40, west: 10), date: 20_210_201, sourceHashes: [1, 2, 3])
        for length in 0..<bytes.count {
            let file = NetworkFile(bytes[..<length])
            let expected: RoadNetworkError =
                length < 8
                ? .notANetwork : .wrongLength(expected: length < 16 ? 96 : bytes.count, found: length)
            #expect(throws: expected) { try RoadNetwork(bytes: file.bytes) }
        }
    }

    @Test("A changed header is refused")
    func damagedHeader() throws {
        let bytes = RoadNetworkWriter.file(
            of: GridGraph.graph(side: 4, step: 0.1, south: 40, west: 10), date: 20_210_201, sourceHashes: [1, 2, 3])
        for offset in 16..<RoadFormat.headerLength {
            var bytes = bytes
            bytes[offset] ^= 0x10
            let file = NetworkFile(bytes)
            #expect(throws: RoadNetworkError.damagedHeader) { try RoadNetwork(bytes: file.bytes) }
        }
        var other = bytes
        other[8] = 9
        let file = NetworkFile(other)
        #expect(throws: RoadNetworkError.otherVersion(9)) { try RoadNetwork(bytes: file.bytes) }
    }

    /// Changes 1,000 bytes each in 10 batches, one at a time, and asks; an answer may be wrong, and nothing else.
    @Test("Changed bytes give an error or an answer", arguments: 0..<10)
    func damage(batch: UInt64) throws {
        var chance = RandomGraph(seed: 5)
        var graph = chance.graph()
        while graph.junctions.count < 65 || graph.ferries.isEmpty { graph = chance.graph() }
        let bytes = RoadNetworkWriter.file(of: graph, date: 20_210_201, sourceHashes: [1, 2, 3])
        let places = (0..<3).map { _ in chance.anyPlace() }
        var random = SeededGenerator(seed: batch)
        var (answers, errors) = (0, 0)
        for _ in 0..<1_000 {
            var damaged = bytes
            let offset = Int.random(in: RoadFormat.headerLength..<bytes.count, using: &random)
            damaged[offset] = UInt8.random(in: 0...255, using: &random)
            let file = NetworkFile(damaged)
            do {
                var finder = try file.finder()
                for (start, end) in zip(places, places.dropFirst()) {
                    if let way = try finder.way(from: start, to: end) { _ = try finder.lines(of: way) }
                }
                if offset % 8 == 0, let box = BoundingBox(of: places) {
                    try finder.roads(in: box, downTo: .primary, spacing: 0) { _, _ in }
                }
                answers += 1
            } catch is RoadNetworkError {
                errors += 1
            }
        }
        #expect(answers > 100 && errors > 50)
    }

    @Test("A short way decodes only the blocks it touches")
    func decodedAsTouched() throws {
        let file = NetworkFile(GridGraph.graph(side: 45, step: 0.05, south: 40, west: 10))
        var finder = try file.finder()
        #expect(finder.blocks.arcs.isEmpty)
        _ = try finder.way(from: place(40.31, 10.31), to: place(40.5, 10.42))
        let first = finder.blocks.arcs.count
        var whole = try file.finder()
        for block in 0..<whole.network.blockCount { _ = try whole.blocks.roads(of: block) }
        #expect(first > 0 && first * 2 < whole.blocks.arcs.count)
        _ = try finder.way(from: place(40.31, 10.31), to: place(40.5, 10.42))
        #expect(finder.blocks.arcs.count == first)
    }
}
