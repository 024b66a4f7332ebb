import EmbeddedData
import Geodesy
import Shorelines
import TestSupport
import Testing

@Suite("A damaged base map")
struct ShorelinesFileTests {
    private let bytes = Array(
        UnsafeBufferPointer(start: embedded_shorelines().bytes, count: embedded_shorelines().count))

    @Test(
        "What is no base map is refused",
        arguments: [[], [1, 2, 3], Array("ROADSHO\n".utf8), Array("{\"version\": 1, \"trips\": []}".utf8)])
    func notABaseMap(bytes: [UInt8]) {
        #expect(throws: ShorelinesError.notABaseMap) { try Shorelines(bytes) }
    }

    @Test("Another version is refused by its number")
    func otherVersion() {
        var changed = bytes
        changed[8] = 7
        #expect(throws: ShorelinesError.otherVersion(7)) { try Shorelines(changed) }
        #expect(
            ShorelinesError.otherVersion(7).description
                == "the built-in base map has format 7, this program reads 2: "
                + "build the data and the program from the same sources")
    }

    @Test("A file that is cut or has something behind it is refused with both lengths")
    func wrongLength() {
        #expect(throws: ShorelinesError.wrongLength(expected: bytes.count, found: bytes.count - 1)) {
            try Shorelines(Array(bytes.dropLast()))
        }
        #expect(throws: ShorelinesError.wrongLength(expected: bytes.count, found: bytes.count + 1)) {
            try Shorelines(bytes + [0])
        }
        #expect(throws: ShorelinesError.wrongLength(expected: ShorelinesFormat.headerLength, found: 50)) {
            try Shorelines(Array(bytes.prefix(50)))
        }
    }

    @Test("Any changed byte of the header is noticed at once")
    func damagedHeader() {
        for offset in 12..<ShorelinesFormat.headerLength {
            var header = Array(bytes.prefix(ShorelinesFormat.headerLength))
            header[offset] ^= 0x40
            #expect(throws: ShorelinesError.damagedHeader, "byte \(offset)") { try Shorelines(header) }
        }
    }

    @Test("A changed byte among the lines is noticed when they are asked for, with their detail")
    func damagedLines() throws {
        let center = try Coordinate(latitude: 47, longitude: 8)
        for (offset, damaged) in [(200, ShorelineDetail.medium), (bytes.count - 1, .fine)] {
            var changed = bytes
            changed[offset] ^= 1
            let shorelines = try Shorelines(changed)
            #expect(throws: ShorelinesError.damagedLines(damaged)) { try shorelines.verify() }
            for detail in ShorelineDetail.allCases where detail != damaged {
                try shorelines.lines(detail, within: 100_000, of: center) { _, _ in }
            }
            #expect(throws: ShorelinesError.damagedLines(damaged)) {
                try shorelines.lines(damaged, within: 100_000, of: center) { _, _ in }
            }
        }
        #expect(
            ShorelinesError.damagedLines(.fine).description
                == "the built-in base map is damaged in its fine lines: build roadtrip again from complete sources")
    }

    @Test("Rubbish with checksums that fit is refused or gives points on the Earth", arguments: 0..<8 as Range<UInt64>)
    func rubbish(seed: UInt64) throws {
        var changed = bytes
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        // One byte in a thousand, or one in a million.
        let spacing = seed % 2 == 0 ? 2_000 : 1_000_000
        var offset = ShorelinesFormat.headerLength
        while offset < changed.count {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            changed[offset] = UInt8(truncatingIfNeeded: state >> 32)
            offset += 1 + Int(state >> 40) % spacing
        }
        let shorelines = try Shorelines(withFittingChecksums(changed))
        let center = try Coordinate(latitude: 47, longitude: 8)
        for detail in ShorelineDetail.allCases {
            do {
                var outside = 0
                try shorelines.lines(detail, within: 3e7, of: center) { _, line in
                    outside += line.count { $0.latitude.magnitude > 90 || $0.longitude.magnitude > 180 }
                }
                #expect(outside == 0)
            } catch {
                #expect(error == .damagedLines(detail))
            }
        }
    }

    /// The file with checksums of what is in it now.
    private func withFittingChecksums(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        func number(_ offset: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) } }
        func write(_ sum: UInt64, at offset: Int) {
            for index in 0..<8 { bytes[offset + index] = UInt8(truncatingIfNeeded: sum >> UInt64(8 * index)) }
        }
        for detail in ShorelineDetail.allCases {
            let entry = ShorelinesFormat.levelsOffset + ShorelinesFormat.levelLength * detail.rawValue
            let level = bytes[number(entry + 16)..<number(entry + 20) + number(entry + 24)]
            write(Array(level).withUnsafeBufferPointer { ShorelinesFormat.checksum($0) }, at: entry + 32)
        }
        write(
            ShorelinesFormat.headerChecksum(bytes[..<ShorelinesFormat.headerLength]),
            at: ShorelinesFormat.checksumOffset)
        return bytes
    }
}
