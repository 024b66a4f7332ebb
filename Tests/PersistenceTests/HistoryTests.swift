import Entities
import Platform
import TestSupport
import Testing
import Text

@testable import Persistence

@Suite("The history")
struct HistoryTests {
    /// A library with this number of changes, and its states: the sample, then the state after each change.
    private func changed(_ count: Int) throws -> (desk: Desk, states: [Library]) {
        let desk = try Desk()
        var states = [Desk.sample]
        for number in 0..<count {
            states.append(try desk.store().commit(Desk.newTrip(UInt32(100 + number), "Trip \(number)")).library)
        }
        return (desk, states)
    }

    private func lines(_ desk: Desk) -> [ArraySlice<UInt8>] {
        (desk.files.bytes(at: Desk.history) ?? []).split(separator: 0x0A)
    }

    @Test("A library changed by hand is never overwritten by undo; the next change can be undone, older ones not")
    func handEdit() throws {
        let (desk, states) = try changed(3)
        var edited = states[3]
        edited.trips.removeLast()
        try desk.files.put(desk.text(edited), at: Desk.library)
        #expect(throws: StoreError.changedOutside(path: Desk.library)) { try desk.store().undo(1) }
        #expect(throws: StoreError.changedOutside(path: Desk.library)) { try desk.store().redo(1) }
        #expect(desk.files.bytes(at: Desk.library) == desk.text(edited))
        let shown = try desk.store().history()
        #expect(shown.entries == [])
        #expect(
            shown.warnings == [
                "\(Desk.library) was changed by others since the last change; earlier changes cannot be undone"
            ])
        _ = try desk.store().commit(.removeTrips([Desk.id(102)]))
        #expect(
            try desk.store().history()
                == History(entries: [
                    HistoryEntry(what: "Deleted “Trip 2”", at: desk.clock.now, undone: false)
                ]))
        #expect(throws: StoreError.nothingToUndo(asked: 2, available: 1)) { try desk.store().undo(2) }
        #expect(try desk.store().undo(1).library == edited)
    }

    @Test("A record that was cut off is told when the next change replaces it, unless nothing is lost with it")
    func cutOffIsReplaced() throws {
        let (desk, _) = try changed(3)
        let kept = lines(desk).prefix(2).reduce(into: []) { $0 += $1 + [0x0A] }
        try desk.files.put(kept + lines(desk)[2].dropLast(5), at: Desk.history)
        #expect(
            try desk.store().commit(Desk.newTrip(200, "Next")).warnings == [
                "\(Desk.history) ended in the middle of a record; changes before this one cannot be undone"
            ])
        #expect(try desk.store().commit(Desk.newTrip(201, "After")).warnings == [])
        // A save that was not finished leaves the beginning of a record too, of a change that was never made.
        let (other, _) = try changed(3)
        try other.files.put((other.files.bytes(at: Desk.history) ?? []) + [0x7B], at: Desk.history)
        #expect(try other.store().commit(Desk.newTrip(200, "Next")).warnings == [])
        #expect(try other.store().history().entries.count == 4)
    }

    @Test(
        "A history cut off in the middle of a record is reported as damage, not as a library changed by hand",
        arguments: 1..<4)
    func cutOff(kept: Int) throws {
        let (desk, states) = try changed(3)
        let whole = lines(desk).prefix(kept - 1).reduce(into: []) { $0 += $1 + [0x0A] }
        try desk.files.put(whole + lines(desk)[kept - 1].dropLast(5), at: Desk.history)
        let reason = "the file ends in the middle of a record: it was cut off; earlier changes cannot be undone"
        let damage = StoreError.damaged(
            path: Desk.history, TextFault(line: kept, column: 1, reason: reason), goodCopy: nil)
        guard kept > 1 else {
            // Nothing is left that a change could be undone by; the library itself is as it was.
            #expect(throws: StoreError.nothingToUndo(asked: 1, available: 0)) { try desk.store().undo(1) }
            return
        }
        #expect(throws: damage) { try desk.store().undo(1) }
        #expect(try desk.store().history().warnings == ["\(damage)"])
        #expect(try desk.store().load() == states[3])
        _ = try desk.store().commit(Desk.newTrip(500, "Next"))
        #expect(try desk.store().undo(1).library == states[3])
    }

    @Test("A good copy put back by hand takes the last change back, and the others can be undone")
    func goodCopyPutBack() throws {
        let (desk, states) = try changed(3)
        try desk.files.put(desk.files.bytes(at: Desk.goodCopy) ?? [], at: Desk.library)
        #expect(try desk.store().load() == states[2])
        #expect(try desk.store().undo(2).library == states[0])
    }

    @Test("Without a history there is nothing to undo", arguments: [true, false])
    func noHistory(isEmpty: Bool) throws {
        let (desk, _) = try changed(2)
        try desk.files.unlink(Desk.history)
        if isEmpty { try desk.files.put([], at: Desk.history) }
        #expect(throws: StoreError.nothingToUndo(asked: 1, available: 0)) { try desk.store().undo(1) }
        #expect(try desk.store().history() == History())
    }

    @Test(
        "A damaged record prevents the undo of earlier changes, is reported, and never affects the library",
        arguments: 0..<6)
    func damagedRecord(index: Int) throws {
        let (desk, states) = try changed(6)
        var damaged = lines(desk)
        damaged[index] = "{\"half a record"[...].utf8.map { $0 }[...]
        try desk.files.put(Array(damaged.joined(separator: [0x0A])) + [0x0A], at: Desk.history)
        #expect(try desk.store().load() == states[6])
        let warning = "\(Desk.history):\(index + 1): damaged; some changes cannot be undone"
        #expect(try desk.store().history().warnings == [warning])
        let left = 5 - index
        if left > 0 {
            #expect(throws: StoreError.nothingToUndo(asked: left + 1, available: left)) {
                try desk.store().undo(left + 1)
            }
            let saved = try desk.store().undo(left)
            #expect(saved.library == states[6 - left])
            #expect(saved.warnings == [warning])
        } else {
            #expect(throws: (any Error).self) { try desk.store().undo(1) }
            #expect(try desk.store().load() == states[6])
        }
        let next = try desk.store().commit(Desk.newTrip(500, "Next")).library
        #expect(try desk.store().undo(1).library != next)
    }

    @Test("A last line that was not finished means nothing and is cut away by the next change", arguments: 1..<20)
    func tornLine(kept: Int) throws {
        let (desk, states) = try changed(2)
        let torn = lines(desk)[1].prefix(kept)
        let whole = desk.files.bytes(at: Desk.history) ?? []
        try desk.files.put(whole + Array(torn), at: Desk.history)
        #expect(try desk.store().history().warnings == [])
        #expect(try desk.store().undo(1).library == states[1])
        let after = try desk.store().history()
        #expect(after.warnings == [])
        #expect(after.entries.map(\.undone) == [true, false])
    }

    @Test("A history that is a directory or may not be read stops undo with a message, not the library")
    func unreadable() throws {
        let (desk, states) = try changed(2)
        try desk.files.setMode(at: Desk.history, to: 0o000)
        let reason = "Permission denied"
        #expect(throws: StoreError.failed(call: "open", path: Desk.history, reason: reason)) {
            try desk.store().undo(1)
        }
        #expect(try desk.store().load() == states[2])
    }

    @Test("The file is shortened when it has grown, keeping 100 changes and those that can be redone")
    func compaction() throws {
        let desk = try Desk()
        let note = String(repeating: "long ", count: 400)
        var states = [Desk.sample]
        var sizes: [Int] = []
        for number in 0..<320 {
            var stop = Desk.stop(11, "Lisbon", 38.7, -9.1)
            stop.note = try Note("\(number) \(note)")
            let change = Change.replaceStop(trip: Desk.id(1), stop)
            let saved = try desk.store().commit(change)
            #expect(saved.warnings == [])
            states.append(saved.library)
            sizes.append(desk.files.bytes(at: Desk.history)?.count ?? 0)
        }
        let largest = try #require(sizes.max())
        #expect(largest < 2 * HistoryFile.compactionStep + 3_000)
        #expect(largest > 2 * HistoryFile.compactionStep - 3_000)
        let available = try desk.store().history().entries.count
        #expect(available >= 100)
        #expect(try desk.store().undo(available).library == states[320 - available])
        #expect(try desk.store().redo(available).library == states[320])
        #expect(try desk.names() == ["history.jsonl", "lock", "trips.json", "trips.json.bak"])
    }

    @Test("A shortened history amounts to the same for the changes that it keeps")
    func shortenedState() throws {
        let (desk, states) = try changed(8)
        _ = try desk.store().undo(3)
        let now = ContentHash(of: desk.files.bytes(at: Desk.library) ?? [])
        let file = HistoryFile(path: Desk.history, files: desk.files)
        let long = HistoryState(try file.read().records, now: now)
        let short = HistoryState(long.records(last: 4, now: now), now: now)
        #expect(short.undoable == Array(long.undoable.suffix(4)))
        #expect(short.redoable == long.redoable)
        #expect(!short.isOutdated)
        #expect(states.count == 9)
    }

    @Test("A fingerprint does not depend on how the bytes are cut, and tells near texts apart")
    func fingerprint() {
        let bytes = (0..<100).map { UInt8(truncatingIfNeeded: $0 * 37) }
        let whole = ContentHash(of: bytes)
        for cut in 0...100 {
            var hasher = ContentHasher()
            bytes[..<cut].withUnsafeBytes { hasher.add($0) }
            bytes[cut...].withUnsafeBytes { hasher.add($0) }
            #expect(hasher.finish() == whole)
        }
        var seen: Set<UInt64> = []
        for length in 0...100 { seen.insert(ContentHash(of: [UInt8](repeating: 0, count: length)).value) }
        for index in bytes.indices {
            var other = bytes
            other[index] ^= 1
            seen.insert(ContentHash(of: other).value)
        }
        #expect(seen.count == 201)
        #expect(ContentHash(text: whole.text) == whole)
        #expect(ContentHash(value: 0xAB).text == "00000000000000ab")
        #expect(ContentHash(text: "+0000000000000ab") == nil)
        #expect(ContentHash(text: "ab") == nil)
    }
}
