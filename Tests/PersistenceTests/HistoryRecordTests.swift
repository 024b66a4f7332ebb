import Entities
import Platform
import TestSupport
import Testing
import Text

@testable import Persistence

@Suite("Records of the history as text")
struct HistoryRecordTests {
    private let record = HistoryRecord(
        at: 1_795_228_096_789, kind: .undone, before: 0xAB, after: .max,
        steps: [
            HistoryRecord.Step(
                what: "Renamed “A” to “\n\\\u{202E}”", inverse: .renameTrip(Desk.id(1), Desk.name("Coast"))),
            HistoryRecord.Step(
                what: "Added stops",
                inverse: .several([.removeStops(trip: Desk.id(1), [Desk.id(11)]), .reverseStops(trip: Desk.id(1))]),
                mergedCopy: 0xFEED),
        ])

    @Test("One line, with the time in UTC and the fingerprints in hexadecimal digits")
    func text() {
        let text = String(decoding: record.line, as: UTF8.self)
        #expect(
            text.hasPrefix(
                "{\"at\":\"2026-11-21T02:28:16.789Z\",\"kind\":\"undo\",\"before\":\"00000000000000ab\","
                    + "\"after\":\"ffffffffffffffff\",\"steps\":[{\"what\":\"Renamed “A” to “\\n\\\\\\u202e”\","))
        #expect(!record.line.contains(0x0A))
        #expect(HistoryRecord.read(line: record.line[...]) == .record(record))
    }

    @Test("Every damaged byte, and every missing end, is noticed")
    func damage() {
        let line = record.line
        for index in line.indices {
            for change: UInt8 in [1, 0x20, 0x80] {
                var damaged = line
                damaged[index] ^= change
                #expect(HistoryRecord.read(line: damaged[...]) == .damaged, "\(index)")
            }
            #expect(HistoryRecord.read(line: line[..<index]) == .damaged)
        }
    }

    @Test("A record of an unknown kind with the right check was made by a newer version")
    func newer() throws {
        let old = record.line
        let text = String(decoding: old, as: UTF8.self).replacing("\"reverseStops\"", with: "\"foldStops\"")
        #expect(HistoryRecord.read(line: Array(text.utf8)[...]) == .damaged)
        let body = Array(text.utf8).dropLast(28)
        let check = body.withUnsafeBufferPointer { ContentHash(of: UnsafeRawBufferPointer($0)) }
        let line = body + Array(",\"check\":\"\(check.text)\"}".utf8)
        #expect(HistoryRecord.read(line: line[...]) == .newer)
    }

    @Test("What a newer version did is no damage: the rest can be undone, and the library says why not more")
    func newerInTheFile() throws {
        let desk = try Desk()
        _ = try desk.store().commit(Desk.newTrip(2, "Alps"))
        _ = try desk.store().commit(Desk.newTrip(3, "Baltic"))
        // The second record as if of another kind.
        var lines = try #require(desk.files.bytes(at: Desk.history)).split(separator: 0x0A).map(Array.init)
        let text = String(decoding: lines[1], as: UTF8.self).replacing("\"removeTrips\"", with: "\"foldTrips\"")
        let body = Array(text.utf8).dropLast(28)
        let check = body.withUnsafeBufferPointer { ContentHash(of: UnsafeRawBufferPointer($0)) }
        lines[1] = body + Array(",\"check\":\"\(check.text)\"}".utf8)
        try desk.files.put(Array(lines.joined(separator: [0x0A])) + [0x0A], at: Desk.history)
        #expect(
            throws: StoreError.newerVersion(
                path: Desk.history,
                TextFault(
                    line: 2, column: 1,
                    reason: "the record was made by a newer version of roadtrip; only that one can undo it"))
        ) { try desk.store().undo(1) }
        let warning =
            "\(Desk.history):2: made by a newer version of roadtrip; some changes can only be undone with that one"
        #expect(try desk.store().history().warnings == [warning])
        _ = try desk.store().commit(Desk.newTrip(4, "Crete"))
        #expect(try desk.store().undo(1).changes == ["Added “Crete”"])
    }
}
