import RoadNetwork
import Testing

@testable import road_network_compiler

@Suite struct LineFileTests {
    /// Two lines: a trunk road (0, 3) (300, 2), and a motorway from there (300, 2) (299, 2).
    private let bytes: [UInt8] = [2, 7, 0, 6, 0xD8, 4, 1, 6, 0, 0, 1, 0]

    @Test func readsLines() throws {
        let lines = try LineFile.lines(in: bytes)
        #expect(lines.points == [(0, 3), (300, 2), (300, 2), (299, 2)].map { GridPoint(x: $0, y: $1) })
        #expect(lines.ends == [2, 4])
        #expect(lines.classes == [.trunk, .motorway])
        #expect(lines.stepsPerTile == 4096)
    }

    @Test func refusesEveryBeginning() {
        for count in bytes.indices {
            #expect(throws: LineFileError.endsTooEarly) { try LineFile.lines(in: Array(bytes[..<count])) }
        }
    }

    @Test func refusesMoreAfterTheEnd() {
        #expect(throws: LineFileError.moreAfterTheEnd(byte: 12)) { try LineFile.lines(in: bytes + [0]) }
    }

    @Test func refusesAPointOutsideTheMap() {
        #expect(throws: LineFileError.outsideTheMap(byte: 2)) { try LineFile.lines(in: [1, 6, 1, 0, 0, 0]) }
    }

    @Test func refusesNumbersOfMoreThan64Bits() {
        let long = [UInt8](repeating: 0xFF, count: 9) + [2]
        #expect(throws: LineFileError.numberTooLong(byte: 0)) { try LineFile.lines(in: long) }
        #expect(throws: LineFileError.numberTooLong(byte: 0)) {
            try LineFile.lines(in: [UInt8](repeating: 0x80, count: 20))
        }
    }

    @Test func readsTheLargestNumber() throws {
        var reader = VariableLengthReader([UInt8](repeating: 0xFF, count: 9) + [1])
        #expect(try reader.number() == .max)
        var smallest = VariableLengthReader([UInt8](repeating: 0xFF, count: 9) + [1])
        #expect(try smallest.difference() == .min)
    }

    @Test func saysWhatIsWrong() {
        #expect(LineFileError.outsideTheMap(byte: 2).description == "the point at byte 2 lies outside the map")
        #expect(
            RoadSourceError.damaged("a.gz", reason: LineFileError.endsTooEarly.description).description
                == "a.gz: damaged: it ends too early")
    }
}
