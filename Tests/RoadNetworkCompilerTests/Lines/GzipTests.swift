import Testing
import Zip

@testable import road_network_compiler

@Suite struct GzipTests {
    /// "hello hello hello\n", compressed by gzip with the name of its file.
    private let bytes: [UInt8] = [
        0x1F, 0x8B, 0x08, 0x08, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x68, 0x00, 0xCB, 0x48, 0xCD, 0xC9,
        0xC9, 0x57, 0xC8, 0x40, 0x90, 0x5C, 0x00, 0x3B, 0x7C, 0x8A, 0xDF, 0x12, 0x00, 0x00, 0x00,
    ]

    @Test func decompresses() throws {
        #expect(try Gzip.decompress(bytes) == Array("hello hello hello\n".utf8))
    }

    @Test func refusesEveryBeginningAndOtherFiles() {
        for count in bytes.indices {
            #expect(throws: ZipError.self) { try Gzip.decompress(Array(bytes[..<count])) }
        }
        #expect(!Gzip.isCompressed([0x1A, 0x2B]))
    }

    @Test func refusesAWrongChecksumAndLength() {
        var damaged = bytes
        damaged[damaged.count - 5] ^= 1
        #expect(throws: ZipError.damaged("its checksum is wrong")) { try Gzip.decompress(damaged) }
        damaged = bytes
        damaged[damaged.count - 4] += 1
        #expect(throws: ZipError.damaged("its length is wrong")) { try Gzip.decompress(damaged) }
        damaged[damaged.count - 1] = 0x7F
        #expect(throws: ZipError.tooLarge("it claims to hold 2130706451 bytes")) { try Gzip.decompress(damaged) }
    }
}
