import Entities
import Testing

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
                inverse: .several([.removeStops(trip: Desk.id(1), [Desk.id(11)]), .reverseStops(trip: Desk.id(1))])),
        ])

    @Test("One line, with the time in UTC and the fingerprints in hexadecimal digits")
    func text() {
        let text = String(decoding: record.line, as: UTF8.self)
        #expect(
            text.hasPrefix(
                "{\"at\":\"2026-11-21T02:28:16.789Z\",\"kind\":\"undo\",\"before\":\"00000000000000ab\","
                    + "\"after\":\"ffffffffffffffff\",\"steps\":[{\"what\":\"Renamed “A” to “\\n\\\\\\u202e”\","))
        #expect(!record.line.contains(0x0A))
        #expect(HistoryRecord(line: record.line[...]) == record)
    }

    @Test("Every damaged byte, and every missing end, is noticed")
    func damage() {
        let line = record.line
        for index in line.indices {
            for change: UInt8 in [1, 0x20, 0x80] {
                var damaged = line
                damaged[index] ^= change
                #expect(HistoryRecord(line: damaged[...]) == nil, "\(index)")
            }
            #expect(HistoryRecord(line: line[..<index]) == nil)
        }
    }
}
