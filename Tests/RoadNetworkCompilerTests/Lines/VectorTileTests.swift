import RoadNetwork
import Testing

@testable import road_network_compiler

@Suite struct VectorTileTests {
    @Test func readsMainRoadsOfTheLayerTransportation() throws {
        let tile = Message()
            .field(3, layer("building", [feature(tags: [0, 0], line: [9, 2, 2, 10, 4, 4])]))
            .field(
                3,
                layer(
                    "transportation",
                    [
                        feature(tags: [0, 0], line: [9, 2, 4, 18, 6, 0, 0, 7]),
                        feature(tags: [0, 1], line: [9, 0, 0, 10, 8, 8, 9, 20, 20, 10, 1, 1]),
                        feature(tags: [0, 2], line: [9, 0, 0, 10, 2, 2]),
                        feature(tags: [0, 0, 1, 3], line: [9, 0, 0, 10, 2, 2]),
                        feature(tags: [0, 0, 1, 4], line: [9, 4, 4, 10, 2, 2]),
                    ]))
        let (extent, roads) = try VectorTile.roads(in: tile.bytes)
        #expect(extent == 512)
        #expect(
            roads == [
                VectorTile.Road(roadClass: .motorway, lines: [[SIMD2(1, 2), SIMD2(4, 2), SIMD2(4, -2)]]),
                VectorTile.Road(
                    roadClass: .primary, lines: [[SIMD2(0, 0), SIMD2(4, 4)], [SIMD2(14, 14), SIMD2(13, 13)]]),
                VectorTile.Road(roadClass: .motorway, lines: [[SIMD2(2, 2), SIMD2(3, 3)]]),
            ])
    }

    @Test func aTileWithoutTheLayerHasNoRoads() throws {
        #expect(try VectorTile.roads(in: []).roads == [])
        #expect(try VectorTile.roads(in: Message().field(3, layer("water", [])).bytes).roads == [])
    }

    @Test func neverTrapsOnDamage() {
        let whole = Message().field(
            3, layer("transportation", [feature(tags: [0, 0], line: [9, 2, 4, 18, 6, 0, 0, 7])])
        ).bytes
        for count in whole.indices { _ = try? VectorTile.roads(in: Array(whole[..<count])) }
        for index in whole.indices {
            for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
                var damaged = whole
                damaged[index] = value
                _ = try? VectorTile.roads(in: damaged)
            }
        }
        #expect(throws: LineFileError.endsTooEarly) { try VectorTile.roads(in: Array(whole.dropLast())) }
    }

    @Test func refusesCommandsWithoutTheirNumbers() {
        let tile = Message().field(3, layer("transportation", [feature(tags: [0, 0], line: [9, 2, 4, 0xFFFF_FFFA])]))
        #expect(throws: LineFileError.endsTooEarly) { try VectorTile.roads(in: tile.bytes) }
    }

    @Test func putsTilesInTheirPlaceAndCutsWhatTheyRepeat() throws {
        var lines = RoadLines(stepsPerTile: 4096)
        let road = VectorTile.Road(
            roadClass: .trunk,
            lines: [[SIMD2(-10, 100), SIMD2(10, 100), SIMD2(10, 600)], [SIMD2(-5, -5), SIMD2(-5, 9)]])
        try TileDirectory.append((512, [road]), column: 3, row: 5, zoom: 7, to: &lines)
        #expect(
            lines.points == [
                GridPoint(x: 12_288, y: 21_280), GridPoint(x: 12_368, y: 21_280), GridPoint(x: 12_368, y: 24_576),
            ])
        #expect(lines.classes == [.trunk])
    }

    /// A layer of tiles of 512 steps with the keys class and ramp.
    private func layer(_ name: String, _ features: [Message]) -> Message {
        var layer = Message().field(1, Message(Array(name.utf8)))
        for feature in features { layer = layer.field(2, feature) }
        for key in ["class", "ramp"] { layer = layer.field(3, Message(Array(key.utf8))) }
        for text in ["motorway", "primary", "motorway_construction"] {
            layer = layer.field(4, Message().field(1, Message(Array(text.utf8))))
        }
        for number in [1, 0] as [UInt64] { layer = layer.field(4, Message().number(4, number)) }
        return layer.number(5, 512).number(15, 2)
    }

    private func feature(tags: [UInt64], line: [UInt64]) -> Message {
        Message().number(1, 7).field(2, .packed(tags)).number(3, 2).field(4, .packed(line))
    }
}

/// A message of protocol buffers, to build tiles.
private struct Message {
    var bytes: [UInt8]

    init(_ bytes: [UInt8] = []) { self.bytes = bytes }

    static func packed(_ numbers: [UInt64]) -> Message { Message(numbers.flatMap(variable)) }

    /// The message with one more field of bytes.
    func field(_ number: UInt64, _ content: Message) -> Message {
        Message(bytes + Self.variable(number << 3 | 2) + Self.variable(UInt64(content.bytes.count)) + content.bytes)
    }

    /// The message with one more number.
    func number(_ number: UInt64, _ value: UInt64) -> Message {
        Message(bytes + Self.variable(number << 3) + Self.variable(value))
    }

    private static func variable(_ value: UInt64) -> [UInt8] {
        var (rest, bytes) = (value, [UInt8]())
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        return bytes + [UInt8(rest)]
    }
}
