import FuzzTargets
import Interchange
import TestSupport
import Testing

/// The targets take any bytes, and tell what does not hold.
@Suite struct FuzzTargetTests {
    private static let pieces: [[UInt8]] =
        [
            "", "<gpx", " lat=\"1\" lon=\"2\"/>", "<rte>", "{\"trips\":[", "]}", "Name,Lat,Lon\n", "A,1,2\n", "\t",
            "\"",
            "# Trip: x\n", "x=1,2\n", "geo:1,2", "40°45'25\"N 73°59'10\"W", "TA\nabcdefB\tn|m\n=\n", "PK\u{3}\u{4}",
            "-HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3;x\r\nabc\r\n0\r\n\r\n",
        ].map { Array($0.utf8) } + [[0], [0xFF, 0xFE], [0xC3], [4, 0, 0x4B, 0x4C, 0x04, 0], [0x0D]]

    @Test("every target but the planted one holds for pieces of every kind", arguments: FuzzTarget.allCases)
    func holds(target: FuzzTarget) throws {
        for first in LongRun.cases(Self.pieces) {
            for second in Self.pieces where target != .planted {
                try target.check(first + second)
                try target.check(first + second + second)
            }
        }
    }

    @Test("every format that is read has a target")
    func formats() {
        for name in TripFormats.readNames { #expect(FuzzTarget(rawValue: name) != nil, "\(name)") }
    }

    @Test("the planted fault is told")
    func tells() throws {
        let violation = try #require(throws: Violation.self) { try FuzzTarget.planted.check(Array("<gpx>".utf8)) }
        #expect(violation.description == "the planted fault")
        try FuzzTarget.planted.check(Array("<gp".utf8))
    }
}
